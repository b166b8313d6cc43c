// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/sabotage/changed_run.h"

#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"
#include "engine/core/ops/resample_rules.h"

#include <algorithm>

namespace tessera::sabotage {

Timings runPlan(const HonestRun& honest, const Plan& plan, Tensor& output)
{
    return honest.engine.run(honest.c, plan, honest.input, output, honest.control);
}

Tensor rearranged(const Tensor& input, const std::function<uint64_t(std::span<const uint32_t>)>& from)
{
    Tensor result({.dataType = input.desc.dataType, .sizes = input.desc.sizes});
    for (uint64_t i = 0; i < elementCount(input.desc); ++i)
        result.setBits(i, input.bits(from(coordinates(input.desc.sizes, i))));
    return withLayout(result, input.desc);
}

std::array<AxisMap, 4> forwardMaps(const HonestRun& honest)
{
    std::array<AxisMap, 4> maps;
    const std::vector<AxisMap> own = honest.c.op->axisMaps();
    for (AxisMap& map : maps) {
        map.mode = own.front().mode;
        map.rounding = own.front().rounding;
    }
    std::ranges::copy_backward(own, maps.end());
    return maps;
}

Plan planOf(const HonestRun& honest, const std::array<AxisMap, 4>& maps, const TapsChange& changeTaps)
{
    const bool isGradient = honest.c.op->isGradient();
    Plan plan = separablePlan(honest.plan.input, honest.plan.output, maps, isGradient);
    if (!changeTaps)
        return plan;
    auto& work = std::get<SeparableTaps>(plan.work);
    for (size_t axis = 4 - honest.plan.input.sizes.size(); axis < 4; ++axis) {
        AxisTaps taps = makeTaps(maps[axis]);
        changeTaps(maps[axis], taps);
        work.axes[axis] = isGradient ? transposed(taps) : std::move(taps);
    }
    return plan;
}

Timings runMaps(const HonestRun& honest, const MapChange& change, Tensor& output)
{
    std::array<AxisMap, 4> maps = forwardMaps(honest);
    for (size_t axis = 4 - honest.plan.input.sizes.size(); axis < 4; ++axis)
        change(maps[axis]);
    return runPlan(honest, planOf(honest, maps), output);
}

Timings runTaps(const HonestRun& honest, const TapsChange& change, Tensor& output)
{
    return runPlan(honest, planOf(honest, forwardMaps(honest), change), output);
}

} // namespace tessera::sabotage
