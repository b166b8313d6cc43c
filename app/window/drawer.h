// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/actions/action_table.h"
#include "app/window/drawer_tabs.h"

#include <QDockWidget>

class QMenu;
class QTabWidget;

namespace tessera {

// The panel of explanations below the tensors: the pages of drawerTabs(), and a button with what can be done with the
// panel.
class Drawer : public QDockWidget {
    Q_OBJECT

public:
    explicit Drawer(const DrawerParts& parts, QWidget* parent = nullptr);

    bool showTab(const QString& name); // "Mapping", in any case; false: there is none of that name
    bool revealTab(const QString& name); // shows the panel too
    void openTab(const QString& name); // and gives the page the keys
    void explain(); // shows a tab that explains a map: Mapping, unless another one is on show
    QString currentTab() const; // its name
    void addAbove(QWidget* bar); // over the tabs; while it is to be seen, the drawer is higher by it
    QMenu& menu() const { return *m_menu; } // the button's, empty at first
    // The page of this class: one of drawerTabs() makes it.
    template <class Page> Page& page() const { return *widget()->findChild<Page*>(); }

signals:
    void tabChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeButton();
    void fitTabs();

    QTabWidget* m_tabs;
    int m_padding; // beside a tab's words
    QMenu* m_menu;
};

// An action for each tab.
class DrawerController : public ActionSource {
    Q_OBJECT

public:
    explicit DrawerController(Drawer& drawer);

    std::vector<ActionTable> actions() override;

private:
    Drawer& m_drawer;
};

} // namespace tessera
