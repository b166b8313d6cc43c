// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/views/verify_controller.h"

#include "app/controls/messages.h"
#include "app/tabs/verify/verify_view.h"

namespace tessera {

VerifyController::VerifyController(Document& document, VerifyView& findings, Messages& messages)
    : m_findings(findings)
{
    connect(&findings, &VerifyView::failed, this, [&messages](const QString& sentence) { messages.note(sentence); });
    connect(&findings, &VerifyView::caseChosen, this,
            [&document](const Case& c) { document.replaceCase(c, tr("Show a case of the findings")); });
}

std::vector<ActionTable> VerifyController::actions()
{
    using Task = VerifyView::Task;
    const auto row = [this](const char* id, const QString& text, const QString& tip, Qt::Key key, Task task) {
        return ActionRow{id, text, tip, {}, keys(Qt::CTRL | Qt::ALT | key), [this, task] {
                             emit shown();
                             m_findings.start(task);
                         }};
    };
    return {
        {tr("Compare"),
         {row("provePermutation", tr("Prove the per&mutation"),
              tr("Number every input element and find each exactly once in the output"), Qt::Key_P, Task::Permutation),
          row("roundTrip", tr("R&ound trip"), tr("Go there and back, in the same order and in the other one"),
              Qt::Key_I, Task::RoundTrip),
          row("repeatRuns", tr("Repeat t&en times"), tr("Run ten times and compare the bits"), Qt::Key_R, Task::Repeat),
          row("conformancePack", tr("Conformance pac&k"),
              tr("Run every example and some fifty cases that are easily got wrong"), Qt::Key_K, Task::Pack)}}};
}

} // namespace tessera
