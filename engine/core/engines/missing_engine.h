// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/engines/engine.h"

namespace tessera {

// What a run of an engine throws that this machine does not have.
class EngineMissing : public EngineError {
public:
    using EngineError::EngineError; // the reason, with what installs it
};

// Makes the engine of that name, and starts it if it is another program. Where that fails, the result is an engine
// whose description() is the reason, and whose run() and makeCopyProbe() throw EngineMissing.
std::unique_ptr<Engine> makeOrMissing(const EngineFactory& makeEngine, const EngineOptions& options,
                                      const std::string& name);

bool isMissing(const Engine& engine);

} // namespace tessera
