// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/scripts/ties.h"

#include "engine/core/ops/operator.h"
#include "engine/frameworks/dialects/code.h"

namespace tessera::scripts {

std::string remarkOnTies(const Operator& op, Dialect dialect)
{
    constexpr std::string_view kAxes = "NCHW";
    if (dialect != Dialect::OpenCv && dialect != Dialect::Pillow)
        return {};
    const Plan plan = makePlan(op);
    const auto* work = std::get_if<SeparableTaps>(&plan.work);
    if (!work || work->transposed)
        return {};
    for (size_t axis = 0; axis < work->axes.size(); ++axis) {
        const AxisTaps& taps = work->axes[axis];
        for (uint32_t output = 0; output < taps.outputs && !taps.otherNeighbour.empty(); ++output)
            if ((taps.flags[output] & AxisTaps::Tie) != 0 && taps.first[output] != taps.otherNeighbour[output])
                return "# Output " + std::to_string(output) + " of " + kAxes[axis] + " lies halfway between the inputs "
                    + std::to_string(taps.first[output]) + " and " + std::to_string(taps.otherNeighbour[output])
                    + ": DirectML takes " + std::to_string(taps.first[output]) + ", and here "
                    + std::string(name(dialect)) + "'s own rounding decides.\n";
    }
    return {};
}

} // namespace tessera::scripts
