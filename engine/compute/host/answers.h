// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/foreign/serve_protocol.h"
#include "engine/core/engines/run_failure.h"

#include <cstdint>
#include <string>

namespace tessera {

// What the process of an engine says, with the ends of the lines: the other side of
// engine/compute/foreign/serve_protocol.h. It says all in English.
std::string greetingLine(const Greeting& greeting);
std::string missingLine(const Message& reason);
std::string ranLine(uint64_t id, double seconds);
std::string failedLine(uint64_t id, FailureKind kind, const Message& reason);

} // namespace tessera
