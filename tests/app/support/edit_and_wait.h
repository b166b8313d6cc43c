// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tessera {

// A program of its own, to be killed: opens the window on this folder's session, duplicates the case, sets its block
// size to 4, pins (0,0,1,1), says "edited" and waits. Never returns.
int editAndWait(const QString& configFolder);

} // namespace tessera
