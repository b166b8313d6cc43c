// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/foreign/shader_lines.h"

#include "engine/core/ops/operators.h"
#include "engine/core/tensor/error.h"

#include <algorithm>
#include <bit>
#include <cctype>
#include <cmath>
#include <sstream>

namespace tessera {

namespace {

constexpr std::string_view kMark = "tessera:";
constexpr std::array<std::string_view, 4> kNames = {"groups", "operators", "types", "unsupported"};

std::string trimmed(std::string_view text)
{
    const auto isBlank = [](char each) { return std::isspace(static_cast<unsigned char>(each)) != 0; };
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    return std::string(text);
}

std::vector<std::string> listed(const std::string& text)
{
    std::vector<std::string> words;
    std::istringstream parts(text);
    for (std::string each; std::getline(parts, each, ',');)
        words.push_back(trimmed(each));
    return words;
}

void take(ShaderLines& lines, const std::string& name, const std::string& value)
{
    if (name == "groups")
        lines.groups = value;
    else if (name == "unsupported")
        lines.unsupported = value;
    else if (name == "operators")
        for (const std::string& each : listed(value)) {
            const auto op = operatorFromName(each);
            if (!op)
                throw TextError(say("host", "\"%1\" is no operator")(each));
            lines.operators.emplace_back(tessera::name(*op));
        }
    else if (name == "types")
        for (const std::string& each : listed(value)) {
            const auto type = dataTypeFromName(each);
            if (!type)
                throw TextError(say("host", "\"%1\" is no data type; expected one such as FLOAT32")(each));
            lines.types.push_back(*type);
        }
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

ShaderLines shaderLines(const std::string& source)
{
    ShaderLines lines;
    std::istringstream text(source);
    size_t number = 0;
    for (std::string line; std::getline(text, line);) {
        ++number;
        const std::string comment = trimmed(line);
        if (!comment.starts_with("//"))
            continue;
        const std::string words = trimmed(std::string_view(comment).substr(2));
        if (!words.starts_with(kMark))
            continue;
        const size_t equals = words.find('=');
        try {
            if (equals == words.npos)
                throw TextError(say("host", "\"%1\" has no =")(words));
            take(lines, trimmed(std::string_view(words).substr(kMark.size(), equals - kMark.size())),
                 trimmed(std::string_view(words).substr(equals + 1)));
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
                           {"block", numbers.blockSize},
                           {"order", numbers.order},
                           {"mode", numbers.mode},
                           {"direction", numbers.direction},
                           {"antialiased", numbers.antialiased},
                           {"filter", numbers.antialiasFilter}};
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
    if (values.size() == 1 && values[0] > most && values[0] <= static_cast<double>(most) * most) {
        groups[0] = most;
        groups[1] = static_cast<uint32_t>(std::ceil(values[0] / most));
        return groups;
    }
    for (size_t axis = 0; axis < values.size(); ++axis)
        groups[axis] = wholeGroups(values[axis], most);
    return groups;
}

std::vector<uint32_t> blockOf(const CaseNumbers& numbers, const Operator& op)
{
    constexpr uint32_t noDirection = 2;
    std::vector<uint32_t> words;
    for (const TensorNumbers* tensor : {&numbers.input, &numbers.output})
        for (const auto* list : {&tensor->sizes, &tensor->strides})
            words.insert(words.end(), list->begin(), list->end());
    for (const auto* list : {&numbers.scales, &numbers.inputPixelOffsets, &numbers.outputPixelOffsets})
        for (const float value : *list)
            words.push_back(std::bit_cast<uint32_t>(value));
    const auto block = blockOrder(op);
    const bool isFromSpace = block && !block->toSpace;
    uint32_t elements = 1;
    for (const uint32_t size : numbers.output.sizes)
        elements *= size;
    words.insert(words.end(),
                 {elements, numbers.output.dataType, numbers.blockSize, numbers.order, numbers.mode,
                  numbers.hasDirection ? numbers.direction : noDirection, numbers.antialiased, isFromSpace ? 1u : 0u,
                  numbers.antialiasFilter});
    return words;
}

} // namespace tessera
