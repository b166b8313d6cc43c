// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/column_model.h"

namespace tessera {

class OpenedModel;
struct ModelNode;

// The nodes of the model that is open, a row each, in the order of the model.
class NodeModel : public ColumnModel {
    Q_OBJECT

public:
    enum Column { Name, Op, Meaning, Sizes, State, ColumnCount };
    static constexpr int kSortRole = Qt::UserRole; // what a column is sorted by

    NodeModel(const OpenedModel& model, QObject* parent);

    QVariant data(const QModelIndex& index, int role) const override;

private:
    int rows() const override { return m_rows; }
    int columns() const override { return ColumnCount; }
    QString title(int column) const override;
    QString titleTip(int column) const override;
    QString cell(int row, int column) const override;
    QString tip(int row) const override;
    bool isNumber(int) const override { return false; }
    const ModelNode& node(int row) const;
    void reload();

    const OpenedModel& m_model;
    int m_rows = 0;
};

} // namespace tessera
