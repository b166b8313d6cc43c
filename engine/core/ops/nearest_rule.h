// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/axis_taps.h"

#include <array>
#include <cmath>
#include <string_view>

namespace tessera {

// The same map rounded in other ways and computed in other ways than the operator does: what other programs make of it.

enum class NearestRule { HalfUp, HalfDown, Floor, Ceil }; // floor(x + ½), ceil(x − ½), floor(x), ceil(x)
enum class Arithmetic {
    Division, // float32, dividing by Scale: ours
    Reciprocal, // float32, multiplying by 1/Scale
    Exact, // the ratio of sizes that Scale stands for; else the float32 fields
};

inline constexpr std::array kNearestRules = {NearestRule::HalfUp, NearestRule::HalfDown, NearestRule::Floor,
                                             NearestRule::Ceil};
inline constexpr std::array kArithmetics = {Arithmetic::Division, Arithmetic::Reciprocal, Arithmetic::Exact};

// What a rule is: floor or ceil of x + shift.
struct RuleForm {
    bool isCeil;
    double shift;
    std::string_view formula, onnxName; // "floor(x + ½)", "round_prefer_ceil"
};
constexpr RuleForm formOf(NearestRule rule)
{
    constexpr std::array<RuleForm, kNearestRules.size()> forms = {{
        {false, 0.5, "floor(x + ½)", "round_prefer_ceil"},
        {true, -0.5, "ceil(x − ½)", "round_prefer_floor"},
        {false, 0, "floor(x)", "floor"},
        {true, 0, "ceil(x)", "ceil"},
    }};
    return forms[static_cast<size_t>(rule)];
}
template <class Real> Real rounded(Real x, NearestRule rule)
{
    const RuleForm form = formOf(rule);
    const Real shifted = x + static_cast<Real>(form.shift);
    return form.isCeil ? std::ceil(shifted) : std::floor(shifted);
}

constexpr std::string_view formula(NearestRule rule)
{
    return formOf(rule).formula;
}
constexpr std::string_view onnxName(NearestRule rule)
{
    return formOf(rule).onnxName;
}
std::string_view name(Arithmetic arithmetic); // "reciprocal"

NearestRule ruleOf(const AxisMap& map);
bool roundsRatio(const AxisMap& map); // Scale is a ratio of the sizes, rounded to float32
double coordinate(const AxisMap& map, uint32_t output, Arithmetic arithmetic);
uint32_t nearestUnder(const AxisMap& map, uint32_t output, NearestRule rule, Arithmetic arithmetic);

// The map that gives the same inputs when `rule` rounds it: other operators say ½ of the rule with their offsets.
AxisMap restated(const AxisMap& map, NearestRule rule);

// Where another way reads another input than the operator does.
struct RoundingDifference {
    uint32_t output, meant, other;
    bool operator==(const RoundingDifference&) const = default;
};
struct Divergences {
    uint32_t count = 0; // the count for all the outputs below `end`
    std::vector<RoundingDifference> list; // the first `most` of them
};
// `other`: the map that the rule is of, see restated().
Divergences divergences(const AxisMap& map, const AxisMap& other, NearestRule rule, Arithmetic arithmetic, uint32_t end,
                        size_t most);

} // namespace tessera
