// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QScrollArea;

namespace tessera {

// Lays the bar over the upper edge of a part of the window, as wide as the part; of the window itself, over the right
// end of its lower edge, where the status line has room, no wider than a sentence that is easy to read. It is as tall
// as its words need, so that nothing moves under the mouse when it comes or goes, and becomes a child of the window.
void floatOver(QWidget* bar, QWidget* host, QWidget* window);

constexpr int kRingRoom = 4; // the room between a ring and the words in it

// The ring of a part that does not show its focus itself: a text, an area that scrolls, an empty list.
class FocusRing : public QWidget {
    Q_OBJECT

public:
    explicit FocusRing(QWidget* part);

    static bool isNeededBy(const QWidget* part); // whether the part, which has the focus, does not show it now

protected:
    void paintEvent(QPaintEvent*) override;
};

// Tab stops at the area while there is something to scroll to.
void stopWhereItScrolls(QScrollArea* area);

// Scrolls all areas around the part so that it is visible.
void scrollTo(QWidget* part);

// Corrects what Qt tells assistive technology about two kinds of controls. Toggling a checkable button clicks it; Qt
// only changes its look. A combo box reports its name as the name and its entry as the value. Call it once, before the
// first control is asked.
void makeControlsAccessible();

} // namespace tessera
