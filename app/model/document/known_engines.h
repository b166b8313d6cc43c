// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/tensor/engine.h"

#include <vector>

namespace tessera {

// The engines with a file, which a user can choose besides those of the machine (engine/compute/registry/registry.h).
// More may come while the window is open.
struct EnginesWithFiles {
    std::vector<EngineEntry> own, adapters; // the user's engines; engines of frameworks that may not be installed
};
EnginesWithFiles enginesWithFiles();

} // namespace tessera
