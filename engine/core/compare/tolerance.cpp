// SPDX-License-Identifier: Apache-2.0
#include "engine/core/compare/tolerance.h"

#include "engine/core/tensor/value.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

Tolerance equalBits(const Plan&)
{
    return {};
}

Tolerance bound(const Plan& plan)
{
    return {.interpolationBound = computes(plan)};
}

// Nearest has the other side of every boundary in its tables.
bool isNearest(const SeparableTaps& taps)
{
    return std::ranges::any_of(taps.axes, [](const AxisTaps& axis) { return !axis.otherNeighbour.empty(); });
}

// Linear, on an axis that does not keep every element in its place: with other coordinates it computes.
bool interpolates(const Plan& plan)
{
    const auto* taps = std::get_if<SeparableTaps>(&plan.work);
    return taps != nullptr && !isNearest(*taps) && !std::ranges::all_of(taps->axes, &AxisTaps::isIdentity);
}

Tolerance foreign(const Plan& plan)
{
    return {.interpolationBound = computes(plan) || interpolates(plan),
            .eitherNeighbour = hasNeighbours(plan),
            .anyCoordinates = interpolates(plan)};
}

Tolerance webnn(const Plan& plan)
{
    if (!computes(plan))
        return {};
    const DataType type = plan.output.dataType;
    return {.ulp = type == DataType::Float32 ? 84u : type == DataType::Float16 ? 10u : 1u};
}

Tolerance onnxBackend(const Plan&)
{
    return {.atol = 1e-7, .rtol = 1e-3};
}

Tolerance onnxRuntime(const Plan& plan)
{
    if (plan.output.dataType == DataType::Float32)
        return {.atol = 1e-5, .rtol = 1e-4};
    if (plan.output.dataType == DataType::Float16)
        return {.atol = 2.5e-3, .rtol = 1e-3};
    return {};
}

} // namespace

bool usesBound(const Tolerance& tolerance, const Plan& plan)
{
    return tolerance.interpolationBound && (computes(plan) || movesCoordinates(tolerance, plan));
}

bool usesIntegers(const Tolerance& tolerance, const Plan& plan)
{
    return tolerance.integers != IntegerRounding::Truncate && !isFloat(plan.output.dataType)
        && (computes(plan) || movesCoordinates(tolerance, plan));
}

bool movesCoordinates(const Tolerance& tolerance, const Plan& plan)
{
    return tolerance.anyCoordinates && interpolates(plan);
}

bool hasNeighbours(const Plan& plan)
{
    const auto* taps = std::get_if<SeparableTaps>(&plan.work);
    return taps != nullptr && isNearest(*taps) && !taps->transposed;
}

Message ruleText(const Tolerance& tolerance, const Plan& plan)
{
    const bool moves = movesCoordinates(tolerance, plan);
    Message rules;
    const auto add = [&](bool holds, const Message& rule) {
        if (holds)
            rules = rules.isEmpty() ? rule : say("compare", "%1, or %2")(rules, rule);
    };
    add(tolerance.atol > 0 || tolerance.rtol > 0,
        "|A − B| <= " + toText(tolerance.atol) + " + " + toText(tolerance.rtol) + "·|B|");
    add(tolerance.ulp > 0, std::to_string(tolerance.ulp) + " ULP");
    add(usesBound(tolerance, plan),
        moves ? say("compare", "the rounding bound (2k + 2)·2⁻²⁴·Σ|w·a| of coordinates 4 float32 ulps apart")
              : say("compare", "the rounding bound (2k + 2)·2⁻²⁴·Σ|w·a|"));
    add(usesIntegers(tolerance, plan),
        (moves ? say("compare", "integers truncated or rounded %1 of coordinates 4 float32 ulps apart")
               : say("compare", "integers truncated or rounded %1"))(name(tolerance.integers)));
    add(tolerance.eitherNeighbour && hasNeighbours(plan), say("compare", "either neighbour of a tie"));
    std::vector<Message> all{rules.isEmpty() ? say("compare", "equal bits") : rules};
    if (!tolerance.nanEqualsNan)
        all.emplace_back(say("compare", "NaN differs from NaN"));
    if (tolerance.allowedShare > 0)
        all.push_back(say("compare", "%1 % may lie beyond")(toText(tolerance.allowedShare * 100)));
    if (std::isfinite(tolerance.hardLimit))
        all.push_back(say("compare", "none by more than %1")(toText(tolerance.hardLimit)));
    return joined(all, "; ");
}

bool computes(const Plan& plan)
{
    const auto* taps = std::get_if<SeparableTaps>(&plan.work);
    return taps != nullptr && !taps->copies();
}

Tolerance defaultTolerance(const Plan& plan, bool bothExecutePlans)
{
    return bothExecutePlans ? equalBits(plan) : bound(plan);
}

const std::array<TolerancePreset, kTolerancePresetCount>& tolerancePresets()
{
    static constexpr std::array<TolerancePreset, kTolerancePresetCount> presets = {{
        {"bits", say("compare", "Equal bits"), say("compare", "Nothing may differ."), equalBits},
        {"bound", say("compare", "Rounding bound"),
         say("compare", "What the roundings of an interpolation can add up to; where none is made, nothing."), bound},
        {"foreign", say("compare", "Another program"),
         say("compare",
             "Coordinates that another program computes otherwise: either neighbour of a tie, and linear within its "
             "rounding bound where they move by 4 float32 ulps."),
         foreign},
        {"webnn", say("compare", "WebNN conformance"),
         say("compare", "Linear: 84 ULP of FLOAT32, 10 of FLOAT16, one unit of integers; else nothing."), webnn},
        {"onnx", say("compare", "ONNX backend tests"),
         say("compare", "rtol 1e-3 and atol 1e-7, whatever the operator and the type."), onnxBackend},
        {"onnxruntime", say("compare", "ONNX Runtime tests"),
         say("compare", "FLOAT32 atol 1e-5 and rtol 1e-4, FLOAT16 atol 2.5e-3 and rtol 1e-3; else nothing."),
         onnxRuntime},
    }};
    return presets;
}

const TolerancePreset* tolerancePreset(std::string_view name)
{
    const auto& presets = tolerancePresets();
    const auto found = std::ranges::find(presets, name, &TolerancePreset::name);
    return found == presets.end() ? nullptr : &*found;
}

} // namespace tessera
