// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/engines/engine.h"

#include <vector>

namespace tessera {

// The engines that a user can choose besides those of the machine (engine/compute/registry/registry.h), by lists to
// choose from.

// Those with a file, each with its file's name. More may come while the window is open.
std::vector<EngineEntry> enginesWithFiles();
std::vector<EngineEntry> faultyEngines(); // each with what it does wrong

} // namespace tessera
