// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

class QMenu;
class QMenuBar;

namespace tessera {

class Actions;

// A node of the menus: an action by its id, a line between actions, or a menu with a title.
struct MenuNode {
    QString id = {}; // an action's id, or the object name of a menu that is filled elsewhere
    QString title = {}; // a menu's title, "&File"; empty: it is an action or a line
    std::vector<MenuNode> nodes = {}; // a menu's entries

    MenuNode(const char* actionId) // "" is a line
        : id(QString::fromLatin1(actionId))
    {
    }
    MenuNode(const QString& actionId)
        : id(actionId)
    {
    }
    MenuNode(const QString& menuTitle, std::vector<MenuNode> menuNodes, const QString& menuId = {})
        : id(menuId)
        , title(menuTitle)
        , nodes(std::move(menuNodes))
    {
    }
};

// The entries of a menu as words: ids of actions, "|" for a line between them, "…" for each of `menus` in turn.
std::vector<MenuNode> menuNodes(const char* words, const std::vector<MenuNode>& menus = {});

// Every action is one of `actions`.
void fillMenu(QMenu* menu, const std::vector<MenuNode>& nodes, const Actions& actions);
void fillMenus(QMenuBar* bar, const std::vector<MenuNode>& menus, const Actions& actions);

} // namespace tessera
