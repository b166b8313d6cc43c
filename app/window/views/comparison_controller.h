// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/searches.h"
#include "app/views/comparison/compare_canvas.h"
#include "app/window/views/window_context.h"
#include "engine/core/case/case.h"

#include <QDialog>
#include <QLabel>
#include <QTemporaryDir>

#include <optional>

class QPushButton;

namespace tessera {

// Says which case makes B of the input, whatever the case that is shown. Searches from when it is made.
class IdentifyForm : public QDialog {
    Q_OBJECT

public:
    // `outputName`: what B is called, "output.npy". `source`: where the input comes from, for the line. Tensors as the
    // runner needs them.
    IdentifyForm(const IdentifyRequest& request, const QString& outputName, DataSource source, QWidget* parent);

signals:
    void caseWanted(const tessera::Operator& op); // on the same input it is to become the case that is shown

private:
    void layOut(const QString& tensors);
    void tell(const Diagnosis& diagnosis);
    void fail(const Message& error);

    DataSource m_data;
    std::optional<Operator> m_found;
    QLabel* m_headline;
    QLabel* m_sentences = new QLabel;
    QLabel* m_line = new QLabel; // shows the case that was found; hidden while there is none
    QPushButton* m_copy;
    QPushButton* m_use;
    Identification m_search; // last
};

// How A and B are compared in the middle of the window, whether at all and in which arrangement; what made B; and a
// report of what is wrong, for whoever can fix it, on the clipboard.
class ComparisonController : public Controller {
    Q_OBJECT

public:
    explicit ComparisonController(const WindowContext& with);

    std::vector<ActionTable> actions() override;
    bool isRunning() const { return m_bugs.isBusy(); } // the search for a bug report
    void stop();

signals:
    void diagnosedShown(const QString& engine, const tessera::Diagnosis& diagnosis); // whose output it is

private:
    std::vector<ActionRow> resultRows();
    void show(CompareCanvas::Arrangement arrangement);
    bool canShowDiagnosed() const;
    void showDiagnosed();
    const Tensor* sideB() const; // what B gives or holds, of this case's shape or not; null: nothing
    bool canIdentifyB() const;
    void identifyB();
    void flip(); // from the tensors as well
    bool canReportBug() const;
    BugRequest bugRequest() const; // canReportBug()
    void takeBugReport(const Reply<BugSearch>& reply);

    CompareCanvas& m_canvas;
    std::optional<QTemporaryDir> m_diagnosed; // what mistakes gave; none until one is shown
    BugReports m_bugs; // last
};

} // namespace tessera
