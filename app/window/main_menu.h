// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMenuBar;

namespace tessera {

class Actions;
class BottomPanel;
class FilesController;
class LayoutController;

// Fills the menus of the window, and that of the bottom panel's button.
void makeMenus(QMenuBar& bar, const LayoutController& layout, BottomPanel& bottomPanel, FilesController& files,
               const Actions& actions);

} // namespace tessera
