// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tessera {

// A program of its own, to be killed: opens the window on this folder's session, duplicates the case, sets its block
// size to 4, pins (0,0,1,1), says "edited" and waits. Never returns.
int editAndWait(const QString& configFolder);

// A program of its own, on a machine that may fail: opens `folder`/case.json in the window, with its settings and its
// session in `folder`/config, changes it, saves it, exports the view to `folder`/view.png, saves the output to
// `folder`/output.npy, and closes the window. Every dialog is answered. Gives back the exit code: 0.
int useWindow(const QString& folder);

} // namespace tessera
