// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/foreign/foreign_engine.h"
#include "engine/core/engines/engine.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// What `tessera doctor` finds of one thing that the program stands on.
enum class Health { Fine, Missing, Failed, Unknown };
inline constexpr std::array<std::string_view, 4> kHealthWords = {"ok", "missing", "failed", "unknown"};

struct Condition {
    std::string_view part; // "engine"
    std::string name; // "vulkan:llvmpipe"
    Health health;
    std::string sentence; // what is there; where it is not fine, what to do
};

// Each of our engines has computed two cases, and is held against the reference.
std::vector<Condition> engineConditions(const EngineFactory& makeEngine, const EngineOptions& options);
Condition vulkanCondition(); // the loader
std::vector<Condition> windowConditions(); // the window program, and where its window would open
std::vector<Condition> fontConditions(); // for each language of the window
Condition budgetCondition(const MemoryBudget& budget);
Condition pythonCondition(); // whether python3 imports tessera, and runs a case with it
// The adapters that are installed with us and the engine files of the options are started, all at once; a user's other
// engine files are read.
std::vector<Condition> adapterConditions(const ForeignOptions& options);

} // namespace tessera
