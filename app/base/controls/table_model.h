// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/look/theme.h"

#include <QAbstractTableModel>

#include <vector>

namespace tessera {

struct TableColumn {
    QString title;
    QString tip = {};
    bool isNumber = true; // its cells are aligned to the right
    bool isData = true; // its cells have the font of data
    int axis = -1; // the axis whose colour the cells have
};

struct TableRow {
    QStringList cells = {};
    QString tip = {};
    int marked = -1; // the column whose cell has the icon and its colour
    QString icon = {};
    Role role = Role::Good;
    bool isBold = false, isQuiet = false;
};

// Rows of texts to choose from: what numberTable() shows.
class TableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    TableModel(std::vector<TableColumn> columns, QObject* parent);

    void setColumns(std::vector<TableColumn> columns); // as many as before
    void setRows(std::vector<TableRow> rows); // as many as before: the chosen row stays chosen
    void addRow(const TableRow& row); // the chosen row stays chosen
    void reset(std::vector<TableColumn> columns, std::vector<TableRow> rows);

    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : int(m_rows.size()); }
    int columnCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : int(m_columns.size());
    }
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<TableColumn> m_columns;
    std::vector<TableRow> m_rows;
};

} // namespace tessera
