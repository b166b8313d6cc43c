// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/commands/command_line.h"
#include "engine/player/player.h"

#include <array>

namespace tessera {

// Of the commands that play a case: where the player stands.
inline constexpr Option kAlong{"along",           "ORDER",  "Which order the steps follow.",
                               ValueKind::Choice, "output", kStepOrders};
inline constexpr Option kBy{"by", "UNIT", "What a step fills.", ValueKind::Choice, "element", kStepUnits};

inline Stepping steppingOf(const CommandLine& line)
{
    return {stepOrderFromText("--along", line.valueOrStandard("along")),
            stepUnitFromText("--by", line.valueOrStandard("by"))};
}

} // namespace tessera
