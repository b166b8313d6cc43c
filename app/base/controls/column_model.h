// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

namespace tessera {

// Rows to choose from whose columns have titles: what numberTable() shows. Texts are in the font of data; those of
// numbers stand at the right.
class ColumnModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    int rowCount(const QModelIndex& parent = {}) const final { return parent.isValid() ? 0 : rows(); }
    int columnCount(const QModelIndex& parent = {}) const final { return parent.isValid() ? 0 : columns(); }
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const final;

protected:
    virtual int rows() const = 0;
    virtual int columns() const = 0;
    virtual QString title(int column) const = 0;
    virtual QString cell(int row, int column) const = 0;
    virtual QString tip(int) const { return {}; } // the tip of a row
    virtual QString titleTip(int) const { return {}; } // the tip of a column
    virtual bool isNumber(int) const { return true; } // a column
};

} // namespace tessera
