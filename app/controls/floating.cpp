// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controls/floating.h"

#include <QEvent>
#include <QLayout>
#include <QWidget>

namespace tessera {

namespace {

class Placer : public QObject {
public:
    Placer(QWidget* bar, QWidget* host)
        : QObject(bar)
        , m_bar(bar)
        , m_host(host)
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
        const QLayout* layout = m_bar->layout();
        const int height = layout && layout->hasHeightForWidth() ? layout->totalHeightForWidth(host.width())
                                                                 : m_bar->sizeHint().height();
        m_bar->setGeometry(host.left(), host.top(), host.width(), height);
        m_bar->raise();
    }

    QWidget* m_bar;
    QWidget* m_host;
};

} // namespace

void floatOver(QWidget* bar, QWidget* host, QWidget* window)
{
    bar->setParent(window);
    bar->setAutoFillBackground(true);
    bar->hide();
    new Placer(bar, host); // the bar's
}

} // namespace tessera
