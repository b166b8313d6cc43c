// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/permutation.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace tessera {

namespace {

using Factors = std::array<SizedFactor, 6>;
using FactorOrder = std::array<uint8_t, 6>;

// The factors' strides from those of the tensor's axes: the innermost factor of an axis has the axis's own stride.
std::array<uint64_t, 6> stridesOf(const std::vector<uint64_t>& strides, const Factors& factors,
                                  const FactorOrder& order, uint8_t AxisFactor::*side)
{
    std::array<uint64_t, 4> next{};
    std::ranges::copy_backward(strides, next.end());
    std::array<uint64_t, 6> result{};
    for (size_t i = order.size(); i-- > 0;) {
        const auto& [factor, size] = factors[order[i]];
        uint64_t& stride = next[factor.*side];
        result[order[i]] = stride;
        stride *= size;
    }
    return result;
}

} // namespace

Plan permutationPlan(const TensorDesc& input, const TensorDesc& output, std::span<const SizedFactor> factors,
                     std::span<const uint8_t> inputOrder)
{
    assert(factors.size() <= 6 && inputOrder.size() == factors.size());
    Factors all;
    all.fill({{}, 1});
    std::ranges::copy(factors, all.begin());
    FactorOrder ofOutput, ofInput;
    std::iota(ofOutput.begin(), ofOutput.end(), uint8_t{0});
    ofInput = ofOutput;
    std::ranges::copy(inputOrder, ofInput.begin());

    StridedCopy work{.sizes = {},
                     .inStrides = stridesOf(effectiveStrides(input), all, ofInput, &AxisFactor::inputAxis),
                     .outStrides = stridesOf(effectiveStrides(output), all, ofOutput, &AxisFactor::outputAxis),
                     .inLogical = stridesOf(packedStrides(input.sizes), all, ofInput, &AxisFactor::inputAxis),
                     .outLogical = stridesOf(packedStrides(output.sizes), all, ofOutput, &AxisFactor::outputAxis),
                     .factors = {},
                     .inputOrder = ofInput};
    for (size_t i = 0; i < all.size(); ++i) {
        work.sizes[i] = all[i].size;
        work.factors[i] = all[i].factor;
    }
    return {input, output, work};
}

} // namespace tessera
