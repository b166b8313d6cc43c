// SPDX-License-Identifier: Apache-2.0
#include "engine/core/case/case.h"
#include "engine/core/case/data_text.h"
#include "engine/core/case/suggest.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"

#include <algorithm>
#include <map>
#include <utility>

namespace tessera {

namespace {

constexpr std::string_view kParts[] = {"Sizes", "DataType", "Strides", "TotalTensorSizeInBytes",
                                       "GuaranteedBaseOffsetAlignment"};
constexpr std::string_view kDataOption = "data", kRangeOption = "range";

Operator operatorOf(const std::string& word)
{
    if (const auto op = operatorFromName(word))
        return *op;
    std::vector<std::string> names;
    for (const Operator& op : allOperators())
        names.emplace_back(name(op));
    constexpr SuggestionTexts texts = {
        say("case", "\"%1\" is not an operator; did you mean %2?"),
        say("case", "\"%1\" is not an operator; %2 would be right"),
        say("case", "\"%1\" is not an operator; %2 or %3 would be right"),
    };
    throw TextError(suggestion(word, names, {}, texts, {word}));
}

Message noSuchOption(const Operator& op, const std::string& option, const std::vector<std::string>& known)
{
    constexpr SuggestionTexts texts = {
        say("case", "%1 has no option --%2; did you mean %3?"),
        say("case", "%1 has no option --%2; %3 would be right"),
        say("case", "%1 has no option --%2; %3 or %4 would be right"),
    };
    return suggestion(option, known, "--", texts, {name(op), option});
}

// "--Sizes 1,2" and "--Sizes=1,2", by full path.
std::map<std::string, std::string> readOptions(const Operator& op, const std::vector<std::string>& arguments)
{
    const std::vector<std::string> known = optionNames(op);
    std::map<std::string, std::string> options;
    for (size_t i = 1; i < arguments.size(); ++i) {
        const std::string& argument = arguments[i];
        if (!argument.starts_with("--"))
            throw TextError(say("case", "\"%1\" stands where an option such as --Sizes should")(argument));
        const size_t equals = argument.find('=');
        std::string option = argument.substr(2, equals == std::string::npos ? equals : equals - 2);
        if (std::ranges::find(known, option) == known.end())
            throw TextError(noSuchOption(op, option, known));
        if (equals == std::string::npos && i + 1 == arguments.size())
            throw TextError(say("case", "--%1 needs a value")(option));
        if (std::ranges::find(kParts, option) != std::end(kParts))
            option = std::string(inputField(op)) + "." + option;
        const std::string value = equals == std::string::npos ? arguments[++i] : argument.substr(equals + 1);
        if (!options.emplace(option, value).second)
            throw TextError(say("case", "--%1 is given twice")(option));
    }
    return options;
}

} // namespace

std::string toText(const Case& c)
{
    const std::string input(inputField(c.op)), output(outputField(c.op));
    std::string text(name(c.op));
    const auto write = [&](std::string_view option, const std::string& value) {
        text += " --" + std::string(option) + " " + shellWord(value);
    };
    const auto writeTensor = [&](const TensorDesc& desc, const TensorDesc& usual, const std::string& field,
                                 const std::string& prefix) {
        Operator plain = c.op;
        setField(plain, field, usual);
        for (const std::string_view part : kParts) {
            const std::string path = field + "." + std::string(part), value = fieldText(c.op, path);
            if (value != fieldText(plain, path) && !(part == "Sizes" && desc.sizes.empty()))
                write(prefix + std::string(part), value);
        }
    };
    write("Sizes", fieldText(c.op, input + ".Sizes"));
    write("DataType", fieldText(c.op, input + ".DataType"));
    const TensorDesc& in = inputDesc(c.op);
    writeTensor(in, {.dataType = in.dataType, .sizes = in.sizes}, input, {});
    writeTensor(outputDesc(c.op), offeredOutput(c.op), output, output + ".");
    for (const Field& field : fields(c.op)) {
        const auto* count = std::get_if<uint32_t>(&field.value);
        if (std::holds_alternative<TensorDesc>(field.value) || !isWritten(c.op, field)
            || (count != nullptr && field.info.followsRank && *count == in.sizes.size()))
            continue;
        write(field.info.name, fieldText(c.op, field.info.name));
    }
    write(kDataOption, dataText(c.data));
    if (const std::string range = rangeText(c.data); !range.empty())
        write(kRangeOption, range);
    return text;
}

std::vector<std::string> optionNames(const Operator& op)
{
    std::vector<std::string> options;
    for (const std::string_view part : kParts)
        options.emplace_back(part);
    for (const Field& field : fields(op)) {
        if (!std::holds_alternative<TensorDesc>(field.value)) {
            options.emplace_back(field.info.name);
            continue;
        }
        for (const std::string_view part : kParts)
            options.push_back(std::string(field.info.name) + "." + std::string(part));
    }
    options.emplace_back(kDataOption);
    options.emplace_back(kRangeOption);
    return options;
}

Case caseFromText(std::string_view text)
{
    return caseFromArguments(shellWords(text));
}

Case caseFromArguments(const std::vector<std::string>& arguments)
{
    if (arguments.empty())
        throw TextError(say("case", "A case begins with the name of an operator, such as DEPTH_TO_SPACE1."));
    Case c{.title = {}, .op = operatorOf(arguments[0])};
    std::map<std::string, std::string> options = readOptions(c.op, arguments);
    const auto data = options.extract(std::string(kDataOption)), range = options.extract(std::string(kRangeOption));
    const std::string input(inputField(c.op)), output(outputField(c.op));
    const auto sizes = options.find(input + ".Sizes");
    if (sizes == options.end())
        throw TextError(say("case", "%1 needs --Sizes, such as --Sizes 1,8,2,3")(name(c.op)));
    // The input first: counts, lists and the offered output follow it; then what the line says of them.
    setFieldText(c.op, sizes->first, sizes->second);
    for (const bool ofOutput : {false, true})
        for (const auto& [path, value] : options)
            if (path.starts_with(output + ".") == ofOutput)
                setFieldText(c.op, path, value);
    if (data)
        c.data = dataFromText(data.mapped(), inputDesc(c.op));
    if (range)
        setRange(c.data, range.mapped(), inputDesc(c.op));
    return c;
}

} // namespace tessera
