// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands/commands.h"

namespace tessera {

// What the window program brings along for the commands: the window itself, what draws, and Qt's pictures.
Services windowServices();

} // namespace tessera
