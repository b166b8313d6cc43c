// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/foreign/hosted.h"

#include "engine/compute/foreign/foreign_engine.h"
#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operators.h"
#include "engine/core/tensor/error.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace tessera {

namespace {

constexpr std::string_view kMark = "tessera:";

template <class T> T meant(const std::optional<T>& value, std::string_view word, const Text& wrong)
{
    return value ? *value : throw TextError(wrong(trimmed(word)));
}

void take(ShaderLines& lines, std::string_view name, std::string_view value)
{
    if (name == "groups")
        lines.groups = value;
    else if (name == "unsupported")
        lines.unsupported = value;
    else if (name == "operators")
        for (const std::string_view each : splitText(value, ","))
            lines.claims.operators.emplace_back(
                tessera::name(meant(operatorFromName(trimmed(each)), each, say("host", "\"%1\" is no operator"))));
    else if (name == "types")
        for (const std::string_view each : splitText(value, ","))
            lines.claims.types.push_back(meant(dataTypeFromName(trimmed(each)), each,
                                               say("host", "\"%1\" is no data type; expected one such as FLOAT32")));
    else
        throw TextError(say("host", "\"%1\" is none of groups, operators, types and unsupported")(name));
}

uint32_t wholeGroups(double value, uint32_t most)
{
    if (!(value >= 1 && value <= most) || value != std::floor(value))
        throw TextError(say("host", "the formula for the groups gives %1, which is no whole number from 1 to %2")(
            std::to_string(value), most));
    return static_cast<uint32_t>(value);
}

} // namespace

ShaderLines shaderLines(std::string_view source)
{
    ShaderLines lines;
    size_t number = 0;
    for (const std::string_view line : splitText(source, "\n")) {
        ++number;
        const std::string_view comment = trimmed(line);
        const std::string_view words = comment.starts_with("//") ? trimmed(comment.substr(2)) : std::string_view();
        if (!words.starts_with(kMark))
            continue;
        const size_t equals = words.find('=');
        try {
            if (equals == words.npos)
                throw TextError(say("host", "\"%1\" has no =")(words));
            take(lines, trimmed(words.substr(kMark.size(), equals - kMark.size())), trimmed(words.substr(equals + 1)));
        } catch (const TextError& error) {
            throw TextError(say("host", "line %1: %2")(number, error.message()));
        }
    }
    return lines;
}

Variables variablesOf(const CaseNumbers& numbers)
{
    constexpr std::array<const char*, 4> axes = {"N", "C", "H", "W"};
    Variables variables = {{"elements", 1},
                           {"inputs", 1},
                           {"block", numbers.c.block_size},
                           {"order", numbers.c.order},
                           {"mode", numbers.c.mode},
                           {"direction", numbers.c.direction},
                           {"antialiased", numbers.c.antialiased},
                           {"filter", numbers.c.antialias_filter}};
    for (size_t axis = 0; axis < axes.size(); ++axis) {
        variables[axes[axis]] = numbers.output.sizes[axis];
        variables[std::string("in") + axes[axis]] = numbers.input.sizes[axis];
        variables["elements"] *= numbers.output.sizes[axis];
        variables["inputs"] *= numbers.input.sizes[axis];
    }
    return variables;
}

std::array<uint32_t, 3> groupsOf(const ShaderLines& lines, const Variables& variables, uint32_t most)
{
    const std::vector<double> values = calculatedList(lines.groups, variables);
    if (values.size() > 3)
        throw TextError(
            say("host", "the formula for the groups gives %1 numbers; expected one, two or three")(values.size()));
    std::array<uint32_t, 3> groups = {1, 1, 1};
    if (values.size() == 1 && values[0] > most && values[0] <= static_cast<double>(most) * most
        && values[0] == std::floor(values[0]))
        return {most, static_cast<uint32_t>(std::ceil(values[0] / most)), 1};
    for (size_t axis = 0; axis < values.size(); ++axis)
        groups[axis] = wholeGroups(values[axis], most);
    return groups;
}

std::vector<uint32_t> blockOf(const CaseNumbers& numbers, const Operator& op)
{
    constexpr uint32_t noDirection = 2;
    std::vector<uint32_t> words;
    for (const tessera_engine_tensor* tensor : {&numbers.input, &numbers.output})
        for (const auto* list : {&tensor->sizes, &tensor->strides})
            words.insert(words.end(), std::begin(*list), std::end(*list));
    for (const auto* list : {&numbers.c.scales, &numbers.c.input_pixel_offsets, &numbers.c.output_pixel_offsets})
        for (const float value : *list)
            words.push_back(std::bit_cast<uint32_t>(value));
    const bool isFromSpace = op.row().movesBlocks && !op.row().toSpace;
    uint32_t elements = 1;
    for (const uint32_t size : numbers.output.sizes)
        elements *= size;
    words.insert(words.end(),
                 {elements, numbers.output.data_type, numbers.c.block_size, numbers.c.order, numbers.c.mode,
                  numbers.c.has_direction != 0 ? numbers.c.direction : noDirection, numbers.c.antialiased,
                  isFromSpace ? 1u : 0u, numbers.c.antialias_filter});
    return words;
}

namespace {

constexpr std::array kTemplates = {
#include "shader_templates.inc"
};

} // namespace

std::string_view shaderTemplate(const Operator& op)
{
    for (const std::string_view source : kTemplates)
        if (std::ranges::count(shaderLines(source).claims.operators, name(op)) > 0)
            return source;
    return {};
}

std::vector<DataType> templateTypes(const Operator& op)
{
    return shaderLines(shaderTemplate(op)).claims.types;
}

} // namespace tessera
