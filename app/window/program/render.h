// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands/commands.h"

namespace tessera {

// `tessera render`: makes its own application. Throws IoError, TextError, EngineError.
int drawWindow(const Arguments& arguments, std::ostream& out, std::ostream& err);

} // namespace tessera
