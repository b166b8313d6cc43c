// SPDX-License-Identifier: Apache-2.0
#include "engine/compare/tolerance.h"

#include <algorithm>

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

Tolerance webnn(const Plan& plan)
{
    if (!computes(plan))
        return {};
    switch (plan.output.dataType) {
    case DataType::Float32:
        return {.ulp = 84};
    case DataType::Float16:
        return {.ulp = 10};
    default:
        return {.ulp = 1};
    }
}

Tolerance onnxBackend(const Plan&)
{
    return {.atol = 1e-7, .rtol = 1e-3};
}

Tolerance onnxRuntime(const Plan& plan)
{
    switch (plan.output.dataType) {
    case DataType::Float32:
        return {.atol = 1e-5, .rtol = 1e-4};
    case DataType::Float16:
        return {.atol = 2.5e-3, .rtol = 1e-3};
    default:
        return {};
    }
}

} // namespace

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
