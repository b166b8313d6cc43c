// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/views/view_controllers.h"

#include "app/base/controls/messages.h"
#include "app/base/look/format.h"
#include "app/base/look/words.h"
#include "app/tensor/canvas/element_texts.h"
#include "app/tensor/canvas/tensor_display.h"
#include "app/window/views/view_area.h"

#include <QClipboard>
#include <QGuiApplication>

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

// What dragging in a tensor does, which elements are selected, and their values in the clipboard.
class SelectionController : public Controller {
    Q_DECLARE_TR_FUNCTIONS(tessera::SelectionController)

public:
    explicit SelectionController(const WindowContext& with)
        : Controller(with)
    {
        changesWith(m_views.display(), &TensorDisplay::toolChanged, &TensorDisplay::selectionChanged);
        connect(&m_document, &Document::picksChanged, this, &ActionSource::actionsChanged);
    }

    std::vector<ActionTable> actions() override
    {
        using Tool = TensorDisplay::Tool;
        TensorDisplay& display = m_views.display();
        const auto tool = [&](const char* id, const QString& text, const QString& tip, const char* key, Tool value) {
            const auto isChosen = [&display, value] { return display.tool() == value; };
            return ActionRow(
                id, text, tip, key, [&display, value] { display.setTool(value); }, checkedIf(isChosen, "tool"));
        };
        const StatePart ofAny = enabledIf([this] { return m_views.display().selection() || m_document.active(); },
                                          tr("nothing is selected or pinned"));
        const auto copying = [&](const char* id, const QString& text, const QString& tip, SelectionFormat format) {
            return ActionRow(
                id, text, tip, "", [this, format] { copySelection(m_with, format); }, ofAny);
        };
        const std::vector<ActionRow> rows{
            tool("toolPan", tr("&Move tool"), tr("Dragging moves the tensors"), "P", Tool::Pan),
            tool("toolSelect", tr("&Select tool"),
                 tr("Dragging selects a rectangle; Shift adds one, Ctrl takes one away"), "M", Tool::Select),
            tool("toolInspect", tr("&Inspect tool"), tr("Dragging takes the pin along"), "I", Tool::Inspect),
            {"selectAll", tr("Select a&ll"), tr("Select every element of the current pane"), QKeySequence::SelectAll,
             [this] {
                 const Side side = m_views.keySide();
                 if (const Tensor* tensor = m_document.tensor(side))
                     m_views.display().setSelection(ElementSelection{
                         .side = side, .sizes = tensor->desc.sizes, .parts = {{ElementBox::of(tensor->desc), true}}});
             }},
            {"copyRow", tr("Copy ro&w"), tr("Copy the row of the active element"), "",
             [this] {
                 if (const std::optional<ElementSelection> row = activeRow(m_document))
                     QGuiApplication::clipboard()->setText(
                         selectionText(*m_document.tensor(row->side), *row, SelectionFormat::Text));
             }},
            copying("copyCsv", tr("Copy as CS&V"),
                    tr("Copy the selection, or else the active element's row, separated by commas"),
                    SelectionFormat::Csv),
            copying("copyCArray", tr("Copy as C arra&y"),
                    tr("Copy the selection, or else the active element's row, as a constant of C"),
                    SelectionFormat::CArray),
            copying("copyNumPy", tr("Copy &for NumPy"),
                    tr("Copy the selection, or else the active element's row, as an np.array"), SelectionFormat::NumPy),
        };
        return {{tr("Edit"), rows}};
    }
};

void copySelection(const WindowContext& with, SelectionFormat format)
{
    const std::optional<ElementSelection>& selected = with.views.display().selection();
    const std::optional<ElementSelection> elements = selected ? selected : activeRow(with.document);
    const Tensor* tensor = elements ? with.document.tensor(elements->side) : nullptr;
    if (!tensor)
        return;
    const uint64_t count = elements->count();
    if (count > kMostCopied)
        return with.messages.error(
            SelectionController::tr(
                "%1 elements are too many for the clipboard; %2 are the most. Save the tensor as .npy instead.",
                nullptr, pluralNumber(count))
                .arg(countText(count), countText(kMostCopied)));
    QGuiApplication::clipboard()->setText(selectionText(*tensor, *elements, format));
}

std::unique_ptr<ActionSource> makeSelectionController(const WindowContext& with)
{
    return std::make_unique<SelectionController>(with);
}

} // namespace tessera
