// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "app/views/tabs/list_tab.h"

namespace tessera {

// The list of kept pins with the values of every result that is there: the element or its one partner in the input, in
// A's and in B's output, and in what the case's file expects. Enter or a double click pins an element again, Delete
// takes the row off.
class PinView : public ListTab {
    Q_OBJECT

public:
    explicit PinView(Document* document, QWidget* parent = nullptr);

    void addButtons(const Actions& actions); // once they are there

private:
    enum Column { Number, Where, Input, A, B, Expected, Difference, Ulp, ColumnCount };

    TableRow rowOf(size_t index) const;
    static void fillOutput(QStringList& cells, const RunResult& shown, uint64_t element);
    void reload();

    Document* m_document;
};

} // namespace tessera
