// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/compare/tolerance.h"
#include "engine/core/plan/plan.h"

namespace tessera {

// Which values of an output element a separable plan allows.
class TapsOfElements {
public:
    // Both must outlive this; the input is in the layout of the plan's input.
    TapsOfElements(const SeparableTaps& taps, const Tensor& input);

    // Whether both values may come from float32 and float64 evaluations of the same taps (semantics.md, section 6):
    // |a − b| <= (2k + 2)·2⁻²⁴·Σ|w·a|, plus one ulp for FLOAT16; integers are such sums, truncated. An axis whose band
    // has n > 2 taps counts as n/2 axes. Each product of denormals adds 2⁻¹⁴⁹, weighed by the axes that follow. A value
    // that is not finite is accepted where a float32 sum may overflow before its end. `anyCoordinates`: the coordinates
    // too may have been computed in another way, see Tolerance.
    bool withinBound(uint64_t element, uint64_t aBits, uint64_t bBits, bool anyCoordinates) const;

    // For a floating-point type: the largest |a − b| that withinBound() accepts.
    double bound(uint64_t element, uint64_t aBits, uint64_t bBits, bool anyCoordinates) const;

    // For an integer type: whether each value is such a sum, truncated or rounded by `rounding`.
    bool areRoundings(uint64_t element, uint64_t aBits, uint64_t bBits, IntegerRounding rounding,
                      bool anyCoordinates) const;

    // Whether the value may come from a float32 evaluation; integers are truncated.
    bool isValue(uint64_t element, uint64_t bits, bool anyCoordinates) const;
    // For an integer type: the same, rounded by `rounding` only.
    bool isRounding(uint64_t element, uint64_t bits, IntegerRounding rounding) const;

    // Σ w·a in float64, and how far a float32 evaluation may be from it.
    struct Evaluation {
        double value;
        double error;
        bool mayOverflow; // whether a sum may overflow before its end
        double special; // Σ w·a of the sources that are not finite; 0: there are none
    };
    Evaluation evaluated(uint64_t element, bool anyCoordinates) const;

    // Whether each value is a nearest neighbour's; at tie-sensitive coordinates on either side of the boundary. An axis
    // that gives every input its own place has no other side, since no program reads it otherwise.
    bool areNeighbours(uint64_t element, uint64_t aBits, uint64_t bBits) const;
    double shareOnTies() const; // the share of the elements with such a side, 0 … 1

private:
    double boundOf(const Evaluation& found, double a, double b) const;
    struct Terms {
        double value = 0; // Σ w·a of the finite terms
        double sum = 0; // Σ|w·a| of those
        double largest = 0; // |a| of those
        double special = 0; // Σ w·a of the others
    };
    bool hangsOnTie(size_t axis, uint32_t output) const;
    // For integers: whether a float32 evaluation rounds no product and no sum.
    bool isExact(const PaddedSizes& at) const;
    // How much the value may change where every coordinate is off by the width of a tie.
    double coordinateError(const PaddedSizes& at) const;
    // The same for a gradient: Σ|a| · (Π(w + e) − Πw) over the elements whose weight w may change by e, for the axes
    // from `axis` on. `weight` and `most` are the two products of the axes before.
    double weightError(const PaddedSizes& at, size_t axis, double weight, double most, uint64_t offset) const;
    void addRange(const PaddedSizes& at, size_t axis, uint64_t offset, double& least, double& most) const;
    // Adds the terms of the axes from `axis` on, where those before weigh `weight` and lead to `offset`.
    void addTerms(const PaddedSizes& at, size_t axis, double weight, uint64_t offset, Terms& terms) const;
    uint64_t inputBits(uint64_t offset) const;

    const SeparableTaps& m_taps;
    PaddedSizes m_sizes; // of the output
    DataType m_type;
    std::array<bool, 4> m_isIdentity, m_isFilter; // by axis
    const std::byte* m_input;
};

} // namespace tessera
