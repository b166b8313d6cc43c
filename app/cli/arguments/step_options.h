// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/arguments/command_line.h"
#include "engine/teach/player/player.h"

#include <array>
#include <optional>

namespace tessera {

inline constexpr uint64_t kMostSteps = uint64_t{1} << 62;

// Of the commands that play a case: where the player stands.
inline constexpr Option kAlong{"along",           "ORDER",  "Which order the steps follow.",
                               ValueKind::Choice, "output", kStepOrders};
inline constexpr Option kBy{"by", "UNIT", "What a step fills.", ValueKind::Choice, "element", kStepUnits};

inline constexpr Option kStep{
    "step", "NUMBER", "So many steps of the window's player are done; all where it is not given.", ValueKind::Number};

inline Stepping steppingOf(const CommandLine& line)
{
    return {stepOrderFromText("--along", line.valueOrStandard("along")),
            stepUnitFromText("--by", line.valueOrStandard("by"))};
}

// Where a line says that the player stands; none: it says nothing of a player. Throws TextError.
struct ToldSteps {
    Stepping stepping;
    std::optional<uint64_t> done; // none: all
};
inline std::optional<ToldSteps> stepsFromOptions(const CommandLine& line)
{
    if (!line.value("along") && !line.value("by") && !line.value("step"))
        return {};
    ToldSteps told{steppingOf(line), {}};
    if (const auto step = line.value("step"))
        told.done = wholeNumber("step", *step, 0, kMostSteps);
    return told;
}

} // namespace tessera
