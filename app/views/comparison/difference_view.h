// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/form_parts.h"
#include "app/tensor/canvas/stale_dimmer.h"
#include "app/views/comparison/comparison_figures.h"
#include "app/views/comparison/difference_map.h"

#include <QStackedLayout>
#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QTableView;
class QToolButton;

namespace tessera {

class SegmentedControl;
class ToleranceEditor;

// A's output against B's: the verdict with its figures, the worst element, the elements beyond the tolerance, and a
// small map or a histogram of the differences.
class DifferenceView : public QWidget {
    Q_OBJECT

public:
    explicit DifferenceView(Document* document, QWidget* parent = nullptr);

    void setMapElsewhere(bool elsewhere); // large, in the middle of the window: the histogram takes its place here
    std::optional<uint64_t> step(int direction) const; // from the pinned element through the list of mismatches

signals:
    void enlargeRequested();

private:
    QWidget* makeBar();
    QWidget* makeMismatches();
    QWidget* makePictures();
    QWidget* makeMap();
    void refresh();
    void showMismatches(const Comparison& comparison);
    void choosePicture();
    void showPicture();
    void showQuality();
    void selectPinned();
    void measureColumns();
    void shareWidth();
    void fitBar(int room);
    QString emptyText() const;

    Document* m_document;
    StaleDimmer* m_dimmer = new StaleDimmer(m_document, this);
    MismatchModel* m_model = new MismatchModel(m_document, this);
    QStackedLayout* m_stack = new QStackedLayout(this);
    QHBoxLayout *m_bar, *m_parts;
    QWidget* m_map;
    ToneLabel* m_empty = new ToneLabel(Role::SecondaryText, {}, this);
    ComparisonFigures* m_figures = new ComparisonFigures(m_document, this);
    ToleranceEditor* m_tolerance;
    QLabel* m_mismatchTitle;
    QTableView* m_mismatches;
    SegmentedControl* m_order;
    std::vector<int> m_columnNeeds; // the widths that the columns of mismatches need
    SegmentedControl* m_pictures; // the list where it has no place of its own, map, histogram
    QComboBox* m_kinds;
    QToolButton* m_enlarge;
    QStackedLayout* m_picture;
    TensorView* m_view;
    UlpHistogram* m_histogram;
    Message m_quality; // the figure of SSIM or FLIP, and what it means to an eye; empty: of another map
    DifferenceLoader m_loader;
    bool m_elsewhere = false;
    bool m_onePlace = false; // for the list and the map
};

} // namespace tessera
