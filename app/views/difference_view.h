// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/difference_map.h"

#include <QFutureWatcher>
#include <QWidget>

class QGridLayout;
class QLabel;
class QPushButton;
class QStackedLayout;
class QTableView;

namespace tessera {

class MismatchModel;
class SegmentedControl;
class ToleranceEditor;
class ToneLabel;

// Engine A's output against engine B's: the verdict with its figures, the worst element, the elements beyond the
// tolerance, and a map of the differences.
class DifferenceView : public QWidget {
    Q_OBJECT

public:
    explicit DifferenceView(Document* document, QWidget* parent = nullptr);
    ~DifferenceView() override;

protected:
    void showEvent(QShowEvent*) override;

private:
    QWidget* makeBar();
    QWidget* makeSummary();
    QWidget* makeMismatches();
    QWidget* makeMap();
    QLabel* addFigure(QGridLayout* grid, int row, int column, const QString& name, const QString& tip);
    void refresh();
    void showSummary();
    void showWorst(const Comparison& comparison);
    void requestMap(); // in a worker; the newest wins
    void showMap();
    QString emptyText() const;

    Document* m_document;
    MismatchModel* m_model;
    QStackedLayout* m_stack;
    ToneLabel* m_empty;
    SegmentedControl* m_kinds;
    ToleranceEditor* m_tolerance;
    ToneLabel* m_verdict;
    QLabel* m_details;
    QLabel *m_equal, *m_within, *m_beyond, *m_absolute, *m_relative, *m_ulp;
    QWidget* m_worstBox;
    QLabel* m_worst;
    QPushButton* m_goThere;
    QLabel* m_mismatchTitle;
    QTableView* m_mismatches;
    TensorView* m_view;
    QFutureWatcher<TensorView::Overlay> m_worker;
    bool m_mapIsOld = false; // what the worker makes is no longer what is wanted
};

} // namespace tessera
