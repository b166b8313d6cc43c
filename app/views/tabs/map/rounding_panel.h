// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/column_model.h"
#include "app/model/document/document.h"
#include "engine/core/ops/axes.h"

#include <QAbstractTableModel>
#include <QPushButton>
#include <QWidget>

class QLabel;
class QTableView;

namespace tessera {

// Four rules times three ways to compute: at how many outputs of an axis each reads another input than the case does.
class RoundingModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setMap(const std::optional<AxisMap>& map, NearestRule own); // own: how the case's rule is best said
    const Partings& partingsAt(const QModelIndex& index) const;
    static NearestRule ruleOf(const QModelIndex& index) { return kNearestRules[size_t(index.row())]; }
    static Arithmetic arithmeticOf(const QModelIndex& index) { return kArithmetics[size_t(index.column())]; }
    QModelIndex ownIndex() const { return index(int(m_own), int(Arithmetic::Division)); } // what the case does

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::array<std::array<Partings, kArithmetics.size()>, kNearestRules.size()> m_cells;
    NearestRule m_own = NearestRule::HalfUp;
};

// The outputs at which the chosen way parts from the case.
class PartingModel : public ColumnModel {
    Q_OBJECT

public:
    using ColumnModel::ColumnModel;

    void setPartings(const std::optional<AxisMap>& map, const Partings& partings);
    std::optional<uint32_t> outputAt(int row) const;

private:
    int rows() const override { return int(m_rows.size()); }
    int columns() const override { return 4; }
    QString title(int column) const override;
    QString cell(int row, int column) const override;
    QString tip(int) const override { return tr("Click to pin this output."); }

    std::optional<AxisMap> m_map;
    std::vector<RoundingDifference> m_rows;
};

// The comparer of rounding rules: the table of ways, the list of outputs where the chosen one parts, and a button that
// takes its rule.
class RoundingPanel : public QWidget {
    Q_OBJECT

public:
    explicit RoundingPanel(Document* document, QWidget* parent = nullptr);

    void setMap(const std::optional<AxisMap>& map);

signals:
    void marked(const std::vector<uint32_t>& outputs); // where the chosen way parts
    void jumped(uint32_t output);

private:
    void choose();
    void jump(int row);

    Document* m_document;
    std::optional<AxisMap> m_map;
    RoundingModel* m_ways = new RoundingModel(this);
    PartingModel* m_outputs = new PartingModel(this);
    QTableView* m_table;
    QTableView* m_list;
    QLabel* m_sentence;
    QPushButton* m_use = new QPushButton(this);
};

} // namespace tessera
