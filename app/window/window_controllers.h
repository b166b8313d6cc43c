// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/views/window_context.h"

#include <cstdint>
#include <memory>

class QMenuBar;
class QStatusBar;

namespace tessera {

class BottomPanel;
class LayoutController;

// Parts of the window that are known by their actions alone, or by what they fill.

std::unique_ptr<ActionSource> makeHelpController(const WindowContext& with);
std::unique_ptr<ActionSource> makeRunController(const WindowContext& with, uint64_t budget); // MiB; 0: the settings'

void fillMenus(QMenuBar& bar, const LayoutController& layout, BottomPanel& bottomPanel, const WindowContext& with);
// The readout of the active element, and how far a file is read or written.
void fillStatusBar(QStatusBar& bar, const WindowContext& with);

} // namespace tessera
