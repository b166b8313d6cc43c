// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/message.h"
#include "engine/core/plan/plan.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tessera {

// A permutation as other programs write it: reshape, transpose, reshape.

struct Rearrangement {
    // The axes N, C, H, W of both tensors as the factors that each is made of, outermost first: indices into the
    // plan's StridedCopy. Factors without a name are left out.
    std::array<std::vector<uint8_t>, 4> input, output;
    std::vector<uint8_t> split; // all of the input's, in its order
    std::vector<uint32_t> permutation; // factor permutation[i] of `split` is factor i of the output
};
std::optional<Rearrangement> rearrangement(const Plan& plan); // none: it is no permutation

// The same as pictures: the input, its factors, the output's factors, the output.
struct RearrangementDimension {
    std::string name; // "k", "by"
    int axis; // whose colour it has: 0 … 3 = N, C, H, W
    std::vector<uint8_t> parts; // the factors that it is made of, outermost first

    bool operator==(const RearrangementDimension&) const = default;
};

struct RearrangementStep {
    Message title; // "input", "transpose"
    std::vector<RearrangementDimension> dimensions; // from the outermost to the innermost

    bool operator==(const RearrangementStep&) const = default;
};
std::vector<RearrangementStep> rearrangementSteps(const Plan& plan); // empty: it is no permutation

struct SizedFactor {
    AxisFactor factor;
    uint64_t size;
};

// The plan of a permutation of whole axes' factors: at most six, in the order of the output. inputOrder says which
// factor the input runs through from the outermost to the innermost. On each side the factors of one axis are
// neighbours, the axes ascend, and the sizes' product is the axis's size. Tensors of less than four dimensions lack the
// first axes.
Plan permutationPlan(const TensorDesc& input, const TensorDesc& output, std::span<const SizedFactor> factors,
                     std::span<const uint8_t> inputOrder);

} // namespace tessera
