// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/column_model.h"
#include "engine/judge/measure/timing_report.h"

namespace tessera {

// A row a result: the engine, the figures.
class TimingModel : public ColumnModel {
    Q_OBJECT

public:
    using ColumnModel::ColumnModel;

    void clear();
    void add(const TimedCase& result);
    const std::vector<TimedCase>& results() const { return m_results; }
    bool isEmpty(int column) const; // no row has a figure there
    QVariant data(const QModelIndex& index, int role) const override;

private:
    int rows() const override { return int(m_results.size()); }
    int columns() const override { return 1 + int(timingColumns().size()); }
    QString title(int column) const override;
    QString titleTip(int column) const override;
    QString cell(int row, int column) const override;
    QString tip(int row) const override;
    bool isNumber(int column) const override { return column > 0; } // the first is the engine's

    std::vector<TimedCase> m_results;
};

} // namespace tessera
