// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/floating.h"

#include "app/base/look/theme.h"

#include <QEvent>
#include <QLayout>
#include <QWidget>

#include <algorithm>

namespace tessera {

namespace {

constexpr int kWidest = 560, kMargin = 8; // of a bar above its host

class Placer : public QObject {
public:
    Placer(QWidget* bar, QWidget* host, bool isAbove)
        : QObject(bar)
        , m_bar(bar)
        , m_host(host)
        , m_isAbove(isAbove)
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
        const int width = m_isAbove ? std::min(widest(), host.width() - 2 * kMargin) : host.width();
        const QLayout* layout = m_bar->layout();
        const int height =
            layout && layout->hasHeightForWidth() ? layout->totalHeightForWidth(width) : m_bar->sizeHint().height();
        m_bar->setGeometry(m_isAbove
                               ? QRect(host.right() + 1 - kMargin - width, host.top() - kMargin - height, width, height)
                               : QRect(host.left(), host.top(), width, height));
        m_bar->raise();
    }

    static int widest() { return static_cast<int>(kWidest * textSettings().scale); }

    QWidget* m_bar;
    QWidget* m_host;
    bool m_isAbove;
};

void floatAt(QWidget* bar, QWidget* host, QWidget* window, bool isAbove)
{
    bar->setParent(window);
    bar->setAutoFillBackground(true);
    bar->hide();
    new Placer(bar, host, isAbove); // the bar's
}

} // namespace

void floatOver(QWidget* bar, QWidget* host, QWidget* window)
{
    floatAt(bar, host, window, false);
}

void floatAbove(QWidget* bar, QWidget* host, QWidget* window)
{
    floatAt(bar, host, window, true);
}

} // namespace tessera
