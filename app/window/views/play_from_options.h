// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments/shared_options.h"
#include "app/model/document/document.h"

namespace tessera {

// Where a command line says that the player stands. A line that says nothing of a player leaves it off.
inline PlayState playOf(const std::optional<ToldSteps>& told)
{
    return told ? PlayState{.isOn = true, .stepping = told->stepping, .stepsDone = told->done.value_or(kMostSteps)}
                : PlayState{};
}

} // namespace tessera
