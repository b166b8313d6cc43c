// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/report_controller.h"

#include "app/base/controls/messages.h"
#include "app/base/controls/questions.h"
#include "app/views/tabs/verify/agreement_view.h"
#include "app/views/tabs/verify/verify_tab.h"
#include "app/window/files/files_controller.h"
#include "app/window/files/shown_report.h"
#include "app/window/views/edit_controller.h"
#include "engine/formats/files/npy.h"

#include <QDir>

#include <span>

namespace tessera {

ReportController::ReportController(Subjects subjects, Messages& messages, Questions& questions)
    : m_of(std::move(subjects))
    , m_messages(messages)
    , m_questions(questions)
{
    for (const auto changed : {&Document::caseChanged, &Document::shownChanged})
        connect(&m_of.document, changed, this, &ActionSource::actionsChanged);
    connect(&m_of.findings.agreement(), &AgreementView::reportChanged, this, &ActionSource::actionsChanged);
}

std::vector<ActionTable> ReportController::actions()
{
    return {{tr("File"),
             {{"saveReport",
               tr("Save repor&t…"),
               tr("Write the comparison of A and B, or the matrix that is shown, as one HTML page"),
               {},
               keys(Qt::CTRL | Qt::SHIFT | Qt::Key_R),
               [this] { save(); },
               {.enabled = [this] { return isOfMatrix() || isReportable(m_of.document); },
                .needs = tr("nothing is compared: B gives nothing, or the case has changed since")}}}}};
}

bool ReportController::isOfMatrix() const
{
    const AgreementView& matrix = m_of.findings.agreement();
    return matrix.isVisible() && matrix.hasReport();
}

void ReportController::save()
{
    const bool isMatrix = isOfMatrix();
    const QString path = m_questions.pathToSave(
        isMatrix ? tr("Save the report of the matrix") : tr("Save the report of A and B"),
        suggestedPath(m_of.document, isMatrix ? QStringLiteral("-matrix.html") : QStringLiteral("-report.html")),
        tr("Pages (*.html)"));
    if (path.isEmpty())
        return;
    const bool isWritten = guarded(m_messages, [&] {
        const std::string page = isMatrix
            ? m_of.findings.agreement().page()
            : reportOfShown(m_of.document, m_of.edit.reproducer().toStdString(), m_of.makeEngine);
        writeFileAtomically(path.toStdU16String(), std::as_bytes(std::span(page)));
    });
    if (isWritten)
        m_messages.note(tr("The report is in %1.").arg(QDir::toNativeSeparators(path)));
}

} // namespace tessera
