// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/actions/menu_tree.h"

namespace tessera {

inline const auto kRecentMenu = QStringLiteral("recentFiles"); // the object name of the menu that FilesController fills

// The menus of the window. The menus of the two panels come from their controller.
std::vector<MenuNode> mainMenu(std::vector<MenuNode> casePanel, std::vector<MenuNode> drawer);

} // namespace tessera
