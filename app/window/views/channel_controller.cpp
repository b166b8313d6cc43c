// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/views/channel_controller.h"

#include "app/base/controls/messages.h"
#include "app/window/views/view_area.h"

namespace tessera {

std::vector<ActionTable> ChannelController::actions()
{
    const std::vector<ActionRow> rows{
        {"atlas", tr("&Atlas"), tr("All planes of the current pane side by side"), "Alt+1", "atlas",
         [this] { m_views.setMode(PlaneMode::Atlas); }},
        {"plane", tr("&Plane"), tr("One plane in the current pane"), "Alt+2", "plane",
         [this] { m_views.setMode(PlaneMode::Plane); }},
        {"picture", tr("Picture"), tr("Three channels of the current pane as a colour picture"), "Alt+3", "picture",
         [this] {
             if (const QString refusal = m_views.setMode(PlaneMode::Picture); !refusal.isEmpty())
                 m_messages.note(refusal + QLatin1Char('.'));
         }},
        {"previousChannel", tr("Previous &channel"), tr("One channel back in the current pane"), "[",
         "channel-previous", [this] { m_views.keyView()->stepChannel(-1); }},
        {"nextChannel", tr("&Next channel"), tr("One channel on in the current pane"), "]", "channel-next",
         [this] { m_views.keyView()->stepChannel(1); }},
        {"previousImage", tr("Previous i&mage"), tr("One entry of the batch back in the current pane"), "{",
         "batch-previous", [this] { m_views.keyView()->stepImage(-1); }},
        {"nextImage", tr("Next ima&ge"), tr("One entry of the batch on in the current pane"), "}", "batch-next",
         [this] { m_views.keyView()->stepImage(1); }},
        {"solo", tr("S&olo channel"),
         tr("The pinned element's channel alone in the current pane, or all of them again"), "Shift+S",
         [this] { m_views.keyView()->soloActive(); }},
        {"channels", tr("Choose channe&ls…"), tr("Which channel is shown, or which are red, green and blue, or grey"),
         "Shift+C", [this] { m_views.openChannels(); }},
    };
    return {{tr("View"), rows}};
}

} // namespace tessera
