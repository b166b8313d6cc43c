// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/engines/engine.h"

#include <memory>
#include <string>

namespace tessera {

// "sabotage:order": an engine with a mistake (engine/compute/sabotage/mistake.h). It reads the case, and not the plan
// that it is given. run() throws RunFailure, Unsupported, where the mistake cannot be made.
inline constexpr std::string_view kFaultyEngine = "sabotage";

bool isFaultyEngine(const std::string& engine); // by its name
std::unique_ptr<Engine> makeFaultyEngine(const std::string& engine, const EngineOptions& options); // throws EngineError

} // namespace tessera
