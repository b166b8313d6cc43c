// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/panes/line_view.h"

#include "app/base/look/device_pixels.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <cmath>

namespace tessera {
namespace {

constexpr int kLineClick = 4; // pixels that a click may move
constexpr int kFar = 10; // the step of Shift and an arrow
constexpr double kLineDoubling = 360; // eighths of a degree of the wheel that double the zoom
constexpr double kLineNotchPan = 48.0 / 120; // pixels for each eighth of a degree

} // namespace

LineView::LineView(Document* document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

bool LineView::event(QEvent* event)
{
    // Before the shortcuts of the tensors' panes.
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

} // namespace tessera
