// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/run_controller.h"

#include "app/base/controls/messages.h"
#include "app/base/look/engine_words.h"
#include "app/base/look/kept_settings.h"
#include "app/window/budget_form.h"

namespace tessera {

namespace {

const auto kValidate = QStringLiteral("validate");

// What another program said in several lines, which the verdict cuts.
QString saidOf(const RunResult* shown)
{
    if (!shown || !shown->isComplete || !shown->failure || shown->failure == FailureKind::Unsupported)
        return {};
    const QString said = inWindowLanguage(shown->refusal), lines = inLines(said);
    return shown->isMissing || lines != said ? lines : QString();
}

} // namespace

RunController::RunController(Document& document, WindowSettings& settings, uint64_t budget, Messages& messages,
                             QWidget* window)
    : m_document(document)
    , m_settings(settings)
    , m_messages(messages)
    , m_window(window)
{
    document.setMemoryBudget(budgetOf(budget != 0 ? budget : keptBudget(settings)));
    document.setValidates(settings.value(kValidate, false).toBool());
    connect(&document, &Document::enginesChanged, this, &ActionSource::actionsChanged);
    connectFailures();
}

void RunController::connectFailures()
{
    connect(&m_document, &Document::failed, this, [this](const Message& sentence) {
        m_failure = inLines(inWindowLanguage(sentence));
        m_messages.error(m_failure);
    });
    connect(&m_document, &Document::enginesChanged, this, [this] { m_messages.withdraw(m_failure); });
    connect(&m_document, &Document::shownChanged, this, [this] {
        if (const QString said = saidOf(m_document.shown()); !said.isEmpty())
            m_messages.error(m_failure = said);
    });
    connect(&m_document, &Document::runStateChanged, this, [this] {
        if (!m_document.isRunning() && m_document.runError().isEmpty() && saidOf(m_document.shown()).isEmpty())
            m_messages.withdraw(m_failure); // a later run went well
        emit actionsChanged();
    });
}

std::vector<ActionTable> RunController::actions()
{
    const QString group = tr("Run");
    return {{group, runRows()}, {group, optionRows()}};
}

std::vector<ActionRow> RunController::runRows()
{
    return {
        {"run", tr("&Run"), tr("Run the case on both engines now"), "run", keys(Qt::CTRL | Qt::Key_R),
         [this] { m_document.run(); }},
        {"live",
         tr("&Live"),
         tr("Run again after every change"),
         "live",
         keys(Qt::CTRL | Qt::Key_L),
         [this] { m_document.setLive(!m_document.live()); },
         {.checked = [this] { return m_document.live(); }}},
    };
}

std::vector<ActionRow> RunController::optionRows()
{
    return {
        {"validate",
         tr("&Validate Vulkan"),
         tr("Run Vulkan under its validation layer: what that says is shown as the engine's error"),
         {},
         {},
         [this] { setValidates(!m_document.validates()); },
         {.checked = [this] { return m_document.validates(); }}},
        {"memoryBudget",
         tr("&Memory budget…"),
         tr("How much memory a case or a file may take; what needs more is refused before it is read"),
         {},
         {},
         [this] { changeMemoryBudget(); }},
        {"swapEngines",
         tr("&Swap A and B"),
         tr("Swap engine A and engine B"),
         "swap",
         keys(Qt::Key_X),
         [this] { m_document.setEngines(m_document.engineB(), m_document.engineA()); },
         {.enabled = [this] { return !m_document.engineB().isEmpty(); }, .needs = tr("there is no B")}},
    };
}

void RunController::setValidates(bool validates)
{
    m_document.setValidates(validates);
    m_settings.set(kValidate, validates);
}

void RunController::changeMemoryBudget()
{
    BudgetForm form(keptBudget(m_settings), m_document.memoryBudget().bytes >> 20, m_window);
    if (form.exec() != QDialog::Accepted)
        return;
    m_settings.set(kBudgetKey, qulonglong(form.chosen()));
    m_document.setMemoryBudget(budgetOf(form.chosen()));
}

} // namespace tessera
