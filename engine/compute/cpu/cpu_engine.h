// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/engine.h"

#include <memory>
#include <string_view>
#include <vector>

namespace tessera {

// How an output reaches the memory.
enum class Stores {
    Fitting, // non-temporal stores where they are faster, by the machine's cache and the size of the work
    Streaming, // always non-temporal stores, where lines allow them
};

// The engine of this machine's processor; it executes plans and knows no operator. threads: at most so many; 0 = all
// that it has. instructions: one of cpuInstructionSets(), or empty for the best. Nothing here changes a bit of the
// output.
std::unique_ptr<Engine> makeCpuEngine(unsigned threads = 0, std::string_view instructions = {},
                                      Stores stores = Stores::Fitting);

std::vector<std::string_view> cpuInstructionSets(); // that this processor runs, the best first

} // namespace tessera
