// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/plan/plan.h"
#include "engine/tensor/export.h"

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>

namespace TESSERA_API tessera {

// What may differ. Beyond equal bits an element passes when it is within any one of those that are set
// (|a − b| <= atol + rtol·|b| counts as one).
struct Tolerance {
    double atol = 0;
    double rtol = 0;
    uint64_t ulp = 0;
    bool interpolationBound = false; // semantics.md, section 6: (2k + 2)·2⁻²⁴·Σ|w·a|, plus one ulp (FLOAT16) or unit
    bool nanEqualsNan = true; // whatever their payloads; where nothing is computed, payloads must agree too
    bool eitherNeighbour = false; // nearest, forward: tie-sensitive coordinates may read the other side as well
    double allowedShare = 0; // 0 … 1, of the elements: so many may lie beyond, and the verdict is still no failure
    // No |a − b| may exceed it, whatever else allows it; nor does a value that is not finite stand against another one.
    double hardLimit = std::numeric_limits<double>::infinity();

    bool operator==(const Tolerance&) const = default;
};

// The default between two engines: equal bits where both execute plans or nothing is computed, else the bound.
Tolerance defaultTolerance(const Plan& plan, bool bothExecutePlans);

// What others allow (semantics.md, section 7), by name.
struct TolerancePreset {
    std::string_view name; // "webnn": what --tolerance takes
    std::string_view title; // "WebNN conformance"
    std::string_view sentence;
    Tolerance (*of)(const Plan& plan); // of this operator and data type
};
inline constexpr size_t kTolerancePresetCount = 5;
const std::array<TolerancePreset, kTolerancePresetCount>& tolerancePresets();
const TolerancePreset* tolerancePreset(std::string_view name); // null: there is none of that name

bool computes(const Plan& plan); // values are calculated, not only moved

} // namespace tessera
