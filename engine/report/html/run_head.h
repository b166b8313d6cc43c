// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/arguments/command_line.h"
#include "engine/report/html/page.h"
#include "engine/core/engines/engine.h"

#include <string>

namespace tessera {

// The head of a command's page: the line that repeats it, the date.
PageHead headOf(const CommandText& command, const Arguments& arguments);

// A source with its version and device: {"A", "cpu: 2 threads, …"}.
Fact factOf(const std::string& role, const OutputSource& source);
// What is allowed, as options, or in words what is allowed without them.
Fact toleranceFact(const std::string& options);
Fact toleranceFact(const CommandLine& line);

} // namespace tessera
