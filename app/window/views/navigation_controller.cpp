// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/views/view_controllers.h"

#include "app/tensor/canvas/readout.h"
#include "app/tensor/canvas/tensor_display.h"
#include "app/views/tabs/list_tab.h"
#include "app/window/views/view_area.h"

#include <QTableView>

#include <algorithm>

namespace tessera {

bool Stops::stopOne() const
{
    const auto going = std::ranges::find_if(m_all, [](const auto& each) { return each.first(); });
    if (going != m_all.end())
        going->second();
    return going != m_all.end();
}

NavigationController::NavigationController(const WindowContext& with, GotoBar& gotoBar, PinView& list)
    : Controller(with)
    , m_goto(gotoBar)
    , m_list(list)
{
    connect(&m_document, &Document::picksChanged, this, &ActionSource::actionsChanged);
    connect(&list, &PinView::selectionChanged, this, &ActionSource::actionsChanged);
    connect(&list, &PinView::chosen, this, [this](size_t row) {
        if (const std::optional<Pick> pick = m_document.pickOf(m_document.keptPins()[row]))
            m_views.goTo(*pick);
    });
    connect(&gotoBar, &GotoBar::found, &m_views, &ViewArea::goTo);
}

std::vector<ActionTable> NavigationController::actions()
{
    const StatePart ofKept = enabledIf([this] { return !m_document.keptPins().empty(); }, tr("no pin is kept"));
    const auto can = [this](int by) { return [this, by] { return m_document.canRevisit(by); }; };
    const std::vector<ActionRow> rows{
        {"goto", tr("&Go to element…"), tr("Pin the element at a coordinate"), "Ctrl+G", "jump",
         [this] { m_goto.open(m_views.keySide()); }},
        {"escape", tr("Canc&el or clear pin"), tr("Stop the run; where none runs, take the pin off"), "Esc", "pin",
         [this] { escape(); }},
        {"keepPin", tr("&Keep pin"),
         tr("Keep the pinned element in the list of pins, with its values; again: take it off"), "Shift+P", "pin",
         [this] {
             if (const std::optional<size_t> kept = m_document.keptIndex())
                 m_document.removeKeptPins(*kept);
             else
                 m_document.keepPin();
         },
         enabledIf([this] { return m_document.pinned().has_value(); }, tr("no element is pinned")),
         checkedIf([this] { return m_document.keptIndex().has_value(); })},
        {"removeKeptPin", tr("&Remove kept pin"), tr("Take the chosen row off the list of pins"), "Del", "clear",
         [this] {
             if (const std::optional<size_t> row = m_list.selected())
                 m_document.removeKeptPins(*row);
         },
         enabledIf([this] { return m_list.selected().has_value(); }, tr("no row of the list is chosen")),
         keysIn(m_list.table())},
        {"removeKeptPins", tr("Remove &all kept pins"), tr("Empty the list of pins"), "",
         [this] { m_document.removeKeptPins(0, m_document.keptPins().size()); }, ofKept},
        {"nextKeptPin", tr("&Next kept pin"), tr("Pin the next element of the list of pins"), "J", "jump",
         [this] { stepKept(1); }, ofKept},
        {"previousKeptPin", tr("&Previous kept pin"), tr("Pin the element before it in the list of pins"), "Shift+J",
         [this] { stepKept(-1); }, ofKept},
        {"pinBack", tr("Pin &back"), tr("Pin the element again that was pinned before this one"), "Alt+Left",
         "channel-previous", [this] { revisit(-1); }, enabledIf(can(-1), tr("no other element was pinned before"))},
        {"pinForward", tr("Pin &forward"), tr("Pin the element again that you came back from"), "Alt+Right",
         "channel-next", [this] { revisit(1); }, enabledIf(can(1), tr("you did not go back to this pin"))},
    };
    return {{tr("Edit"), rows}};
}

bool NavigationController::stop()
{
    if (m_with.stops.stopOne())
        return true;
    if (m_document.isRunning())
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

void NavigationController::revisit(int by)
{
    if (const std::optional<Pick> pick = m_document.revisit(by))
        m_views.goTo(*pick);
}

void NavigationController::stepKept(int by)
{
    const std::vector<Pin>& kept = m_document.keptPins();
    const auto count = int(kept.size());
    const std::optional<size_t> current = m_document.keptIndex();
    int at = current ? int(*current) : by > 0 ? -1 : count;
    for (int tries = 0; tries < count; ++tries) {
        at = (at + by + count) % count;
        if (const std::optional<Pick> pick = m_document.pickOf(kept[size_t(at)]))
            return m_views.goTo(*pick);
    }
}

} // namespace tessera
