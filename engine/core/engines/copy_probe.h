// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/engines/engine.h"

#include <functional>
#include <memory>

namespace tessera {

// Copies the bytes [begin, end).
using CopyPart = std::function<void(uint64_t begin, uint64_t end)>;

// The probe of an engine whose memory is the host's. `run` calls what it is given for parts that together are all
// `bytes`, from the engine's threads; without it one thread copies. Throws EngineError.
CopyProbe makeHostCopyProbe(uint64_t bytes, std::function<void(const CopyPart&)> run = {});

} // namespace tessera
