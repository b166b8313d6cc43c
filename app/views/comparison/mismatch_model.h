// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"

#include <QAbstractTableModel>

namespace tessera {

// The elements beyond the tolerance: where, both values, their difference and ULP.
class MismatchModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Where, A, B, Difference, Ulp, ColumnCount };

    explicit MismatchModel(Document* document, QObject* parent = nullptr);

    void reload(); // shown() has changed
    enum class Order { Difference, Ulp, Position }; // the largest first; by position
    Order order() const { return m_order; }
    void setOrder(Order order);
    std::optional<int> rowOf(uint64_t element) const;
    std::optional<uint64_t> neighbourOf(std::optional<uint64_t> element,
                                        int step) const; // round the ends; of none the first
    std::optional<uint64_t> elementAt(int row) const;
    int characters(Column column) const; // of the longest text of the first rows

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    Document* m_document;
    std::vector<ElementDifference> m_rows;
    Order m_order = Order::Difference;
    DataType m_type = DataType::Float32;
    std::vector<uint32_t> m_sizes;
};

} // namespace tessera
