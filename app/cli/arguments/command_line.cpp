// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/command_line.h"

#include "app/cli/arguments/command_text.h"
#include "engine/core/case/case.h"
#include "engine/core/message/message.h"
#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/files/file.h"
#include "engine/formats/io/file_kind.h"
#include "engine/frameworks/onnx/model.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <filesystem>
#include <system_error>

namespace tessera {

namespace {

// A name that cannot even be looked up (too long, in a circle of links, behind a folder without permission) is no file.
bool exists(const std::string& path)
{
    std::error_code error;
    return std::filesystem::exists(path, error);
}

// A word in an operator's letters that is no file is taken for an operator, so that a misspelt name is corrected.
bool looksLikeOperator(const std::string& word)
{
    constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_";
    std::string upper = word;
    std::ranges::transform(upper, upper.begin(), [](unsigned char each) { return std::toupper(each); });
    return operatorFromName(word)
        || ((operatorFromName(upper) || word.find_first_not_of(letters) == std::string::npos) && !exists(word));
}

// A whole line in one argument, as a failing test prints it.
bool looksLikeLine(const std::string& word)
{
    const size_t blank = word.find(' ');
    return blank != std::string::npos && operatorFromName(word.substr(0, blank)).has_value();
}

// The choice as the table spells it, whatever the case of the letters.
std::string choiceOf(const Option& option, const std::string& text)
{
    const auto isSame = [&](std::string_view choice) {
        return std::ranges::equal(choice, text,
                                  [](unsigned char a, unsigned char b) { return std::tolower(a) == std::tolower(b); });
    };
    const auto found = std::ranges::find_if(option.choices, isSame);
    if (found == option.choices.end())
        throw TextError(say("commands", "--%1 \"%2\": %3")(
            option.name, text, suggestion(text, {option.choices.begin(), option.choices.end()})));
    return std::string(*found);
}

// Refuses a wrong path before the work whose result it is for.
void requirePath(const Option& option, const std::string& text)
{
    const bool isFolder = option.kind == ValueKind::Folder;
    std::error_code error;
    if (text.empty() && (isFolder || option.kind == ValueKind::File || option.kind == ValueKind::EngineOrFile))
        throw TextError(say("commands", "--%1 is empty; expected a name")(option.name));
    if (isFolder && exists(text) && !std::filesystem::is_directory(text, error))
        throw TextError(say("commands", "--%1 %2 is a file; expected a folder")(option.name, shellWord(text)));
}

} // namespace

std::string lineOf(const Arguments& words)
{
    return listText(words, " ", shellWord);
}

CommandLine::CommandLine(const CommandText& command, const Arguments& arguments)
    : m_command(command)
    , m_arguments(arguments)
{
    bool areOptionsOver = false; // behind "--"
    for (size_t i = 0; i < arguments.size(); ++i) {
        const std::string& argument = arguments[i];
        const bool isDashed = !areOptionsOver && argument.starts_with('-') && argument != "-";
        if (isDashed && argument == "--")
            areOptionsOver = true;
        else if (isDashed && (argument == "--help" || argument == "-h"))
            m_wantsHelp = true;
        else if (isDashed && (argument.starts_with("--") || !exists(argument)))
            addOption(argument, std::span(arguments).subspan(i + 1), i);
        else
            addOperand(argument);
    }
    if (const auto budget = value(kMemoryBudget.name))
        m_budget.bytes = wholeNumber(kMemoryBudget.name, *budget, 1, kMostMebibytes) << 20;
    if (!m_wantsHelp && (value(kDim.name) || value(kTensors.name)))
        completeModels();
}

// What --dim and --tensors say belongs to the paths of models.
void CommandLine::completeModels()
{
    bool isThere = false;
    for (CaseArgument& argument : m_cases) {
        auto* path = std::get_if<std::filesystem::path>(&argument.source);
        if (!path || (!isNodeOfModel(*path) && lowerCaseExtension(*path) != ".onnx"))
            continue;
        isThere = true;
        NodePath named = nodePathOf(*path).value_or(NodePath{.file = *path});
        for (const std::string& dim : values(kDim.name))
            named.dims.insert(dimFromText(dim));
        named.tensors = value(kTensors.name).value_or(named.tensors.string());
        *path = pathOf(named);
    }
    if (!isThere)
        throw TextError(say("commands", "--%1 goes with a model, a file that ends in .onnx, or a node of one")(
            value(kDim.name) ? kDim.name : kTensors.name));
}

void CommandLine::addOperand(const std::string& word)
{
    if (word.empty())
        throw TextError(say("commands", "an argument is empty; expected a case file (.json) or an operator"));
    if (looksLikeLine(word)) {
        const Arguments words = shellWords(word);
        m_cases.push_back({lineOf(words), words});
    } else if (looksLikeOperator(word)) {
        m_cases.push_back({word, Arguments{word}});
    } else {
        const bool isLikeAnOption = word.starts_with('-') && word != "-"; // the line is repeated without "--"
        const std::filesystem::path path(isLikeAnOption ? "./" + word : word);
        m_cases.push_back({shellWord(path.string()), path});
    }
}

const Option* CommandLine::findOwn(std::string_view name) const
{
    const auto own = std::ranges::find(m_options, name, &Option::name);
    return own == m_options.end() ? nullptr : &*own;
}

static std::vector<std::string> namesOfOptions(const CommandText& command)
{
    std::vector<std::string> names{std::string(kHelp.name)}; // first: of two that are as close it is the one meant
    for (const Option& option : allOptions(command))
        names.emplace_back(option.name);
    if (&command == &kWindowText)
        names.emplace_back(kVersion.name);
    return names;
}

// A misspelt option is the command's, unless it is close to one of the operator's: the operator's reader refuses those.
bool CommandLine::isOwnMisspelled(const std::string& name, const std::string& operatorName) const
{
    const auto op = operatorFromName(operatorName);
    return op && closest(name, optionNames(*op)).empty() && !closest(name, namesOfOptions(m_command)).empty();
}

// The options of the operator that the words name; without one, of every operator.
static std::vector<std::string> operatorOptionNames(const Arguments* words)
{
    const auto own = words ? operatorFromName(words->front()) : std::nullopt;
    if (own)
        return optionNames(*own);
    std::vector<std::string> names;
    for (const Operator& op : allOperators())
        std::ranges::copy(optionNames(op), std::back_inserter(names));
    return names;
}

void CommandLine::refuseOption(const std::string& given, const std::string& name) const
{
    const auto* words = m_cases.empty() ? nullptr : m_cases.back().words();
    const std::vector<std::string> ofOperators = operatorOptionNames(words);
    std::vector<std::string> names = namesOfOptions(m_command);
    std::ranges::copy(ofOperators, std::back_inserter(names));
    const std::string meant = closest(name, names);
    const std::string command = std::string(m_command.name) + (m_command.name.empty() ? "" : " ");
    const auto refusal = [&](const Message& advice) {
        return TextError(m_command.name.empty()
                             ? say("commands", "%1 is no option of the window; %2")(given, advice)
                             : say("commands", "%1 is no option of %2; %3")(given, m_command.name, advice));
    };
    if (meant.empty())
        throw refusal(
            say("commands", "`%1` lists them, and an operator's follow its name")("tessera " + command + "--help"));
    if (!words && std::ranges::find(ofOperators, meant) != ofOperators.end())
        throw refusal(say("commands", "--%1 follows the name of an operator: %2")(
            meant, command + "DEPTH_TO_SPACE1 --" + meant + " …"));
    throw refusal(suggestion(name, {meant}, "--"));
}

// The command's own, or one of the operator before it.
void CommandLine::addOption(const std::string& argument, std::span<const std::string> rest, size_t& used)
{
    const size_t equals = argument.find('=');
    const std::string given = argument.substr(0, equals);
    const std::string name = given.substr(std::min(given.find_first_not_of('-'), given.size()));
    const Option* const own = findOwn(name);
    const bool isSwitch = own && own->value.empty();
    Arguments* const words = m_cases.empty() ? nullptr : std::get_if<Arguments>(&m_cases.back().source);
    if (given != "--" + name || (!own && (!words || isOwnMisspelled(name, words->front()))))
        refuseOption(given, name);
    if (isSwitch && equals != std::string::npos)
        throw TextError(say("commands", "--%1 takes no value")(name));
    const bool isLeftOut = own && own->value.starts_with('[') && equals == std::string::npos
        && (rest.empty() || (rest.front().starts_with('-') && rest.front() != "-"));
    const bool takesNext = !isSwitch && !isLeftOut && equals == std::string::npos;
    if (takesNext && rest.empty() && !m_wantsHelp)
        throw TextError(say("commands", "--%1 needs a value")(name));
    const std::string text = equals != std::string::npos ? argument.substr(equals + 1)
        : takesNext && !rest.empty()                     ? rest.front()
        : isLeftOut                                      ? "-"
                                                         : "";
    if (takesNext)
        ++used;
    if (!own) {
        words->insert(words->end(), {"--" + name, text});
        m_cases.back().name += " --" + name + " " + shellWord(text);
    } else if (!own->isList && value(name)) {
        throw TextError(say("commands", "--%1 is given twice")(name));
    } else {
        if (!m_wantsHelp)
            requirePath(*own, text);
        m_values.emplace_back(name, own->kind != ValueKind::Choice || m_wantsHelp ? text : choiceOf(*own, text));
    }
}

bool CommandLine::printHelp(std::ostream& out) const
{
    if (!m_wantsHelp)
        return false;
    const Arguments* words = m_cases.empty() ? nullptr : m_cases.front().words();
    if (const auto op = words ? operatorFromName(words->front()) : std::nullopt)
        tessera::printHelp(*op, out);
    else
        tessera::printHelp(m_command, out);
    return true;
}

std::optional<std::string> CommandLine::value(std::string_view option) const
{
    const auto found = std::ranges::find(m_values, option, &std::pair<std::string, std::string>::first);
    return found == m_values.end() ? std::nullopt : std::optional(found->second);
}

std::string CommandLine::valueOrStandard(std::string_view option) const
{
    const Option* own = findOwn(option);
    assert(own);
    return value(option).value_or(std::string(own->standard));
}

std::vector<std::string> CommandLine::values(std::string_view option) const
{
    std::vector<std::string> all;
    for (const auto& [name, text] : m_values)
        if (name == option)
            all.push_back(text);
    if (const Option* own = findOwn(option); all.empty() && own && !own->standard.empty())
        all.emplace_back(own->standard);
    return all;
}

EngineOptions CommandLine::engineOptions() const
{
    EngineOptions options{.validate = value(kValidate.name).has_value(), .budget = m_budget};
    if (const auto threads = value(kThreads.name))
        options.threads = static_cast<unsigned>(wholeNumber(kThreads.name, *threads, 1, kMostThreads));
    return options;
}

void CommandLine::requireCases() const
{
    if (m_cases.empty())
        throw TextError(say(
            "commands",
            "no case is given; expected a case file (.json) or an operator such as DEPTH_TO_SPACE1 with its fields"));
}

std::string repeatedOptions(const CommandLine& line, std::initializer_list<std::string_view> without)
{
    std::string text;
    for (const Option& option : allOptions(line.command()))
        for (const auto& [name, value] : line.given())
            if (name == option.name && option.isRepeated && std::ranges::find(without, name) == without.end())
                text += " --" + name + (option.value.empty() ? "" : " " + shellWord(value));
    return text;
}

void requireOnly(const CommandLine& line, std::string_view mode, std::initializer_list<std::string_view> others)
{
    constexpr std::array<std::string_view, 11> kAlways = {"engine",  "runs",        "filter",          "threads",
                                                          "timeout", "engine-file", "allow-outside",   "validate",
                                                          kDim.name, kTensors.name, kMemoryBudget.name};
    for (const auto& [name, value] : line.given())
        if (!mode.ends_with("--" + name) && std::ranges::find(kAlways, name) == kAlways.end()
            && std::ranges::find(others, name) == others.end())
            throw TextError(std::string(mode) + " goes without --" + name);
}

double number(std::string_view option, const std::string& text, double least, double most)
{
    const auto value = numberIn<double>(text);
    if (!value || !(*value >= least && *value <= most))
        throw TextError(
            say("commands", "--%1 \"%2\" is not a number from %3 to %4")(option, text, toText(least), toText(most)));
    return *value;
}

uint64_t wholeNumber(std::string_view option, const std::string& text, uint64_t least, uint64_t most)
{
    const auto value = numberIn<uint64_t>(text);
    if (!value || *value < least || *value > most)
        throw TextError(say("commands", "--%1 \"%2\" is not a whole number from %3 to %4")(option, text, least, most));
    return *value;
}

uint64_t elementOf(std::string_view option, const std::string& text, const Tensor& tensor)
{
    try {
        return elementFromText(text, tensor.desc.sizes);
    } catch (const TextError& error) {
        throw TextError("--" + std::string(option) + " " + error.what());
    }
}

OptionParts::OptionParts(const Option& option, const std::string& text, std::vector<std::string> keys)
    : m_option(option.name)
{
    for (const std::string_view part : splitText(text, ",")) {
        const size_t equals = std::min(part.find('='), part.size());
        const bool isName = equals == part.size();
        const std::string key(isName ? std::string_view() : part.substr(0, equals));
        std::string value(isName ? part : part.substr(equals + 1));
        if (isName && !option.choices.empty())
            value = choiceOf(option, value);
        if (!isName && std::ranges::find(keys, key) == keys.end())
            throw TextError(say("commands", "--%1 \"%2\": %3")(m_option, std::string(part), suggestion(key, keys)));
        if (!m_values.emplace(key, std::move(value)).second)
            throw TextError(say("commands", "--%1 is given twice")(m_option + " " + std::string(part)));
    }
}

std::optional<std::string> OptionParts::value(std::string_view key) const
{
    const auto found = m_values.find(key);
    return found == m_values.end() ? std::nullopt : std::optional(found->second);
}

std::optional<double> OptionParts::number(std::string_view key, double least, double most) const
{
    const auto text = value(key);
    return text ? std::optional(tessera::number(m_option + " " + std::string(key), *text, least, most)) : std::nullopt;
}

} // namespace tessera
