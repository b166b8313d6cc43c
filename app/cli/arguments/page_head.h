// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/arguments/command_line.h"
#include "app/cli/arguments/command_text.h"
#include "engine/report/html/run_head.h"

namespace tessera {

// The head of a command's page: the line that repeats it, the date.
PageHead headOf(const CommandText& command, const Arguments& arguments);
// What the line's options allow.
Fact toleranceFact(const CommandLine& line);

} // namespace tessera
