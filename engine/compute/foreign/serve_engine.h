// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/foreign/foreign_setup.h"
#include "engine/core/engines/engine.h"

#include <memory>

namespace tessera {

// A process that stays, and answers one request after the other (serve_protocol.h). It is started when it is first
// needed, and again when it has died, has said what is no answer, or was waited for too long.
std::unique_ptr<Engine> makeServeEngine(const ForeignSetup& setup); // throws TextError

} // namespace tessera
