// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/column_model.h"
#include "engine/judge/measure/timing_report.h"

namespace tessera {

// A row a result: what was varied, the engine, the figures.
class TimingModel : public ColumnModel {
    Q_OBJECT

public:
    using ColumnModel::ColumnModel;

    void clear(const QString& variedField); // empty: nothing was varied
    void add(const QString& variant, const TimedCase& result);
    const std::vector<TimedCase>& results() const { return m_results; }
    QString variant(size_t row) const { return m_variants[qsizetype(row)]; }
    int columnNamed(const QString& title) const; // a column of the figures
    bool isEmpty(int column) const; // no row has a figure there
    int engineColumn() const { return leading() - 1; }
    QVariant data(const QModelIndex& index, int role) const override;

private:
    int rows() const override { return int(m_results.size()); }
    int columns() const override;
    QString title(int column) const override;
    QString titleTip(int column) const override;
    QString cell(int row, int column) const override;
    QString tip(int row) const override;
    bool isNumber(int column) const override { return column >= leading(); }

    int leading() const { return m_field.isEmpty() ? 1 : 2; } // columns of words

    QString m_field;
    QStringList m_variants;
    std::vector<TimedCase> m_results;
};

} // namespace tessera
