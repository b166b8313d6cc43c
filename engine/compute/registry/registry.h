// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/engine.h"

namespace tessera {

// The engines by name: those of this machine, and in faulty_engine.h those that are wrong on purpose. All rooms above
// that run cases make engines here.

std::vector<EngineEntry> engineList(); // cpu first, the reference last

// Engine::executesPlans() of the engine of this name, without making it. False for a file, a faulty engine and a
// foreign engine.
bool executesPlans(const std::string& name);

// Makes an engine by name; "vulkan" alone is the best device. Throws EngineError with the reason and the existing
// names.
std::unique_ptr<Engine> makeEngine(const std::string& name);
std::unique_ptr<Engine> makeEngineWith(const EngineOptions& options, const std::string& name);

// The version of Vulkan's loader, "1.3.239". Throws EngineError, which says what to install.
std::string vulkanLoader();

} // namespace tessera
