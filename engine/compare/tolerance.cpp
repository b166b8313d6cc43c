// SPDX-License-Identifier: Apache-2.0
#include "engine/compare/tolerance.h"

#include "engine/tensor/value.h"

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

std::string ruleText(const Tolerance& tolerance, const Plan& plan)
{
    std::string rules;
    const auto add = [&](bool holds, const std::string& rule) {
        if (holds)
            rules += (rules.empty() ? "" : ", or ") + rule;
    };
    const bool bound = usesBound(tolerance, plan), integers = usesIntegers(tolerance, plan);
    const std::string moved = movesCoordinates(tolerance, plan) ? " of coordinates 4 float32 ulps apart" : "";
    add(tolerance.atol > 0 || tolerance.rtol > 0,
        "|A − B| <= " + toText(tolerance.atol) + " + " + toText(tolerance.rtol) + "·|B|");
    add(tolerance.ulp > 0, std::to_string(tolerance.ulp) + " ULP");
    add(bound, "the rounding bound (2k + 2)·2⁻²⁴·Σ|w·a|" + moved);
    add(integers, "integers truncated or rounded " + std::string(name(tolerance.integers)) + moved);
    add(tolerance.eitherNeighbour && hasNeighbours(plan), "either neighbour of a tie");
    if (rules.empty())
        rules = "equal bits";
    if (!tolerance.nanEqualsNan)
        rules += "; NaN differs from NaN";
    if (tolerance.allowedShare > 0)
        rules += "; " + toText(tolerance.allowedShare * 100) + " % may lie beyond";
    if (std::isfinite(tolerance.hardLimit))
        rules += "; none by more than " + toText(tolerance.hardLimit);
    return rules;
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
        {"bits", "Equal bits", "Nothing may differ.", equalBits},
        {"bound", "Rounding bound",
         "What the roundings of an interpolation can add up to; where none is made, nothing.", bound},
        {"foreign", "Another program",
         "Coordinates that another program computes otherwise: either neighbour of a tie, and linear within its "
         "rounding "
         "bound where they move by 4 float32 ulps.",
         foreign},
        {"webnn", "WebNN conformance", "Linear: 84 ULP of FLOAT32, 10 of FLOAT16, one unit of integers; else nothing.",
         webnn},
        {"onnx", "ONNX backend tests", "rtol 1e-3 and atol 1e-7, whatever the operator and the type.", onnxBackend},
        {"onnxruntime", "ONNX Runtime tests",
         "FLOAT32 atol 1e-5 and rtol 1e-4, FLOAT16 atol 2.5e-3 and rtol 1e-3; else nothing.", onnxRuntime},
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
