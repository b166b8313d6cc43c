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

// What may differ. Beyond equal bits an element passes when it is within any one of those that are set
// (|a − b| <= atol + rtol·|b| counts as one).
struct Tolerance {
    double atol = 0;
    double rtol = 0;
    uint64_t ulp = 0;
    // semantics.md, section 6: (2k + 2)·2⁻²⁴·Σ|w·a|, plus one ulp (FLOAT16); integers must be what sums within it are
    // cut off to. An axis whose band has n > 2 taps counts as n/2, denormals add their own roundings, and a result that
    // is not finite is accepted where a float32 sum may overflow on its way.
    bool interpolationBound = false;
    bool nanEqualsNan = true; // whatever their payloads; where nothing is computed, payloads must agree too
    bool eitherNeighbour = false; // nearest, forward: tie-sensitive coordinates may read the other side as well
    // Where values are computed to integers: both may be such a sum, cut off or rounded so. Truncate: no such rule.
    IntegerRounding integers = IntegerRounding::Truncate;
    // For linear, in the bound and for integers: coordinates may be 4 float32 ulps apart, as ties may, because another
    // program computes them in another way. Then the bound holds, too, where every coordinate is an element.
    bool anyCoordinates = false;
    double allowedShare = 0; // 0 … 1, of the elements: so many may lie beyond, and the verdict is still no failure
    // No |a − b| may exceed it, whatever else allows it. A value that is not finite then differs from every other one.
    double hardLimit = std::numeric_limits<double>::infinity();

    bool operator==(const Tolerance&) const = default;
};

// The default between two engines: equal bits where both execute plans or nothing is computed, else the bound.
Tolerance defaultTolerance(const Plan& plan, bool bothExecutePlans);

// What others allow (semantics.md, section 7), by name.
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

// Which of the tolerance's rules hold of the plan's elements.
bool usesBound(const Tolerance& tolerance, const Plan& plan);
bool usesIntegers(const Tolerance& tolerance, const Plan& plan);
bool movesCoordinates(const Tolerance& tolerance, const Plan& plan);
bool hasNeighbours(const Plan& plan); // whether it is a nearest neighbour, forward: eitherNeighbour means something

bool computes(const Plan& plan); // values are calculated, not only moved

// What --tolerance takes: a preset's name, parts of a tolerance, or both: "foreign", "atol=1e-5,ties=either",
// "onnx,allow=1". What it does not say, the case or the default says.
class ToleranceOptions {
public:
    ToleranceOptions() = default; // nothing is said
    explicit ToleranceOptions(std::string_view text); // throws TextError, with what was expected

    bool isEmpty() const { return m_parts.empty(); }

    // A preset's name, atol, rtol, ulp and bound take the place of all that may differ; the others change one part
    // each. `own`: the case's, if it has one.
    Tolerance of(const Plan& plan, const std::optional<Tolerance>& own, bool bothExecutePlans) const;

private:
    const TolerancePreset* m_preset = nullptr;
    std::vector<std::pair<std::string, std::string>> m_parts; // "ulp", "4"; each checked; the preset's name is "", NAME
};

// What ToleranceOptions reads as exactly this tolerance, whatever the case and the engines: "ulp=4,bound=on".
std::string toleranceText(const Tolerance& tolerance);
std::string optionsText(const Tolerance& tolerance); // " --tolerance ulp=4,bound=on"

} // namespace tessera
