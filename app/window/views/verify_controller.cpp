// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/views/verify_controller.h"

#include "app/base/controls/messages.h"
#include "app/views/tabs/engines/verify_view.h"

namespace tessera {

VerifyController::VerifyController(const WindowContext& with, VerifyView& view)
    : Controller(with)
    , m_view(view)
{
    connect(&view, &VerifyView::failed, this, [this](const QString& sentence) { m_messages.note(sentence); });
    connect(&view, &VerifyView::caseChosen, this,
            [this](const Case& c) { m_document.replaceCase(c, tr("Show a case of the findings")); });
}

std::vector<ActionTable> VerifyController::actions()
{
    using Task = VerifyView::Task;
    const auto proof = [this](const char* id, const QString& text, const QString& tip, const char* key, Task task) {
        return ActionRow(id, text, tip, key, [this, task] {
            emit shown();
            m_view.start(task);
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
    };
    return {{tr("Compare"), rows}};
}

} // namespace tessera
