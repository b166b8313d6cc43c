// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/measure/spot_check.h"

#include "engine/core/compare/compare_taps.h"
#include "engine/core/tensor/integer_rounding.h"
#include "engine/core/tensor/value.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace tessera {

namespace {

constexpr uint64_t kMostElements = 64;
constexpr uint64_t kMostTaps = 1 << 20; // 5 ms in an optimised build

using Index = std::array<uint32_t, 4>; // N, C, H, W

Index indexOf(const TensorDesc& desc, uint64_t element)
{
    Index index{};
    const std::vector<uint32_t> own = coordinates(desc.sizes, element);
    std::ranges::copy(own, index.end() - static_cast<ptrdiff_t>(own.size()));
    return index;
}

uint64_t tapsOf(const SeparableTaps& work, const Index& output)
{
    uint64_t taps = 1;
    for (size_t axis = 0; axis < 4; ++axis)
        taps *= work.axes[axis].taps(output[axis]);
    return taps;
}

// The sum over the bands of the axes 0 … axes − 1 of an output; `offset` says where in memory the others are read.
float sumOver(const SeparableTaps& work, const Tensor& input, const Index& output, size_t axes, uint64_t offset)
{
    const DataType type = input.desc.dataType;
    if (axes == 0) {
        uint64_t bits = 0;
        std::memcpy(&bits, input.bytes().data() + offset * elementBytes(type), elementBytes(type));
        return static_cast<float>(toDouble(type, bits));
    }
    const AxisTaps& band = work.axes[axes - 1];
    const uint64_t stride = work.inStrides[axes - 1];
    const uint32_t at = output[axes - 1], taps = band.taps(at);
    const float* const weights = band.weights.data() + band.rowStart[at];
    offset += taps > 0 ? band.first[at] * stride : 0;
    float sum = 0;
    for (uint32_t tap = 0; tap < taps; ++tap, offset += stride) {
        const float value = sumOver(work, input, output, axes - 1, offset);
        if (taps == 1 && weights[0] == 1)
            return value;
        const float product = weights[tap] * value;
        sum = tap == 0 ? product : sum + product;
    }
    return sum;
}

uint64_t expectedBits(const Plan& plan, const Tensor& input, uint64_t element)
{
    const auto* work = std::get_if<SeparableTaps>(&plan.work);
    if (work == nullptr || work->copies())
        return input.bits(sources(plan, element, 1).list.front().element);
    const float value = sumOver(*work, input, indexOf(plan.output, element), 4, 0);
    return fromSum(plan.output.dataType, static_cast<double>(value));
}

bool areSame(DataType type, uint64_t one, uint64_t other)
{
    return one == other || (isNan(type, one) && isNan(type, other));
}

bool isWithinFlushing(const Plan& plan, uint64_t element, uint64_t one, uint64_t other)
{
    const auto* work = std::get_if<SeparableTaps>(&plan.work);
    if (work == nullptr)
        return false;
    const DataType type = plan.output.dataType;
    const auto taps = static_cast<double>(tapsOf(*work, indexOf(plan.output, element)));
    return std::abs(toDouble(type, one) - toDouble(type, other)) <= taps * 0x1p-126;
}

} // namespace

std::optional<WrongElement> firstWrongOfSample(const Plan& plan, const Tensor& input, const Tensor& output,
                                               bool flushesDenormals)
{
    const uint64_t count = elementCount(plan.output);
    const auto* work = std::get_if<SeparableTaps>(&plan.work);
    const DataType type = plan.output.dataType;
    const uint64_t elements = std::min(count, kMostElements);
    uint64_t taps = 0;
    for (uint64_t i = 0; i < elements; ++i) {
        const uint64_t place = i == 1 ? elements - 1 : i - std::min<uint64_t>(i, 1); // 0, the last, 1, 2 …
        const uint64_t element = place * (count - 1) / std::max<uint64_t>(elements - 1, 1);
        taps += work ? tapsOf(*work, indexOf(plan.output, element)) : 1;
        if (i > 1 && taps > kMostTaps)
            break;
        const uint64_t bits = output.bits(element), expected = expectedBits(plan, input, element);
        if (areSame(type, bits, expected))
            continue;
        if (!flushesDenormals || !isWithinFlushing(plan, element, bits, expected))
            return WrongElement{element, bits, expected};
    }
    return std::nullopt;
}

std::optional<WrongElement> wrongElement(const Plan& plan, const Tensor& input, const Tensor& output, uint64_t element)
{
    const uint64_t bits = output.bits(element), expected = expectedBits(plan, input, element);
    if (areSame(plan.output.dataType, bits, expected))
        return std::nullopt;
    if (computes(plan)
        && TapsOfElements(std::get<SeparableTaps>(plan.work), input).withinBound(element, bits, expected, false))
        return std::nullopt;
    return WrongElement{element, bits, expected};
}

Timings runChecked(const OutputSource& engine, const Case& c, const Plan& plan, const Tensor& input, Tensor& output,
                   const RunControl& control)
{
    const Timings timings = engine.run(c, plan, input, output, control);
    const bool isDevice = timings.dispatches > 0;
    if (!isDevice)
        return timings;
    if (const auto wrong = firstWrongOfSample(plan, input, output, timings.flushesDenormals)) {
        const DataType type = plan.output.dataType;
        throw EngineError(
            say("measure",
                "%1 gave a wrong result: element %2 is %3 where the case has %4. Its driver or the device is at "
                "fault; `check --against cpu` shows every element. Use the cpu engine")(
                engine.name(), text(coordinates(plan.output.sizes, wrong->element)), toText(type, wrong->bits),
                toText(type, wrong->expected))
            + ".");
    }
    return timings;
}

} // namespace tessera
