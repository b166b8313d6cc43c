// SPDX-License-Identifier: Apache-2.0
#include "app/commands/arguments.h"

#include "app/commands/help_text.h"
#include "engine/case/suggest.h"
#include "engine/io/case_input.h"
#include "engine/io/file_kind.h"
#include "engine/io/output_path.h"
#include "engine/io/picture_file.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <iomanip>
#include <new>
#include <ostream>

namespace tessera {

namespace {

// A word of an operator's letters and no such file: meant as an operator, if only to be told which name would be right.
bool looksLikeOperator(const std::string& word)
{
    constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_";
    std::string upper = word;
    std::ranges::transform(upper, upper.begin(), [](unsigned char each) { return std::toupper(each); });
    return operatorFromName(word)
        || ((operatorFromName(upper) || word.find_first_not_of(letters) == std::string::npos)
            && !std::filesystem::exists(word));
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
        throw TextError("--" + std::string(option.name) + " \"" + text + "\": " + alternatives(option.choices)
                        + " would be right");
    return std::string(*found);
}

} // namespace

CommandLine::CommandLine(const CommandText& command, const Arguments& arguments)
    : m_command(command)
{
    for (size_t i = 0; i < arguments.size(); ++i) {
        const std::string& argument = arguments[i];
        if (argument == "--help" || argument == "-h")
            m_wantsHelp = true;
        else if (argument.starts_with("--") || (argument.starts_with('-') && !std::filesystem::exists(argument)))
            addOption(argument, std::span(arguments).subspan(i + 1), i);
        else if (looksLikeLine(argument))
            m_cases.push_back({argument, shellWords(argument)});
        else if (looksLikeOperator(argument))
            m_cases.push_back({argument, Arguments{argument}});
        else
            m_cases.push_back({shellWord(argument), std::filesystem::path(argument)});
    }
    if (const auto budget = value(kMemoryBudget.name))
        m_budget.bytes = wholeNumber(kMemoryBudget.name, *budget, 1, kMostMebibytes) << 20;
}

const Option* CommandLine::findOwn(std::string_view name) const
{
    if (name == kMemoryBudget.name)
        return &kMemoryBudget;
    const auto own = std::ranges::find(m_command.options, name, &Option::name);
    return own == m_command.options.end() ? nullptr : &*own;
}

std::vector<std::string> CommandLine::ownOptions() const
{
    std::vector<std::string> names{std::string(kMemoryBudget.name)};
    for (const Option& option : m_command.options)
        names.emplace_back(option.name);
    return names;
}

// Rather than one of the operator, whose reader refuses its own.
bool CommandLine::isOwnMisspelled(const std::string& name, const std::string& operatorName) const
{
    const auto op = operatorFromName(operatorName);
    return op && closest(name, optionNames(*op)).empty() && !closest(name, ownOptions()).empty();
}

void CommandLine::refuseOption(const std::string& given, const std::string& name) const
{
    std::vector<std::string> names = ownOptions();
    const auto* words = m_cases.empty() ? nullptr : std::get_if<Arguments>(&m_cases.back().source);
    if (const auto op = words ? operatorFromName(words->front()) : std::nullopt)
        std::ranges::copy(optionNames(*op), std::back_inserter(names));
    const std::string meant = closest(name, names);
    const std::string command(m_command.name.empty() ? "the window" : m_command.name);
    const std::string help = m_command.name.empty() ? "tessera --help" : "tessera " + command + " --help";
    throw TextError(given + " is no option of " + command + "; "
                    + (meant.empty() ? "`" + help + "` lists them, and an operator's follow its name"
                                     : "did you mean --" + meant + "?"));
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
        throw TextError("--" + name + " takes no value");
    const bool takesNext = !isSwitch && equals == std::string::npos;
    if (takesNext && rest.empty() && !m_wantsHelp)
        throw TextError(argument + " needs a value");
    const std::string text = equals != std::string::npos ? argument.substr(equals + 1)
        : takesNext && !rest.empty()                     ? rest.front()
                                                         : "";
    if (takesNext)
        ++used;
    if (!own) {
        words->insert(words->end(), {"--" + name, text});
        m_cases.back().name += " --" + name + " " + shellWord(text);
    } else if (!own->isList && value(name)) {
        throw TextError("--" + name + " is given twice");
    } else {
        m_values.emplace_back(name, own->choices.empty() || m_wantsHelp ? text : choiceOf(*own, text));
    }
}

bool CommandLine::printHelp(std::ostream& out) const
{
    if (!m_wantsHelp)
        return false;
    const Arguments* words = m_cases.empty() ? nullptr : std::get_if<Arguments>(&m_cases.front().source);
    if (const auto op = words ? operatorFromName(words->front()) : std::nullopt) {
        tessera::printHelp(*op, out);
        return true;
    }
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

SourceReach CommandLine::reach() const
{
    return value(kAllowOutside.name) ? SourceReach::Anywhere : SourceReach::CaseFolder;
}

void CommandLine::needCases() const
{
    if (m_cases.empty())
        throw TextError("no case is given; a case file (.json) or an operator such as DEPTH_TO_SPACE1 with its fields "
                        "would be right");
}

LoadedCase loadCase(const CaseArgument& argument, const PictureCodec& codec, const MemoryBudget& budget,
                    SourceReach reach)
{
    if (const auto* path = std::get_if<std::filesystem::path>(&argument.source))
        return readCaseFile(*path, budget, reach);
    Case c = caseFromArguments(std::get<Arguments>(argument.source));
    const auto* file = std::get_if<FromFile>(&c.data);
    if (file && fileKind(file->path) != FileKind::Npy && codec.isPicture(file->path)) {
        const std::filesystem::path path = file->path;
        c.data = FromValues{readPicture(codec, path, pictureOptionsFor(inputDesc(c.op)), budget), path.string()};
    }
    return c;
}

int guarded(std::string_view command, std::string_view what, std::ostream& err, const std::function<int()>& work)
{
    const auto report = [&](const std::string& message, int code) {
        for (size_t begin = 0; begin <= message.size();) { // a line is a sentence
            const size_t end = std::min(message.find('\n', begin), message.size());
            const std::string_view sentence = std::string_view(message).substr(begin, end - begin);
            err << "tessera" << (command.empty() ? "" : " ") << command << ": ";
            if (!what.empty() && !sentence.starts_with(what))
                err << what << ": ";
            err << sentence << '\n';
            begin = end + 1;
        }
        return code;
    };
    try {
        return work();
    } catch (const EngineError& error) {
        return report(error.what(), exit_code::kEngineFailed);
    } catch (const OutsideFolder& error) {
        return report(error.what() + std::string("; --allow-outside reads it"), exit_code::kBadInput);
    } catch (const FileExists& error) {
        return report(error.what() + std::string("; --overwrite replaces it"), exit_code::kBadInput);
    } catch (const IoError& error) {
        return report(error.what(), exit_code::kBadInput);
    } catch (const TextError& error) {
        return report(error.what(), exit_code::kBadInput);
    } catch (const std::bad_alloc&) {
        return report("there is not enough memory for this; smaller sizes would be right", exit_code::kEngineFailed);
    } catch (const std::exception& error) {
        return report(error.what(), exit_code::kEngineFailed);
    }
}

int forEachCase(std::string_view command, const CommandLine& line, std::ostream& err, const PictureCodec& codec,
                const std::function<int(const CaseArgument&, const LoadedCase&)>& work)
{
    line.needCases();
    int highest = exit_code::kFine;
    for (const CaseArgument& argument : line.cases()) {
        const bool isFile = std::holds_alternative<std::filesystem::path>(argument.source);
        const int code = guarded(command, isFile ? argument.name : "", err, [&] {
            return work(argument, loadCase(argument, codec, line.budget(), line.reach()));
        });
        highest = std::max(highest, code);
    }
    return highest;
}

void Notes::add(const OutputSource& source, const Timings& timings)
{
    const std::string note = source.name() + ": " + timings.note;
    if (!timings.note.empty() && m_said.insert(note).second)
        m_err << "tessera " << m_command << ": note: " << note << '\n';
}

ReadyCase prepare(const Case& c, const MemoryBudget& budget)
{
    std::string sentences;
    for (const Issue& issue : validate(c.op, budget))
        sentences += (sentences.empty() ? "" : "\n") + sentence(issue);
    if (!sentences.empty())
        throw TextError(sentences);
    return {makePlan(c.op), loadInput(c, budget), Tensor(outputDesc(c.op))};
}

uint64_t wholeNumber(std::string_view option, const std::string& text, uint64_t least, uint64_t most)
{
    uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || value < least || value > most)
        throw TextError("--" + std::string(option) + " \"" + text + "\" is not a whole number from "
                        + std::to_string(least) + " to " + std::to_string(most));
    return value;
}

} // namespace tessera
