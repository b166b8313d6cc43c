// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/commands.h"

#include <optional>

namespace tessera {

// The whole program but for its window: the command that the first argument names, --help and --version, and on a
// machine without a display the main job. Returns its exit code, or nothing where a window is asked for.
std::optional<int> runProgram(const Arguments& arguments, std::ostream& out, std::ostream& err);

} // namespace tessera
