// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/elided_label.h"
#include "app/base/controls/form_parts.h"
#include "app/base/controls/table_model.h"
#include "app/tensor/canvas/tensor_source.h"
#include "app/views/comparison/difference_map.h"
#include "app/views/tabs/tab.h"
#include "engine/core/compare/tolerance.h"

#include <QComboBox>
#include <QScrollArea>
#include <QStackedLayout>
#include <QTextBrowser>
#include <QWidget>

#include <vector>

class QCheckBox;
class QTableView;
class QToolButton;

namespace tessera {

class ElidedLabel;
class NumberEdit;
class SegmentedControl;

// What may differ and still pass: the usual figures in one row, NaN and the limits in a panel that a button opens. What
// only presets, case files and commands say stays as it is.
class ToleranceEditor : public QWidget {
    Q_OBJECT

public:
    ToleranceEditor();

    // Shows the tolerance that is in force for the plan, without a signal. `chosen`: by the user; else it is the
    // default.
    void setTolerance(const Tolerance& tolerance, bool chosen, const Plan& plan);

signals:
    void edited(const Tolerance& tolerance, int gesture); // by the user; steps of one gesture have one number
    void defaultChosen();

private:
    NumberEdit* makeNumber(const QString& name, const QString& tip, bool isNatural);
    QWidget* makePanel();
    void openPanel();
    void choosePreset(int index);
    void showRule();
    void read(int gesture);

    Tolerance m_tolerance;
    Plan m_plan;
    QComboBox* m_presets = new QComboBox(this);
    std::vector<NumberEdit*> m_figures; // in the order of kFigures
    NumberEdit* m_ulp;
    QCheckBox* m_nan;
    QToolButton* m_more;
    ElidedLabel* m_rule; // what is in force, in words
    QWidget* m_panel;
};

// What a comparison found, in words and numbers: the verdict, how many elements are equal, within and beyond the
// tolerance, the largest differences, and links that pin the worst elements.
class ComparisonFigures : public QScrollArea {
    Q_OBJECT

public:
    explicit ComparisonFigures(Document* document, QWidget* parent = nullptr);

    void showResult(); // requires a comparison of A and B
    void setQuality(const QString& words); // how alike both are as pictures; empty: not known

private:
    QString worstHtml(const QString& what, const ElementDifference& found) const;

    Document* m_document;
    QLabel* m_text = new QLabel(this);
    QString m_quality;
};

// A's output against B's: the figures, and beside them the elements beyond the tolerance, a small map of the
// differences, or their histogram.
class DifferenceView : public Tab {
    Q_OBJECT

public:
    explicit DifferenceView(const TabParts& parts);

    void setMapElsewhere(bool elsewhere); // large, in the middle of the window: the histogram takes its place here
    std::optional<uint64_t> step(int direction); // from the pinned element through the list of mismatches
    // Says something of B in the figures' place, until another result is shown: paragraphs, the first of which stands
    // out. Without `offer` nothing is offered.
    void setAnswer(const QStringList& paragraphs, const QString& offer);

signals:
    void enlargeRequested();
    void answerTaken(); // what was offered

private:
    enum Part { List, Map, Histogram };
    enum Order { ByDifference, ByPosition };
    using Pair = std::pair<Tensor, Tensor>;

    QWidget* makePictures();
    QWidget* makeMismatches();
    QWidget* makeMap();
    void refresh() override;
    void listMismatches();
    void showMismatches(const Comparison& comparison);
    void showPart(); // shows the part that was chosen last, where it exists
    void showQuality();
    void measureAlikeness();
    void selectPinned();
    std::optional<size_t> pinnedRow() const;
    QString emptyText() const;

    StaleDimmer* m_dimmer = new StaleDimmer(m_document, this);
    std::vector<ElementDifference> m_listed; // the rows
    TableModel* m_model;
    QStackedLayout* m_stack = new QStackedLayout(this);
    ToneLabel* m_empty = placeholder({}, this);
    QLabel* m_answer = new QLabel(this);
    ComparisonFigures* m_figures = new ComparisonFigures(m_document, this);
    ToleranceEditor* m_tolerance;
    ElidedLabel* m_mismatchTitle = new ElidedLabel(this);
    QTableView* m_mismatches;
    QComboBox* m_order = new QComboBox(this);
    SegmentedControl* m_parts; // list, map, histogram
    QComboBox* m_kinds;
    QToolButton* m_enlarge;
    QStackedLayout* m_part;
    TensorView* m_view;
    QTextBrowser* m_histogram = new QTextBrowser(this);
    Message m_quality; // the figure of SSIM or FLIP; empty for other maps
    DifferenceLoader m_loader;
    std::optional<Pair> m_alikeOf;
    QString m_alike; // "PSNR 41.27 dB · SSIM 0.9913" of the pair
    Latest<Pair, Message> m_alikeWorker;
    Part m_chosen = List;
    bool m_elsewhere = false;
};

} // namespace tessera
