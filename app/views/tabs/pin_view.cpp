// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/pin_view.h"

#include "app/base/actions/actions.h"
#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"
#include "app/model/document/element_pair.h"
#include "app/model/inputs/output_source.h"

#include <QHeaderView>
#include <QTableView>

namespace tessera {

namespace {

QString sideText(Side side)
{
    return side == Side::Input ? PinModel::tr("in") : PinModel::tr("out");
}

QString coordinateText(const std::vector<uint32_t>& at)
{
    QStringList parts;
    for (const uint32_t c : at)
        parts << QString::number(c);
    return QStringLiteral("(%1)").arg(parts.join(u','));
}

} // namespace

PinModel::PinModel(Document* document, QObject* parent)
    : ColumnModel(parent)
    , m_document(document)
{
    for (const auto changed : {&Document::keptPinsChanged, &Document::shownChanged, &Document::enginesChanged})
        connect(document, changed, this, &PinModel::reload);
    reload();
}

void PinModel::reload()
{
    const size_t count = m_document->keptPins().size();
    std::vector<Row> rows;
    for (size_t i = 0; i < count; ++i)
        rows.push_back(rowOf(i));
    if (count != m_rows.size()) {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
    } else if (count > 0) { // the chosen row stays chosen
        m_rows = std::move(rows);
        emit dataChanged(index(0, 0), index(int(count) - 1, ColumnCount - 1));
    }
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

PinModel::Row PinModel::rowOf(size_t index) const
{
    const KeptPin& pin = m_document->keptPins()[index];
    Row row;
    row.cells.fill(QStringLiteral("–"));
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
        fillOutput(row, *pair.output);
    else if (pair.output)
        row.cells[A] = row.tip;
    return row;
}

void PinModel::fillOutput(Row& row, uint64_t element) const
{
    const RunResult& shown = *m_document->shown();
    row.cells[A] = valueText(*shown.a, element);
    if (shown.expected)
        row.cells[Expected] = valueText(*shown.expected, element);
    if (!shown.b)
        return;
    const ElementDifference difference = differenceAt(*shown.a, *shown.b, element);
    row.cells[B] = valueText(*shown.b, element);
    row.cells[Difference] = differenceText(difference);
    row.cells[Ulp] = ulpText(difference.ulp);
}

std::optional<Pick> PinModel::pickAt(int row) const
{
    if (row < 0 || row >= rowCount())
        return {};
    return m_document->pickOf(m_document->keptPins()[size_t(row)]);
}

QString PinModel::title(int column) const
{
    const QString names[] = {tr("pin"), tr("at"),       tr("input"), tr("A"),
                             tr("B"),   tr("expected"), tr("A − B"), tr("ULP")};
    return names[column];
}

QString PinModel::titleTip(int column) const
{
    if (column == A)
        return sourceLabel(m_document->engineA());
    if (column == B)
        return m_document->engineB().isEmpty() ? tr("There is no B") : sourceLabel(m_document->engineB());
    return column == Expected ? tr("What the case's file says should come out") : QString();
}

namespace {

constexpr int kNumberWidth = 44, kWhereCharacters = 22;

} // namespace

PinView::PinView(Document* document, QWidget* parent)
    : PinView(new PinModel(document), parent)
{
}

PinView::PinView(PinModel* model, QWidget* parent)
    : ListTab(model, tr("Kept pins"), {}, parent)
{
    QHeaderView* header = table()->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::Stretch);
    header->setSectionResizeMode(PinModel::Number, QHeaderView::Fixed);
    header->resizeSection(PinModel::Number, kNumberWidth);
    header->setSectionResizeMode(PinModel::Where, QHeaderView::Fixed);
    header->resizeSection(PinModel::Where, QFontMetrics(dataFont()).horizontalAdvance(u'0') * kWhereCharacters);
    connect(table(), &QTableView::activated, this, [this, model](const QModelIndex& index) {
        if (const std::optional<Pick> pick = model->pickAt(index.row()))
            emit chosen(*pick);
    });
}

void PinView::addButtons(const Actions& actions)
{
    ListTab::addButtons(actions, {"keepPin", "removeKeptPin", "removeKeptPins"});
    setEmptyText(tr("No pins are kept. Click a cell, then press %1: its values stay in this list, and its number is "
                    "drawn in the tensors.")
                     .arg(keysText(*actions.get(QStringLiteral("keepPin")))));
}

} // namespace tessera
