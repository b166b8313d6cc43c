// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/engine.h"

#include <memory>
#include <string_view>
#include <vector>

namespace tessera {

// The engine of this machine's processor; it executes plans and knows no operator. threads: at most so many; 0 = all
// that it has. instructions: one of cpuInstructionSets(), or empty for the best. Neither changes a bit of the output.
std::unique_ptr<Engine> makeCpuEngine(unsigned threads = 0, std::string_view instructions = {});

std::vector<std::string_view> cpuInstructionSets(); // that this processor runs, the best first

} // namespace tessera
