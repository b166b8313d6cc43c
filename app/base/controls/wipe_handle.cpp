// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/wipe_handle.h"

#include "app/base/look/device_pixels.h"
#include "app/base/look/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace tessera {

namespace {

constexpr int kGripLength = 28, kGripWidth = 7;
constexpr int kStep = 1, kLargeStep = 10; // percent

} // namespace

WipeHandle::WipeHandle(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("wipeLine"));
    setAccessibleName(tr("Wipe line"));
    setFocusPolicy(Qt::StrongFocus);
    setLine(true, false);
}

void WipeHandle::setLine(bool isVertical, bool isLocked)
{
    m_vertical = isVertical;
    m_locked = isLocked;
    setCursor(m_locked ? Qt::ArrowCursor : m_vertical ? Qt::SplitHCursor : Qt::SplitVCursor);
    setToolTip(m_locked ? tr("Locked. Shift+X lets the line go.")
                        : tr("Drag: more of A or of B. Arrow keys move it too; Shift+X locks it."));
    update();
}

void WipeHandle::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF all = rect();
    const QPointF middle = all.center();
    const QColor ink = color(hasFocus() && !m_locked ? Role::Accent : Role::Panel);
    const QColor edge = color(Role::SecondaryText);
    const QRectF line = m_vertical ? QRectF(middle.x() - 1, all.top(), 2, all.height())
                                   : QRectF(all.left(), middle.y() - 1, all.width(), 2);
    painter.fillRect(line.adjusted(-1, -1, 1, 1), edge);
    painter.fillRect(line, ink);
    QRectF grip(0, 0, m_vertical ? kGripWidth : kGripLength, m_vertical ? kGripLength : kGripWidth);
    grip.moveCenter(middle);
    painter.setPen(QPen(edge, 1));
    painter.setBrush(m_locked ? edge : ink);
    painter.drawRoundedRect(grip, 3, 3);
}

void WipeHandle::mousePressEvent(QMouseEvent* event)
{
    m_pressed = event->button() == Qt::LeftButton;
    event->setAccepted(m_pressed);
}

void WipeHandle::mouseMoveEvent(QMouseEvent* event)
{
    if (m_pressed && !m_locked)
        emit dragged(mapToParent(exactPosition(this, event)));
}

void WipeHandle::keyPressEvent(QKeyEvent* event)
{
    const int step = (event->modifiers() & Qt::ShiftModifier) != 0 ? kLargeStep : kStep;
    const bool back = event->key() == (m_vertical ? Qt::Key_Left : Qt::Key_Up);
    const bool on = event->key() == (m_vertical ? Qt::Key_Right : Qt::Key_Down);
    if (m_locked || !(back || on))
        return QWidget::keyPressEvent(event);
    emit stepped(back ? -step : step);
}

} // namespace tessera
