// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/tabs/pins/pin_model.h"

#include <QWidget>

class QTableView;

namespace tessera {

class Actions;
class ToneLabel;

// The list of kept pins. Enter or a double click pins an element again, Delete takes the row off.
class PinView : public QWidget {
    Q_OBJECT

public:
    explicit PinView(Document* document, QWidget* parent = nullptr);

    void addButtons(const Actions& actions); // once they are there
    QTableView* table() const { return m_table; } // what the keys of the list work in
    std::optional<size_t> selected() const;

signals:
    void chosen(const Pick& pick);
    void selectionChanged(); // or the list

private:
    void showList();

    Document* m_document;
    PinModel* m_model;
    QTableView* m_table;
    ToneLabel* m_empty;
    QWidget* m_bar;
};

} // namespace tessera
