// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/teach/player/player.h"

namespace tessera {

// Where the player of a case stands.
struct PlayState {
    bool isOn = false; // its bar is shown, and outputs to come are empty
    Stepping stepping = {};
    uint64_t stepsDone = 0; // more than the case has: all

    bool operator==(const PlayState&) const = default;
};

} // namespace tessera
