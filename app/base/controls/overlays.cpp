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

class Placer : public QObject {
public:
    Placer(QWidget* bar, QWidget* host, bool isBelow)
        : QObject(bar)
        , m_bar(bar)
        , m_host(host)
        , m_isBelow(isBelow)
    {
        bar->installEventFilter(this);
        host->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const bool ofBar = event->type() == QEvent::Show || event->type() == QEvent::LayoutRequest
            || event->type() == QEvent::FontChange;
        const bool ofHost = event->type() == QEvent::Resize || event->type() == QEvent::Move;
        if (watched == m_bar ? ofBar : ofHost)
            place();
        return false;
    }

private:
    void place()
    {
        if (m_bar->isHidden())
            return;
        const QRect host(m_host->mapTo(m_bar->parentWidget(), QPoint()), m_host->size());
        const int width = m_isBelow ? std::min(widest(), host.width() - 2 * kMargin) : host.width();
        const QLayout* layout = m_bar->layout();
        const int height =
            layout && layout->hasHeightForWidth() ? layout->totalHeightForWidth(width) : m_bar->sizeHint().height();
        const QPoint end(host.right() + 1 - kMargin - width, host.bottom() + 1 - height);
        m_bar->setGeometry(QRect(m_isBelow ? end : host.topLeft(), QSize(width, height)));
        m_bar->raise();
    }

    static int widest() { return static_cast<int>(kWidest * textSettings().scale); }

    QWidget* m_bar;
    QWidget* m_host;
    bool m_isBelow;
};

void floatAt(QWidget* bar, QWidget* host, QWidget* window, bool isBelow)
{
    bar->setParent(window);
    bar->setAutoFillBackground(true);
    bar->hide();
    new Placer(bar, host, isBelow); // the bar owns it
}

} // namespace

void floatOver(QWidget* bar, QWidget* host, QWidget* window)
{
    floatAt(bar, host, window, false);
}

void floatBelow(QWidget* bar, QWidget* window)
{
    floatAt(bar, window, window, true);
}

namespace {

constexpr int kRoomAround = 8; // the room around a part that was scrolled to

} // namespace

FocusRing::FocusRing(QWidget* part)
    : QWidget(part)
{
    setObjectName(QStringLiteral("focusRing"));
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
