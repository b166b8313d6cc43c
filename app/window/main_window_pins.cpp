// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include "app/tabs/pins/pin_view.h"

#include <QMenu>
#include <QTableView>

namespace tessera {

void MainWindow::makePinActions()
{
    const QString group = tr("Edit");
    QAction* keep =
        m_actions.add({"keepPin",
                       group,
                       tr("&Keep pin"),
                       tr("Keep the pinned element in the list of pins, with its values; again: take it off"),
                       "pin",
                       {QKeySequence(Qt::SHIFT | Qt::Key_P)},
                       true,
                       nullptr,
                       tr("no element is pinned")},
                      [this] {
                          if (const std::optional<size_t> kept = m_document.keptIndex())
                              m_document.removeKeptPins(*kept);
                          else
                              m_document.keepPin();
                      });
    QAction* remove = m_actions.add({"removeKeptPin",
                                     group,
                                     tr("&Remove kept pin"),
                                     tr("Take the chosen row off the list of pins"),
                                     "clear",
                                     {QKeySequence(Qt::Key_Delete)},
                                     false,
                                     m_pins->table(),
                                     tr("no row of the list is chosen")},
                                    [this] {
                                        if (const std::optional<size_t> row = m_pins->selected())
                                            m_document.removeKeptPins(*row);
                                    });
    const QString needsPins = tr("no pin is kept");
    QAction* removeAll = m_actions.add({"removeKeptPins",
                                        group,
                                        tr("Remove &all kept pins"),
                                        tr("Empty the list of pins"),
                                        {},
                                        {},
                                        false,
                                        nullptr,
                                        needsPins},
                                       [this] { m_document.removeKeptPins(0, m_document.keptPins().size()); });
    QAction* next = m_actions.add({"nextKeptPin",
                                   group,
                                   tr("&Next kept pin"),
                                   tr("Pin the next element of the list of pins"),
                                   "jump",
                                   {QKeySequence(Qt::Key_J)},
                                   false,
                                   nullptr,
                                   needsPins},
                                  [this] { stepKeptPin(1); });
    QAction* previous = m_actions.add({"previousKeptPin",
                                       group,
                                       tr("&Previous kept pin"),
                                       tr("Pin the element before it in the list of pins"),
                                       {},
                                       {QKeySequence(Qt::SHIFT | Qt::Key_J)},
                                       false,
                                       nullptr,
                                       needsPins},
                                      [this] { stepKeptPin(-1); });
    const auto update = [=, this] {
        const bool any = !m_document.keptPins().empty();
        keep->setEnabled(m_document.pinned().has_value());
        keep->setChecked(m_document.keptIndex().has_value());
        remove->setEnabled(m_pins->selected().has_value());
        for (QAction* action : {removeAll, next, previous})
            action->setEnabled(any);
    };
    connect(&m_document, &Document::picksChanged, this, update);
    connect(&m_document, &Document::keptPinsChanged, this, update);
    connect(m_pins, &PinView::selectionChanged, this, update);
    connect(m_pins, &PinView::chosen, this, &MainWindow::setPin);
    m_pins->addButtons(m_actions);
    update();
}

// Those that the tensors have no element for are passed over.
void MainWindow::stepKeptPin(int by)
{
    const std::vector<KeptPin>& kept = m_document.keptPins();
    const auto count = int(kept.size());
    const std::optional<size_t> current = m_document.keptIndex();
    int at = current ? int(*current) : by > 0 ? -1 : count;
    for (int tries = 0; tries < count; ++tries) {
        at = (at + by + count) % count;
        if (const std::optional<Pick> pick = m_document.pickOf(kept[size_t(at)]))
            return setPin(*pick);
    }
}

void MainWindow::addPinMenu(QMenu* edit)
{
    QMenu* menu = edit->addMenu(tr("P&ins"));
    addToMenu(menu,
              {"keepPin", "nextKeptPin", "previousKeptPin", "", "removeKeptPin", "removeKeptPins", "", "pinsTab"});
}

} // namespace tessera
