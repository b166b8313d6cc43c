// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/foreign/hosted.h"

#include "engine/core/engines/run_failure.h"
#include "engine/core/ops/axes.h"

#include <algorithm>
#include <utility>
#include <vector>

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

void needUntouchedGaps(const TensorDesc& output, std::span<const std::byte> bytes, std::byte filling)
{
    constexpr uint64_t word = 4;
    const uint64_t width = elementBytes(output.dataType);
    std::vector<bool> isElement(bytes.size() / width + 1);
    uint64_t end = 0;
    for (uint64_t i = 0; i < elementCount(output); ++i) {
        const uint64_t offset = offsetOf(output, i);
        isElement[offset] = true;
        end = std::max(end, (offset + 1) * width);
    }
    const uint64_t wordEnd = (end + word - 1) / word * word;
    for (uint64_t i = 0; i < bytes.size(); ++i)
        if (!isElement[i / width] && (i < end || i >= wordEnd) && bytes[i] != filling)
            throw RunFailure(FailureKind::Invalid,
                             say("host", "it wrote between or behind the elements of the output, at byte %1")(i));
}

} // namespace tessera
