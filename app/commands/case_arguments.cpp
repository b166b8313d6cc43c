// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/case_arguments.h"

#include "engine/operator.h"

#include <algorithm>
#include <charconv>
#include <iomanip>
#include <ostream>

namespace tessera {

namespace {

bool isOperatorName(const std::string& word)
{
    return !word.empty() && word.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_") == std::string::npos
        && !std::filesystem::exists(word);
}

void printOption(std::ostream& out, const std::string& left, std::string_view sentence)
{
    out << "  " << std::left << std::setw(34) << left << " " << sentence << "\n";
}

} // namespace

std::string CaseArguments::value(std::string_view option, std::string_view otherwise) const
{
    const auto found = options.find(option);
    return found == options.end() ? std::string(otherwise) : found->second;
}

CaseArguments takeApart(const Arguments& arguments, std::span<const Option> own)
{
    CaseArguments result;
    std::vector<std::string> rest;
    for (size_t i = 0; i < arguments.size(); ++i) {
        const std::string& argument = arguments[i];
        const size_t equals = argument.find('=');
        const std::string name =
            argument.starts_with("--") ? argument.substr(2, equals == std::string::npos ? equals : equals - 2) : "";
        const auto option = std::ranges::find(own, name, &Option::name);
        if (option == own.end()) {
            rest.push_back(argument);
            continue;
        }
        if (option->value.empty())
            result.options[name] = "true";
        else if (equals != std::string::npos)
            result.options[name] = argument.substr(equals + 1);
        else if (i + 1 < arguments.size())
            result.options[name] = arguments[++i];
        else
            throw TextError("--" + name + " needs a value: " + std::string(option->value));
    }
    if (rest.empty())
        throw TextError("A case is missing: a file, or an operator and its fields. --help shows both.");
    if (isOperatorName(rest[0]) || rest[0].starts_with("DML_OPERATOR_")) {
        result.line = rest;
        return result;
    }
    for (const std::string& file : rest)
        if (file.starts_with("--"))
            throw TextError("There is no option " + file + ". --help lists those that there are.");
    result.files = rest;
    return result;
}

bool printHelp(const Arguments& arguments, std::string_view usage, std::string_view sentence,
               std::span<const Option> own, std::ostream& out)
{
    if (std::ranges::find(arguments, "--help") == arguments.end())
        return false;
    out << "usage: tessera " << usage << "\n\n" << sentence << "\n\noptions:\n";
    for (const Option& option : own)
        printOption(out,
                    "--" + std::string(option.name) + (option.value.empty() ? "" : " " + std::string(option.value)),
                    option.sentence);
    printOption(out, "--help", "Show this text.");
    out << "\nCASE is a file (.json, as DxDispatch reads it), or an operator and its fields:\n"
           "  DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH --data "
           "doc-iota\n"
           "Short names mean the input; others are written in full: --OutputTensor.Sizes 1,2,4,6. The output's shape "
           "is\n"
           "offered where it is left out.\n\nfields:\n";
    for (const Operator& op : allOperators()) {
        std::string names;
        for (const Field& field : fields(op))
            names += " " + std::string(field.info.name);
        out << "  " << std::left << std::setw(16) << name(op) << names << "\n";
    }
    out << "\ndata (--data NAME[:NUMBER], or a file: .npy, raw bytes):\n";
    for (const Pattern pattern : kPatterns)
        printOption(out, std::string(name(pattern)), tessera::sentence(pattern));
    out << "\nexit codes: 0 fine, 1 mistrusted, 2 mismatch, 3 cannot be compared, 4 bad input or usage, 5 engine "
           "missing or "
           "failed;\nof several the highest.\n";
    return true;
}

int guarded(std::ostream& err, const std::function<int()>& work)
{
    try {
        return work();
    } catch (const TextError& error) {
        err << "tessera: " << error.what() << "\n";
        return exit_code::kBadInput;
    } catch (const IoError& error) {
        err << "tessera: " << error.what() << "\n";
        return exit_code::kBadInput;
    } catch (const std::bad_alloc&) {
        err << "tessera: There is not enough memory for this case. Choose smaller sizes or close other programs.\n";
        return exit_code::kEngineFailed;
    } catch (const std::exception& error) {
        err << "tessera: " << error.what() << "\n";
        return exit_code::kEngineFailed;
    }
}

void refuse(const Issues& issues)
{
    std::string text;
    for (const Issue& issue : issues)
        text += (text.empty() ? "" : "\ntessera: ") + sentence(issue);
    if (!text.empty())
        throw TextError(text);
}

int forEachCase(const CaseArguments& arguments, std::ostream& err, const std::function<int(const NamedCase&)>& visit)
{
    if (!arguments.line.empty())
        return guarded(err, [&] {
            const Case c = caseFromArguments(arguments.line);
            refuse(validate(c.op));
            return visit({toText(c), c});
        });
    int highest = exit_code::kFine;
    for (const std::string& file : arguments.files)
        highest = std::max(highest, guarded(err, [&] { return visit({file, readCaseFile(file)}); }));
    return highest;
}

uint64_t elementFrom(std::string_view option, const std::string& text, const TensorDesc& desc)
{
    const std::string where = "--" + std::string(option) + " \"" + text + "\"";
    std::vector<uint32_t> numbers;
    for (const char* at = text.data(); at <= text.data() + text.size();) {
        uint32_t number = 0;
        const auto [end, error] = std::from_chars(at, text.data() + text.size(), number);
        if (error != std::errc{} || (end != text.data() + text.size() && *end != ','))
            throw TextError(where + " is neither coordinates such as 0,1,2,3 nor an element's index");
        numbers.push_back(number);
        at = end + 1;
    }
    if (numbers.size() == 1 && desc.sizes.size() != 1) {
        if (numbers[0] >= elementCount(desc))
            throw TextError(where + " is beyond the tensor's " + std::to_string(elementCount(desc)) + " elements");
        return numbers[0];
    }
    if (numbers.size() != desc.sizes.size())
        throw TextError(where + " has not the " + std::to_string(desc.sizes.size()) + " coordinates of "
                        + tessera::text(desc.sizes));
    for (size_t axis = 0; axis < numbers.size(); ++axis)
        if (numbers[axis] >= desc.sizes[axis])
            throw TextError(where + " lies outside the tensor " + tessera::text(desc.sizes));
    return elementAt(desc.sizes, numbers);
}

std::string shellWord(const std::string& text)
{
    if (!text.empty() && text.find_first_of(" \t\n'\"\\$&|;<>()*?[]#~`!{}") == std::string::npos)
        return text;
    std::string word = "'";
    for (const char each : text)
        word += each == '\'' ? std::string("'\\''") : std::string(1, each);
    return word + "'";
}

} // namespace tessera
