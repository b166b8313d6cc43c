// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/engines/engine.h"
#include "engine/report/html/page.h"

#include <string>

namespace tessera {

// A source with its version and device: {"A", "cpu: 2 threads, …"}.
Fact factOf(const std::string& role, const OutputSource& source);
// What is allowed, as options, or in words what is allowed without them.
Fact toleranceFact(const std::string& options);

} // namespace tessera
