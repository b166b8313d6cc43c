// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/symbols.h"

#include "engine/core/ops/axis_taps.h"
#include "engine/core/ops/checks.h"
#include "engine/core/ops/depth_space_words.h"
#include "engine/core/ops/operator.h"
#include "engine/core/ops/resample_rules.h"
#include "engine/core/plan/rearrangement.h"

namespace tessera {

namespace {

std::vector<FormulaLine> permutationSymbols(const Plan& plan)
{
    const auto& work = std::get<StridedCopy>(plan.work);
    const Rearrangement shapes = rearrangement(plan).value();
    const bool toSpace = shapes.output[2].size() >= shapes.input[2].size();
    const auto& space = toSpace ? shapes.output : shapes.input;
    const auto& deep = toSpace ? shapes.input : shapes.output;
    return {{2, "y = " + depth_space::lettersOf(work, space[2])},
            {3, "x = " + depth_space::lettersOf(work, space[3])},
            {1, "k = " + depth_space::lettersOf(work, deep[1])}};
}

// What becomes of `x` where elements are blended. A gradient has no filter.
Message blendSymbols(const AxisMap& map, const std::string& x, bool isGradient)
{
    const std::optional<AntialiasFilter> filter = filterOf(map);
    if (!filter)
        return isGradient ? say("ops", "%1 → the two about it, backwards")(x) : say("ops", "%1 → the two about it")(x);
    return *filter == AntialiasFilter::Triangle ? say("ops", "%1 → a triangle about it")(x)
                                                : say("ops", "%1 → halved while Scale < 1/2, then the two about it")(x);
}

Message nearestSymbols(const AxisMap& map, const std::string& x, bool isGradient)
{
    const std::string rounded = roundingText(map.rounding);
    return isGradient ? say("ops", "%1 → %2, backwards")(x, rounded) : Message(x + " → " + rounded);
}

std::vector<FormulaLine> samplingSymbols(const std::vector<AxisMap>& maps, bool isGradient)
{
    std::vector<FormulaLine> lines;
    for (size_t i = 0; i < maps.size(); ++i) {
        const AxisMap& map = maps[i];
        if (map.scale == 1 && map.inputs == map.outputs)
            continue;
        const size_t axis = 4 - maps.size() + i;
        const std::string x = std::string(kCoordinateNames[axis]) + " = " + coordinateFormula(isGradient);
        const bool isNearest = map.mode == InterpolationMode::NearestNeighbor;
        lines.push_back({static_cast<int>(axis),
                         isNearest ? nearestSymbols(map, x, isGradient) : blendSymbols(map, x, isGradient)});
    }
    return lines;
}

} // namespace

std::vector<FormulaLine> symbolsOf(const Operator& op, const Plan& plan)
{
    if (std::holds_alternative<StridedCopy>(plan.work))
        return permutationSymbols(plan);
    return samplingSymbols(op->axisMaps(), op->isGradient());
}

} // namespace tessera
