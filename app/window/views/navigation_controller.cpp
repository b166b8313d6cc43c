// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/views/navigation_controller.h"

#include "app/tensor/canvas/tensor_display.h"
#include "app/tensor/panes/goto_bar.h"
#include "app/window/views/view_area.h"

#include <algorithm>

namespace tessera {

NavigationController::NavigationController(Document& document, ViewArea& views, GotoBar& gotoBar)
    : m_document(document)
    , m_views(views)
    , m_goto(gotoBar)
{
    connect(&gotoBar, &GotoBar::found, &views, &ViewArea::goTo);
}

std::vector<ActionTable> NavigationController::actions()
{
    return {{tr("Edit"),
             {{"goto", tr("&Go to element…"), tr("Pin the element at a coordinate"), "jump", keys(Qt::CTRL | Qt::Key_G),
               [this] { m_goto.open(m_views.keySide()); }},
              {"escape", tr("Canc&el or clear pin"), tr("Stop the run; where none runs, take the pin off"), "pin",
               keys(Qt::Key_Escape), [this] { escape(); }}}}};
}

void NavigationController::addStop(std::function<bool()> isOn, std::function<void()> stop)
{
    m_stops.push_back({std::move(isOn), std::move(stop)});
}

bool NavigationController::stop()
{
    const auto going = std::ranges::find_if(m_stops, [](const Stop& each) { return each.isOn(); });
    if (going != m_stops.end())
        going->stop();
    else if (m_document.isRunning())
        m_document.cancel();
    else if (m_goto.isVisible())
        m_goto.hide();
    else
        return false;
    return true;
}

void NavigationController::escape()
{
    if (stop())
        return;
    if (m_views.display().selection())
        m_views.display().setSelection({});
    else
        m_document.pin(std::nullopt);
}

void NavigationController::leaveControl()
{
    if (!stop())
        m_views.focusKeyView();
}

} // namespace tessera
