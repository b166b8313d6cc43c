// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/tabs/plane_table_model.h"
#include "app/views/tabs/tab.h"

#include <QWidget>

class QSpinBox;
class QTableView;

namespace tessera {

class SegmentedControl;
class ToneLabel;

// The numbers of one plane. The current cell is the pinned element, both ways; a selection is copied as text that a
// spreadsheet takes.
class TableView : public Tab {
    Q_OBJECT

public:
    explicit TableView(Document* document, QWidget* parent = nullptr);

private:
    QWidget* makeBar();
    QSpinBox* addChooser(const QString& caption, const QString& name, const QString& tip, int axis);
    void refresh() override;
    void showPin();
    void setPlace(const PlaneTableModel::Place& place);
    void showPlace();
    void pinCurrent(const QModelIndex& current);

    PlaneTableModel* m_model;
    QTableView* m_table;
    ToneLabel* m_empty;
    QWidget* m_bar = nullptr;
    SegmentedControl* m_source = nullptr;
    QSpinBox* m_n = nullptr;
    QSpinBox* m_c = nullptr;
    QSpinBox* m_row = nullptr; // the row of the part; hidden where there is one
    QSpinBox* m_column = nullptr;
    ToneLabel* m_note = nullptr;
    bool m_following = false; // the pin: its own change is no new pin
};

} // namespace tessera
