// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/engines/engine.h"

namespace tessera {

// What a run of an engine throws that this machine does not have.
class EngineMissing : public EngineError {
public:
    using EngineError::EngineError; // the reason, with what installs it
};

// In the place of one that cannot be had: description() is the reason, run() throws EngineMissing, makeCopyProbe() too.
std::unique_ptr<Engine> makeMissingEngine(const std::string& name, const Message& reason);

// The engine of that name, started where it is another program; a missing one where it cannot be had or started.
std::unique_ptr<Engine> makeOrMissing(const EngineFactory& makeEngine, const EngineOptions& options,
                                      const std::string& name);

bool isMissing(const Engine& engine);

} // namespace tessera
