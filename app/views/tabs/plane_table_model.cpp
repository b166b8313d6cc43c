// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/plane_table_model.h"

#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/tensor/canvas/element_texts.h"

#include <algorithm>

namespace tessera {

PlaneTableModel::PlaneTableModel(Document* document, QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document)
{
}

const Tensor* PlaneTableModel::tensor() const
{
    const RunResult* shown = m_document->shown();
    if (!shown)
        return nullptr;
    switch (m_place.source) {
    case TableSource::Input:
        return &shown->input;
    case TableSource::OutputA:
        return shown->a ? &*shown->a : nullptr;
    case TableSource::OutputB:
        break;
    }
    return shown->b ? &*shown->b : nullptr;
}

// The other engine's output where it has other bits; else none.
const Tensor* PlaneTableModel::otherOutput(uint64_t element) const
{
    const RunResult* shown = m_document->shown();
    if (m_place.source == TableSource::Input || !shown->b || shown->a->bits(element) == shown->b->bits(element))
        return nullptr;
    return m_place.source == TableSource::OutputA ? &*shown->b : &*shown->a;
}

std::array<uint32_t, 4> PlaneTableModel::sizes() const
{
    std::array<uint32_t, 4> sizes{1, 1, 1, 1};
    if (const Tensor* tensor = this->tensor())
        std::ranges::copy(tensor->desc.sizes, sizes.end() - std::ptrdiff_t(tensor->desc.sizes.size()));
    return sizes;
}

void PlaneTableModel::setPlace(const Place& place)
{
    beginResetModel();
    m_place = place;
    const auto [n, c, h, w] = sizes();
    m_place.n = std::min(place.n, n - 1);
    m_place.c = std::min(place.c, c - 1);
    m_place.row = std::min(place.row, h - 1) / kMostRows * kMostRows;
    m_place.column = std::min(place.column, w - 1) / kMostColumns * kMostColumns;
    m_sizes = sizes();
    m_rows = rowsOf(m_sizes);
    m_columns = columnsOf(m_sizes);
    endResetModel();
}

void PlaneTableModel::reload()
{
    const Place before = m_place;
    Place inside = before;
    const std::array<uint32_t, 4> sizes = this->sizes();
    const auto [n, c, h, w] = sizes;
    const int rows = rowsOf(sizes), columns = columnsOf(sizes);
    inside.n = std::min(before.n, n - 1);
    inside.c = std::min(before.c, c - 1);
    if (inside == before && rows == m_rows && columns == m_columns && before.row < h && before.column < w) {
        m_sizes = sizes;
        if (rows > 0 && columns > 0) // other values: the selection and the place in the table stay
            emit dataChanged(index(0, 0), index(rows - 1, columns - 1));
        return;
    }
    setPlace(before);
}

uint64_t PlaneTableModel::elementAt(const QModelIndex& index) const
{
    const auto [n, c, h, w] = sizes();
    const uint64_t row = uint64_t(index.row()) + m_place.row, column = uint64_t(index.column()) + m_place.column;
    return ((uint64_t{m_place.n} * c + m_place.c) * h + row) * w + column;
}

PlaneTableModel::Place PlaneTableModel::placeOf(uint64_t element) const
{
    const auto [n, c, h, w] = sizes();
    Place place = m_place;
    place.column = uint32_t(element % w) / kMostColumns * kMostColumns;
    place.row = uint32_t(element / w % h) / kMostRows * kMostRows;
    place.c = uint32_t(element / w / h % c);
    place.n = uint32_t(element / w / h / c);
    return place;
}

QModelIndex PlaneTableModel::indexOf(uint64_t element) const
{
    if (!tensor() || element >= elementCount(tensor()->desc) || placeOf(element) != m_place)
        return {};
    const auto [n, c, h, w] = sizes();
    return index(int(element / w % h - m_place.row), int(element % w - m_place.column));
}

int PlaneTableModel::widestText() const
{
    const Tensor* tensor = this->tensor();
    return tensor ? valueWidth(tensor->desc.dataType) : 4;
}

QString PlaneTableModel::text(const QModelIndexList& cells) const
{
    if (cells.isEmpty() || !tensor())
        return {};
    QModelIndexList sorted = cells;
    std::ranges::sort(sorted, {}, [](const QModelIndex& cell) { return std::pair(cell.row(), cell.column()); });
    QString text;
    for (qsizetype i = 0; i < sorted.size(); ++i) {
        if (i > 0)
            text += sorted[i].row() == sorted[i - 1].row() ? QLatin1Char('\t') : QLatin1Char('\n');
        text += valueText(*tensor(), elementAt(sorted[i]));
    }
    return text;
}

int PlaneTableModel::rowsOf(const std::array<uint32_t, 4>& sizes) const
{
    return tensor() && m_place.row < sizes[2] ? int(std::min(sizes[2] - m_place.row, kMostRows)) : 0;
}

int PlaneTableModel::columnsOf(const std::array<uint32_t, 4>& sizes) const
{
    return tensor() && m_place.column < sizes[3] ? int(std::min(sizes[3] - m_place.column, kMostColumns)) : 0;
}

QVariant PlaneTableModel::data(const QModelIndex& index, int role) const
{
    const Tensor* tensor = this->tensor();
    if (!index.isValid() || !tensor || sizes() != m_sizes || index.row() >= rowCount()
        || index.column() >= columnCount())
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return valueText(*tensor, elementAt(index));
    case Qt::TextAlignmentRole:
        return int(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::ToolTipRole: {
        const Tensor* other = otherOutput(elementAt(index));
        const QString tip = valueTip(*tensor, elementAt(index));
        return other ? tip
                + tr("<p>%1 has %2</p>")
                      .arg(m_place.source == TableSource::OutputA ? tr("Output B") : tr("Output A"),
                           valueText(*other, elementAt(index)))
                     : tip;
    }
    case Qt::FontRole: {
        if (!otherOutput(elementAt(index)))
            return {};
        QFont font = dataFont();
        font.setBold(true);
        return font;
    }
    case Qt::BackgroundRole: {
        if (!otherOutput(elementAt(index)))
            return {};
        QColor tint = color(Role::Bad);
        tint.setAlphaF(0.2f);
        return tint;
    }
    }
    return {};
}

QVariant PlaneTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool across = orientation == Qt::Horizontal;
    if (role == Qt::ForegroundRole)
        return axisColor(across ? 3 : 2);
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::DisplayRole)
        return QString::number(uint64_t(section) + (across ? m_place.column : m_place.row));
    return {};
}

} // namespace tessera
