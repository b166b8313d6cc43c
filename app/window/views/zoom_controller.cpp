// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/views/zoom_controller.h"

#include "app/tensor/panes/pane_link.h"
#include "app/views/comparison/compare_canvas.h"
#include "app/window/views/view_area.h"

#include <cmath>

namespace tessera {

ZoomController::ZoomController(Document& document, ViewArea& views)
    : m_views(views)
{
    connect(&document, &Document::shownChanged, this, [this] {
        if (m_autoFit)
            m_views.link().fitBoth();
    });
    connect(&views, &ViewArea::settingsChanged, this, &ActionSource::actionsChanged);
}

std::vector<ActionTable> ZoomController::actions()
{
    const QString group = tr("View");
    return {{group, sizeRows()}, {group, overlayRows()}, {group, linkRows()}};
}

std::vector<ActionRow> ZoomController::sizeRows()
{
    return {
        {"fit", tr("&Fit"), tr("Show both tensors whole"), "fit", keys(Qt::Key_F), [this] { fit(); }},
        {"autoFit",
         tr("&Keep fitting"),
         tr("Fit again whenever the window or the tensors change"),
         {},
         keys(Qt::SHIFT | Qt::Key_F),
         [this] { setAutoFit(!m_autoFit); },
         {.checked = [this] { return m_autoFit; }}},
        {"actualSize", tr("&100 %"), tr("One element for each device pixel"), "actual-size",
         keys(Qt::Key_1, Qt::CTRL | Qt::Key_1), [this] { m_views.keyView()->actualSize(); }},
        {"resetView",
         tr("Reset vie&w"),
         tr("Fit, and look at the same part of both tensors again"),
         {},
         keys(Qt::CTRL | Qt::Key_0),
         [this] { fit(); }},
        {"zoomIn", tr("Zoom &in"), tr("Twice as large, by powers of two"), "zoom-in", keys(Qt::Key_Plus, Qt::Key_Equal),
         [this] { step(1); }},
        {"zoomOut", tr("Zoom &out"), tr("Half as large, by powers of two"), "zoom-out", keys(Qt::Key_Minus),
         [this] { step(-1); }},
    };
}

std::vector<ActionRow> ZoomController::overlayRows()
{
    return {
        {"grid",
         tr("&Grid"),
         tr("Lines between elements"),
         "grid",
         keys(Qt::Key_G),
         [this] { m_views.setGridVisible(!m_views.gridVisible()); },
         {.checked = [this] { return m_views.gridVisible(); }}},
        {"blockGrid",
         tr("&Block grid"),
         tr("Heavier lines between blocks"),
         {},
         keys(Qt::SHIFT | Qt::Key_G),
         [this] { m_views.setBlockGridVisible(!m_views.blockGridVisible()); },
         {.checked = [this] { return m_views.blockGridVisible(); }}},
        {"minimap",
         tr("O&verview"),
         tr("A small picture of the whole tensor while a part of it is out of sight"),
         {},
         keys(Qt::Key_V),
         [this] { m_views.setMinimapVisible(!m_views.minimapVisible()); },
         {.checked = [this] { return m_views.minimapVisible(); }}},
    };
}

std::vector<ActionRow> ZoomController::linkRows()
{
    using Mode = PaneLink::Mode;
    PaneLink& link = m_views.link();
    const auto mode = [&](const char* id, const QString& text, const QString& tip, Mode value) {
        return ActionRow{id,
                         text,
                         tip,
                         {},
                         {},
                         [&link, value] {
                             link.setMode(value);
                             link.setOn(true);
                         },
                         {.checked = [&link, value] { return link.mode() == value; }, .choice = "linkMode"}};
    };
    return {
        {"link",
         tr("&Link panes"),
         tr("Zoom and pan both tensors together"),
         "link",
         keys(Qt::Key_L),
         [this, &link] { m_views.setLinked(!link.isOn()); },
         {.checked = [&link] { return link.isOn(); },
          .icon = [&link] { return link.isOn() ? QStringLiteral("link") : QStringLiteral("unlink"); }}},
        mode("linkFraction", tr("Link by the same &share"), tr("Linked panes move by the same share of their tensors"),
             Mode::SameFraction),
        mode("linkPixel", tr("Link by the same &elements"), tr("Linked panes move by the same number of elements"),
             Mode::SamePixel),
        mode("linkMapping", tr("Link by the &mapping"),
             tr("The other pane shows where the middle of this one comes from, or goes to"), Mode::ByMapping),
        {"nextLinkMode",
         tr("Next way to lin&k"),
         tr("Link the panes by share, by elements or by the mapping"),
         {},
         keys(Qt::SHIFT | Qt::Key_L),
         [&link] {
             link.setMode(Mode((int(link.mode()) + 1) % 3));
             link.setOn(true);
         }},
    };
}

void ZoomController::fit()
{
    m_views.isComparing() ? m_views.canvas().fit() : m_views.link().fitBoth();
}

void ZoomController::setAutoFit(bool on)
{
    m_autoFit = on;
    if (on)
        m_views.link().fitBoth();
}

void ZoomController::step(int direction)
{
    TensorView* view = m_views.keyView();
    const double level = std::log2(view->zoom());
    const double next = direction > 0 ? std::floor(level + 1e-9) + 1 : std::ceil(level - 1e-9) - 1;
    view->setZoom(std::exp2(next), QRectF(view->rect()).center());
}

} // namespace tessera
