// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/arguments.h"

#include "app/document/picture_codec.h"
#include "engine/case/suggest.h"
#include "engine/io/case_input.h"

#include <QImageReader>

#include <algorithm>
#include <charconv>
#include <iomanip>
#include <new>
#include <ostream>

namespace tessera {

namespace {

// Of every command.
constexpr Option kHelp{"help", "", "Show this text; after an operator's name, its fields."};
constexpr Option kMemoryBudget{"memory-budget", "MIB",
                               "What a case or a file may take (half of the machine's memory)."};

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

void printOptions(std::span<const Option> options, std::ostream& out)
{
    const auto label = [](const Option& option) {
        return "--" + std::string(option.name) + (option.value.empty() ? "" : " ") + std::string(option.value);
    };
    size_t widest = 0;
    for (const Option& option : options)
        widest = std::max(widest, label(option).size());
    for (const Option& option : options)
        out << "  " << std::left << std::setw(static_cast<int>(widest)) << label(option) << "  " << option.sentence
            << '\n';
}

std::string valueNames(const Field& field)
{
    struct {
        const FieldInfo& info;
        std::string operator()(const TensorDesc&) const { return {}; }
        std::string operator()(uint32_t) const { return "NUMBER"; }
        std::string operator()(bool) const { return "true|false"; }
        std::string operator()(const std::vector<float>&) const { return "A,B,C"; }
        std::string operator()(const EnumValue& value) const
        {
            std::string names;
            for (const std::string_view each : value.type->names)
                names += (names.empty() ? "" : "|") + std::string(each);
            return names;
        }
    } names{field.info};
    return std::visit(names, field.value);
}

void printOperatorHelp(const Operator& op, std::ostream& out)
{
    out << name(op) << ": " << summary(op) << "\n\n";
    std::vector<std::string> texts; // that the options look into
    texts.reserve(4 * fields(op).size() + 1);
    const auto keep = [&](std::string text) -> std::string_view { return texts.emplace_back(std::move(text)); };
    const std::string output(outputField(op));
    std::vector<Option> options = {
        {"Sizes", "N,C,H,W", "The input's sizes."},
        {"DataType", "TYPE", "Of both tensors: FLOAT32, UINT8 and so on."},
        {"Strides", "A,B,C", "The input's, in elements; packed where not given."},
    };
    for (const Field& field : fields(op))
        if (!std::holds_alternative<TensorDesc>(field.value))
            options.push_back({field.info.name, keep(valueNames(field)), field.info.sentence});
    options.push_back({keep(output + ".Sizes"), "N,C,H,W", "The output's sizes; offered where not given."});
    options.push_back({keep(output + ".Strides"), "A,B,C", "The output's, in elements; packed where not given."});
    options.push_back(
        {"data", "SOURCE", "A file (.npy, a picture, raw bytes), or a generator, its number after a colon:"});
    printOptions(options, out);
    for (const Pattern pattern : kPatterns)
        out << "      " << std::left << std::setw(13) << name(pattern) << sentence(pattern) << '\n';
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
        setMemoryBudget(wholeNumber(kMemoryBudget.name, *budget, 1, kMostMebibytes) << 20);
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
    const std::string command(m_command.name), meant = closest(name, names);
    throw TextError(given + " is no option of " + command + "; "
                    + (meant.empty() ? "`tessera " + command + " --help` lists them, and an operator's follow its name"
                                     : "did you mean --" + meant + "?"));
}

// The command's own, or one of the operator before it.
void CommandLine::addOption(const std::string& argument, std::span<const std::string> rest, size_t& used)
{
    const size_t equals = argument.find('=');
    const std::string given = argument.substr(0, equals);
    const std::string name = given.substr(std::min(given.find_first_not_of('-'), given.size()));
    const auto own = std::ranges::find(m_command.options, name, &Option::name);
    const bool isOwn = own != m_command.options.end() || name == kMemoryBudget.name;
    const bool isSwitch = own != m_command.options.end() && own->value.empty();
    Arguments* const words = m_cases.empty() ? nullptr : std::get_if<Arguments>(&m_cases.back().source);
    if (given != "--" + name || (!isOwn && (!words || isOwnMisspelled(name, words->front()))))
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
    if (!isOwn) {
        words->insert(words->end(), {"--" + name, text});
        m_cases.back().name += " --" + name + " " + shellWord(text);
    } else if ((own == m_command.options.end() || !own->isList) && value(name)) {
        throw TextError("--" + name + " is given twice");
    } else {
        m_values.emplace_back(name, text);
    }
}

bool CommandLine::printHelp(std::ostream& out) const
{
    if (!m_wantsHelp)
        return false;
    const Arguments* words = m_cases.empty() ? nullptr : std::get_if<Arguments>(&m_cases.front().source);
    if (const auto op = words ? operatorFromName(words->front()) : std::nullopt) {
        printOperatorHelp(*op, out);
        return true;
    }
    out << "tessera " << m_command.name << " " << m_command.usage << "\n\n" << m_command.summary << "\n\n";
    std::vector<Option> options(m_command.options.begin(), m_command.options.end());
    options.insert(options.end(), {kMemoryBudget, kHelp});
    printOptions(options, out);
    if (!m_command.remarks.empty())
        out << '\n' << m_command.remarks << '\n';
    return true;
}

std::optional<std::string> CommandLine::value(std::string_view option) const
{
    const auto found = std::ranges::find(m_values, option, &std::pair<std::string, std::string>::first);
    return found == m_values.end() ? std::nullopt : std::optional(found->second);
}

std::string CommandLine::value(std::string_view option, std::string_view otherwise) const
{
    return value(option).value_or(std::string(otherwise));
}

std::vector<std::string> CommandLine::values(std::string_view option) const
{
    std::vector<std::string> all;
    for (const auto& [name, text] : m_values)
        if (name == option)
            all.push_back(text);
    return all;
}

EngineOptions CommandLine::engineOptions() const
{
    EngineOptions options{.validate = value(kValidate.name).has_value()};
    if (const auto threads = value(kThreads.name))
        options.threads = static_cast<unsigned>(wholeNumber(kThreads.name, *threads, 1, kMostThreads));
    return options;
}

void CommandLine::needCases() const
{
    if (m_cases.empty())
        throw TextError("no case is given; a case file (.json) or an operator such as DEPTH_TO_SPACE1 with its fields "
                        "would be right");
}

LoadedCase loadCase(const CaseArgument& argument)
{
    if (const auto* path = std::get_if<std::filesystem::path>(&argument.source))
        return readCaseFile(*path);
    Case c = caseFromArguments(std::get<Arguments>(argument.source));
    const auto* file = std::get_if<FromFile>(&c.data);
    if (!file || file->path.extension() == ".npy"
        || QImageReader::imageFormat(QString::fromStdString(file->path.string())).isEmpty())
        return c;
    const TensorDesc& input = inputDesc(c.op);
    PictureOptions options{.type = input.dataType, .channels = {}};
    if (input.sizes.size() == 4)
        options.channels = input.sizes[1];
    const std::string path = file->path.string();
    c.data = FromValues{readPicture(QString::fromStdString(path), options), path};
    return c;
}

int guarded(std::string_view command, std::string_view what, std::ostream& err, const std::function<int()>& work)
{
    const auto report = [&](const std::string& message, int code) {
        for (size_t begin = 0; begin <= message.size();) { // a line is a sentence
            const size_t end = std::min(message.find('\n', begin), message.size());
            const std::string_view sentence = std::string_view(message).substr(begin, end - begin);
            err << "tessera " << command << ": ";
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

int forEachCase(std::string_view command, const CommandLine& line, std::ostream& err,
                const std::function<int(const CaseArgument&, const LoadedCase&)>& work)
{
    line.needCases();
    int highest = exit_code::kFine;
    for (const CaseArgument& argument : line.cases()) {
        const bool isFile = std::holds_alternative<std::filesystem::path>(argument.source);
        const int code =
            guarded(command, isFile ? argument.name : "", err, [&] { return work(argument, loadCase(argument)); });
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

ReadyCase prepare(const Case& c)
{
    std::string sentences;
    for (const Issue& issue : validate(c.op))
        sentences += (sentences.empty() ? "" : "\n") + sentence(issue);
    if (!sentences.empty())
        throw TextError(sentences);
    return {makePlan(c.op), loadInput(c), Tensor(outputDesc(c.op))};
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
