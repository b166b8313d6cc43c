// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/plan/plan.h"

namespace tessera {

// What a separable plan says about the value of single output elements.
class TapsOfElements {
public:
    // Both must outlive this; the input is in the layout of the plan's input.
    TapsOfElements(const SeparableTaps& taps, const Tensor& input);

    // Whether both values may come from float32 and float64 evaluations of the same taps (semantics.md, section 6).
    bool withinBound(uint64_t element, uint64_t aBits, uint64_t bBits) const;

    // Whether each value is that of a nearest neighbour, at tie-sensitive coordinates on either side of the boundary.
    bool areNeighbours(uint64_t element, uint64_t aBits, uint64_t bBits) const;

private:
    using Coordinates = std::array<uint32_t, 4>;
    Coordinates coordinatesOf(uint64_t element) const;
    struct Terms {
        double sum = 0; // Σ|w·a| of the finite terms
        double largest = 0; // |a| of those
    };
    // The terms of the taps of the axes from `axis` on, where those before weigh `weight` and lead to `offset`.
    void addTerms(const Coordinates& at, size_t axis, double weight, uint64_t offset, Terms& terms) const;
    uint64_t inputBits(uint64_t offset) const;

    const SeparableTaps& m_taps;
    DataType m_type;
    const std::byte* m_input;
};

} // namespace tessera
