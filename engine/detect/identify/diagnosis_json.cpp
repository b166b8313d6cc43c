// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/diagnosis.h"

#include "engine/formats/io/json_text.h"

namespace tessera {

namespace {

void writeTexts(JsonText& json, std::string_view key, const std::vector<Message>& texts)
{
    json.key(key).values(texts, [](const Message& text) { return english(text); });
}

void writeText(JsonText& json, std::string_view key, const std::string& text)
{
    json.key(key);
    if (text.empty())
        json.null();
    else
        json.value(text);
}

void writeFit(JsonText& json, const AxisFit& line, const std::string& text)
{
    json.key("slope").value(line.slope).key("offset").value(line.offset).key("text").value(text);
}

void writeAxes(JsonText& json, const std::vector<MeasuredAxis>& axes)
{
    json.key("axes").beginArray();
    for (const MeasuredAxis& axis : axes) {
        json.beginObject().key("axis").value(axisName(axis));
        writeFit(json, axis.line, lineText(axis));
        json.key("meant");
        if (axis.meant) {
            writeFit(json.beginObject(), *axis.meant, meantText(axis));
            json.endObject();
        } else {
            json.null();
        }
        json.endObject();
    }
    json.endArray();
}

} // namespace

void writeDiagnosis(JsonText& json, const Diagnosis& diagnosis)
{
    json.beginObject();
    writeClasses(json, namesOf(diagnosis.classes()), secondOf(diagnosis));
    json.key("proved").value(diagnosis.isProved);
    json.key("explained").value(diagnosis.explained).key("of").value(diagnosis.of);
    writeText(json, "case", diagnosis.line);
    writeTexts(json, "equals", diagnosis.equals);
    writeText(json, "probe", diagnosis.probe);
    writeAxes(json, diagnosis.axes);
    writeTexts(json, "sentences", diagnosis.sentences);
    json.endObject();
}

} // namespace tessera
