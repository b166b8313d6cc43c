// SPDX-License-Identifier: Apache-2.0
#include "tests/engine/compute/cpu/naive_plan.h"

#include "engine/core/tensor/value.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <functional>
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

float widened(DataType type, uint64_t bits)
{
    return static_cast<float>(toDouble(type, bits));
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
    const AxisTaps& axisN = work.axes[0];
    const AxisTaps& axisC = work.axes[1];
    const AxisTaps& axisH = work.axes[2];
    const AxisTaps& axisW = work.axes[3];
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
                    setBitsAt(output, bytes, to, fromSum(type, value));
                }
}

} // namespace

void runNaively(const Plan& plan, const Tensor& input, Tensor& output)
{
    if (const auto* copy = std::get_if<StridedCopy>(&plan.work))
        runNaively(*copy, elementBytes(plan.input.dataType), input, output);
    else
        runNaively(std::get<SeparableTaps>(plan.work), plan.input.dataType, input, output);
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
