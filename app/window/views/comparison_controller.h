// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/messages.h"
#include "app/model/document/searches.h"
#include "app/views/comparison/compare_canvas.h"
#include "app/window/views/window_context.h"
#include "engine/core/case/case.h"

#include <QTemporaryDir>

#include <optional>

namespace tessera {

// How A and B are compared in the middle of the window, whether at all and in which arrangement; what made B; and a
// report of what is wrong on the clipboard.
class ComparisonController : public Controller {
    Q_OBJECT

public:
    explicit ComparisonController(const WindowContext& with);

    std::vector<ActionTable> actions() override;
    bool isRunning() const { return m_bugs.isBusy() || m_identification.isBusy(); } // a search
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
    void identifyB(); // whatever the case that is shown
    void takeIdentified(const Reply<Diagnosis>& reply);
    void flip(); // from the tensors as well
    // Says that a search runs, which can be stopped.
    void sayRunning(const QString& sentence)
    {
        m_messages.note(sentence, {tr("Stop"), [this] { stop(); }});
    }
    bool canReportBug() const;
    BugRequest bugRequest() const; // canReportBug()
    void takeBugReport(const Reply<BugSearch>& reply);

    CompareCanvas& m_canvas;
    std::optional<QTemporaryDir> m_diagnosed; // what mistakes gave; none until one is shown
    BugReports m_bugs;
    Identification m_identification; // last
};

} // namespace tessera
