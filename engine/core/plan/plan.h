// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/tensor.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

namespace tessera {

// A plan: a case with everything decided. Engines execute plans, and views explain them; the reference engine reads
// none. The room also has the index maps that frameworks, models and probes lead to.

enum class Side { Input, Output };

// One of the factors that the axes of a permutation's tensors are made of, for views and for other programs' words.
struct AxisFactor {
    std::string_view name = {}; // "by": its letter in formulas; empty: of size 1, it only completes the six
    uint8_t colour = 0; // the axis whose colour it has, here and below 0 … 3 = N, C, H, W
    uint8_t inputAxis = 0, outputAxis = 0; // which axis of each tensor it is a factor of
};

// output[Σ i·outStrides] = input[Σ i·inStrides] for every i in sizes, bit for bit.
// The logical strides are those of the packed tensors: they nest, so a logical index can be divided back into i.
struct StridedCopy {
    std::array<uint64_t, 6> sizes; // in the order of the output, outermost first
    std::array<uint64_t, 6> inStrides; // in elements of memory
    std::array<uint64_t, 6> outStrides;
    std::array<uint64_t, 6> inLogical; // in logical elements
    std::array<uint64_t, 6> outLogical;
    std::array<AxisFactor, 6> factors = {}; // like sizes
    std::array<uint8_t, 6> inputOrder = {0, 1, 2, 3, 4, 5}; // the factors as the input runs through them
};

// Where the elements of one output axis come from, as a banded matrix in compressed rows: output o reads the inputs
// first[o], first[o] + 1 … with the weights [rowStart[o], rowStart[o + 1]). Both ends of the bands never fall as o
// grows. A band of one weight 1 copies its element; an empty band is +0.
struct AxisTaps {
    enum Flag : uint8_t {
        Tie = 1, // nearest: x lies within 4 float32 ulps of a rounding boundary (semantics.md, section 3)
        // The edge is repeated: nearest's index, or a tap of linear's filter, lies outside [0, inputs − 1].
        Clamped = 2,
    };

    uint32_t inputs = 1;
    uint32_t outputs = 1;
    std::vector<uint32_t> first; // [outputs]
    std::vector<uint32_t> rowStart; // [outputs + 1]
    std::vector<float> weights;
    std::vector<double> x; // [outputs] the exact (float64) coordinates; a gradient has the forward map's, [inputs]
    double step = 1; // from one x to the next
    std::vector<uint8_t> flags; // [outputs], like x
    std::vector<uint32_t> otherNeighbour; // like x, nearest only: what the other side of the boundary reads; else empty

    uint32_t taps(uint32_t output) const { return rowStart[output + 1] - rowStart[output]; }
    std::span<const float> band(uint32_t output) const { return {weights.data() + rowStart[output], taps(output)}; }
    bool passes(uint32_t output) const { return taps(output) == 1 && band(output)[0] == 1; } // one weight 1
    bool copies() const; // every band is one weight 1: no arithmetic on this axis
    bool isIdentity() const; // copies, output o reads input o, and as many outputs as inputs
    uint32_t inputsRead() const; // how many inputs are read at all
};

// Axes N, C, H, W; lower ranks are padded in front with size 1. They are reduced in this order, N first and W last, in
// float32, each product and sum rounded on its own: acc = w0·a0, then acc = acc + w·a in ascending order.
struct SeparableTaps {
    std::array<AxisTaps, 4> axes;
    std::array<uint64_t, 4> inStrides; // in elements of memory
    std::array<uint64_t, 4> outStrides;
    bool transposed = false; // a gradient: x and flags belong to the inputs' axis

    bool copies() const; // no arithmetic on any axis: bits pass through
};

struct Plan {
    TensorDesc input;
    TensorDesc output;
    std::variant<StridedCopy, SeparableTaps> work;
};

// An element of the other tensor that this one reads or is read by, with its weight.
struct Partner {
    uint64_t element; // logical
    double weight; // the product of the axes' weights

    bool operator==(const Partner&) const = default;
};

struct Partners {
    uint64_t count = 0; // how many there are in all
    std::vector<Partner> list; // the first `most` of them, ascending by element
};

// The input elements that output element `element` reads, and the output elements that read input element `element`.
// Time depends on the answer's length and the axes' logarithm, not on the tensors.
Partners sources(const Plan& plan, uint64_t element, size_t most = 4096);
Partners targets(const Plan& plan, uint64_t element, size_t most = 4096);

// How memory is read while the output is written in the order of its addresses: the distances, in elements, from one
// read to the next, over the first `most` reads. The reads of one output follow the order of its sums: along N first,
// along W last.
struct ReadPattern {
    struct Jump {
        int64_t elements;
        uint64_t count;
        bool operator==(const Jump&) const = default;
    };
    std::vector<Jump> jumps; // the most frequent first
    uint64_t steps = 0; // the sum of the jumps' counts
    bool isWhole = true; // false: there are more reads than `most`
};
ReadPattern readPattern(const Plan& plan, uint64_t most);

uint64_t bytesMoved(const Plan& plan); // what the operator must read (each element in use once) and write

} // namespace tessera
