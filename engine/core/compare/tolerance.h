// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/plan/plan.h"
#include "engine/core/tensor/value.h"

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera {

// How far outputs may differ. An element without equal bits passes when any one of the rules that are set accepts it;
// |a − b| <= atol + rtol·|b| is one rule.
struct Tolerance {
    double atol = 0;
    double rtol = 0;
    uint64_t ulp = 0;
    // semantics.md, section 6: (2k + 2)·2⁻²⁴·Σ|w·a|, plus one ulp (FLOAT16); integers must be sums within it,
    // truncated. An axis whose band has n > 2 taps counts as n/2. Denormals add their own roundings. A result that is
    // not finite is accepted where a float32 sum may overflow before its end.
    bool interpolationBound = false;
    bool nanEqualsNan = true; // whatever their payloads; where nothing is computed, payloads must agree too
    bool eitherNeighbour = false; // nearest, forward: tie-sensitive coordinates may read the other side as well
    // Where integers are computed: each value may be such a sum, truncated or rounded so. Truncate: no such rule.
    IntegerRounding integers = IntegerRounding::Truncate;
    // For linear, in the bound and for integers: coordinates may be 4 float32 ulps apart, as for ties, because programs
    // compute them in different ways. The bound then also holds where every coordinate is an element's.
    bool anyCoordinates = false;
    double allowedShare = 0; // 0 … 1: the share of elements that may lie beyond without a failure
    // No |a − b| may exceed it, whatever else allows it. With a limit, a value that is not finite differs from every
    // other.
    double hardLimit = std::numeric_limits<double>::infinity();

    bool operator==(const Tolerance&) const = default;
};

// The default between two engines: equal bits where both execute plans or nothing is computed, else the bound.
Tolerance defaultTolerance(const Plan& plan, bool bothExecutePlans);

// A named tolerance of another project (semantics.md, section 7).
struct TolerancePreset {
    std::string_view name; // "webnn": what --tolerance takes
    Text title; // "WebNN conformance"
    Text sentence;
    Tolerance (*of)(const Plan& plan); // the tolerance for this operator and data type
};
inline constexpr size_t kTolerancePresetCount = 6;
const std::array<TolerancePreset, kTolerancePresetCount>& tolerancePresets();
const TolerancePreset* tolerancePreset(std::string_view name); // null: there is none of that name

// The tolerance in words, as it holds for the plan: "equal bits", "4 ULP or the rounding bound".
Message ruleText(const Tolerance& tolerance, const Plan& plan);

// Which of the tolerance's rules apply to the plan's elements.
bool usesBound(const Tolerance& tolerance, const Plan& plan);
bool usesIntegers(const Tolerance& tolerance, const Plan& plan);
bool movesCoordinates(const Tolerance& tolerance, const Plan& plan);
bool hasNeighbours(const Plan& plan); // nearest, forward: eitherNeighbour has an effect

bool computes(const Plan& plan); // values are calculated, not only moved

// What --tolerance takes: a preset's name, parts of a tolerance, or both: "foreign", "atol=1e-5,ties=either",
// "onnx,allow=1". The rest comes from the case or the default.
class ToleranceOptions {
public:
    ToleranceOptions() = default; // nothing is said
    explicit ToleranceOptions(std::string_view text); // throws TextError, with what was expected

    bool isEmpty() const { return m_parts.empty(); }

    // A preset's name, atol, rtol, ulp and bound replace the whole tolerance; the others change one part each. `own`:
    // the case's, if it has one.
    Tolerance of(const Plan& plan, const std::optional<Tolerance>& own, bool bothExecutePlans) const;

private:
    const TolerancePreset* m_preset = nullptr;
    std::vector<std::pair<std::string, std::string>> m_parts; // {"ulp", "4"}, checked; a preset is {"", NAME}
};

// The text that ToleranceOptions reads as exactly this tolerance, whatever the case and the engines: "ulp=4,bound=on".
std::string toleranceText(const Tolerance& tolerance);
std::string optionsText(const Tolerance& tolerance); // " --tolerance ulp=4,bound=on"

} // namespace tessera
