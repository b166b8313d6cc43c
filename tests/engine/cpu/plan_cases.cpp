// SPDX-License-Identifier: Apache-2.0
#include "tests/engine/cpu/plan_cases.h"

#include "engine/value.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <functional>
#include <numeric>

namespace tessera::test {
namespace {

constexpr uint64_t kGuardBytes = 64; // behind the last element

float widened(DataType type, uint64_t bits)
{
    return static_cast<float>(toDouble(type, bits));
}

uint64_t bitsAt(const Tensor& tensor, uint32_t bytes, uint64_t offset)
{
    uint64_t bits = 0;
    std::memcpy(&bits, tensor.bytes().data() + offset * bytes, bytes);
    return bits;
}

void setBitsAt(Tensor& tensor, uint32_t bytes, uint64_t offset, uint64_t bits)
{
    std::memcpy(tensor.writableBytes().data() + offset * bytes, &bits, bytes);
}

float reduce(const AxisTaps& axis, uint32_t output, const std::function<float(uint32_t)>& element)
{
    const float* const weights = &axis.weights.data()[axis.rowStart[output]];
    const uint32_t taps = axis.taps(output);
    if (taps == 0)
        return 0;
    if (taps == 1 && weights[0] == 1)
        return element(axis.first[output]);
    float sum = weights[0] * element(axis.first[output]);
    for (uint32_t t = 1; t < taps; ++t)
        sum = sum + weights[t] * element(axis.first[output] + t);
    return sum;
}

void runNaively(const StridedCopy& work, uint32_t bytes, const Tensor& input, Tensor& output)
{
    std::array<uint64_t, 6> i = {};
    const auto offset = [&](const auto& strides) {
        return std::inner_product(i.begin(), i.end(), strides.begin(), uint64_t{0});
    };
    const auto& s = work.sizes;
    for (i[0] = 0; i[0] < s[0]; ++i[0])
        for (i[1] = 0; i[1] < s[1]; ++i[1])
            for (i[2] = 0; i[2] < s[2]; ++i[2])
                for (i[3] = 0; i[3] < s[3]; ++i[3])
                    for (i[4] = 0; i[4] < s[4]; ++i[4])
                        for (i[5] = 0; i[5] < s[5]; ++i[5])
                            setBitsAt(output, bytes, offset(work.outStrides),
                                      bitsAt(input, bytes, offset(work.inStrides)));
}

void runNaively(const SeparableTaps& work, DataType type, const Tensor& input, Tensor& output)
{
    const uint32_t bytes = elementBytes(type);
    const auto& [axisN, axisC, axisH, axisW] = work.axes;
    const auto at = [](const auto& strides, uint64_t n, uint64_t c, uint64_t h, uint64_t w) {
        return n * strides[0] + c * strides[1] + h * strides[2] + w * strides[3];
    };
    const bool copies = work.copies();
    for (uint32_t n = 0; n < axisN.outputs; ++n)
        for (uint32_t c = 0; c < axisC.outputs; ++c)
            for (uint32_t h = 0; h < axisH.outputs; ++h)
                for (uint32_t w = 0; w < axisW.outputs; ++w) {
                    const uint64_t to = at(work.outStrides, n, c, h, w);
                    if (copies) {
                        setBitsAt(
                            output, bytes, to,
                            bitsAt(input, bytes,
                                   at(work.inStrides, axisN.first[n], axisC.first[c], axisH.first[h], axisW.first[w])));
                        continue;
                    }
                    const auto element = [&](uint32_t a, uint32_t b, uint32_t d, uint32_t e) {
                        return widened(type, bitsAt(input, bytes, at(work.inStrides, a, b, d, e)));
                    };
                    const float value = reduce(axisW, w, [&](uint32_t e) {
                        return reduce(axisH, h, [&](uint32_t d) {
                            return reduce(axisC, c, [&](uint32_t b) {
                                return reduce(axisN, n, [&](uint32_t a) { return element(a, b, d, e); });
                            });
                        });
                    });
                    setBitsAt(output, bytes, to, fromDouble(type, value));
                }
}

// Strides of an order of the axes, outermost first, with up to `gap` elements between their steps.
template <size_t rank>
std::array<uint64_t, rank> stridesOf(Random& random, const std::array<uint64_t, rank>& sizes,
                                     const std::array<size_t, rank>& order, uint64_t gap)
{
    std::array<uint64_t, rank> strides = {};
    uint64_t step = 1 + below(random, gap + 1);
    for (size_t k = rank; k-- > 0;) {
        strides[order[k]] = step;
        step = step * sizes[order[k]] + below(random, gap + 1);
    }
    return strides;
}

template <size_t rank>
TensorDesc memoryOf(DataType type, const std::array<uint64_t, rank>& sizes, const std::array<uint64_t, rank>& strides)
{
    uint64_t elements = 1;
    for (size_t k = 0; k < rank; ++k)
        elements += (sizes[k] - 1) * strides[k];
    const uint64_t bytes = (elements * elementBytes(type) + 3) / 4 * 4 + kGuardBytes;
    return {.dataType = type, .sizes = {1}, .totalTensorSizeInBytes = bytes};
}

template <size_t rank> std::array<size_t, rank> anyOrder(Random& random)
{
    std::array<size_t, rank> order;
    std::iota(order.begin(), order.end(), size_t{0});
    std::ranges::shuffle(order, random);
    return order;
}

uint32_t anyFirst(Random& random, AxisKind kind, uint32_t inputs, uint32_t outputs, uint32_t output, int pattern)
{
    if (kind == AxisKind::Identity)
        return output;
    const uint32_t step = std::max(1u, inputs / outputs);
    const uint32_t times = std::max(1u, (outputs + inputs - 1) / inputs);
    if (kind == AxisKind::Copies && pattern == 0)
        return output * step < inputs ? output * step : inputs - 1;
    if (kind == AxisKind::Copies && pattern == 1)
        return output / times;
    const uint64_t even = uint64_t{output} * inputs / outputs;
    return static_cast<uint32_t>(std::min<uint64_t>(inputs - 1, even + below(random, 2)));
}

float anyWeight(Random& random)
{
    const uint64_t kind = below(random, 8);
    if (kind == 0)
        return 1;
    return static_cast<float>(below(random, 2001)) / 1000.0f - 1.0f;
}

} // namespace

uint64_t below(Random& random, uint64_t end)
{
    return std::uniform_int_distribution<uint64_t>(0, end - 1)(random);
}

void runNaively(const Plan& plan, const Tensor& input, Tensor& output)
{
    if (const auto* copy = std::get_if<StridedCopy>(&plan.work))
        runNaively(*copy, elementBytes(plan.input.dataType), input, output);
    else
        runNaively(std::get<SeparableTaps>(plan.work), plan.input.dataType, input, output);
}

Plan randomCopy(Random& random, DataType type, uint64_t most)
{
    StridedCopy work = {};
    for (uint64_t& size : work.sizes)
        size = below(random, 3) == 0 ? 1 : 1 + below(random, most);
    if (below(random, 4) == 0) { // two long axes among short ones
        for (uint64_t& size : work.sizes)
            size = 1 + size % 2;
        work.sizes[below(random, 6)] = 20 + below(random, 90);
        work.sizes[below(random, 6)] = 20 + below(random, 90);
    }
    work.inStrides = stridesOf(random, work.sizes, anyOrder<6>(random), below(random, 2) * 2);
    work.outStrides = stridesOf(random, work.sizes, anyOrder<6>(random), below(random, 2) * 2);
    if (below(random, 4) == 0)
        work.inStrides[below(random, 6)] = 0;
    return {.input = memoryOf(type, work.sizes, work.inStrides),
            .output = memoryOf(type, work.sizes, work.outStrides),
            .work = work};
}

AxisTaps randomAxis(Random& random, AxisKind kind, uint32_t inputs, uint32_t outputs)
{
    AxisTaps axis;
    axis.inputs = inputs;
    axis.outputs = outputs;
    axis.rowStart.push_back(0);
    const int pattern = static_cast<int>(below(random, 4));
    const bool mayBeEmpty = kind == AxisKind::Wide && pattern == 0;
    uint32_t first = 0;
    uint32_t end = 0;
    for (uint32_t output = 0; output < outputs; ++output) {
        first = std::max(first, anyFirst(random, kind, inputs, outputs, output, pattern));
        uint32_t taps = 1;
        if (kind == AxisKind::Linear)
            taps = 1 + static_cast<uint32_t>(below(random, 4) != 0);
        if (kind == AxisKind::Wide)
            taps = static_cast<uint32_t>(below(random, 12)) + !mayBeEmpty;
        end = std::clamp(first + taps, std::min(end, inputs), inputs);
        if (taps == 0)
            end = std::max(end, first);
        const uint32_t used = taps == 0 ? 0 : end - first;
        axis.first.push_back(first);
        for (uint32_t t = 0; t < used; ++t)
            axis.weights.push_back(kind == AxisKind::Identity || kind == AxisKind::Copies ? 1 : anyWeight(random));
        axis.rowStart.push_back(static_cast<uint32_t>(axis.weights.size()));
    }
    return axis;
}

Plan tapsPlan(Random& random, DataType type, std::array<AxisTaps, 4> axes, bool strided)
{
    std::array<uint64_t, 4> inSizes = {};
    std::array<uint64_t, 4> outSizes = {};
    for (size_t k = 0; k < 4; ++k) {
        inSizes[k] = axes[k].inputs;
        outSizes[k] = axes[k].outputs;
    }
    constexpr std::array<size_t, 4> kPacked = {0, 1, 2, 3};
    SeparableTaps work;
    work.axes = std::move(axes);
    work.inStrides = stridesOf(random, inSizes, strided ? anyOrder<4>(random) : kPacked, strided ? 2 : 0);
    work.outStrides = stridesOf(random, outSizes, strided ? anyOrder<4>(random) : kPacked, strided ? 2 : 0);
    const TensorDesc input = memoryOf(type, inSizes, work.inStrides);
    const TensorDesc output = memoryOf(type, outSizes, work.outStrides);
    return {.input = input, .output = output, .work = std::move(work)};
}

Tensor randomInput(Random& random, const Plan& plan)
{
    Tensor tensor(plan.input);
    const uint32_t bytes = elementBytes(plan.input.dataType);
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    const std::array special = {kInfinity, -kInfinity, -0.0,    std::numeric_limits<double>::quiet_NaN(),
                                1e-7,      -1e-40,     65504.0, 0.5};
    for (uint64_t i = 0; i < tensor.bytes().size() / bytes; ++i) {
        const uint64_t kind = below(random, 32);
        const double value = static_cast<double>(below(random, 2000)) / 4 - 250;
        uint64_t bits = fromDouble(plan.input.dataType, value);
        if (kind == 0)
            bits = fromDouble(plan.input.dataType, special[below(random, special.size())]);
        else if (kind < 4)
            bits = random();
        setBitsAt(tensor, bytes, i, bits);
    }
    return tensor;
}

Tensor markedOutput(const Plan& plan)
{
    Tensor tensor(plan.output);
    std::ranges::fill(tensor.writableBytes(), std::byte{0xa5});
    return tensor;
}

testing::AssertionResult sameBytes(const Plan& plan, const Tensor& actual, const Tensor& expected)
{
    const std::span a = actual.bytes();
    const std::span b = expected.bytes();
    if (a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size()) == 0)
        return testing::AssertionSuccess();
    const DataType type = plan.output.dataType;
    const uint32_t bytes = elementBytes(type);
    const auto* taps = std::get_if<SeparableTaps>(&plan.work);
    const bool computes = taps && !taps->copies();
    for (uint64_t i = 0; i < a.size() / bytes; ++i) {
        const uint64_t x = bitsAt(actual, bytes, i);
        const uint64_t y = bitsAt(expected, bytes, i);
        if (x != y && !(computes && isNan(type, x) && isNan(type, y)))
            return testing::AssertionFailure()
                << "element of memory " << i << " is " << toText(type, x) << " (" << toHex(type, x) << ") and not "
                << toText(type, y) << " (" << toHex(type, y) << ")";
    }
    return testing::AssertionSuccess();
}

} // namespace tessera::test
