// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/focus_ring.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyleOptionFocusRect>
#include <QStylePainter>
#include <QTextEdit>

namespace tessera {

namespace {

constexpr int kRoomAround = 8; // of a part that was scrolled to

} // namespace

FocusRing::FocusRing(QWidget* part)
    : QWidget(part)
{
    setObjectName(QStringLiteral("focusRing"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setGeometry(part->rect());
    part->installEventFilter(this);
    show();
    raise();
}

bool FocusRing::isNeededBy(const QWidget* part)
{
    if (const auto* list = qobject_cast<const QAbstractItemView*>(part))
        return !list->currentIndex().isValid(); // the current cell has a ring
    return qobject_cast<const QTextEdit*>(part) || qobject_cast<const QPlainTextEdit*>(part)
        || qobject_cast<const QScrollArea*>(part);
}

void FocusRing::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionFocusRect ring;
    ring.initFrom(this);
    painter.drawPrimitive(QStyle::PE_FrameFocusRect, ring);
}

bool FocusRing::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

void stopWhereItScrolls(QScrollArea* area)
{
    const auto update = [area](int, int most) { area->setFocusPolicy(most > 0 ? Qt::TabFocus : Qt::NoFocus); };
    update(0, area->verticalScrollBar()->maximum());
    QObject::connect(area->verticalScrollBar(), &QScrollBar::rangeChanged, area, update);
}

void scrollTo(QWidget* part)
{
    for (QWidget* around = part->parentWidget(); around; around = around->parentWidget()) {
        auto* area = qobject_cast<QScrollArea*>(around);
        if (!area || !area->widget() || !area->widget()->isAncestorOf(part))
            continue;
        const QRect seen = area->viewport()->rect();
        const QRect place(part->mapTo(area->viewport(), QPoint()), part->size());
        const bool fills = place.top() <= seen.top() && place.bottom() >= seen.bottom();
        if (!fills && (place.top() < seen.top() || place.bottom() > seen.bottom()))
            area->ensureWidgetVisible(part, 0, kRoomAround);
    }
}

} // namespace tessera
