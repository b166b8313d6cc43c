// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace tessera {

std::string utcNow(); // "2026-11-22T10:00:00"

} // namespace tessera
