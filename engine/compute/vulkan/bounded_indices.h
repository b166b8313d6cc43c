// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

namespace tessera::vulkan {

// The same shader, whose indices into an array at the end of a buffer are the last one's where they lie beyond it or
// before it: a device would drop what is written there. Indices of 64 bits stay as they are. `code` is SPIR-V.
std::vector<uint32_t> withBoundedIndices(const std::vector<uint32_t>& code);

} // namespace tessera::vulkan
