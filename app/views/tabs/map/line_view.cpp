// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/map/line_view.h"

#include "app/base/look/device_pixels.h"
#include "app/base/look/theme.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr int kLineClick = 4; // pixels that a click may move
constexpr int kFar = 10; // the step of Shift and an arrow
constexpr double kLineDoubling = 360; // eighths of a degree of the wheel that double the zoom
constexpr double kLineNotchPan = 48.0 / 120; // pixels for each eighth of a degree
constexpr double kNearEdge = 20; // pixels: what is nearer to an edge is brought into the middle

} // namespace

void LineScale::look(double newZoom, double newLeft)
{
    zoom = std::clamp(newZoom, leastZoom, mostZoom);
    const double unused = room / zoom - (end - begin);
    left = unused >= 0 ? begin - spare * unused : std::clamp(newLeft, begin, begin - unused);
}

void LineScale::zoomTo(double newZoom, double aboutPixel)
{
    const double clamped = std::clamp(newZoom, leastZoom, mostZoom);
    look(clamped, position(aboutPixel) - (aboutPixel - origin) / clamped);
}

LineView::LineView(Document* document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void LineView::move(const std::function<void(LineScale& scale)>& change)
{
    if (LineScale* line = placed()) {
        change(*line);
        moved();
    }
}

void LineView::fit()
{
    m_fitted = true;
    move([this](LineScale& line) { fitScale(line); });
}

void LineView::reveal(double position)
{
    move([position](LineScale& line) {
        const double x = line.pixel(position) - line.origin;
        if (x < kNearEdge || x > line.room - kNearEdge)
            line.center(position);
    });
}

void LineView::moveBy(double pixels)
{
    m_fitted = false;
    move([pixels](LineScale& line) { line.look(line.zoom, line.left - pixels / line.zoom); });
}

void LineView::zoomBy(double factor, double aboutPixel)
{
    m_fitted = false;
    move([factor, aboutPixel](LineScale& line) { line.zoomTo(line.zoom * factor, aboutPixel); });
}

void LineView::resizeEvent(QResizeEvent*)
{
    m_fitted ? fit() : move([](LineScale& line) { line.look(line.zoom, line.left); });
}

void LineView::paintFocus(QPainter& painter) const
{
    if (!hasFocus())
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(color(Role::Accent), 1));
    painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
}

bool LineView::event(QEvent* event)
{
    // These keys come before the shortcuts of the tensors' panes.
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Plus || key == Qt::Key_Equal || key == Qt::Key_Minus || key == Qt::Key_F) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void LineView::keyPressEvent(QKeyEvent* event)
{
    const int by = event->modifiers() & Qt::ShiftModifier ? kFar : 1;
    constexpr int64_t end = int64_t{1} << 40;
    switch (event->key()) {
    case Qt::Key_Left:
        return step(-by);
    case Qt::Key_Right:
        return step(by);
    case Qt::Key_Home:
        return step(-end);
    case Qt::Key_End:
        return step(end);
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoomBy(2, width() / 2.0);
    case Qt::Key_Minus:
        return zoomBy(0.5, width() / 2.0);
    case Qt::Key_F:
        return fit();
    }
    QWidget::keyPressEvent(event);
}

void LineView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton)
        return QWidget::mousePressEvent(event);
    m_pressed = exactPosition(this, event);
    m_lastDrag = m_pressed->x();
    m_panning = false;
}

void LineView::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF point = exactPosition(this, event);
    if (!m_pressed)
        return m_document->hover(pickUnder(point));
    if (!m_panning && (point - *m_pressed).manhattanLength() > kLineClick) {
        m_panning = true;
        setCursor(Qt::ClosedHandCursor);
    }
    if (m_panning)
        moveBy(point.x() - m_lastDrag);
    m_lastDrag = point.x();
}

void LineView::mouseReleaseEvent(QMouseEvent* event)
{
    const bool clicked = m_pressed && !m_panning && event->button() == Qt::LeftButton;
    m_pressed.reset();
    m_panning = false;
    unsetCursor();
    if (clicked)
        m_document->pin(pickUnder(exactPosition(this, event)));
}

void LineView::wheelEvent(QWheelEvent* event)
{
    event->accept();
    const QPoint angle = event->angleDelta();
    if (angle.x() != 0 || event->modifiers() & Qt::ShiftModifier)
        moveBy((angle.x() != 0 ? angle.x() : angle.y()) * kLineNotchPan);
    else
        zoomBy(std::exp2(angle.y() / kLineDoubling), exactPosition(this, event).x());
}

uint32_t lineStep(const AxisTaps& taps)
{
    constexpr size_t kMostLines = 8000; // the most lines of the whole diagram: some ten milliseconds
    return uint32_t(1 + taps.weights.size() / kMostLines);
}

QColor faded(QColor tint, double alpha)
{
    tint.setAlphaF(float(alpha));
    return tint;
}

QString shortNumber(double value, int digits)
{
    return QLocale::c().toString(value, 'g', digits).replace('-', QChar(0x2212));
}

void paintSample(QPainter& painter, QPointF at, double size, const QColor& tint)
{
    painter.setBrush(tint);
    painter.drawEllipse(at, size, size);
}

void paintTie(QPainter& painter, QPointF at, double size)
{
    painter.setBrush(color(Role::Warning));
    painter.drawPolygon(QPolygonF(
        {{at.x(), at.y() - size}, {at.x() + size, at.y()}, {at.x(), at.y() + size}, {at.x() - size, at.y()}}));
}

void paintClamped(QPainter& painter, QPointF at, double direction, double size)
{
    painter.setBrush(color(Role::SecondaryText));
    painter.drawPolygon(QPolygonF({{at.x() + direction * size, at.y()},
                                   {at.x() - direction * size * 0.7, at.y() - size},
                                   {at.x() - direction * size * 0.7, at.y() + size}}));
}

void paintCropped(QPainter& painter, const QRectF& place)
{
    painter.fillRect(place, QBrush(color(Role::SecondaryText), Qt::BDiagPattern));
}

void paintArrow(QPainter& painter, QPointF from, QPointF to)
{
    const double way = to.x() > from.x() ? 1 : -1;
    painter.setPen(QPen(color(Role::Warning), 1.5));
    painter.drawLine(from, to);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color(Role::Warning));
    painter.drawPolygon(QPolygonF({to, to + QPointF(-way * 6, -3.5), to + QPointF(-way * 6, 3.5)}));
}

void paintPlate(QPainter& painter, const QRectF& place, const QString& text, const QColor& ink)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(QApplication::palette().color(QPalette::Base), 0.85));
    painter.drawRoundedRect(place, 3, 3);
    painter.setPen(ink);
    painter.drawText(place, Qt::AlignCenter, text);
}

} // namespace tessera
