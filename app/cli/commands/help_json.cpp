// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/help_text.h"
#include "engine/formats/io/json_text.h"
#include "engine/formats/io/report_head.h"

namespace tessera {

namespace {

void writeOption(JsonText& json, const Option& option)
{
    json.beginObject().key("name").value(option.name).key("kind").value(name(option.kind));
    json.key("value").value(option.value).key("sentence").value(option.sentence);
    json.key("isList").value(option.isList);
    if (!option.standard.empty())
        json.key("default").value(option.standard);
    if (!option.choices.empty()) {
        json.key("choices").beginArray();
        for (const std::string_view choice : option.choices)
            json.value(choice);
        json.endArray();
    }
    json.endObject();
}

void writeCommand(JsonText& json, const CommandText& command)
{
    json.beginObject().key("name").value(command.name).key("summary").value(command.summary);
    json.key("operands").value(command.operands).key("sentence").value(command.sentence);
    json.key("remarks").value(command.remarks).key("isDrawing").value(command.isDrawing);
    json.key("options").beginArray();
    for (const Option& option : command.options)
        writeOption(json, option);
    json.endArray().key("examples").beginArray();
    for (const Example& example : command.examples)
        json.beginObject().key("line").value(example.line).key("sentence").value(example.sentence).endObject();
    json.endArray().endObject();
}

void writeOperator(JsonText& json, const Operator& op)
{
    json.beginObject().key("name").value(name(op)).key("summary").value(english(summary(op)));
    json.key("options").beginArray();
    for (const OperatorOption& option : operatorOptions(op)) {
        json.beginObject().key("name").value(option.name).key("value").value(option.value);
        json.key("sentence").value(option.sentence).key("choices").beginArray();
        for (const std::string& choice : option.choices)
            json.value(choice);
        json.endArray().endObject();
    }
    json.endArray().endObject();
}

void writeMeanings(JsonText& json, std::string_view title, std::span<const Meaning> meanings)
{
    json.key(title).beginArray();
    for (const Meaning& each : meanings)
        json.beginObject().key("name").value(each.name).key("sentence").value(each.sentence).endObject();
    json.endArray();
}

} // namespace

std::string helpJson()
{
    JsonText json;
    beginReport(json, "help").key("window");
    writeCommand(json, kWindowText);
    json.key("commands").beginArray();
    for (const CommandText* command : commandTexts())
        writeCommand(json, *command);
    json.endArray().key("commonOptions").beginArray();
    for (const Option& option : {kMemoryBudget, kHelp})
        writeOption(json, option);
    json.endArray().key("operators").beginArray();
    for (const Operator& op : allOperators())
        writeOperator(json, op);
    json.endArray();
    writeMeanings(json, "exitCodes", exitCodeTexts());
    writeMeanings(json, "variables", variableTexts());
    writeMeanings(json, "files", fileTexts());
    return json.endObject().text();
}

} // namespace tessera
