// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/command_text.h"
#include "app/cli/arguments/shared_options.h"
#include "app/cli/arguments/standard_output.h"
#include "app/cli/commands/commands.h"
#include "engine/core/case/generator.h"
#include "engine/core/message/message.h"
#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/error.h"
#include "engine/formats/files/array_file.h"
#include "engine/formats/io/json_text.h"
#include "engine/formats/pictures/picture_file.h"
#include "engine/judge/measure/measure.h"
#include "engine/report/runs/terminal_text.h"

#include <algorithm>
#include <array>
#include <ostream>
#include <sstream>
#include <utility>

namespace tessera {

namespace {

constexpr size_t kWidth = 100; // the width of a synopsis and of paragraphs

constexpr std::string_view kCaseTopic = "case"; // the topic of `tessera help case`
constexpr std::string_view kCaseSummary = "an operator and its input, as a line of text or as a file";
constexpr std::string_view kEngineTopic = "engine", kAllTopic = "all"; // topics of `tessera help` too
constexpr std::string_view kCaseLineText =
    "A case is one line: the operator's name, its fields as options, and its data. Sizes, DataType, Strides and "
    "TotalTensorSizeInBytes are the input tensor's; the output's are written in full (--OutputTensor.Sizes). Without "
    "them the output's shape is computed; other fields have their defaults.";
constexpr std::string_view kCaseExample =
    "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH --data doc-iota";
constexpr std::string_view kCaseFileText =
    "A file (.json) is a model of DxDispatch: resources with their initial values, dispatchables with the operator and "
    "its fields, and commands. Each dispatch is a case of its own. Comments and trailing commas are allowed. The "
    "member \"tessera\" is this program's own: version, title, sentence, text (the line), expected (values by "
    "resource) and tolerance; DxDispatch ignores it.";

constexpr std::array<std::string_view, 10> kKindNames = {"text",   "file",  "folder",    "engine",   "engine-or-file",
                                                         "choice", "parts", "pack-case", "operator", "data-types"};
static_assert(kKindNames.size() == static_cast<size_t>(ValueKind::DataTypes) + 1);

struct Meaning {
    std::string_view name; // "4"
    std::string_view sentence;
};
constexpr Meaning kExitCodes[] = {
    {"0", "fine"},
    {"1", "mistrusted: equal, but the case proves little; identify: unknown"},
    {"2", "mismatch"},
    {"3", "shape or type cannot be compared"},
    {"4", "bad input or usage"},
    {"5", "an engine or the window program is missing or failed, memory is short, or UNSUPPORTED is all that came out"},
    {"130, 143", "stopped by Ctrl+C, or by SIGTERM"},
};

// An option that follows an operator's name: a field, a part of a tensor, or the data.
struct OperatorOption {
    std::string name; // "BlockSize", without the dashes
    std::string value; // "NUMBER"
    std::string sentence;
    std::vector<std::string> choices; // the values of an enumeration
};

using Rows = std::vector<std::pair<std::string, std::string>>;

void printRows(const Rows& rows, std::ostream& out)
{
    TextTable table;
    for (const auto& [label, sentence] : rows)
        table.add({"  " + label, sentence});
    table.print(out, 2);
}

// Whether the line is a row of a table, which is not filled: it begins with a blank, or has two blanks side by side.
bool isRow(std::string_view line)
{
    return line.starts_with(' ') || line.find("  ") != line.npos;
}

// Lines filled with the words of a paragraph. An empty line and a row stand for themselves.
std::string filled(std::string_view text)
{
    std::istringstream lines{std::string(text)};
    std::string result, line;
    size_t column = 0; // the column in the paragraph; 0: none is begun
    const auto endParagraph = [&] {
        result += column > 0 ? "\n" : "";
        column = 0;
    };
    while (std::getline(lines, line)) {
        if (line.empty() || isRow(line)) {
            endParagraph();
            result += line + '\n';
            continue;
        }
        std::istringstream words(line);
        for (std::string word; words >> word; result += word) {
            const size_t width = textWidth(word);
            const bool fits = column + 1 + width <= kWidth;
            if (column > 0)
                result += fits ? " " : "\n";
            column = column > 0 && fits ? column + 1 + width : width;
        }
    }
    endParagraph();
    return result;
}

std::string labelOf(std::string_view name, std::string_view value)
{
    return "--" + std::string(name) + (value.empty() ? "" : " ") + std::string(value);
}

// The option's sentence, choices and default, and whether it may be given more than once.
std::string description(const Option& option)
{
    std::string text(option.sentence);
    if (option.kind == ValueKind::Parts && !option.choices.empty())
        text += " By name: " + alternatives(option.choices) + ".";
    else if (!option.choices.empty())
        text = text.substr(0, text.size() - 1) + ": " + alternatives(option.choices) + ".";
    if (!option.standard.empty())
        text += " Default: " + std::string(option.standard) + ".";
    if (option.isList)
        text += " May be given more than once.";
    return text;
}

// "tessera check CASE… [--engine WHAT] …", broken before the width, later lines indented.
std::string synopsis(const CommandText& command)
{
    std::vector<std::string> parts;
    if (!command.operands.empty())
        parts.emplace_back(command.operands);
    for (const Option& option : ownOptions(command))
        if (command.operands.find("--" + std::string(option.name)) == command.operands.npos) // it says it already
            parts.push_back("[--" + std::string(option.name) + (option.value.empty() ? "" : " ")
                            + std::string(option.value) + (option.isList ? "]…" : "]"));
    std::string text = "tessera" + (command.name.empty() ? "" : " " + std::string(command.name));
    const std::string indent(textWidth(text) + 1, ' ');
    size_t column = textWidth(text);
    for (const std::string& part : parts) {
        const bool fits = column + 1 + textWidth(part) <= kWidth;
        text += fits ? " " : "\n" + indent;
        column = (fits ? column + 1 : indent.size()) + textWidth(part);
        text += part;
    }
    return text;
}

std::vector<std::string> choicesOf(const Field& field)
{
    if (const auto* choice = std::get_if<EnumValue>(&field.value))
        return {choice->type->names.begin(), choice->type->names.end()};
    if (std::holds_alternative<bool>(field.value))
        return {"true", "false"};
    return {};
}

std::string placeholderOf(const Field& field)
{
    const std::string names = listText(choicesOf(field), "|");
    return !names.empty() ? names : std::holds_alternative<uint32_t>(field.value) ? "NUMBER" : "A,B,C";
}

void printGenerators(std::ostream& out)
{
    Rows rows;
    for (const Pattern pattern : kPatterns)
        rows.emplace_back("    " + std::string(name(pattern)), english(sentence(pattern)));
    printRows(rows, out);
}

// Prints what each format is written with; more is read.
void printPictureFormats(std::ostream& out)
{
    Rows rows;
    for (const PictureFormatInfo& format : pictureFormats()) {
        const std::string names = listText(format.extensions, " ");
        if (!format.isWritten()) {
            rows.emplace_back("    " + names, std::string(format.name) + ": is read only");
            continue;
        }
        const std::string samples = format.samples.size() == std::size(kDataTypes)
            ? "every type"
            : listText(format.samples, ", ", [](DataType sample) { return name(sample); });
        std::vector<Message> counts;
        for (const uint32_t channels : format.channels)
            counts.emplace_back(channels);
        rows.emplace_back("    " + names,
                          std::string(format.name) + ": " + samples + "; "
                              + (counts.empty() ? "any number of" : english(anyOf(counts))) + " channels");
    }
    printRows(rows, out);
}

void printOperators(std::ostream& out)
{
    out << "\n"
           "Operators, which a CASE may begin with in place of a file; `tessera run OPERATOR --help` lists the "
           "fields:\n\n";
    Rows rows;
    for (const Operator& op : allOperators())
        rows.emplace_back(name(op), english(op.row().sentence));
    printRows(rows, out);
}

std::vector<OperatorOption> operatorOptions(const Operator& op)
{
    const std::string output(outputField(op));
    const auto namesOf = [](const auto& list) {
        std::vector<std::string> names;
        for (const auto each : list)
            names.emplace_back(name(each));
        return names;
    };
    std::vector<OperatorOption> options = {
        {"Sizes", "N,C,H,W", "The input's sizes.", {}},
        {"DataType", "TYPE", "The type of both tensors: FLOAT32, UINT8 and so on.", namesOf(kDataTypes)},
        {"Strides", "A,B,C", "The input's strides, in elements; packed by default.", {}},
    };
    for (const Field& field : fields(op))
        if (!std::holds_alternative<TensorDesc>(field.value))
            options.push_back(
                {std::string(field.info.name), placeholderOf(field), english(field.info.sentence), choicesOf(field)});
    options.push_back({output + ".Sizes", "N,C,H,W", "The output's sizes; computed by default.", {}});
    options.push_back({output + ".Strides", "A,B,C", "The output's strides, in elements; packed by default.", {}});
    options.push_back({"range",
                       "RANGE",
                       "What black and white of a picture are in float types. By default 0-255 where a picture is "
                       "read, and what the values tell where one is written. Floats of a file stay as they are.",
                       {"0-255", "0-1"}});
    options.push_back({"data", "SOURCE",
                       "A file (.npy, .npz#array, a picture, raw bytes, case.json#resource), pictures of one size as a "
                       "batch (a.png,b.png), values:1,2,…, or a generator, its number after a colon:",
                       namesOf(kPatterns)});
    return options;
}

} // namespace

void printHelp(const CommandText& command, std::ostream& out)
{
    out << synopsis(command) << "\n\n" << filled(command.sentence) << '\n';
    Rows rows;
    for (const Option& option : allOptions(command))
        rows.emplace_back(labelOf(option.name, option.value), description(option));
    printRows(rows, out);
    if (!command.remarks.empty())
        out << '\n' << filled(command.remarks);
    for (const Example& example : command.examples)
        out << '\n' << example.sentence << "\n\n  tessera " << example.line << '\n';
}

void printHelp(const Operator& op, std::ostream& out)
{
    out << name(op) << ": " << english(op.row().sentence) << "\n\n";
    Rows rows;
    for (const OperatorOption& option : operatorOptions(op))
        rows.emplace_back(labelOf(option.name, option.value), option.sentence);
    printRows(rows, out);
    printGenerators(out);
}

namespace {

void printCaseHelp(std::ostream& out)
{
    out << kCaseSummary << "\n\n" << filled(kCaseLineText) << "\n  " << kCaseExample << "\n\n" << filled(kCaseFileText);
    printOperators(out);
    out << "\n"
           "What --data takes besides a file (.npy, .npz#array, a picture, raw bytes, case.json#resource), pictures of "
           "one size as a batch (a.png,b.png) and values:1,2,…; a number may follow a colon:\n\n";
    printGenerators(out);
    out << "\nPictures, and what is written of them; an array of {H, W, C} is one as FILE.npy" << kAsPicture
        << " or FILE.npz#ARRAY" << kAsPicture << ":\n\n";
    printPictureFormats(out);
}

void printFirstScreen(std::ostream& out)
{
    out << "Runs DirectML's layout operators, shows where each element goes, and names what an engine does wrong.\n\n";
    printRows({{"tessera [FILE… | CASE]", "opens the window"}, {"tessera COMMAND …", "needs no window"}}, out);
    out << '\n';
    Rows rows;
    for (const CommandText* command : {&kRunText, &kCheckText, &kIdentifyText, &kSweepText, &kShowText})
        rows.emplace_back(command->name, command->summary);
    printRows(rows, out);
    out << "\nA CASE is a file, or an operator with its fields:\n\n  tessera run " << kCaseExample << "\n\n";
    printRows({{"tessera COMMAND --help", "what it takes, with examples"},
               {"tessera help case", "what a case is, and what its data may be"},
               {"tessera help engine", "how a program of yours becomes an engine"},
               {"tessera --help all", "all commands and operators, what the window takes, and the exit codes"}},
              out);
}

void printOverview(std::ostream& out)
{
    printRows({{"tessera [FILE… | CASE]", "opens the window"},
               {"tessera COMMAND …", "needs no window; `tessera COMMAND --help` says more"},
               {"tessera --version [--json]", "says which version this is, and how it was built"}},
              out);
    out << "\nThe window takes:\n\n";
    Rows rows;
    for (const Option& option : kWindowText.options)
        rows.emplace_back(labelOf(option.name, option.value), description(option));
    rows.emplace_back(labelOf(kMemoryBudget.name, kMemoryBudget.value), description(kMemoryBudget));
    printRows(rows, out);
    out << "\nCommands:\n\n";
    rows.clear();
    for (const CommandText* command : commandTexts())
        rows.emplace_back(command->name, command->summary);
    printRows(rows, out);
    printOperators(out);
    out << "\nExit codes; the highest counts:\n\n";
    rows.clear();
    for (const Meaning& code : kExitCodes)
        rows.emplace_back(code.name, code.sentence);
    printRows(rows, out);
}

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
    json.beginObject().key("name").value(option.name).key("kind").value(kKindNames[static_cast<size_t>(option.kind)]);
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
    for (const Meaning& each : kExitCodes)
        json.beginObject().key("name").value(each.name).key("sentence").value(each.sentence).endObject();
    return json.endArray().endObject().text();
}

#include "manual_texts.inc"

int helpCommand(const CommandCall& call)
{
    const CommandLine& line = call.line;
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
    .most = 1,
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
