// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/table_model.h"

#include <QGuiApplication>
#include <QIcon>
#include <QPalette>

namespace tessera {

namespace {

QVariant alignment(const TableColumn& column)
{
    return int((column.isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

// The icon of a chosen row has the colour of its text.
QIcon markOf(const TableRow& row)
{
    const auto drawn = [&](const QColor& tint) { return iconPixmap(row.icon, tint, 14, 2); };
    QIcon icon(drawn(color(row.role)));
    icon.addPixmap(drawn(QGuiApplication::palette().color(QPalette::HighlightedText)), QIcon::Selected);
    return icon;
}

} // namespace

TableModel::TableModel(std::vector<TableColumn> columns, QObject* parent)
    : QAbstractTableModel(parent)
    , m_columns(std::move(columns))
{
}

void TableModel::setColumns(std::vector<TableColumn> columns)
{
    m_columns = std::move(columns);
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

void TableModel::setRows(std::vector<TableRow> rows)
{
    if (rows.size() != m_rows.size())
        return reset(m_columns, std::move(rows));
    m_rows = std::move(rows);
    if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void TableModel::addRow(const TableRow& row)
{
    beginInsertRows({}, rowCount(), rowCount());
    m_rows.push_back(row);
    endInsertRows();
}

void TableModel::reset(std::vector<TableColumn> columns, std::vector<TableRow> rows)
{
    beginResetModel();
    m_columns = std::move(columns);
    m_rows = std::move(rows);
    endResetModel();
}

QVariant TableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= columnCount())
        return {};
    const TableRow& row = m_rows[size_t(index.row())];
    const TableColumn& column = m_columns[size_t(index.column())];
    const bool isMarked = index.column() == row.marked && !row.icon.isEmpty();
    switch (role) {
    case Qt::DisplayRole:
        return row.cells.value(index.column());
    case Qt::ToolTipRole:
        return row.tip;
    case Qt::FontRole:
        if (row.isBold)
            return demiBold(dataFont());
        return column.isData ? QVariant(dataFont()) : QVariant();
    case Qt::TextAlignmentRole:
        return alignment(column);
    case Qt::DecorationRole:
        return isMarked ? QVariant(markOf(row)) : QVariant();
    case Qt::ForegroundRole:
        if (isMarked || row.isQuiet)
            return color(isMarked ? row.role : Role::SecondaryText);
        return column.axis < 0 ? QVariant() : QVariant(axisColor(column.axis));
    }
    return {};
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const TableColumn& column = m_columns[size_t(section)];
    switch (role) {
    case Qt::DisplayRole:
        return column.title;
    case Qt::ToolTipRole:
        return column.tip;
    case Qt::TextAlignmentRole:
        return alignment(column);
    }
    return {};
}

} // namespace tessera
