// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/engines/engine.h"

namespace tessera {

// What a run of an engine throws that this machine does not have.
class EngineMissing : public EngineError {
public:
    using EngineError::EngineError; // the reason, with what installs it
};

// The engine of that name, started where it is another program. In the place of one that cannot be had or started
// stands a missing one: description() is the reason, run() and makeCopyProbe() throw EngineMissing.
std::unique_ptr<Engine> makeOrMissing(const EngineFactory& makeEngine, const EngineOptions& options,
                                      const std::string& name);

bool isMissing(const Engine& engine);

} // namespace tessera
