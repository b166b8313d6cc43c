// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/panes/view_popups.h"

#include "app/tensor/panes/channel_panel.h"
#include "app/tensor/panes/display_panel.h"

namespace tessera {

ViewPopups::ViewPopups(Document* document, TensorDisplay* display, TensorView* view, Side side, QWidget* parent)
    : m_document(document)
    , m_display(display)
    , m_view(view)
    , m_side(side)
    , m_parent(parent)
{
}

void ViewPopups::openDisplay(QWidget* button)
{
    if (!m_displayPanel)
        m_displayPanel = new DisplayPanel(m_display, m_parent);
    m_displayPanel->openBelow(button);
}

void ViewPopups::openChannels(QWidget* button)
{
    if (!m_document->tensor(m_side))
        return;
    if (m_view->mode() == TensorView::Mode::Atlas)
        m_view->setMode(TensorView::Mode::Plane);
    if (!m_channelPanel)
        m_channelPanel = new ChannelPanel(m_document, m_side, m_view, m_parent);
    m_channelPanel->openBelow(button);
}

} // namespace tessera
