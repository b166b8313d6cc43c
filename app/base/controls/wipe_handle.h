// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace tessera {

// The line between two pictures: dragged with the mouse, or moved by the arrow keys.
class WipeHandle : public QWidget {
    Q_OBJECT

public:
    static constexpr int kThickness = 11; // the part that the mouse can catch; the line is thinner

    explicit WipeHandle(QWidget* parent);

    void setLine(bool isVertical, bool isLocked);

signals:
    void dragged(QPointF position); // where the line is, in the parent
    void stepped(int percent);

protected:
    void paintEvent(QPaintEvent*) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent*) override { m_pressed = false; }
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent*) override { update(); }
    void focusOutEvent(QFocusEvent*) override { update(); }

private:
    bool m_vertical = true, m_locked = false, m_pressed = false;
};

} // namespace tessera
