// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/form_parts.h"
#include "app/base/controls/table_model.h"
#include "app/model/document/document.h"
#include "app/model/document/result_history.h"
#include "app/views/tabs/tab.h"

#include <QWidget>

#include <initializer_list>
#include <optional>

class QHBoxLayout;
class QTableView;

namespace tessera {

class Actions;

// A tab of the bottom panel that is a list: buttons of actions above it, and a sentence in its place while it is empty.
class ListTab : public QWidget {
    Q_OBJECT

public:
    QTableView* table() const { return m_table; } // what the keys of the list work in

    std::optional<size_t> selected() const; // the row

signals:
    void selectionChanged(); // the selection or the list has changed
    void chosen(size_t row); // Enter or a double click chose it

protected:
    // `characters`: the width of each column; 0: those share the rest. `name` is for a screen reader, `empty` the
    // sentence.
    ListTab(std::vector<TableColumn> columns, const std::vector<int>& characters, const QString& name,
            const QString& empty);

    void addButtons(const Actions& actions, std::initializer_list<const char*> ids);
    void setEmptyText(const QString& sentence) { m_empty->setText(sentence); }
    TableModel& model() { return *m_model; }

private:
    void showList();

    QHBoxLayout* m_bar;
    TableModel* m_model;
    QTableView* m_table;
    ToneLabel* m_empty;
};

// The list of kept pins with the values of every result that is there: the element or its one partner in the input, in
// A's and in B's output, and in what the case's file expects. Enter or a double click pins an element again, Delete
// takes the row off.
class PinView : public ListTab {
    Q_OBJECT

public:
    explicit PinView(const TabParts& parts);

    void addButtons(const Actions& actions); // once they are there

private:
    enum Column { Number, Where, Input, A, B, Expected, Difference, Ulp, ColumnCount };

    TableRow rowOf(size_t index) const;
    static void fillOutput(QStringList& cells, const RunResult& shown, uint64_t element);
    void reload();

    Document* m_document;
};

// "equal", "proves little", "36 of 48 differ"; without a state "–"
QString verdictWords(std::optional<TrialState> state, uint64_t differing, uint64_t count);

// The list of the results that the window has shown, the newest first. Enter or a double click shows one again.
class HistoryView : public ListTab {
    Q_OBJECT

public:
    explicit HistoryView(const TabParts&);

    void setHistory(ResultHistory& history);
    void addButtons(const Actions& actions); // once they are there
    std::optional<size_t> selected() const; // in the history

private:
    size_t indexOf(size_t row) const { return m_history->results().size() - 1 - row; } // in the history
    void reload();

    ResultHistory* m_history = nullptr;
};

} // namespace tessera
