// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/views/channel_controller.h"

#include "app/base/controls/messages.h"
#include "app/window/views/view_area.h"

namespace tessera {

ChannelController::ChannelController(ViewArea& views, Messages& messages)
    : m_views(views)
    , m_messages(messages)
{
}

std::vector<ActionTable> ChannelController::actions()
{
    const QString group = tr("View");
    return {{group, modeRows()},
            {group, stepRows()},
            {group,
             {{"solo",
               tr("S&olo channel"),
               tr("The pinned element's channel alone in the current pane, or all of them again"),
               {},
               keys(Qt::SHIFT | Qt::Key_S),
               [this] { m_views.keyView()->soloActive(); }},
              {"channels",
               tr("Choose channe&ls…"),
               tr("Which channel is shown, or which are red, green and blue, or grey"),
               {},
               keys(Qt::SHIFT | Qt::Key_C),
               [this] { m_views.openChannels(); }}}}};
}

std::vector<ActionRow> ChannelController::modeRows()
{
    using Mode = TensorView::Mode;
    return {
        {"atlas", tr("&Atlas"), tr("All planes of the current pane side by side"), "atlas", keys(Qt::ALT | Qt::Key_1),
         [this] { m_views.keyView()->setMode(Mode::Atlas); }},
        {"plane", tr("&Plane"), tr("One plane in the current pane"), "plane", keys(Qt::ALT | Qt::Key_2),
         [this] { m_views.keyView()->setMode(Mode::Plane); }},
        {"picture", tr("Picture"), tr("Three channels of the current pane as a colour picture"), "picture",
         keys(Qt::ALT | Qt::Key_3),
         [this] {
             const QString refusal = m_views.keyView()->pictureRefusal();
             if (refusal.isEmpty())
                 m_views.keyView()->setMode(Mode::Picture);
             else
                 m_messages.note(refusal + QLatin1Char('.'));
         }},
    };
}

std::vector<ActionRow> ChannelController::stepRows()
{
    return {
        {"previousChannel", tr("Previous &channel"), tr("One channel back in the current pane"), "channel-previous",
         keys(Qt::Key_BracketLeft), [this] { m_views.keyView()->stepChannel(-1); }},
        {"nextChannel", tr("&Next channel"), tr("One channel on in the current pane"), "channel-next",
         keys(Qt::Key_BracketRight), [this] { m_views.keyView()->stepChannel(1); }},
        {"previousImage", tr("Previous i&mage"), tr("One entry of the batch back in the current pane"),
         "batch-previous", keys(Qt::Key_BraceLeft), [this] { m_views.keyView()->stepImage(-1); }},
        {"nextImage", tr("Next ima&ge"), tr("One entry of the batch on in the current pane"), "batch-next",
         keys(Qt::Key_BraceRight), [this] { m_views.keyView()->stepImage(1); }},
    };
}

} // namespace tessera
