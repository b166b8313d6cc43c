// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/form_parts.h"
#include "app/base/controls/table_model.h"

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
    void chosen(size_t row); // by Enter or a double click

protected:
    // `characters`: the width of each column; 0: those share the rest. `name` is for a screen reader, `empty` the
    // sentence.
    ListTab(std::vector<TableColumn> columns, const std::vector<int>& characters, const QString& name,
            const QString& empty, QWidget* parent);

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

} // namespace tessera
