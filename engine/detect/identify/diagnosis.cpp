// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/diagnosis.h"
#include "engine/detect/identify/search.h"
#include "engine/formats/io/json_text.h"

#include <algorithm>
#include <iterator>

namespace tessera {

std::string axisName(const MeasuredAxis& axis)
{
    return std::string(kAxisNames[axis.axis]);
}

namespace {

std::string roundedText(const AxisFit& line, bool isFloor)
{
    return (isFloor ? "floor(x), " : "") + lineText(line);
}

} // namespace

std::string lineText(const MeasuredAxis& axis)
{
    return roundedText(axis.line, axis.isFloor);
}

std::string meantText(const MeasuredAxis& axis)
{
    return axis.meant ? roundedText(*axis.meant, axis.isFloor) : std::string();
}

std::vector<MistakeClass> Diagnosis::classes() const
{
    std::vector<MistakeClass> all{mistake};
    if (mistake != MistakeClass::None)
        std::ranges::copy(others, std::back_inserter(all));
    return all;
}

std::vector<std::string> namesOf(std::span<const MistakeClass> classes)
{
    std::vector<std::string> names;
    for (const MistakeClass each : classes)
        names.emplace_back(name(each));
    return names;
}

std::string secondOf(const Diagnosis& diagnosis)
{
    return diagnosis.second ? std::string(name(*diagnosis.second)) : std::string();
}

Message classText(const std::vector<std::string>& names, const std::string& second)
{
    const Message first = anyOf({names.begin(), names.end()});
    if (second.empty())
        return first;
    //: Classes of mistakes: what was done wrong, and what besides.
    return (names.size() == 1 ? say("identify", "%1 and %2") : say("identify", "%1, and %2"))(first, second);
}

Message classText(const Diagnosis& diagnosis)
{
    return classText(namesOf(diagnosis.classes()), secondOf(diagnosis));
}

Message meaning(std::span<const MistakeClass> classes, std::optional<MistakeClass> second)
{
    Message all;
    for (const MistakeClass each : classes)
        //: What one class of mistakes is, and another.
        all = all.isEmpty() ? Message(meaning(each)) : say("identify", "%1; or: %2")(all, meaning(each));
    if (second)
        //: What one class of mistakes is, and another that was made at the same time.
        all = say("identify", "%1; and: %2")(all, meaning(*second));
    return all;
}

Message briefly(const Diagnosis& diagnosis, std::string_view side)
{
    const Message word = classText(diagnosis);
    if (diagnosis.mistake == MistakeClass::None)
        //: The class of mistakes; the output.
        return say("identify", "%1: %2 is what is meant")(word, side);
    if (diagnosis.mistake == MistakeClass::Unknown)
        return say("identify", "%1: nothing that is known gives %2")(word, side);
    const uint64_t left = diagnosis.saysLeft ? 0 : diagnosis.of - diagnosis.explained;
    Message brief = word + ": " + givesText(side, diagnosis.what, left);
    if (const size_t others = diagnosis.equals.size(); others > 0)
        brief = std::move(brief) + "; "
            + (others == 1 ? say("identify", "%1 other mistake would give the same here")
                           : say("identify", "%1 other mistakes would give the same here"))(others);
    return brief;
}

namespace {

void writeTexts(JsonText& json, std::string_view key, const std::vector<Message>& texts)
{
    json.key(key).values(texts, [](const Message& text) { return english(text); });
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
    json.key("case").textOrNull(diagnosis.line);
    writeTexts(json, "equals", diagnosis.equals);
    json.key("probe").textOrNull(diagnosis.probe);
    writeAxes(json, diagnosis.axes);
    writeTexts(json, "sentences", diagnosis.sentences);
    json.endObject();
}

} // namespace tessera
