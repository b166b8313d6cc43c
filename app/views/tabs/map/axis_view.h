// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/elided_label.h"
#include "app/base/controls/segmented_control.h"
#include "app/views/tabs/tab.h"

#include <QLabel>
#include <QWidget>

class QStackedWidget;

namespace tessera {

class AxisDiagram;
class ConventionList;
class RoundingPanel;
class ToneLabel;

// How each axis of a resampling operator is sampled: the diagram of one axis, what it does to the picture in a
// sentence, and beside it the conventions of other frameworks and the other ways to round.
class AxisView : public Tab {
    Q_OBJECT

public:
    explicit AxisView(Document* document, QWidget* parent = nullptr);

private:
    QWidget* makeSide();
    void fillAxes();
    void chooseAstray(); // a dimension on which the map that has been found is another one, if it is on any
    void refresh() override;

    QWidget* m_page = new QWidget(this);
    ToneLabel* m_empty;
    ToneLabel* m_legend; // the marks of the diagram, and how often each occurs
    SegmentedControl* m_axes = new SegmentedControl(m_page);
    ElidedLabel* m_verdict = new ElidedLabel(m_page);
    QLabel* m_sentence = new QLabel(m_page);
    AxisDiagram* m_diagram;
    SegmentedControl* m_sides;
    QStackedWidget* m_side;
    ConventionList* m_conventions;
    RoundingPanel* m_rounding;
    int m_rank = 0;
    int m_dimension = -1;
    bool m_showsFound = false;
};

} // namespace tessera
