// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include "app/canvas/pane_link.h"
#include "app/canvas/selection_text.h"
#include "app/canvas/tensor_display.h"
#include "app/canvas/tensor_pane.h"
#include "app/controls/message_bar.h"
#include "app/look/format.h"

#include <QActionGroup>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>

namespace tessera {

namespace {

constexpr uint64_t kMostCopied = 1'000'000; // elements; more would fill the clipboard's owners with text

// The row of the active element; none where nothing is pinned or hovered.
std::optional<ElementSelection> activeRow(const Document& document)
{
    const std::optional<Pick> pick = document.active();
    const Tensor* tensor = pick ? document.tensor(pick->side) : nullptr;
    if (!tensor)
        return {};
    ElementBox row = ElementBox::of(tensor->desc);
    const std::vector<uint32_t> at = coordinates(tensor->desc.sizes, pick->element);
    for (size_t i = 0; i + 1 < at.size(); ++i)
        row.first[4 - at.size() + i] = row.last[4 - at.size() + i] = at[i];
    return ElementSelection{.side = pick->side, .sizes = tensor->desc.sizes, .parts = {{row, true}}};
}

} // namespace

void MainWindow::makeToolActions()
{
    const QString group = tr("Edit");
    using Tool = TensorDisplay::Tool;
    auto* tools = new QActionGroup(this);
    const auto tool = [&](const char* name, const QString& text, const QString& tip, Qt::Key key, Tool value) {
        QAction* action = m_actions.add({name, group, text, tip, {}, {QKeySequence(key)}, true},
                                        [this, value] { m_display->setTool(value); });
        tools->addAction(action);
        action->setChecked(m_display->tool() == value);
        connect(m_display, &TensorDisplay::toolChanged, action,
                [this, action, value] { action->setChecked(m_display->tool() == value); });
    };
    tool("toolPan", tr("&Move tool"), tr("Dragging moves the tensors"), Qt::Key_P, Tool::Pan);
    tool("toolSelect", tr("&Select tool"), tr("Dragging selects a rectangle; Shift adds one, Ctrl takes one away"),
         Qt::Key_M, Tool::Select);
    tool("toolInspect", tr("&Inspect tool"), tr("Dragging takes the pin along"), Qt::Key_I, Tool::Inspect);
    m_actions.add({"selectAll",
                   group,
                   tr("Select a&ll"),
                   tr("Select every element of the current pane"),
                   {},
                   {QKeySequence::SelectAll}},
                  [this] { selectAll(); });

    m_actions.add({"copyRow", group, tr("Copy ro&w"), tr("Copy the row of the active element")}, [this] { copyRow(); });
    const auto copy = [&](const char* name, const QString& text, const QString& tip, SelectionFormat format) {
        QAction* action =
            m_actions.add({name, group, text, tip, {}, {}, false, nullptr, tr("nothing is selected or pinned")},
                          [this, format] { copySelection(format); });
        const auto enable = [this, action] {
            action->setEnabled(m_display->selection().has_value() || m_document.active().has_value());
        };
        enable();
        connect(m_display, &TensorDisplay::selectionChanged, action, enable);
        connect(&m_document, &Document::picksChanged, action, enable);
    };
    copy("copyCsv", tr("Copy as CS&V"), tr("Copy the selection, or else the active element's row, separated by commas"),
         SelectionFormat::Csv);
    copy("copyCArray", tr("Copy as C arra&y"),
         tr("Copy the selection, or else the active element's row, as a constant of C"), SelectionFormat::CArray);
    copy("copyNumPy", tr("Copy for N&umPy"), tr("Copy the selection, or else the active element's row, as an np.array"),
         SelectionFormat::NumPy);
}

void MainWindow::copySelection(SelectionFormat format)
{
    const std::optional<ElementSelection> selection =
        m_display->selection() ? m_display->selection() : activeRow(m_document);
    const Tensor* tensor = selection ? m_document.tensor(selection->side) : nullptr;
    if (!tensor)
        return;
    const uint64_t count = selection->count();
    if (count > kMostCopied) {
        m_messages->show(
            MessageBar::Kind::Error,
            tr("%1 elements are too many for the clipboard; %2 are the most. Save the tensor as .npy instead.")
                .arg(countText(count), countText(kMostCopied)));
        return;
    }
    QGuiApplication::clipboard()->setText(selectionText(*tensor, *selection, format));
}

void MainWindow::copyRow()
{
    if (const std::optional<ElementSelection> row = activeRow(m_document))
        QGuiApplication::clipboard()->setText(
            selectionText(*m_document.tensor(row->side), *row, SelectionFormat::Text));
}

void MainWindow::selectAll()
{
    const Side side = keySide();
    if (const Tensor* tensor = m_document.tensor(side))
        m_display->setSelection(ElementSelection{
            .side = side, .sizes = tensor->desc.sizes, .parts = {{ElementBox::of(tensor->desc), true}}});
}

void MainWindow::makeLinkActions()
{
    const QString group = tr("View");
    using Mode = PaneLink::Mode;
    auto* modes = new QActionGroup(this);
    const auto mode = [&](const char* name, const QString& text, const QString& tip, Mode value) {
        QAction* action = m_actions.add({name, group, text, tip, {}, {}, true}, [this, value] {
            m_link->setMode(value);
            m_link->setOn(true);
        });
        modes->addAction(action);
        action->setChecked(m_link->mode() == value);
        connect(m_link, &PaneLink::changed, action,
                [this, action, value] { action->setChecked(m_link->mode() == value); });
    };
    mode("linkFraction", tr("Link by the same &share"), tr("Linked panes move by the same share of their tensors"),
         Mode::SameFraction);
    mode("linkPixel", tr("Link by the same &elements"), tr("Linked panes move by the same number of elements"),
         Mode::SamePixel);
    mode("linkMapping", tr("Link by the &mapping"),
         tr("The other pane shows where the middle of this one comes from, or goes to"), Mode::ByMapping);
    m_actions.add({"nextLinkMode",
                   group,
                   tr("Next way to lin&k"),
                   tr("Link the panes by share, by elements or by the mapping"),
                   {},
                   {QKeySequence(Qt::SHIFT | Qt::Key_L)}},
                  [this] {
                      m_link->setMode(Mode((int(m_link->mode()) + 1) % 3));
                      m_link->setOn(true);
                  });
}

void MainWindow::addLinkMenu(QMenu* view)
{
    QMenu* menu = view->addMenu(tr("L&ink panes by"));
    addToMenu(menu, {"linkFraction", "linkPixel", "linkMapping", "", "nextLinkMode"});
}

} // namespace tessera
