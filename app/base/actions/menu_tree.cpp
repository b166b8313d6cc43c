// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/actions/menu_tree.h"

#include "app/base/actions/actions.h"

#include <QMenu>
#include <QMenuBar>

namespace tessera {

std::vector<MenuNode> menuNodes(const char* words, const std::vector<MenuNode>& menus)
{
    std::vector<MenuNode> nodes;
    auto menu = menus.begin();
    for (const QString& word : QString::fromUtf8(words).split(u' '))
        nodes.push_back(word == QLatin1String("|")        ? MenuNode(QString())
                            : word == QStringLiteral("…") ? *menu++
                                                          : MenuNode(word));
    return nodes;
}

namespace {

void fill(QMenu* menu, const MenuNode& node, const Actions& actions)
{
    menu->setObjectName(node.id);
    fillMenu(menu, node.nodes, actions);
}

} // namespace

void fillMenu(QMenu* menu, const std::vector<MenuNode>& nodes, const Actions& actions)
{
    menu->setToolTipsVisible(true);
    for (const MenuNode& node : nodes) {
        if (!node.title.isEmpty())
            fill(menu->addMenu(node.title), node, actions);
        else if (node.id.isEmpty())
            menu->addSeparator();
        else
            menu->addAction(actions.get(node.id));
    }
}

void fillMenus(QMenuBar* bar, const std::vector<MenuNode>& menus, const Actions& actions)
{
    for (const MenuNode& node : menus)
        fill(bar->addMenu(node.title), node, actions);
}

} // namespace tessera
