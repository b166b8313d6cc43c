// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/actions/action_table.h"

#include <optional>
#include <set>

class QDockWidget;
class QMainWindow;
class QSplitter;

namespace tessera {

class BottomPanel;
class RangePanel;
class WindowSettings;

// Lays out the panels of the window, shows tabs, moves the focus from part to part, and keeps the window's place on
// the screen. A page has a name in whatever panel it is: a tab of the bottom panel, or "Histogram".
class LayoutController : public ActionSource {
    Q_OBJECT

public:
    // What is laid out, and the parts that F6 walks through.
    struct Parts {
        QMainWindow& window;
        QDockWidget& casePanel;
        BottomPanel& bottomPanel;
        RangePanel& values;
        QSplitter& middle;
    };
    LayoutController(const Parts& parts, std::vector<QWidget*> focusOrder);

    std::vector<ActionTable> actions() override;

    bool showTab(const QString& name); // "Mapping", in any case; false: there is no page of that name
    bool revealTab(const QString& name); // shows its panel too

    void reset();
    void restore(const WindowSettings& settings);
    void save(WindowSettings& settings) const;
    void grow(double factor); // makes both panels larger, as the text grew
    // The case panel gives way to a panel beside it, and comes back after the last of them.
    void makeRoomBeside(const QDockWidget& panel, bool isShown);

signals:
    void changed(); // something that save() keeps has changed, except the size of the window

private:
    std::vector<ActionRow> panelRows(const QString& id, const QString& title, const char* key, QDockWidget& panel);
    std::vector<ActionRow> tabRows(); // an action for each tab of the bottom panel
    void dock(QDockWidget& panel, Qt::DockWidgetArea area);
    void setPanelsVisible(bool visible);
    void focusPart(int by);
    // Gives `by` pixels to the panel or the pane that has the focus; its neighbour loses them.
    void growPart(Qt::Orientation way, int by);
    int bottomPanelHeight(double wanted) const;

    Parts m_of;
    std::vector<QWidget*> m_focusOrder;
    bool m_hidValues = false; // hiding all panels has hidden the panel of values
    std::optional<int> m_givenWay; // the case panel's width before it gave way; none: it did not
    std::set<const QDockWidget*> m_beside; // the panels beside the case panel, to which it gave way
};

} // namespace tessera
