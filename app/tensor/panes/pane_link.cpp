// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/panes/pane_link.h"

#include "app/model/document/element_pair.h"
#include "app/tensor/canvas/tensor_view.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

} // namespace

PaneLink::PaneLink(Document* document, TensorView* first, TensorView* second, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_panes{Pane{first, first->zoom(), {0.5, 0.5}}, Pane{second, second->zoom(), {0.5, 0.5}}}
{
    for (size_t i = 0; i < 2; ++i)
        connect(m_panes[i].view, &TensorView::viewChanged, this,
                [this, i](double, QPointF center) { moved(i, center); });
}

void PaneLink::setOn(bool on)
{
    if (std::exchange(m_on, on) != on)
        emit changed();
}

void PaneLink::setMode(Mode mode)
{
    if (std::exchange(m_mode, mode) != mode)
        emit changed();
}

void PaneLink::fitBoth()
{
    m_following = true;
    for (Pane& pane : m_panes)
        pane.view->fit();
    m_following = false;
}

void PaneLink::reveal(const Pick& pick)
{
    const size_t asked = pick.side == Side::Input ? 0 : 1;
    m_panes[asked].view->reveal(pick.element);
    const std::optional<uint64_t> partner = heaviest(m_document->partners(pick));
    if (!partner)
        return;
    m_following = true; // a followed pane must not move the leading one
    m_panes[1 - asked].view->reveal(*partner);
    m_following = false;
}

void PaneLink::moved(size_t from, QPointF center)
{
    Pane& pane = m_panes[from];
    const double zoom = pane.view->exactZoom();
    const double factor = pane.zoom > 0 ? zoom / pane.zoom : 1;
    const QPointF way = center - pane.center;
    pane.zoom = zoom;
    pane.center = center;
    if (!m_on || m_following || pane.view->isMovedByProgram()
        || pane.view->isFitted()) // each tensor is fitted for itself
        return;

    Pane& other = m_panes[1 - from];
    m_following = true;
    const double following = other.zoom * factor;
    if (m_mode == Mode::ByMapping) {
        followMapping(from, following);
    } else if (m_mode == Mode::SamePixel) {
        // The way in elements: a share of this content is so many elements, and those another share of the other one.
        const double elements = pane.view->pixelsAcross() / std::max(1e-9, pane.zoom);
        const double others = other.view->pixelsAcross() / std::max(1e-9, other.zoom);
        other.view->follow(following, other.center + way * (elements / std::max(1e-9, others)));
    } else {
        other.view->follow(following, other.center + way);
    }
    m_following = false;
}

// A permutation leads from one plane to many: there, the plane that is in sight is kept.
void PaneLink::followMapping(size_t from, double zoom)
{
    const RunResult* shown = m_document->shown();
    const std::optional<uint64_t> middle = m_panes[from].view->centerElement();
    if (!shown || !middle)
        return;
    const std::optional<uint64_t> there =
        heaviest(m_document->partners({from == 0 ? Side::Input : Side::Output, *middle}));
    if (there)
        m_panes[1 - from].view->lookAt(*there, zoom, std::holds_alternative<StridedCopy>(shown->plan.work));
}

} // namespace tessera
