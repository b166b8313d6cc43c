// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/agreement_search.h"
#include "engine/report/runs/matrix_report.h"

#include <QAbstractItemModel>

#include <memory>

namespace tessera {

// Engines × cases: a column an engine, and the cases below the partition that the engines fall into on them,
// "{cpu, reference} ≠ {mine}". A partition's cells count the states of its cases. Partitions of several classes stand
// before those where all agree.
class AgreementModel : public QAbstractItemModel {
    Q_OBJECT

public:
    using QAbstractItemModel::QAbstractItemModel;

    void begin(const std::vector<std::string>& engines, const std::string& judge); // no rows
    QModelIndex add(const FoundRow& found); // gives back the partition that the case belongs to
    void addFailure(const std::string& name, const Message& why); // a case that did not run
    void stop(); // the report is of a part of the cases

    const MatrixReport& report() const { return m_report; }
    // The case and the engine of a cell; null: the index is a partition's. engineOf: none in the first column.
    const AgreementRow* rowOf(const QModelIndex& index) const;
    std::optional<size_t> engineOf(const QModelIndex& index) const;
    QString line(const QModelIndex& index) const; // all there is to say: figures and command

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Group {
        std::string text;
        size_t classes = 0;
        std::vector<size_t> rows = {}; // rows of the report in this group
    };

    Group& groupOf(const AgreementRow& row);
    const Group* groupAt(const QModelIndex& index) const; // null: the index is a case's
    QVariant groupData(const Group& group, int column, int role) const;
    QVariant caseData(const AgreementRow& row, int column, int role) const;

    MatrixReport m_report;
    std::vector<std::unique_ptr<Group>> m_groups; // in their order; an index of a case holds its group's address
};

} // namespace tessera
