// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "engine/core/ops/axes.h"

#include <QPainter>
#include <QWidget>

#include <utility>
#include <vector>

namespace tessera {

// A view along one line that may be long: the wheel zooms about the mouse, Shift and wheel or a drag pan, + and − zoom,
// F shows all of it, the mouse hovers and a click pins, the arrows step from one to the next.
class LineView : public QWidget {
    Q_OBJECT

public:
    explicit LineView(Document* document, QWidget* parent = nullptr);

    virtual void fit() = 0;

protected:
    virtual void moveBy(double pixels) = 0;
    virtual void zoomBy(double factor, double aboutPixel) = 0;
    virtual void step(int64_t by) = 0; // the pin
    virtual std::optional<Pick> pickUnder(QPointF point) const = 0;
    Document* document() const { return m_document; }

    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent*) override { m_document->hover({}); }

private:
    Document* m_document;
    std::optional<QPointF> m_pressed;
    double m_lastDrag = 0;
    bool m_panning = false;
};

// The marks of the axis diagram: each has a shape of its own, not only a colour.

// What of an axis is to be seen, and what it reads.
struct VisibleAxis {
    std::pair<uint32_t, uint32_t> inputs, outputs;
    AxisTaps taps; // the taps of the outputs
    std::vector<bool> read; // which inputs are read

    bool isTie(uint32_t row) const { return (taps.flags[row] & AxisTaps::Tie) != 0; }
    bool isClamped(uint32_t row) const { return (taps.flags[row] & AxisTaps::Clamped) != 0; }
};

// Where there are too many lines to be told apart, only every n-th is drawn; returns n.
uint32_t lineStep(const AxisTaps& taps);

QColor faded(QColor tint, double alpha);
QString shortNumber(double value, int digits = 4);
void paintSample(QPainter& painter, QPointF at, double size, const QColor& tint);
void paintTie(QPainter& painter, QPointF at, double size);
void paintClamped(QPainter& painter, QPointF at, double direction, double size); // 1: towards higher positions
void paintCropped(QPainter& painter, const QRectF& place);
void paintArrow(QPainter& painter, QPointF from, QPointF to); // an arrow for a displacement
void paintPlate(QPainter& painter, const QRectF& place, const QString& text, const QColor& ink); // a small label

} // namespace tessera
