// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensor/canvas/tensor_view.h"

#include <QFrame>

class QPushButton;
class QSpinBox;
class QLabel;

namespace tessera {

class SegmentedControl;

// A popup that opens below a button: which planes a pane shows, one alone, three as red, green and blue, or one as
// grey.
class ChannelPanel : public QFrame {
    Q_OBJECT

public:
    ChannelPanel(Document* document, Side side, TensorView* view, QWidget* parent);

    void openBelow(QWidget* button);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Row {
        QLabel* caption;
        QSpinBox* box;
    };
    Row addRow(const QString& caption, const QString& name, const QString& tip);
    void chooseWay(int way);
    void setColours(uint32_t red, uint32_t green, uint32_t blue);
    void read();
    void showView();

    Document* m_document;
    Side m_side;
    TensorView* m_view;
    SegmentedControl* m_ways;
    Row m_image, m_first, m_green, m_blue;
    QPushButton *m_neighbours, *m_thirds;
};

// How many images and channels a tensor has; lower ranks lack the first axes.
std::pair<uint32_t, uint32_t> planeCounts(const TensorDesc& desc);

} // namespace tessera
