// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/column_model.h"
#include "app/model/document/document.h"
#include "app/views/tabs/list_tab.h"

#include <array>

namespace tessera {

// The kept pins with the values of every result that is there: the element or its one partner in the input, in A's and
// in B's output, and in what the case's file expects.
class PinModel : public ColumnModel {
    Q_OBJECT

public:
    enum Column { Number, Where, Input, A, B, Expected, Difference, Ulp, ColumnCount };

    explicit PinModel(Document* document, QObject* parent = nullptr);

    std::optional<Pick> pickAt(int row) const; // none where what is shown has no such element

private:
    int rows() const override { return int(m_rows.size()); }
    int columns() const override { return ColumnCount; }
    QString title(int column) const override;
    QString titleTip(int column) const override;
    QString cell(int row, int column) const override { return m_rows[size_t(row)].cells[size_t(column)]; }
    QString tip(int row) const override { return m_rows[size_t(row)].tip; }
    bool isNumber(int column) const override { return column != Where; }

    struct Row {
        std::array<QString, ColumnCount> cells;
        QString tip;
    };
    void reload();
    Row rowOf(size_t index) const;
    void fillOutput(Row& row, uint64_t element) const;

    Document* m_document;
    std::vector<Row> m_rows;
};

// The list of kept pins. Enter or a double click pins an element again, Delete takes the row off.
class PinView : public ListTab {
    Q_OBJECT

public:
    explicit PinView(Document* document, QWidget* parent = nullptr);

    void addButtons(const Actions& actions); // once they are there
    std::optional<size_t> selected() const { return selectedRow(); }

signals:
    void chosen(const Pick& pick);

private:
    PinView(PinModel* model, QWidget* parent);
};

} // namespace tessera
