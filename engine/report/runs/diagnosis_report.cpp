// SPDX-License-Identifier: Apache-2.0
#include "engine/report/runs/diagnosis_report.h"

#include "engine/formats/io/json_classes.h"
#include "engine/formats/io/json_text.h"
#include "engine/formats/io/report_head.h"
#include "engine/report/text/terminal_text.h"

#include <iomanip>
#include <ostream>

namespace tessera {

namespace {

void writeTexts(JsonText& json, std::string_view key, const std::vector<Message>& texts)
{
    json.key(key).beginArray();
    for (const Message& text : texts)
        json.value(english(text));
    json.endArray();
}

void writeText(JsonText& json, std::string_view key, const std::string& text)
{
    json.key(key);
    if (text.empty())
        json.null();
    else
        json.value(text);
}

std::string_view certainty(const Diagnosis& diagnosis)
{
    if (diagnosis.mistake == MistakeClass::Unknown)
        return {};
    return diagnosis.isProved ? ", proved" : ", likely";
}

} // namespace

void print(std::ostream& out, const Diagnosis& diagnosis)
{
    out << std::left << std::setw(16) << english(groupText(namesOf(diagnosis.classes()))) << "  " << diagnosis.explained
        << " of " << diagnosis.of << certainty(diagnosis);
    if (!diagnosis.line.empty())
        out << "  |  " << terminalText(diagnosis.line);
    out << '\n';
    for (const Message& sentence : diagnosis.sentences)
        out << "  " << terminalText(english(sentence)) << '\n';
}

void writeDiagnosis(JsonText& json, const Diagnosis& diagnosis)
{
    json.beginObject();
    writeClasses(json, namesOf(diagnosis.classes()));
    json.key("proved").value(diagnosis.isProved);
    json.key("explained").value(diagnosis.explained).key("of").value(diagnosis.of);
    writeText(json, "case", diagnosis.line);
    writeTexts(json, "equals", diagnosis.equals);
    writeText(json, "probe", diagnosis.probe);
    writeTexts(json, "sentences", diagnosis.sentences);
    json.endObject();
}

std::string identifyJson(const std::string& name, const std::string& command, const Diagnosis& diagnosis)
{
    JsonText json;
    beginReport(json, "identify").key("results").beginArray();
    json.beginObject().key("name").value(terminalLines(name)).key("command").value(terminalLines(command));
    writeDiagnosis(json.key("diagnosis"), diagnosis);
    return json.endObject().endArray().endObject().text();
}

} // namespace tessera
