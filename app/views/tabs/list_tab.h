// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/form_parts.h"

#include <QWidget>

#include <initializer_list>
#include <optional>

class QAbstractItemModel;
class QHBoxLayout;
class QTableView;

namespace tessera {

class Actions;

// A tab of the drawer that is a list: buttons of actions above it, and a sentence in its place while it is empty.
class ListTab : public QWidget {
    Q_OBJECT

public:
    QTableView* table() const { return m_table; } // what the keys of the list work in

signals:
    void selectionChanged(); // the selection or the list has changed

protected:
    // Takes the model. `name` is for a screen reader, `empty` the sentence.
    ListTab(QAbstractItemModel* model, const QString& name, const QString& empty, QWidget* parent);

    void addButtons(const Actions& actions, std::initializer_list<const char*> ids);
    void setEmptyText(const QString& sentence) { m_empty->setText(sentence); }
    std::optional<int> selectedRow() const;

private:
    void showList();

    QHBoxLayout* m_bar;
    QTableView* m_table;
    ToneLabel* m_empty;
};

} // namespace tessera
