// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QScrollArea;

namespace tessera {

constexpr int kRingRoom = 4; // between a ring and the words in it

// Lies over a part that shows nothing itself while it has the focus: a text, an area that scrolls, an empty list.
class FocusRing : public QWidget {
    Q_OBJECT

public:
    explicit FocusRing(QWidget* part);

    static bool isNeededBy(const QWidget* part);

protected:
    void paintEvent(QPaintEvent*) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
};

// Tab stops at the area while there is something to scroll to.
void stopWhereItScrolls(QScrollArea* area);

// So that the part is seen, in all areas that scroll around it.
void scrollTo(QWidget* part);

} // namespace tessera
