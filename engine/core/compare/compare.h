// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/compare/tolerance.h"
#include "engine/core/plan/plan.h"

#include <array>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace tessera {

// Compares two outputs of one case under a tolerance. All rooms that run cases use it; engines do not.

enum class Verdict { Pass, Mistrusted, Fail };

struct ElementDifference {
    uint64_t element = 0; // logical
    uint64_t aBits = 0, bBits = 0;
    double difference = 0; // a − b
    uint64_t ulp = 0;
};

struct Comparison {
    Verdict verdict = Verdict::Pass;
    Message rule; // the rule in force, in words: "equal bits", "the rounding bound"
    Message reason; // why the case proves little, for Mistrusted. This and the notes: engine/judge/measure/assess.h
    std::vector<Message> notes; // change no verdict
    uint64_t count = 0; // elements
    uint64_t equal = 0; // bit for bit (a NaN pair counts as equal where the tolerance says so)
    uint64_t within = 0; // not equal, but within the tolerance
    uint64_t beyond = 0;
    uint64_t beyondLimit = 0; // those of them that no share excuses
    uint64_t beyondOnTies = 0; // those of them that Tolerance::eitherNeighbour would accept
    uint64_t withinOnTies = 0; // those within that only Tolerance::eitherNeighbour accepts
    double shareOnTies = 0; // the share of all elements on tie-sensitive coordinates; 0 where withinOnTies is 0
    uint64_t nans = 0, infinities = 0; // differing elements where either is NaN; else where either is infinite
    uint64_t nonFinite = 0; // elements where either is NaN or infinite: not in the statistics below
    double maxAbsolute = 0, maxRelative = 0, meanAbsolute = 0; // relative to b, where b is not 0
    uint64_t maxUlp = 0;
    // The first element with the largest |a − b|, and the first with the largest ULP. They are taken from those beyond
    // the tolerance where there are any, else from all that differ; none where all are equal. A difference that is not
    // finite is larger than any that is.
    std::optional<ElementDifference> worst, worstUlp;
    std::optional<ElementDifference> worstFinite; // the first with the largest finite |a − b|
    std::vector<ElementDifference> mismatches; // the first 1,000 beyond the tolerance, by position
    std::vector<ElementDifference> largest; // the 1,000 of these with the largest |a − b|, the largest first
    std::array<uint64_t, 65> ulpHistogram = {}; // [0] none, [k] 2^(k−1) <= ulp < 2^k
};

// Compares two outputs of one case (type and sizes equal; strides may differ): counts, and whether it passes or fails.
// Needs the plan and the input for neighbours and bounds. Throws Cancelled.
Comparison compare(const Plan& plan, const Tensor& input, const Tensor& a, const Tensor& b, const Tolerance& tolerance,
                   const std::stop_token& stop = {});

// What the worst element of a comparison of outputs of `type` differs in: bits alone (two NaNs, zeros of both signs), a
// NaN on one side, an infinity on one side, an integer, whose |a − b| is its ULP, or a real number.
enum class WorstKind { Bits, NotANumber, Infinite, Integer, Real };
WorstKind worstKind(const Comparison& comparison, DataType type);
// Whether one element says it all: that of the largest |a − b| has the largest ULP too.
bool isOneWorst(const Comparison& comparison);

// How many elements ties=either would accept, in sentences. Empty where the comparison did not fail, and where it would
// accept none.
std::vector<Message> advice(const Comparison& comparison);

// The result of one element.
enum class Agreement : uint8_t { Equal, Within, Beyond };

// The same of every element: UINT8, packed, in the outputs' sizes. Throws Cancelled.
Tensor agreementMap(const Plan& plan, const Tensor& input, const Tensor& a, const Tensor& b, const Tolerance& tolerance,
                    const std::stop_token& stop = {});

// How large |a − b| of this element may be: by the rounding bound or atol + rtol·|b|, whichever allows more, and at
// most the hard limit. None where neither is in force, or a value is not a finite real number.
std::optional<double> allowedDifference(const Plan& plan, const Tensor& input, const Tolerance& tolerance,
                                        const ElementDifference& found);

} // namespace tessera
