// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/comparison/mismatch_model.h"

#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/model/document/element_pair.h"
#include "engine/core/tensor/value.h"

#include <algorithm>

namespace tessera {

MismatchModel::MismatchModel(Document* document, QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document)
{
}

void MismatchModel::reload()
{
    beginResetModel();
    const RunResult* shown = m_document->shown();
    m_rows.clear();
    if (const Comparison* judged = shown ? shown->judged() : nullptr)
        m_rows = m_order == Order::Difference ? judged->largest
            : m_order == Order::Ulp           ? judged->largestUlp
                                              : judged->mismatches;
    if (shown) {
        m_type = shown->plan.output.dataType;
        m_sizes = shown->plan.output.sizes;
    }
    endResetModel();
}

std::optional<uint64_t> MismatchModel::elementAt(int row) const
{
    if (row < 0 || row >= rowCount())
        return {};
    return m_rows[size_t(row)].element;
}

void MismatchModel::setOrder(Order order)
{
    m_order = order;
    reload();
}

std::optional<int> MismatchModel::rowOf(uint64_t element) const
{
    const auto found = std::ranges::find(m_rows, element, &ElementDifference::element);
    return found == m_rows.end() ? std::nullopt : std::optional(int(found - m_rows.begin()));
}

std::optional<uint64_t> MismatchModel::neighbourOf(std::optional<uint64_t> element, int step) const
{
    if (m_rows.empty())
        return {};
    const std::optional<int> row = element ? rowOf(*element) : std::nullopt;
    const int count = rowCount();
    return elementAt(!row ? (step > 0 ? 0 : count - 1) : (*row + step + count) % count);
}

int MismatchModel::characters(Column column) const
{
    constexpr int kMeasured = 64;
    qsizetype longest = 0;
    for (int row = 0; row < std::min(rowCount(), kMeasured); ++row)
        longest = std::max(longest, data(index(row, column), Qt::DisplayRole).toString().size());
    return int(longest);
}

int MismatchModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int MismatchModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant MismatchModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((index.column() == Where ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role == Qt::FontRole)
        return dataFont();
    const ElementDifference& row = m_rows[size_t(index.row())];
    if (role == Qt::ToolTipRole)
        return tr("A %1\nB %2")
            .arg(QString::fromStdString(toHex(m_type, row.aBits)), QString::fromStdString(toHex(m_type, row.bBits)));
    if (role != Qt::DisplayRole)
        return {};
    switch (Column(index.column())) {
    case Where:
        return coordinateText(m_sizes, row.element);
    case A:
        return QString::fromStdString(toText(m_type, row.aBits));
    case B:
        return QString::fromStdString(toText(m_type, row.bBits));
    case Difference:
        return differenceText(row);
    case Ulp:
        return ulpText(row.ulp);
    case ColumnCount:
        break;
    }
    return {};
}

QVariant MismatchModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == Where ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    const QString names[] = {tr("at"), tr("A"), tr("B"), tr("A − B"), tr("ULP")};
    return names[section];
}

} // namespace tessera
