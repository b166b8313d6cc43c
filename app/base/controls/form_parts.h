// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/look/theme.h"

#include <QLabel>
#include <QVBoxLayout>

#include <functional>
#include <vector>

class QAbstractItemModel;
class QBoxLayout;
class QDialog;
class QDockWidget;
class QHBoxLayout;
class QMenu;
class QPushButton;
class QScrollArea;
class QTableView;
class QToolButton;

namespace tessera {

// This room has the widgets that know no tensor, and work on another thread (latest.h). All rooms of the window but
// base/look may use it.

// Parts of forms and tabs.

void setTextWidth(QWidget* widget, int designed); // a fixed width that grows with the text
void setRowHeight(QTableView* table, int designed); // keeps the rows' height in the same way
// Sets the accessible name of a control, and its tip.
void describe(QWidget* control, const QString& name, const QString& tip);
void describe(QWidget* control, const QString& tip); // the tip is its name, too
void setInvalid(QWidget* control, bool invalid); // the style draws its border red

// Text in a colour of the theme, also after the theme has changed.
class ToneLabel : public QLabel {
public:
    ToneLabel(Role role, const QString& text, QWidget* parent);
    void setRole(Role role);

private:
    void paintRole();

    Role m_role;
};

// A popup lies below its button and inside the screen, and has a border.
void placeBelow(QWidget* popup, const QWidget* button);
void paintPopup(QWidget* popup);

QLabel* heading(const QString& text, QWidget* parent);
ToneLabel* secondaryLabel(const QString& text, QWidget* parent); // small and quiet, wraps
void makeSecondary(ToneLabel& label); // small, and it wraps
QWidget* separator(QWidget* parent); // a horizontal line

// A layout for a widget, or for another layout (null). Without a spacing it has that of the style.
template <class Layout> Layout* newLayout(QWidget* widget, const QMargins& margins, int spacing = -1)
{
    auto* made = new Layout(widget);
    made->setContentsMargins(margins);
    made->setSpacing(spacing);
    return made;
}

// The width that the row needs without this part, which may be in it.
int widthWithout(const QWidget* part, const QBoxLayout& row);
// Puts the part at that place of the row where `room` is wide enough for all of it, else in a line of its own, the
// second of `rows`.
void placeWhereItFits(QWidget* part, QBoxLayout& row, int at, QBoxLayout& rows, int room);

void fillArea(QScrollArea* area, QWidget* content); // draws no frame; the content is at least as large as the area
void addWidgets(QLayout* layout, std::initializer_list<QWidget*> widgets);

// The layout of a dialog: parts one below the other, `spacing` designed pixels apart and away from the edges.
QVBoxLayout* dialogRows(QDialog* dialog, int spacing);
QToolButton* iconButton(const QString& iconName, const QString& tip); // the tip is its accessible name, too
QToolButton* closeButton(const QString& tip); // closes a panel or a bar
// A button that opens a menu below it. The menu is filled each time.
QToolButton* menuButton(const QString& iconName, const QString& tip, const std::function<void(QMenu& menu)>& fill);
inline constexpr int kTitleMargin = 12; // designed pixels beside a panel's title
// The bar above a panel: its parts, of which the last one takes the room, and a button that hides the panel.
QHBoxLayout* addTitleBar(QDockWidget* panel, const std::vector<QWidget*>& parts, const QString& closeTip);
// Return presses the button only if it is the default.
QPushButton* dialogButton(const QString& text, const QString& tip);
// A table of numbers from which one row is chosen; a long number loses its last digits, not all of its decimals.
QTableView* numberTable(QAbstractItemModel* model, QWidget* parent);

// A row of a chart made of text: a name, a bar and a figure.
struct BarRow {
    QString name;
    double share; // the share of the longest bar, 0 … 1
    QColor ink;
    QString figure;
};
QString barsHtml(const std::vector<BarRow>& rows);

// The widths of a table of numbers, in pixels. They depend on what a type's values may need, not on the current values,
// so that nothing moves under the mouse.

int columnNeed(const QTableView& table, int column, int characters); // wide enough for its title, too
int tableNeed(const QTableView& table, const std::vector<int>& needs); // its columns and a scroll bar

} // namespace tessera
