// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/checks.h"

#include <algorithm>
#include <limits>

namespace tessera {

namespace {

void checkType(const TensorDesc& desc, std::string_view field, std::span<const DataType> types, Issues& issues)
{
    if (std::ranges::find(types, desc.dataType) != types.end())
        return;
    Issue issue{std::string(field) + ".DataType", std::string(name(desc.dataType)),
                say("ops", "is not a type that this operator takes")};
    for (const DataType type : types)
        issue.suggestions.emplace_back(name(type));
    issues.push_back(std::move(issue));
}

} // namespace

void checkTensors(const TensorDesc& input, std::string_view inputField, const TensorDesc& output,
                  std::string_view outputField, std::span<const DataType> types, Issues& issues)
{
    checkType(input, inputField, types, issues);
    if (output.dataType != input.dataType)
        issues.push_back({std::string(outputField) + ".DataType",
                          std::string(name(output.dataType)),
                          say("ops", "is not the input's type"),
                          {std::string(name(input.dataType))}});
    for (Issue& issue : validate(input, inputField, TensorRole::Input))
        issues.push_back(std::move(issue));
    for (Issue& issue : validate(output, outputField, TensorRole::Output))
        issues.push_back(std::move(issue));
}

std::string sizePath(std::string_view tensor, size_t axis)
{
    return std::string(tensor) + ".Sizes[" + std::to_string(axis) + "]";
}

std::vector<std::string> multiplesAround(uint64_t value, uint64_t step)
{
    const uint64_t below = value / step * step, above = below + step;
    std::vector<uint64_t> values;
    if (below > 0)
        values.push_back(below);
    if (above <= std::numeric_limits<uint32_t>::max())
        values.insert(value - below > above - value ? values.begin() : values.end(), above);
    std::vector<std::string> texts;
    texts.reserve(values.size());
    for (const uint64_t each : values)
        texts.push_back(std::to_string(each));
    return texts;
}

} // namespace tessera
