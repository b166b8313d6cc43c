// SPDX-License-Identifier: Apache-2.0
#include "tests/support/naive_plan.h"

#include "engine/core/tensor/value.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>
#include <numeric>

namespace tessera::test {

uint64_t bitsAt(const Tensor& tensor, uint32_t bytes, uint64_t offset)
{
    uint64_t bits = 0;
    std::memcpy(&bits, tensor.bytes().data() + offset * bytes, bytes);
    return bits;
}

namespace {

void setBitsAt(Tensor& tensor, uint32_t bytes, uint64_t offset, uint64_t bits)
{
    std::memcpy(tensor.writableBytes().data() + offset * bytes, &bits, bytes);
}

// Calls visit(place) for every place of a grid, the last axis fastest.
template <size_t rank, class Visit> void forEachPlace(const std::array<uint64_t, rank>& sizes, const Visit& visit)
{
    std::array<uint64_t, rank> at = {};
    for (size_t axis = rank; axis > 0;) {
        visit(at);
        for (axis = rank; axis > 0 && ++at[axis - 1] == sizes[axis - 1]; --axis)
            at[axis - 1] = 0;
    }
}

template <size_t rank>
uint64_t offsetAt(const std::array<uint64_t, rank>& at, const std::array<uint64_t, rank>& strides)
{
    return std::inner_product(at.begin(), at.end(), strides.begin(), uint64_t{0});
}

// The sum of what a place reads. Along the first `axes` axes the place is an output's, along the others an input's.
float reduced(const SeparableTaps& work, const Tensor& input, size_t axes, std::array<uint64_t, 4> at)
{
    const DataType type = input.desc.dataType;
    if (axes == 0)
        return static_cast<float>(toDouble(type, bitsAt(input, elementBytes(type), offsetAt(at, work.inStrides))));
    const size_t axis = axes - 1;
    const AxisTaps& taps = work.axes[axis];
    const auto output = static_cast<uint32_t>(at[axis]);
    float sum = 0;
    for (uint32_t tap = 0; tap < taps.taps(output); ++tap) {
        at[axis] = taps.first[output] + tap;
        const float product = taps.weights[taps.rowStart[output] + tap] * reduced(work, input, axis, at);
        sum = tap == 0 ? product : sum + product;
    }
    return sum;
}

void runNaively(const SeparableTaps& work, const Tensor& input, Tensor& output)
{
    const DataType type = input.desc.dataType;
    const uint32_t bytes = elementBytes(type);
    std::array<uint64_t, 4> sizes = {};
    std::ranges::transform(work.axes, sizes.begin(), &AxisTaps::outputs);
    forEachPlace(sizes, [&, copies = work.copies()](const std::array<uint64_t, 4>& at) {
        std::array<uint64_t, 4> from = {};
        for (size_t k = 0; copies && k < from.size(); ++k)
            from[k] = work.axes[k].first[at[k]];
        setBitsAt(output, bytes, offsetAt(at, work.outStrides),
                  copies ? bitsAt(input, bytes, offsetAt(from, work.inStrides))
                         : fromSum(type, static_cast<double>(reduced(work, input, 4, at))));
    });
}

} // namespace

void runNaively(const Plan& plan, const Tensor& input, Tensor& output)
{
    const auto* copy = std::get_if<StridedCopy>(&plan.work);
    if (!copy)
        return runNaively(std::get<SeparableTaps>(plan.work), input, output);
    const uint32_t bytes = elementBytes(plan.input.dataType);
    forEachPlace(copy->sizes, [&](const std::array<uint64_t, 6>& at) {
        setBitsAt(output, bytes, offsetAt(at, copy->outStrides), bitsAt(input, bytes, offsetAt(at, copy->inStrides)));
    });
}

std::optional<uint64_t> firstDifference(const Plan& plan, const Tensor& a, const Tensor& b)
{
    if (std::ranges::equal(a.bytes(), b.bytes()))
        return std::nullopt;
    const DataType type = plan.output.dataType;
    const auto* taps = std::get_if<SeparableTaps>(&plan.work);
    const uint32_t bytes = elementBytes(type);
    for (uint64_t i = 0; i < a.bytes().size() / bytes; ++i) {
        const uint64_t x = bitsAt(a, bytes, i), y = bitsAt(b, bytes, i);
        if (x != y && !(taps && !taps->copies() && isNan(type, x) && isNan(type, y)))
            return i;
    }
    return std::nullopt;
}

Tensor randomInput(Random& random, const Plan& plan)
{
    Tensor tensor(plan.input);
    const uint32_t bytes = elementBytes(plan.input.dataType);
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    const std::array special = {kInfinity, -kInfinity, -0.0,    std::numeric_limits<double>::quiet_NaN(),
                                1e-7,      -1e-40,     65504.0, 0.5};
    for (uint64_t i = 0; i < tensor.bytes().size() / bytes; ++i) {
        const uint64_t kind = random.below(32);
        const double value = static_cast<double>(random.below(2000)) / 4 - 250;
        uint64_t bits = fromDouble(plan.input.dataType, value);
        if (kind == 0)
            bits = fromDouble(plan.input.dataType, special[random.below(special.size())]);
        else if (kind < 4)
            bits = random.below(~uint64_t{0});
        setBitsAt(tensor, bytes, i, bits);
    }
    return tensor;
}

} // namespace tessera::test
