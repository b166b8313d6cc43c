// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/look/device_pixels.h"

#include <QMouseEvent>
#include <QWidget>

#include <optional>

namespace tessera {

// A number of an axis that is taken hold of: dragged along the axis, or stepped by the arrow keys. It looks like a flag
// whose tip points up at the place that it moves.
class AxisHandle : public QWidget {
    Q_OBJECT
    Q_PROPERTY(QString value READ text) // for accessibility

public:
    AxisHandle(const QString& caption, QWidget* parent);
    void setText(const QString& text); // the number
    const QString& text() const { return m_text; }
    void setTint(const QColor& tint);
    void pointAt(QPointF place, double left); // a place in the parent; the flag stays inside it, and right of `left`
    bool isDragged() const { return m_pressedAt.has_value(); }

    QSize sizeHint() const override;

signals:
    void grabbed(); // the beginning of a gesture
    void dragged(double pixels, bool free); // since it was grabbed; free: no snapping
    void stepped(int steps, bool fine);
    void released(); // the gesture's end

protected:
    void paintEvent(QPaintEvent*) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;

private:
    QString m_caption, m_text;
    QColor m_tint;
    double m_tipX = 0;
    double inWindow(const QMouseEvent* event) const { return mapTo(window(), exactPosition(this, event)).x(); }

    std::optional<double> m_pressedAt; // in the window: the handle itself moves
};

} // namespace tessera
