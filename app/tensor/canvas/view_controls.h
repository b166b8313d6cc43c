// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/form_parts.h"
#include "app/base/controls/segmented_control.h"
#include "app/model/document/document.h"
#include "app/tensor/canvas/tensor_display.h"
#include "app/tensor/canvas/tensor_view.h"

#include <QFrame>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QToolButton;
class QWidget;

namespace tessera {

class TensorDisplay;

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

// A button that is an icon, with its tip as its name.
QToolButton* paneButton(const QString& iconName, const QString& tip);

// A popup that opens below a button: which planes a pane shows, one alone, three as red, green and blue, or one as
// grey.
class ChannelPanel : public QFrame {
    Q_OBJECT

public:
    ChannelPanel(Document* document, Side side, TensorView* view, QWidget* parent);

    void openBelow(QWidget* button);

protected:
    void paintEvent(QPaintEvent*) override { paintPopup(this); }

private:
    struct Row {
        QLabel* caption;
        QSpinBox* box;
    };
    Row addRow(const QString& caption, const QString& name, const QString& tip);
    void setColours(uint32_t red, uint32_t green, uint32_t blue);
    void read();
    void showView();

    Document* m_document;
    Side m_side;
    TensorView* m_view;
    SegmentedControl* m_ways = new SegmentedControl(this);
    Row m_image, m_first, m_green, m_blue;
    QPushButton *m_neighbours, *m_thirds;
};

// How many images and channels a tensor has; lower ranks lack the first axes.
std::pair<uint32_t, uint32_t> planeCounts(const TensorDesc& desc);

// The sheets about how a view draws its tensor, each made when it is first opened.
class ViewPopups {
public:
    // `parent` owns them.
    ViewPopups(Document* document, TensorDisplay* display, TensorView* view, Side side, QWidget* parent);

    void openDisplay(QWidget* button); // colours and marks, below it
    void openChannels(QWidget* button); // which channels are shown

private:
    Document* m_document;
    TensorDisplay* m_display;
    TensorView* m_view;
    Side m_side;
    QWidget* m_parent;
    DisplayPanel* m_displayPanel = nullptr;
    ChannelPanel* m_channelPanel = nullptr;
};

} // namespace tessera
