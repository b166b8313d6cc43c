// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/engines/run_failure.h"
#include "engine/foreign/serve_protocol.h"

#include <cstdint>
#include <string>

namespace tessera {

// What the process of an engine says, with the ends of the lines: the other side of engine/foreign/serve_protocol.h.
std::string greetingLine(const Greeting& greeting);
std::string missingLine(const std::string& reason);
std::string ranLine(uint64_t id, double seconds);
std::string failedLine(uint64_t id, FailureKind kind, const std::string& reason);

} // namespace tessera
