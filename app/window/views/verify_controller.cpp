// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/views/verify_controller.h"

#include "app/base/controls/messages.h"
#include "app/views/tabs/engines/agreement_view.h"
#include "app/views/tabs/engines/verify_view.h"

namespace tessera {

VerifyController::VerifyController(Document& document, VerifyTab& tab, Messages& messages)
    : m_document(document)
    , m_tab(tab)
{
    const auto say = [&messages](const QString& sentence) { messages.note(sentence); };
    connect(&tab.proofs(), &VerifyView::failed, this, say);
    connect(&tab.agreement(), &AgreementView::failed, this, say);
    connect(&tab.proofs(), &VerifyView::caseChosen, this,
            [&document](const Case& c) { document.replaceCase(c, tr("Show a case of the findings")); });
    connect(&tab.agreement(), &AgreementView::caseChosen, this,
            [&document](const Case& c) { document.replaceCase(c, tr("Show a case of the matrix")); });
    connect(&tab.agreement(), &AgreementView::pairChosen, this, &VerifyController::showPair);
    connect(&document, &Document::shownChanged, this, [this] {
        const RunResult* shown = m_document.shown();
        if (shown && shown->isComplete && !m_document.isStale() && std::exchange(m_awaitsPair, false))
            emit worstWanted();
    });
}

std::vector<ActionTable> VerifyController::actions()
{
    using Task = VerifyView::Task;
    const auto proof = [this](const char* id, const QString& text, const QString& tip, const char* key, Task task) {
        return ActionRow(id, text, tip, key, [this, task] {
            showPage(VerifyTab::Page::Proofs);
            m_tab.proofs().start(task);
        });
    };
    const std::vector<ActionRow> rows{
        proof("provePermutation", tr("Pro&ve the permutation"),
              tr("Number every input element and find each exactly once in the output"), "Ctrl+Alt+P",
              Task::Permutation),
        proof("roundTrip", tr("Ro&und trip"), tr("Go there and back, in the same order and in the other one"),
              "Ctrl+Alt+I", Task::RoundTrip),
        proof("repeatRuns", tr("Repeat ten times"), tr("Run ten times and compare the bits"), "Ctrl+Alt+R",
              Task::Repeat),
        proof("conformancePack", tr("Conformance pac&k"),
              tr("Run every example and the cases that are easily got wrong, %1 in all").arg(packSize()), "Ctrl+Alt+K",
              Task::Pack),
        {"agreement", tr("&Agreement of the engines"),
         tr("Run many engines on many cases and see who agrees with whom"), "Ctrl+Alt+M",
         [this] {
             showPage(VerifyTab::Page::Agreement);
             m_tab.agreement().start();
         }},
    };
    return {{tr("Compare"), rows}};
}

void VerifyController::showPage(VerifyTab::Page page)
{
    emit shown();
    m_tab.setPage(page);
}

void VerifyController::showPair(const AgreementRow& row, const QString& a, const QString& b)
{
    const bool isThere = m_document.currentCase() == row.c && m_document.engineA() == a && m_document.engineB() == b;
    if (isThere && !m_document.isRunning() && !m_document.isStale() && m_document.shown())
        return emit worstWanted();
    m_awaitsPair = true;
    if (m_document.currentCase() != row.c)
        m_document.replaceCase(row.c, tr("Show a case of the matrix"));
    m_document.setEngines(a, b);
    if (row.own)
        m_document.setTolerance(row.own);
    m_document.run(); // also where results do not follow edits by themselves
}

} // namespace tessera
