// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/form_parts.h"
#include "app/tensor/canvas/tensor_display.h"

#include <QFrame>

class QCheckBox;
class QComboBox;
class QLabel;

namespace tessera {

// A sheet that opens below a button: what cells are coloured by, and which of them are marked, with how many there are
// on either side. It is the marks' legend too.
class DisplayPanel : public QFrame {
    Q_OBJECT

public:
    DisplayPanel(TensorDisplay* display, QWidget* parent);

    void openBelow(QWidget* button);

protected:
    void paintEvent(QPaintEvent*) override { paintPopup(this); }
    void hideEvent(QHideEvent* event) override;

private:
    struct MarkRow {
        CellMark mark;
        QCheckBox* box;
        QWidget* swatch;
        std::array<QLabel*, 2> counts; // input, output
    };

    QWidget* makeColours();
    QWidget* makeMarks();
    void showDisplay();

    TensorDisplay* m_display;
    QComboBox* m_colorKey;
    QComboBox* m_numbers;
    QLabel* m_traitSentence;
    std::vector<MarkRow> m_rows;
};

} // namespace tessera
