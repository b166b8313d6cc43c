// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/elided_label.h"
#include "app/base/controls/form_parts.h"
#include "app/base/controls/table_model.h"
#include "app/model/document/opened_model.h"

#include <QDockWidget>
#include <QFormLayout>
#include <QProgressBar>
#include <QSplitter>
#include <QString>
#include <QTextBrowser>
#include <QTimer>
#include <QWidget>

#include <optional>
#include <string>
#include <utility>
#include <vector>

class QSpinBox;
class QTableView;
class QToolButton;

namespace tessera {

class Actions;
class OpenedModel;
class ToneLabel;
struct Model;
struct ModelNode;
struct NodeVerdict;

// The sizes that a model leaves open: a field a symbol; Enter in any of them gives them all.
class DimsForm : public QWidget {
    Q_OBJECT

public:
    explicit DimsForm(QWidget* parent);

    // The symbols in their order, each with its size; 0: it has none yet, and 1 is suggested. Hides itself where there
    // are none.
    void setSymbols(const std::vector<std::pair<std::string, uint32_t>>& symbols);
    void focusFirst(); // the first field without a size

signals:
    void given(const tessera::ModelDims& dims);

private:
    void give();

    QFormLayout* m_rows = new QFormLayout;
    std::vector<std::pair<std::string, QSpinBox*>> m_fields;
    std::vector<std::pair<std::string, uint32_t>> m_symbols;
};

// The words about a model and its nodes.

QString nodeName(const ModelNode& node); // as it may stand in a line
QString meaningOf(const ModelNode& node); // "RESAMPLE2"; "batch?" where sizes are open; else "no"
QString sizesOf(const ModelNode& node); // "1,64,40,40 → 1,64,80,80"
QString summaryOf(const OpenedModel& model); // counts its verdicts: "10 equal · 1 differs"; empty: there are none
QString factsOf(const Model& model); // "pytorch 1.13.1 · opset 13 · 12 of 214 nodes concern DirectML"

// All of a node as rich text, in the theme's colours. `verdict`: null: it was not judged.
QString nodeHtml(const ModelNode& node, const NodeVerdict* verdict);

// The panel of the model that is open. It says which node is wanted; its controller shows it.
class ModelPanel : public QDockWidget {
    Q_OBJECT

public:
    explicit ModelPanel(OpenedModel& model, QWidget* parent = nullptr);

    // "captureModel" with its kin, "stopModel", "nextFailingNode", "nodeApart".
    void addButtons(const Actions& actions);

    QTableView* table() const { return m_table; }
    std::optional<size_t> selected() const; // the node of the row that is chosen; none: there is none
    void select(std::optional<size_t> node); // does not emit nodeWanted()
    // The first node that is a case, in steps of `by` rows from the chosen one; none: there is no such node.
    std::optional<size_t> neighbour(int by) const;
    std::optional<size_t> firstFailing() const; // after the chosen row, round the end
    void widen(); // if it is too narrow for its columns
    void focusNodes(); // the list; where sizes are open, their form

signals:
    void nodeWanted(size_t node); // the row was chosen, by mouse or keys
    void nodeActivated(size_t node); // Enter or a double click activated it
    void dimsGiven(const tessera::ModelDims& dims);

private:
    QWidget* makeTop();
    void makeTable();
    void layOut();
    void showModel();
    void showNodes();
    void showNode();
    void showState();
    void choose();

    OpenedModel& m_model;
    ElidedLabel* m_title = new ElidedLabel;
    ToneLabel *m_facts, *m_problem, *m_notes;
    ToneLabel* m_summary;
    DimsForm* m_dims = new DimsForm(this);
    QToolButton* m_capture = nullptr;
    QToolButton* m_stop = nullptr;
    QProgressBar* m_progress = new QProgressBar(this);
    QWidget* m_bar = new QWidget(this);
    TableModel* m_nodes;
    QTableView* m_table;
    QTextBrowser* m_detail = new QTextBrowser(this);
    QSplitter* m_split = new QSplitter(Qt::Vertical, this);
    QTimer m_delay; // runs from a step to a row until its node is wanted
    std::optional<size_t> m_shownNode; // the node of the details
    bool m_isSelecting = false; // select() is at work
};

} // namespace tessera
