// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/latest.h"
#include "app/tensor/canvas/tensor_view.h"
#include "app/views/tabs/histogram_view.h"

#include <QDockWidget>
#include <QLabel>
#include <QPointer>
#include <QScrollArea>

#include <functional>

class QBoxLayout;
class QCheckBox;
class QGridLayout;
class QLineEdit;

namespace tessera {

class Actions;
class SegmentedControl;
class TensorDisplay;

// One tensor's values: the histogram with black and white, of a picture in each channel; ways to choose the range;
// statistics of the tensor, of the plane that is shown and of the selection; and profiles through the pin. It stays
// beside the tensors whatever tab the bottom panel shows.
class RangePanel : public QDockWidget {
    Q_OBJECT

public:
    explicit RangePanel(Document* document, QWidget* parent = nullptr);

    using ViewOf = std::function<TensorView*(Side side)>; // the view that shows the tensor of that side
    void setViews(TensorDisplay* display, ViewOf viewOf, const Actions& actions); // once
    void showSide(Side side); // the values of its view, which may be another one than before
    // Show the panel, and give the part the keyboard's focus.
    void openHistogram();
    void openProfile();

private:
    static constexpr int kColumns = 3; // tensor, plane, selection
    struct Wanted {
        Tensor tensor;
        std::array<std::optional<ElementSelection>, kColumns> parts; // the first is there
        HistogramAxis axis;
        std::vector<HistogramLine> channels; // still without counts
    };
    struct Figures {
        std::array<std::optional<ValueStatistics>, kColumns> statistics;
        Histogram histogram;
        std::vector<HistogramLine> channels;
    };

    QWidget* makeRange();
    void arrange();
    void requestFigures();
    static void makeFigures(const Wanted& wanted, Figures& figures, const RunControl& control);
    void showFigures(const Figures& figures, HistogramAxis axis);
    std::vector<HistogramLine> pictureChannels() const; // empty unless 2 to 4 channels are shown as a picture
    std::optional<std::pair<uint32_t, uint32_t>> plane() const; // n and c of the middle column's plane
    void showRange();
    void typeRange();

    Document* m_document;
    TensorDisplay* m_display = nullptr;
    ViewOf m_viewOf;
    QPointer<TensorView> m_view;
    Side m_side = Side::Output;
    QScrollArea* m_area = new QScrollArea;
    QBoxLayout* m_parts; // in the area, side by side where all have room
    SegmentedControl* m_sides;
    HistogramView* m_histogram;
    SegmentedControl* m_axis;
    QWidget* m_profiles;
    std::array<QLineEdit*, 2> m_ends; // black, white
    QCheckBox* m_always;
    QGridLayout* m_buttons; // ways to choose the range
    QLabel* m_statistics = new QLabel(this);
    QString m_planeTitle; // the middle column's title
    Latest<Wanted, Figures> m_worker;
};

} // namespace tessera
