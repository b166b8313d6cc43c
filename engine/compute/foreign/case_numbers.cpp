// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/foreign/case_numbers.h"

#include "engine/core/ops/axes.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

TensorNumbers numbersOf(const TensorDesc& desc)
{
    TensorNumbers numbers{.dataType = static_cast<uint32_t>(desc.dataType),
                          .rank = static_cast<uint32_t>(desc.sizes.size()),
                          .bytes = totalBytes(desc)};
    const std::vector<uint64_t> strides = effectiveStrides(desc);
    const size_t padding = numbers.sizes.size() - desc.sizes.size();
    for (size_t axis = 0; axis < desc.sizes.size(); ++axis) {
        numbers.sizes[padding + axis] = desc.sizes[axis];
        numbers.strides[padding + axis] = static_cast<uint32_t>(strides[axis]);
    }
    return numbers;
}

void setNumber(CaseNumbers& numbers, std::string_view name, uint32_t value)
{
    if (name == "BlockSize")
        numbers.blockSize = value;
    else if (name == "Order")
        numbers.order = value;
    else if (name == "InterpolationMode")
        numbers.mode = value;
    else if (name == "Antialiased")
        numbers.antialiased = value;
    else if (name == "AntialiasFilter")
        numbers.antialiasFilter = value;
    else if (name == "RoundingDirection") {
        numbers.direction = value;
        numbers.hasDirection = true;
    }
}

void setList(CaseNumbers& numbers, std::string_view name, const std::vector<float>& values)
{
    std::array<float, 4>& list = name == "Scales" ? numbers.scales
        : name == "InputPixelOffsets"             ? numbers.inputPixelOffsets
                                                  : numbers.outputPixelOffsets;
    std::ranges::copy(values, list.end() - static_cast<std::ptrdiff_t>(std::min(values.size(), list.size())));
}

} // namespace

CaseNumbers numbersOf(const Operator& op)
{
    CaseNumbers numbers{.input = numbersOf(inputDesc(op)), .output = numbersOf(outputDesc(op))};
    numbers.isGradient = isTransposed(op);
    if (numbers.isGradient)
        std::swap(numbers.inputPixelOffsets, numbers.outputPixelOffsets);
    for (const Field& field : fields(op)) {
        if (const auto* number = std::get_if<uint32_t>(&field.value))
            setNumber(numbers, field.info.name, *number);
        else if (const auto* isTrue = std::get_if<bool>(&field.value))
            setNumber(numbers, field.info.name, *isTrue ? 1 : 0);
        else if (const auto* choice = std::get_if<EnumValue>(&field.value))
            setNumber(numbers, field.info.name, choice->value);
        else if (const auto* list = std::get_if<std::vector<float>>(&field.value))
            setList(numbers, field.info.name, *list);
    }
    if (numbers.antialiased == 0)
        numbers.antialiasFilter = 0;
    return numbers;
}

} // namespace tessera
