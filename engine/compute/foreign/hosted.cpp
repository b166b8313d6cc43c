// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/foreign/hosted.h"

#include "engine/core/engines/run_failure.h"
#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

namespace tessera {

namespace {

tessera_engine_tensor numbersOf(const TensorDesc& desc)
{
    tessera_engine_tensor tensor = {.size = sizeof tensor,
                                    .data_type = static_cast<uint32_t>(desc.dataType),
                                    .rank = static_cast<uint32_t>(desc.sizes.size()),
                                    .sizes = {1, 1, 1, 1},
                                    .strides = {},
                                    .bytes = totalBytes(desc)};
    std::ranges::copy_backward(desc.sizes, std::end(tensor.sizes));
    const std::vector<uint64_t> strides = effectiveStrides(desc);
    std::copy_backward(strides.begin(), strides.end(), std::end(tensor.strides));
    return tensor;
}

constexpr std::pair<std::string_view, uint32_t tessera_engine_case::*> kNumbers[] = {
    {"BlockSize", &tessera_engine_case::block_size},    {"Order", &tessera_engine_case::order},
    {"InterpolationMode", &tessera_engine_case::mode},  {"RoundingDirection", &tessera_engine_case::direction},
    {"Antialiased", &tessera_engine_case::antialiased}, {"AntialiasFilter", &tessera_engine_case::antialias_filter}};
constexpr std::pair<std::string_view, float (tessera_engine_case::*)[4]> kLists[] = {
    {"Scales", &tessera_engine_case::scales},
    {"InputPixelOffsets", &tessera_engine_case::input_pixel_offsets},
    {"OutputPixelOffsets", &tessera_engine_case::output_pixel_offsets}};

uint32_t numberIn(const FieldValue& value)
{
    if (const auto* number = std::get_if<uint32_t>(&value))
        return *number;
    const auto* choice = std::get_if<EnumValue>(&value);
    return choice ? choice->value : std::get<bool>(value) ? 1 : 0;
}

} // namespace

CaseNumbers numbersOf(const Operator& op)
{
    CaseNumbers numbers{numbersOf(inputDesc(op)), numbersOf(outputDesc(op))};
    tessera_engine_case& c = numbers.c;
    c.size = sizeof c;
    c.is_gradient = isTransposed(op) ? 1 : 0;
    c.has_direction = findField(op, "RoundingDirection") ? 1 : 0;
    std::ranges::fill(c.scales, 1.0f);
    std::ranges::fill(c.input_pixel_offsets, isTransposed(op) ? -0.5f : 0.5f); // pixel centres
    std::ranges::fill(c.output_pixel_offsets, isTransposed(op) ? 0.5f : -0.5f);
    for (const Field& field : fields(op)) {
        for (const auto& [name, member] : kNumbers)
            if (name == field.info.name)
                c.*member = numberIn(field.value);
        for (const auto& [name, member] : kLists)
            if (name == field.info.name)
                std::ranges::copy_backward(std::get<std::vector<float>>(field.value), std::end(c.*member));
    }
    if (c.antialiased == 0)
        c.antialias_filter = 0;
    return numbers;
}

void requireUntouchedGaps(const TensorDesc& output, std::span<const std::byte> bytes, std::byte filling)
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
