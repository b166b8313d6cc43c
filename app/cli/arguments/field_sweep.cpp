// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/field_sweep.h"

#include "engine/core/ops/operator.h"

#include <algorithm>

namespace tessera {

namespace {

// Whether a value of the field is a list, as 1,3,8,8 is.
bool takesList(const Operator& op, const std::string& field)
{
    if (field.ends_with("Sizes") || field.ends_with("Strides"))
        return true;
    return std::ranges::any_of(fields(op), [&](const Field& each) {
        return each.info.name == field && std::holds_alternative<std::vector<float>>(each.value);
    });
}

Arguments withField(Arguments words, const std::string& field, const std::string& value)
{
    const auto option = std::ranges::find(words, "--" + field);
    if (option == words.end())
        words.insert(words.end(), {"--" + field, value});
    else
        *std::next(option) = value;
    return words;
}

} // namespace

std::vector<std::string> split(const std::string& text, char separator)
{
    std::vector<std::string> parts;
    for (size_t begin = 0; begin <= text.size();) {
        const size_t end = std::min(text.find(separator, begin), text.size());
        parts.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return parts;
}

Variation variationFrom(const std::string& text)
{
    const size_t equals = text.find('=');
    if (equals == 0 || equals == std::string::npos || equals + 1 == text.size())
        throw TextError("--sweep \"" + text + "\": expected FIELD=VALUE,VALUE…, such as BlockSize=2,3,4");
    return {text.substr(0, equals), text.substr(equals + 1)};
}

std::vector<SweptCase> sweptCases(const CaseArgument& argument, const std::vector<Variation>& variations)
{
    std::vector<SweptCase> all = {{argument, {}}};
    if (variations.empty())
        return all;
    const auto* words = argument.words();
    if (!words)
        throw TextError("--sweep changes the fields of an operator in field names, and " + argument.name
                        + " is a file");
    const auto op = operatorFromName(words->front());
    for (const auto& [field, values] : variations) {
        const std::vector<std::string> each = split(values, op && takesList(*op, field) ? '/' : ',');
        std::vector<SweptCase> more;
        for (const SweptCase& variant : all) {
            for (const std::string& value : each) {
                Arguments changed = withField(*variant.argument.words(), field, value);
                more.push_back({{lineOf(changed), changed}, variant.values});
                more.back().values.push_back(value);
            }
        }
        all = std::move(more);
    }
    return all;
}

} // namespace tessera
