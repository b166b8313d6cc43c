// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/column_model.h"
#include "app/model/document/result_history.h"

#include <QWidget>

#include <optional>

class QTableView;

namespace tessera {

class Actions;
class ToneLabel;

// The results that the window has shown, the newest first.
class HistoryModel : public ColumnModel {
    Q_OBJECT

public:
    enum Column { When, A, B, Time, State, Class, Line, ColumnCount };

    explicit HistoryModel(QObject* parent);

    void setHistory(const ResultHistory& history);
    size_t indexOf(int row) const; // in the history
    int rowOf(size_t index) const;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    int rows() const override;
    int columns() const override { return ColumnCount; }
    QString title(int column) const override;
    QString cell(int row, int column) const override;
    QString tip(int row) const override;
    bool isNumber(int column) const override { return column == Time; }
    void reload();

    const ResultHistory* m_history = nullptr;
    int m_rows = 0;
    std::optional<size_t> m_current = {}; // what the document shows: a search, made once a change
};

// The list of results. Enter or a double click shows one again.
class HistoryView : public QWidget {
    Q_OBJECT

public:
    explicit HistoryView(QWidget* parent = nullptr);

    void setHistory(const ResultHistory& history);
    void addButtons(const Actions& actions); // once they are there
    std::optional<size_t> selected() const; // in the history

signals:
    void chosen(size_t index);
    void selectionChanged(); // the selection or the list has changed

private:
    void showList();

    const ResultHistory* m_history = nullptr;
    HistoryModel* m_model;
    QTableView* m_table;
    ToneLabel* m_empty;
    QWidget* m_bar;
};

} // namespace tessera
