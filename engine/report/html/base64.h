// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <span>
#include <string>

namespace tessera {

std::string base64(std::span<const std::byte> bytes); // RFC 4648, with padding

} // namespace tessera
