// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"

#include <QAbstractTableModel>

#include <array>

namespace tessera {

// The kept pins with the values of every result that is there: the element or its one partner in the input, in A's and
// in B's output, and in what the case's file expects.
class PinModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Number, Where, Input, A, B, Expected, Difference, Ulp, ColumnCount };

    explicit PinModel(Document* document, QObject* parent = nullptr);

    std::optional<Pick> pickAt(int row) const; // none where what is shown has no such element

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        std::array<QString, ColumnCount> cells;
        QString tip;
    };
    void reload();
    Row rowOf(size_t index) const;
    void fillOutput(Row& row, uint64_t element) const;

    Document* m_document;
    std::vector<Row> m_rows;
};

} // namespace tessera
