// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QScrollArea;

namespace tessera {

// Lays the bar over the upper edge of a widget of the window, as wide as the widget and as tall as the bar's words
// need: nothing moves under the mouse when it comes or goes. The bar becomes the window's child.
void floatOver(QWidget* bar, QWidget* host, QWidget* window);

// The same at the right end of a widget that lies along the window's bottom, and above it: no wider than a sentence is
// read well.
void floatAbove(QWidget* bar, QWidget* host, QWidget* window);

constexpr int kRingRoom = 4; // between a ring and the words in it

// Lies over a part that shows nothing itself while it has the focus: a text, an area that scrolls, an empty list.
class FocusRing : public QWidget {
    Q_OBJECT

public:
    explicit FocusRing(QWidget* part);

    static bool isNeededBy(const QWidget* part);

protected:
    void paintEvent(QPaintEvent*) override;
};

// Tab stops at the area while there is something to scroll to.
void stopWhereItScrolls(QScrollArea* area);

// So that the part is seen, in all areas that scroll around it.
void scrollTo(QWidget* part);

// Adds what Qt tells assistive technology wrongly of two kinds of controls. Toggling a checkable button clicks it; with
// Qt's only its look changes. A combo box has its name as the name, and its entry as the value. Call it once, before
// the first control is asked.
void makeControlsAccessible();

} // namespace tessera
