// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/pane_link.h"

#include "app/views/tensor_view.h"

#include <cmath>

namespace tessera {

namespace {

constexpr double kWholePixels = 8; // from this zoom on an element has whole pixels

} // namespace

PaneLink::PaneLink(TensorView* first, TensorView* second, QObject* parent)
    : QObject(parent)
    , m_panes{Pane{first, first->zoom(), {0.5, 0.5}}, Pane{second, second->zoom(), {0.5, 0.5}}}
{
    for (size_t i = 0; i < 2; ++i)
        connect(m_panes[i].view, &TensorView::viewChanged, this,
                [this, i](double zoom, QPointF center) { moved(i, zoom, center); });
}

void PaneLink::setOn(bool on)
{
    m_on = on;
}

void PaneLink::fitBoth()
{
    m_following = true;
    for (Pane& pane : m_panes)
        pane.view->fit();
    m_following = false;
}

void PaneLink::moved(size_t from, double zoom, QPointF center)
{
    Pane& pane = m_panes[from];
    const double factor = pane.zoom > 0 ? zoom / pane.zoom : 1;
    const QPointF way = center - pane.center;
    pane.zoom = zoom;
    pane.center = center;
    if (!m_on || m_following || pane.view->isFitted()) // each tensor is fitted for itself
        return;

    Pane& other = m_panes[1 - from];
    m_following = true;
    const double following = other.zoom * factor;
    other.view->follow(following >= kWholePixels ? std::round(following) : following, other.center + way);
    m_following = false;
}

} // namespace tessera
