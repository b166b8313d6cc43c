// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/views/pin_controller.h"

#include "app/views/tabs/pins/pin_view.h"
#include "app/window/views/view_area.h"

#include <QTableView>

namespace tessera {

PinController::PinController(Document& document, ViewArea& views, PinView& list)
    : m_document(document)
    , m_views(views)
    , m_list(list)
{
    connect(&document, &Document::picksChanged, this, &ActionSource::actionsChanged);
    connect(&document, &Document::keptPinsChanged, this, &ActionSource::actionsChanged);
    connect(&list, &PinView::selectionChanged, this, &ActionSource::actionsChanged);
    connect(&list, &PinView::chosen, &views, &ViewArea::goTo);
}

std::vector<ActionTable> PinController::actions()
{
    const QString group = tr("Edit");
    return {{group, listRows()}, {group, stepRows()}, {group, visitRows()}};
}

std::vector<ActionRow> PinController::listRows()
{
    return {
        {"keepPin",
         tr("&Keep pin"),
         tr("Keep the pinned element in the list of pins, with its values; again: take it off"),
         "pin",
         keys(Qt::SHIFT | Qt::Key_P),
         [this] { keepOrRemove(); },
         {.enabled = [this] { return m_document.pinned().has_value(); },
          .needs = tr("no element is pinned"),
          .checked = [this] { return m_document.keptIndex().has_value(); }}},
        {"removeKeptPin",
         tr("&Remove kept pin"),
         tr("Take the chosen row off the list of pins"),
         "clear",
         keys(Qt::Key_Delete),
         [this] { removeSelected(); },
         {.enabled = [this] { return m_list.selected().has_value(); },
          .needs = tr("no row of the list is chosen"),
          .scope = m_list.table()}},
        {"removeKeptPins",
         tr("Remove &all kept pins"),
         tr("Empty the list of pins"),
         {},
         {},
         [this] { m_document.removeKeptPins(0, m_document.keptPins().size()); },
         {.enabled = [this] { return !m_document.keptPins().empty(); }, .needs = tr("no pin is kept")}},
    };
}

std::vector<ActionRow> PinController::stepRows()
{
    const ActionState ofAny{.enabled = [this] { return !m_document.keptPins().empty(); },
                            .needs = tr("no pin is kept")};
    return {
        {"nextKeptPin", tr("&Next kept pin"), tr("Pin the next element of the list of pins"), "jump", keys(Qt::Key_J),
         [this] { step(1); }, ofAny},
        {"previousKeptPin",
         tr("&Previous kept pin"),
         tr("Pin the element before it in the list of pins"),
         {},
         keys(Qt::SHIFT | Qt::Key_J),
         [this] { step(-1); },
         ofAny},
    };
}

std::vector<ActionRow> PinController::visitRows()
{
    const auto can = [this](int by) { return [this, by] { return m_document.canRevisit(by); }; };
    return {
        {"pinBack",
         tr("Pin &back"),
         tr("Pin the element again that was pinned before this one"),
         "channel-previous",
         keys(Qt::ALT | Qt::Key_Left),
         [this] { revisit(-1); },
         {.enabled = can(-1), .needs = tr("no other element was pinned before")}},
        {"pinForward",
         tr("Pin &forward"),
         tr("Pin the element again that you came back from"),
         "channel-next",
         keys(Qt::ALT | Qt::Key_Right),
         [this] { revisit(1); },
         {.enabled = can(1), .needs = tr("you did not go back to this pin")}},
    };
}

void PinController::revisit(int by)
{
    if (const std::optional<Pick> pick = m_document.revisit(by))
        m_views.goTo(*pick);
}

void PinController::keepOrRemove()
{
    if (const std::optional<size_t> kept = m_document.keptIndex())
        m_document.removeKeptPins(*kept);
    else
        m_document.keepPin();
}

void PinController::removeSelected()
{
    if (const std::optional<size_t> row = m_list.selected())
        m_document.removeKeptPins(*row);
}

void PinController::step(int by)
{
    const std::vector<KeptPin>& kept = m_document.keptPins();
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
