// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/judge/measure/verification.h"

#include <QAbstractTableModel>

namespace tessera {

// Findings as rows: the verdict, what it is about, its figures. The tooltip is the command.
class FindingModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Of, Title, Figures, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void clear();
    void add(const Finding& finding);
    const Finding* at(int row) const; // null where there is none
    size_t count(Verdict verdict) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<Finding> m_rows;
};

} // namespace tessera
