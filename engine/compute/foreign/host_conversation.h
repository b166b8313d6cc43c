// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace tessera {

// The whole program: answers requests on standard input (engine/compute/foreign/serve_protocol.h) with what a library
// or a shader computes (`kind` is "lib", "shader", or "shader-validated": under the validation layer), until the input
// ends. What it prints goes to standard error. A request may also be {"id": 1, "copy": BYTES}: the seconds of a copy.
// Returns the exit code.
int hostConversation(const std::string& kind, const std::string& path);

} // namespace tessera
