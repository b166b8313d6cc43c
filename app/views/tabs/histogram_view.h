// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensor/planes/value_statistics.h"

#include <QWidget>

namespace tessera {

// How often values occur, over a labelled axis; two handles, black and white, that are dragged or moved by keys.
class HistogramView : public QWidget {
    Q_OBJECT

public:
    explicit HistogramView(QWidget* parent = nullptr);

    void setHistogram(const Histogram& histogram, HistogramAxis axis);
    void setRange(double black, double white);

    QSize sizeHint() const override { return {240, 80}; } // and whatever more there is

signals:
    void rangeDragged(double black, double white);

protected:
    void paintEvent(QPaintEvent*) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent*) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QRectF plot() const;
    double xOf(double value) const;
    double valueAt(double x) const;
    void moveHandle(double value);
    void paintBars(QPainter& painter) const;
    void paintAxis(QPainter& painter) const;
    void paintHandle(QPainter& painter, double value, const QString& name, bool held) const;

    Histogram m_histogram;
    HistogramAxis m_axis = HistogramAxis::Linear;
    double m_black = 0, m_white = 1;
    enum class Handle { None, Black, White } m_held = Handle::None;
    Handle m_keyed = Handle::Black; // what the arrow keys move
};

} // namespace tessera
