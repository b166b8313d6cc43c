// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/lesson_blink.h"

#include "app/teach/lesson/blink_bar.h"
#include "app/window/views/view_area.h"

#include <utility>

namespace tessera {

LessonBlink::LessonBlink(ViewArea& views, BlinkBar& bar)
    : m_views(views)
    , m_bar(bar)
{
    CompareCanvas& canvas = views.canvas();
    connect(&bar, &BlinkBar::turned, this, [this] {
        if (!isFlipping())
            return m_bar.setOn(false);
        m_views.canvas().flip();
    });
    connect(&bar, &BlinkBar::wanted, this, [this](bool on) { on ? start() : m_bar.setOn(false); });
    connect(&canvas, &CompareCanvas::arrangementChanged, this, [this, &canvas] {
        if (m_before && isFlipping())
            m_bar.showTurn(canvas.flipped() == 1);
    });
}

bool LessonBlink::isFlipping() const
{
    return m_views.isComparing() && m_views.canvas().arrangement() == CompareCanvas::Arrangement::Flip;
}

void LessonBlink::start()
{
    CompareCanvas& canvas = m_views.canvas();
    if (!m_before)
        m_before = canvas.arrangement();
    m_views.setComparing(true);
    canvas.arrange(CompareCanvas::Arrangement::Flip);
    m_views.compareAsShown();
    m_bar.showTurn(canvas.flipped() == 1);
    m_bar.setOn(true);
}

void LessonBlink::stop()
{
    m_bar.setOn(false);
    m_views.setComparing(false);
    if (const auto before = std::exchange(m_before, {}))
        m_views.canvas().arrange(*before);
}

} // namespace tessera
