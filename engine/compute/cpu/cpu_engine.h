// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/engine.h"

#include <memory>
#include <string_view>
#include <vector>

namespace tessera {

// How an output is written to memory.
enum class Stores {
    Fitting, // non-temporal stores where they are faster, by the machine's cache and the size of the work
    Streaming, // always non-temporal stores, where lines allow them
};

// The engine of this machine's processor, which executes plans and knows no operator. The program and tests make it.
// threads: the most that it uses; 0: all that the machine has. instructions: one of cpuInstructionSets(); empty: the
// best. None of these changes a bit of the output.
std::unique_ptr<Engine> makeCpuEngine(unsigned threads = 0, std::string_view instructions = {},
                                      Stores stores = Stores::Fitting);

std::vector<std::string_view> cpuInstructionSets(); // that this processor runs, the best first

} // namespace tessera
