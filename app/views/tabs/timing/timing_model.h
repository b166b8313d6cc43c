// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/judge/measure/timing_report.h"

#include <QAbstractTableModel>

namespace tessera {

// A row a result: what was varied, the engine, the figures.
class TimingModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void clear(const QString& variedField); // empty: nothing was varied
    void add(const QString& variant, const TimedCase& result);
    const std::vector<TimedCase>& results() const { return m_results; }
    QString variant(size_t row) const { return m_variants[qsizetype(row)]; }
    int columnNamed(const QString& title) const; // of the figures
    bool isEmpty(int column) const; // no row has a figure there
    int engineColumn() const { return leading() - 1; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    int leading() const { return m_field.isEmpty() ? 1 : 2; } // columns of words

    QString m_field;
    QStringList m_variants;
    std::vector<TimedCase> m_results;
};

} // namespace tessera
