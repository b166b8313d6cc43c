// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/views/view_controllers.h"

#include "app/base/controls/messages.h"
#include "app/base/look/words.h"
#include "app/tensor/canvas/tensor_pane.h"
#include "app/views/comparison/compare_canvas.h"
#include "app/window/views/view_area.h"

#include <cmath>

namespace tessera {

// How large the tensors are drawn, with which lines, and by what their panes move together.
std::unique_ptr<ActionSource> zoomActions(const WindowContext& with)
{
    using Mode = PaneLink::Mode;
    ViewArea& views = with.views;
    PaneLink& link = views.link();
    const auto linkBy = [&link](Mode mode) {
        link.setMode(mode);
        link.setOn(true);
    };
    const auto mode = [&](const char* id, const QString& text, const QString& tip, Mode value) {
        const auto isChosen = [&link, value] { return link.mode() == value; };
        return ActionRow(
            id, text, tip, "", [linkBy, value] { linkBy(value); }, checkedIf(isChosen, "linkMode"));
    };
    // Rounds to the next power of two, so that cells never have fractional sizes.
    const auto zoom = [&views](int direction) {
        return [&views, direction] {
            TensorView* view = views.keyView();
            const double level = std::log2(view->zoom());
            const double next = direction > 0 ? std::floor(level + 1e-9) + 1 : std::ceil(level - 1e-9) - 1;
            view->setZoom(std::exp2(next), QRectF(view->rect()).center());
        };
    };
    const std::vector<ActionRow> rows{
        {"fit", tr("&Fit"), tr("Show both tensors whole"), "F; Ctrl+0", "fit",
         [&views, &link] { views.isComparing() ? views.canvas().fit() : link.fitBoth(); }},
        {"autoFit", tr("&Keep fitting"), tr("Fit again whenever the window or the tensors change"), "Shift+F",
         switchOf(views, &ViewArea::keepsFitting, &ViewArea::setKeepsFitting)},
        {"actualSize", tr("&100 %"), tr("One element for each device pixel"), "1; Ctrl+1", "actual-size",
         [&views] { views.keyView()->actualSize(); }},
        {"zoomIn", tr("Zoom &in"), tr("Twice as large, by powers of two"), "+; =", "zoom-in", zoom(1)},
        {"zoomOut", tr("Zoom &out"), tr("Half as large, by powers of two"), "-", "zoom-out", zoom(-1)},
        {"grid", tr("&Grid"), tr("Lines between elements"), "G", "grid",
         switchOf(views.display(), &TensorDisplay::hasGrid, &TensorDisplay::setGrid)},
        {"blockGrid", tr("&Block grid"), tr("Heavier lines between blocks"), "Shift+G",
         switchOf(views.display(), &TensorDisplay::hasBlockGrid, &TensorDisplay::setBlockGrid)},
        {"minimap", tr("O&verview"), tr("A small picture of the whole tensor while a part of it is out of sight"), "V",
         switchOf(views, &ViewArea::minimapVisible, &ViewArea::setMinimapVisible)},
        {"link", tr("&Link panes"), tr("Zoom and pan both tensors together"), "L", "link",
         [&views, &link] { views.setLinked(!link.isOn()); }, checkedIf([&link] { return link.isOn(); }),
         iconIs([&link] { return link.isOn() ? QStringLiteral("link") : QStringLiteral("unlink"); })},
        mode("linkFraction", tr("Link by the same &share"), tr("Linked panes move by the same share of their tensors"),
             Mode::SameFraction),
        mode("linkPixel", tr("Link by the same &elements"), tr("Linked panes move by the same number of elements"),
             Mode::SamePixel),
        mode("linkMapping", tr("Link by the &mapping"),
             tr("The other pane shows where the middle of this one comes from, or goes to"), Mode::ByMapping),
        {"nextLinkMode", tr("Next way to lin&k"), tr("Link the panes by share, by elements or by the mapping"),
         "Shift+L", [&link, linkBy] { linkBy(Mode((int(link.mode()) + 1) % 3)); }},
    };
    return sourceOf({{tr("View"), rows}});
}

// Which planes of a tensor are drawn: all, one, or three as a picture.
std::unique_ptr<ActionSource> channelActions(const WindowContext& with)
{
    ViewArea& views = with.views;
    const auto planes = [&](const char* id, const QString& text, const QString& tip, const char* key, PlaneMode mode) {
        return ActionRow(
            id, text, tip, key, QLatin1String(id),
            [&with, mode] {
                if (const QString refusal = with.views.setMode(mode); !refusal.isEmpty())
                    with.messages.note(refusal + QLatin1Char('.'));
            },
            checkedIf([&views, mode] { return views.keyView()->mode() == mode; }, QStringLiteral("planes")));
    };
    const std::vector<ActionRow> rows{
        planes("atlas", tr("&Atlas"), tr("All planes of the current pane side by side"), "Alt+1", PlaneMode::Atlas),
        planes("plane", tr("&Plane"), tr("One plane in the current pane"), "Alt+2", PlaneMode::Plane),
        planes("picture", tr("Picture"), tr("Three channels of the current pane as a colour picture"), "Alt+3",
               PlaneMode::Picture),
        {"previousChannel", tr("Previous &channel"), tr("One channel back in the current pane"), "[",
         "channel-previous", [&views] { views.keyView()->stepChannel(-1); }},
        {"nextChannel", tr("&Next channel"), tr("One channel on in the current pane"), "]", "channel-next",
         [&views] { views.keyView()->stepChannel(1); }},
        {"previousImage", tr("Previous i&mage"), tr("One entry of the batch back in the current pane"), "{",
         "batch-previous", [&views] { views.keyView()->stepImage(-1); }},
        {"nextImage", tr("Next ima&ge"), tr("One entry of the batch on in the current pane"), "}", "batch-next",
         [&views] { views.keyView()->stepImage(1); }},
        {"solo", tr("S&olo channel"),
         tr("The pinned element's channel alone in the current pane, or all of them again"), "Shift+S",
         [&views] { views.keyView()->soloActive(); }},
        {"channels", tr("Choose channe&ls…"), tr("Which channel is shown, or which are red, green and blue, or grey"),
         "Shift+C", [&views] { views.openChannels(); }},
    };
    return sourceOf({{tr("View"), rows}});
}

} // namespace tessera
