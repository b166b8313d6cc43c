// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands/commands.h"

namespace tessera {

// The program as a window, until it is closed; the arguments are those of kWindowText. Returns the exit code. Throws
// TextError, IoError.
int showWindow(const Arguments& arguments);

} // namespace tessera
