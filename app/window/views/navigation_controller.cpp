// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/views/view_controllers.h"

#include "app/base/look/words.h"
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

namespace {

void escape(const WindowContext& with)
{
    if (with.stops.stopOne())
        return;
    if (with.views.display().selection())
        with.views.display().setSelection({});
    else
        with.document.pin(std::nullopt);
}

void keepOrRemove(Document& document)
{
    if (const std::optional<size_t> kept = document.keptIndex())
        document.removeKeptPins(*kept);
    else
        document.keepPin();
}

void revisit(const WindowContext& with, int by)
{
    if (const std::optional<Pick> pick = with.document.revisit(by))
        with.views.goTo(*pick);
}

void stepKept(const WindowContext& with, int by) // skips pins that the tensors have no element for
{
    const std::vector<Pin>& kept = with.document.keptPins();
    const auto count = int(kept.size());
    const std::optional<size_t> current = with.document.keptIndex();
    int at = current ? int(*current) : by > 0 ? -1 : count;
    for (int tries = 0; tries < count; ++tries) {
        at = (at + by + count) % count;
        if (const std::optional<Pick> pick = with.document.pickOf(kept[size_t(at)]))
            return with.views.goTo(*pick);
    }
}

} // namespace

void leaveControl(const WindowContext& with)
{
    if (!with.stops.stopOne())
        with.views.focusKeyView();
}

std::unique_ptr<ActionSource> navigationActions(const WindowContext& with, GotoBar& gotoBar, PinView& list)
{
    Document& document = with.document;
    ViewArea& views = with.views;
    QObject::connect(&list, &PinView::chosen, &views, [&document, &views](size_t row) {
        if (const std::optional<Pick> pick = document.pickOf(document.keptPins()[row]))
            views.goTo(*pick);
    });
    QObject::connect(&gotoBar, &GotoBar::found, &views, &ViewArea::goTo);
    const StatePart ofKept = enabledIf([&document] { return !document.keptPins().empty(); }, tr("no pin is kept"));
    const auto can = [&document](int by) { return [&document, by] { return document.canRevisit(by); }; };
    const std::vector<ActionRow> rows{
        {"goto", tr("&Go to element…"), tr("Pin the element at a coordinate"), "Ctrl+G", "jump",
         [&views, &gotoBar] { gotoBar.open(views.keySide()); }},
        {"escape", tr("Canc&el or clear pin"), tr("Stop the run; where none runs, take the pin off"), "Esc", "pin",
         [&with] { escape(with); }},
        {"keepPin", tr("&Keep pin"),
         tr("Keep the pinned element in the list of pins, with its values; again: take it off"), "Shift+P", "pin",
         [&document] { keepOrRemove(document); },
         enabledIf([&document] { return document.pinned().has_value(); }, tr("no element is pinned")),
         checkedIf([&document] { return document.keptIndex().has_value(); })},
        {"removeKeptPin", tr("&Remove kept pin"), tr("Take the chosen row off the list of pins"), "Del", "clear",
         [&document, &list] { document.removeKeptPins(*list.selected()); },
         enabledIf([&list] { return list.selected().has_value(); }, tr("no row of the list is chosen")),
         keysIn(list.table())},
        {"removeKeptPins", tr("Remove &all kept pins"), tr("Empty the list of pins"), "",
         [&document] { document.removeKeptPins(0, document.keptPins().size()); }, ofKept},
        {"nextKeptPin", tr("&Next kept pin"), tr("Pin the next element of the list of pins"), "J", "jump",
         [&with] { stepKept(with, 1); }, ofKept},
        {"previousKeptPin", tr("&Previous kept pin"), tr("Pin the element before it in the list of pins"), "Shift+J",
         [&with] { stepKept(with, -1); }, ofKept},
        {"pinBack", tr("Pin &back"), tr("Pin the element again that was pinned before this one"), "Alt+Left",
         "channel-previous", [&with] { revisit(with, -1); },
         enabledIf(can(-1), tr("no other element was pinned before"))},
        {"pinForward", tr("Pin &forward"), tr("Pin the element again that you came back from"), "Alt+Right",
         "channel-next", [&with] { revisit(with, 1); }, enabledIf(can(1), tr("you did not go back to this pin"))},
    };
    auto source = sourceOf({{tr("Edit"), rows}});
    QObject::connect(&document, &Document::picksChanged, source.get(), &ActionSource::actionsChanged);
    QObject::connect(&list, &PinView::selectionChanged, source.get(), &ActionSource::actionsChanged);
    return source;
}

} // namespace tessera
