// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/elided_label.h"
#include "app/base/controls/segmented_control.h"
#include "app/base/controls/table_model.h"
#include "app/model/document/document.h"
#include "app/views/tabs/tab.h"
#include "engine/core/ops/axes.h"
#include "engine/frameworks/dialects/resize_convention.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QWidget>

#include <vector>

class QLabel;
class QStackedWidget;
class QTableView;

namespace tessera {

class AxisDiagram;
class ToneLabel;

// Every framework's way to place the samples: the one that the case has is marked, a click takes another.
class ConventionList : public QWidget {
    Q_OBJECT

public:
    explicit ConventionList(Document* document, QWidget* parent = nullptr);

    void refresh();
    QString verdict() const; // "These are ONNX asymmetric"
    QString others() const; // every name that the present values have

private:
    void fill();
    void explain();
    void take();

    Document* m_document;
    QListWidget* m_list = new QListWidget(this);
    QLabel* m_sentence;
    ConventionMatches m_matches;
    std::vector<const ResizeConvention*> m_offered; // what the list has: those that apply to the operator
};

// The comparer of rounding rules: four rules in three arithmetics with the number of outputs that read another input
// than the case does, the list of these outputs for the chosen one, and a button that takes its rule.
class RoundingPanel : public QWidget {
    Q_OBJECT

public:
    explicit RoundingPanel(Document* document, QWidget* parent = nullptr);

    void setMap(const std::optional<AxisMap>& map);

signals:
    void marked(const std::vector<uint32_t>& outputs); // the outputs that read other inputs in the chosen way
    void jumped(uint32_t output);

private:
    struct Way {
        NearestRule rule;
        Arithmetic arithmetic;
        Divergences divergences;
    };
    void choose();

    Document* m_document;
    std::optional<AxisMap> m_map;
    NearestRule m_own = NearestRule::HalfUp; // how the case's rule is best said
    std::vector<Way> m_found;
    TableModel* m_ways;
    TableModel* m_outputs;
    QTableView* m_table;
    QTableView* m_list;
    QLabel* m_sentence;
    QPushButton* m_use = new QPushButton(this);
};

// How each axis of a resampling operator is sampled: the diagram of one axis, what it does to the picture in a
// sentence, and beside it the conventions of other frameworks and the other ways to round.
class AxisView : public Tab {
    Q_OBJECT

public:
    explicit AxisView(const TabParts& parts);

private:
    QWidget* makeSide();
    void fillAxes();
    void chooseAstray(); // goes to a dimension on which the found map is wrong, if there is one
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
