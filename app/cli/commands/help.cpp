// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/help_text.h"
#include "app/cli/arguments/shared_options.h"
#include "app/cli/commands/commands.h"
#include "app/cli/terminal/output_file.h"
#include "engine/core/message/message.h"
#include "engine/core/tensor/error.h"
#include "engine/formats/io/json_text.h"
#include "engine/formats/io/report_head.h"
#include "engine/judge/measure/provenance.h"

#include <algorithm>
#include <array>
#include <ostream>

namespace tessera {

namespace {

constexpr Option kHelpOptions[] = {kJson};

constexpr Example kHelpExamples[] = {
    {"help check", "Says what the options of a command are."},
    {"help case", "Says what a case is, as a line and as a file."},
    {"help engine", "Says how a program, a library or a shader becomes an engine."},
};

const CommandText& neededCommand(const std::string& word)
{
    std::vector<std::string> names{std::string(kAllTopic), std::string(kCaseTopic), std::string(kEngineTopic)};
    for (const CommandText* command : commandTexts()) {
        if (command->name == word)
            return *command;
        names.emplace_back(command->name);
    }
    throw TextError("\"" + word + "\" is no command; " + suggestion(word, names));
}

void writeOption(JsonText& json, const Option& option)
{
    json.beginObject().key("name").value(option.name).key("kind").value(name(option.kind));
    json.key("value").value(option.value).key("sentence").value(option.sentence);
    json.key("isList").value(option.isList);
    if (!option.standard.empty())
        json.key("default").value(option.standard);
    if (!option.choices.empty()) {
        json.key("choices").values(option.choices);
    }
    json.endObject();
}

void writeCommand(JsonText& json, const CommandText& command)
{
    json.beginObject().key("name").value(command.name).key("summary").value(command.summary);
    json.key("operands").value(command.operands).key("sentence").value(command.sentence);
    json.key("remarks").value(command.remarks).key("isDrawing").value(command.isDrawing);
    json.key("options").beginArray();
    for (const Option& option : ownOptions(command))
        writeOption(json, option);
    json.endArray().key("examples").beginArray();
    for (const Example& example : command.examples)
        json.beginObject().key("line").value(example.line).key("sentence").value(example.sentence).endObject();
    json.endArray().endObject();
}

void writeOperator(JsonText& json, const Operator& op)
{
    json.beginObject().key("name").value(name(op)).key("summary").value(english(op.row().sentence));
    json.key("options").beginArray();
    for (const OperatorOption& option : operatorOptions(op)) {
        json.beginObject().key("name").value(option.name).key("value").value(option.value);
        json.key("sentence").value(option.sentence).key("choices").values(option.choices).endObject();
    }
    json.endArray().endObject();
}

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
    json.endArray().key("exitCodes").beginArray();
    for (const Meaning& each : exitCodeTexts())
        json.beginObject().key("name").value(each.name).key("sentence").value(each.sentence).endObject();
    return json.endArray().endObject().text();
}

#include "manual_texts.inc"

int helpCommand(const CommandCall& call)
{
    const CommandLine& line = call.line;
    if (line.cases().size() > 1)
        throw TextError("help takes one command, not " + std::to_string(line.cases().size()));
    const auto json = line.value(kJson.name);
    const std::string topic = line.cases().empty() ? "" : line.cases().front().name;
    if (json && !topic.empty())
        throw TextError("--json is about all commands; it goes without the name of one");
    if (json)
        writeOutput(*json, helpJson(), call.out);
    else if (topic.empty())
        printFirstScreen(call.out);
    else if (topic == kAllTopic)
        printOverview(call.out);
    else if (topic == kCaseTopic)
        printCaseHelp(call.out);
    else if (topic == kEngineTopic)
        call.out << kEnginesMd;
    else
        printHelp(neededCommand(topic), call.out);
    return exit_code::kFine;
}

// The part of provenance() that is the same on every machine that has this program.
std::string versionJson()
{
    JsonText json;
    beginReport(json, "version").key("optimised").value(isOptimisedBuild());
    for (const Fact& fact : provenance())
        if (fact.name == "compiler" || fact.name == "flags" || fact.name == "libraries")
            json.key(fact.name).value(fact.value);
    return json.endObject().text();
}

} // namespace

const CommandText kHelpText{
    .name = "help",
    .summary = "says what the commands are, or what one of them takes",
    .operands = "[COMMAND | all | case | engine]",
    .sentence = "Says what the commands are, what one of them takes, what a case is, or what may be an engine.",
    .options = kHelpOptions,
    .examples = kHelpExamples,
    .run = helpCommand,
};

int versionCommand(const Arguments& arguments, std::ostream& out)
{
    const bool wantsJson = !arguments.empty() && arguments.front() == "--json" && arguments.size() <= 2;
    if (!arguments.empty() && !wantsJson)
        throw TextError("--version stands alone, or before --json");
    if (wantsJson)
        writeOutput(arguments.size() > 1 ? arguments.back() : "-", versionJson(), out);
    else
        out << "tessera " << TESSERA_VERSION << '\n';
    return exit_code::kFine;
}

} // namespace tessera
