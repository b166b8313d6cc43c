// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"

#include <QPainter>
#include <QWidget>

#include <functional>
#include <utility>
#include <vector>

namespace tessera {

// Which part of a long line is in sight.
struct LineScale {
    double begin = 0, end = 0; // the first and the last position on the line
    double origin = 0, room = 0; // the pixel at which the line begins, and how many pixels it has
    double leastZoom = 1, mostZoom = 1;
    double spare = 0; // the share of unused room that is left of the line
    double zoom = 1; // pixels of the screen for each position
    double left = 0; // the position at the left edge

    double pixel(double position) const { return origin + (position - left) * zoom; }
    double position(double pixel) const { return left + (pixel - origin) / zoom; }
    double right() const { return position(origin + room); }
    double wholeZoom() const { return end > begin ? room / (end - begin) : 1; } // the zoom that shows all of it
    void look(double newZoom, double newLeft); // sets both, within the limits and the line
    void zoomTo(double newZoom, double aboutPixel);
    void center(double position) { look(zoom, position - room / zoom / 2); }
};

// A view along one line that may be long: the wheel zooms about the mouse, Shift and wheel or a drag pan, + and − zoom,
// F shows all of it, the mouse hovers and a click pins, the arrows step from one to the next.
class LineView : public QWidget {
    Q_OBJECT

public:
    explicit LineView(Document* document, QWidget* parent = nullptr);

    void fit(); // all of it, until the user looks elsewhere
    void reveal(double position);

protected:
    virtual LineScale* placed() = 0; // the scale, for the widget and the line as they are; null: there is none
    virtual void fitScale(LineScale& scale) = 0;
    virtual void moved() = 0; // another part is in sight
    virtual void step(int64_t by) = 0; // moves the pin
    virtual std::optional<Pick> pickUnder(QPointF point) const = 0;
    Document* document() const { return m_document; }
    void paintFocus(QPainter& painter) const;

    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent*) override { m_document->hover({}); }
    void resizeEvent(QResizeEvent*) override;

    bool m_fitted = true;

private:
    void move(const std::function<void(LineScale& scale)>& change);
    void moveBy(double pixels);
    void zoomBy(double factor, double aboutPixel);

    Document* m_document;
    std::optional<QPointF> m_pressed;
    double m_lastDrag = 0;
    bool m_panning = false;
};

// The marks of the axis diagram: each has a shape of its own, not only a colour.

// The part of an axis that is in sight, and what it reads.
struct VisibleAxis {
    std::pair<uint32_t, uint32_t> inputs, outputs;
    AxisTaps taps; // the taps of the outputs
    std::vector<bool> read; // for every input: an output reads it

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
