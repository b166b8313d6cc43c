// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands/commands.h"

namespace tessera {

// What the window program brings along for the commands: the window itself, what draws, and Qt's pictures.
Services windowServices();

// They are made of these.

// `tessera render`: makes its own application. Throws IoError, TextError, EngineError.
int drawWindow(const Arguments& arguments, std::ostream& out, std::ostream& err);

// The program as a window, until it is closed; the arguments are those of kWindowText. Returns the exit code. Throws
// TextError, IoError.
int showWindow(const Arguments& arguments);

} // namespace tessera
