// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tessera {

// The program as a window, until it is closed: [--config DIR] [--fresh] [--theme light|dark] [FILE…]. Returns the exit
// code. `argc` and `argv` outlive the call.
int showWindow(int& argc, char** argv);

// Whether a window can open on this machine: a display, or a platform chosen by name.
bool hasDisplay();

} // namespace tessera
