// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/pin_view.h"

#include "app/base/actions/actions.h"
#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"
#include "app/model/document/element_pair.h"
#include "app/model/document/output_source.h"

namespace tessera {

namespace {

QString sideText(Side side)
{
    return side == Side::Input ? PinView::tr("in") : PinView::tr("out");
}

QString coordinateText(const std::vector<uint32_t>& at)
{
    QStringList parts;
    for (const uint32_t c : at)
        parts << QString::number(c);
    return QStringLiteral("(%1)").arg(parts.join(u','));
}

} // namespace

PinView::PinView(Document* document, QWidget* parent)
    : ListTab(std::vector<TableColumn>(ColumnCount), {4, 22, 0, 0, 0, 0, 0, 0}, tr("Kept pins"), {}, parent)
    , m_document(document)
{
    for (const auto changed : {&Document::keptPinsChanged, &Document::shownChanged, &Document::enginesChanged})
        connect(document, changed, this, &PinView::reload);
    reload();
}

void PinView::reload()
{
    std::vector<TableRow> rows;
    for (size_t i = 0; i < m_document->keptPins().size(); ++i)
        rows.push_back(rowOf(i));
    const QString b = m_document->engineB().isEmpty() ? tr("There is no B") : sourceLabel(m_document->engineB());
    model().setColumns({{tr("pin")},
                        {.title = tr("at"), .isNumber = false},
                        {tr("input")},
                        {tr("A"), sourceLabel(m_document->engineA())},
                        {tr("B"), b},
                        {tr("expected"), tr("What the case's file says should come out")},
                        {tr("A − B")},
                        {tr("ULP")}});
    model().setRows(std::move(rows));
}

TableRow PinView::rowOf(size_t index) const
{
    const Pin& pin = m_document->keptPins()[index];
    TableRow row{.cells = QStringList(ColumnCount, QStringLiteral("–"))};
    row.cells[Number] = QString::number(index + 1);
    row.cells[Where] = sideText(pin.side) + u' ' + coordinateText(pin.at);
    const std::optional<Pick> pick = m_document->pickOf(pin);
    if (!pick || !m_document->shown()) {
        row.tip = tr("The tensor as it is now has no such element");
        return row;
    }
    const ElementPair pair = pairOf(*m_document, *pick);
    const Side other = pin.side == Side::Input ? Side::Output : Side::Input;
    if (pair.more == 0 && pair.of(other))
        row.tip = QStringLiteral("%1 %2").arg(
            sideText(other), tessera::coordinateText(m_document->tensor(other)->desc.sizes, *pair.of(other)));
    else if (pair.of(other))
        row.tip = (other == Side::Input ? tr("%1 sources", nullptr, pluralNumber(pair.more + 1))
                                        : tr("%1 targets", nullptr, pluralNumber(pair.more + 1)))
                      .arg(countText(pair.more + 1));
    else
        row.tip = tr("No output element reads this one");
    const bool single = pair.more == 0;
    if (pin.side == Side::Input || (single && pair.input))
        row.cells[Input] = valueText(*m_document->tensor(Side::Input), *pair.input);
    else
        row.cells[Input] = row.tip;
    if (pin.side == Side::Output || (single && pair.output))
        fillOutput(row.cells, *m_document->shown(), *pair.output);
    else if (pair.output)
        row.cells[A] = row.tip;
    return row;
}

void PinView::fillOutput(QStringList& cells, const RunResult& shown, uint64_t element)
{
    cells[A] = valueText(*shown.a, element);
    if (shown.expected)
        cells[Expected] = valueText(*shown.expected, element);
    if (!shown.b)
        return;
    const ElementDifference difference = differenceAt(*shown.a, *shown.b, element);
    cells[B] = valueText(*shown.b, element);
    cells[Difference] = differenceText(difference);
    cells[Ulp] = ulpText(difference.ulp);
}

void PinView::addButtons(const Actions& actions)
{
    ListTab::addButtons(actions, {"keepPin", "removeKeptPin", "removeKeptPins"});
    setEmptyText(tr("No pins are kept. Click a cell, then press %1: its values stay in this list, and its number is "
                    "drawn in the tensors.")
                     .arg(keysText(*actions.get(QStringLiteral("keepPin")))));
}

} // namespace tessera
