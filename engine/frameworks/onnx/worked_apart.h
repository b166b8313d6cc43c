// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace tessera::onnxfile {

// What `work` gives, worked out in a child of this process: a library that a hostile file brings down, or that asks for
// more than `memory` bytes or `seconds`, ends the child alone. None: it ended otherwise. The child has this thread
// only, and `work` waits for no other.
std::optional<std::string> workedApart(const std::function<std::string()>& work, uint64_t memory, int seconds);

} // namespace tessera::onnxfile
