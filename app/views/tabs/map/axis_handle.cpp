// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/map/axis_handle.h"

#include "app/base/look/device_pixels.h"
#include "app/base/look/theme.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace tessera {
namespace {

constexpr int kPadding = 6, kTipHeight = 5, kFlagHeight = 17;

QFont captionFont()
{
    return resized(QApplication::font(), 0.85);
}

QFont numberFont()
{
    return dataFont(captionFont().pointSizeF());
}

int stepsOf(const QKeyEvent& event)
{
    switch (event.key()) {
    case Qt::Key_Right:
    case Qt::Key_Up:
        return 1;
    case Qt::Key_Left:
    case Qt::Key_Down:
        return -1;
    }
    return 0;
}

} // namespace

AxisHandle::AxisHandle(const QString& caption, QWidget* parent)
    : QWidget(parent)
    , m_caption(caption)
    , m_tint(color(Role::Accent))
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::SizeHorCursor);
    setAttribute(Qt::WA_Hover);
}

void AxisHandle::setText(const QString& text)
{
    if (text == m_text)
        return;
    m_text = text;
    resize(sizeHint());
    update();
}

void AxisHandle::setTint(const QColor& tint)
{
    m_tint = tint;
    update();
}

QSize AxisHandle::sizeHint() const
{
    return {QFontMetrics(captionFont()).horizontalAdvance(m_caption) + 4
                + QFontMetrics(numberFont()).horizontalAdvance(m_text) + 2 * kPadding,
            kFlagHeight + kTipHeight};
}

void AxisHandle::pointAt(QPointF place, double left)
{
    const int least = qRound(left), most = std::max(least, parentWidget()->width() - width());
    const int x = std::clamp(qRound(place.x() - width() / 2.0), least, most);
    m_tipX = std::clamp(place.x() - x, 6.0, width() - 6.0);
    move(x, qRound(place.y()));
    update();
}

void AxisHandle::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF flag = QRectF(0, kTipHeight, width(), kFlagHeight).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath shape;
    shape.addRoundedRect(flag, 4, 4);
    const double base = flag.top() + 0.5;
    QPainterPath tip;
    tip.addPolygon(QPolygonF({{m_tipX - 5, base}, {m_tipX, 0}, {m_tipX + 5, base}}));
    shape = shape.united(tip);

    const bool live = isEnabled();
    const bool strong = live && (underMouse() || isDragged());
    painter.setPen(QPen(live ? m_tint : color(Role::Border), 1));
    painter.setBrush(strong ? m_tint : palette().color(QPalette::Base));
    painter.drawPath(shape);
    const QColor ink = strong ? textOn(m_tint)
        : live                ? palette().color(QPalette::WindowText)
                              : color(Role::SecondaryText);
    const QRectF inside = flag.adjusted(kPadding, 0, -kPadding, 0);
    painter.setFont(captionFont());
    painter.setPen(strong ? ink : color(Role::SecondaryText));
    painter.drawText(inside, Qt::AlignLeft | Qt::AlignVCenter, m_caption);
    painter.setFont(numberFont());
    painter.setPen(ink);
    painter.drawText(inside, Qt::AlignRight | Qt::AlignVCenter, m_text);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(strong ? ink : color(Role::Accent), 1.5));
        painter.drawRoundedRect(flag.adjusted(1, 1, -1, -1), 3, 3);
    }
}

void AxisHandle::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return event->ignore();
    m_pressedAt = inWindow(event);
    emit grabbed();
    update();
}

void AxisHandle::mouseMoveEvent(QMouseEvent* event)
{
    if (m_pressedAt)
        emit dragged(inWindow(event) - *m_pressedAt, event->modifiers().testFlag(Qt::ShiftModifier));
}

void AxisHandle::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_pressedAt)
        return;
    m_pressedAt.reset();
    emit released();
    update();
}

// The arrows are the handle's before they are any shortcut's.
bool AxisHandle::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && stepsOf(*static_cast<QKeyEvent*>(event)) != 0) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void AxisHandle::keyPressEvent(QKeyEvent* event)
{
    const int steps = stepsOf(*event);
    if (steps == 0)
        return QWidget::keyPressEvent(event);
    if (!event->isAutoRepeat())
        emit grabbed();
    emit stepped(steps, event->modifiers().testFlag(Qt::ShiftModifier));
}

void AxisHandle::keyReleaseEvent(QKeyEvent* event)
{
    if (stepsOf(*event) == 0 || event->isAutoRepeat())
        return QWidget::keyReleaseEvent(event);
    emit released();
}

} // namespace tessera
