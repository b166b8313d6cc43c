// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/overlays.h"

#include "app/base/look/events.h"
#include "app/base/look/theme.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QLabel>
#include <QLayout>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyleOptionFocusRect>
#include <QStylePainter>
#include <QTextEdit>
#include <QWidget>

#include <algorithm>

namespace tessera {

namespace {

constexpr int kWidest = 560, kMargin = 8; // the width and the margin of a bar at the bottom

void place(QWidget* bar, const QWidget* host)
{
    if (bar->isHidden())
        return;
    const bool isBelow = host == bar->parentWidget();
    const QRect over(host->mapTo(bar->parentWidget(), QPoint()), host->size());
    const int widest = int(kWidest * textSettings().scale);
    const int width = isBelow ? std::min(widest, over.width() - 2 * kMargin) : over.width();
    const QLayout* layout = bar->layout();
    const int height =
        layout && layout->hasHeightForWidth() ? layout->totalHeightForWidth(width) : bar->sizeHint().height();
    const QPoint end(over.right() + 1 - kMargin - width, over.bottom() + 1 - height);
    bar->setGeometry(QRect(isBelow ? end : over.topLeft(), QSize(width, height)));
    bar->raise();
}

} // namespace

void floatOver(QWidget* bar, QWidget* host, QWidget* window)
{
    bar->setParent(window);
    bar->setAutoFillBackground(true);
    bar->hide();
    const auto placed = [bar, host] { place(bar, host); };
    whenever({QEvent::Show, QEvent::LayoutRequest, QEvent::FontChange}, bar, bar, placed);
    whenever({QEvent::Resize, QEvent::Move}, host, bar, placed);
}

namespace {

constexpr int kRoomAround = 8; // the room around a part that was scrolled to

} // namespace

FocusRing::FocusRing(QWidget* part)
    : QWidget(part)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setGeometry(part->rect());
    whenever({QEvent::Resize}, part, this, [this] { setGeometry(parentWidget()->rect()); });
    show();
    raise();
}

bool FocusRing::isNeededBy(const QWidget* part)
{
    if (const auto* list = qobject_cast<const QAbstractItemView*>(part))
        return !list->currentIndex().isValid(); // the current cell has a ring
    if (const auto* text = qobject_cast<const QLabel*>(part))
        return !text->hasSelectedText(); // the link that has the focus is marked
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
