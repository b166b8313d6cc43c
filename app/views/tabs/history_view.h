// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/column_model.h"
#include "app/model/document/result_history.h"
#include "app/views/tabs/list_tab.h"

#include <optional>

namespace tessera {

// The results that the window has shown, the newest first.
class HistoryModel : public ColumnModel {
    Q_OBJECT

public:
    enum Column { When, A, B, Time, State, Class, Line, ColumnCount };

    explicit HistoryModel(QObject* parent);

    void setHistory(const ResultHistory& history);
    size_t indexOf(int row) const { return size_t(m_rows - 1 - row); } // in the history
    int rowOf(size_t index) const { return m_rows - 1 - int(index); }
    QVariant data(const QModelIndex& index, int role) const override;

private:
    int rows() const override { return m_rows; }
    int columns() const override { return ColumnCount; }
    QString title(int column) const override;
    QString cell(int row, int column) const override;
    QString tip(int row) const override { return m_history->results()[indexOf(row)].line; }
    bool isNumber(int column) const override { return column == Time; }
    void reload();

    const ResultHistory* m_history = nullptr;
    int m_rows = 0;
    std::optional<size_t> m_current = {}; // what the document shows: a search, made once a change
};

// The list of results. Enter or a double click shows one again.
class HistoryView : public ListTab {
    Q_OBJECT

public:
    explicit HistoryView(QWidget* parent = nullptr);

    void setHistory(const ResultHistory& history);
    void addButtons(const Actions& actions); // once they are there
    std::optional<size_t> selected() const; // in the history

signals:
    void chosen(size_t index);

private:
    HistoryView(HistoryModel* model, QWidget* parent);

    HistoryModel* m_model;
};

} // namespace tessera
