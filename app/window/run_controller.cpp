// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/run_controller.h"

#include "app/base/controls/messages.h"
#include "app/base/controls/prompts.h"
#include "app/base/look/format.h"
#include "app/base/look/window_settings.h"
#include "app/base/look/words.h"
#include "app/window/files/engine_form.h"
#include "engine/compute/foreign/foreign_engine.h"
#include "engine/core/message/plain_text.h"
#include "engine/formats/files/npy.h"

#include <QDesktopServices>
#include <QFileInfo>
#include <QInputDialog>
#include <QLabel>
#include <QUrl>

#include <algorithm>
#include <limits>

namespace tessera {

namespace {

const auto kValidateSetting = QStringLiteral("validate"), kLimits = QStringLiteral("engineTimeLimits");

// A budget of so many MiB (0: half of the machine's memory), with the words that say how a user raises it.
MemoryBudget budgetOf(uint64_t mebibytes)
{
    const QString advice = RunController::tr("Run → Memory budget… raises it, on a command line --memory-budget");
    return {mebibytes == 0 ? halfOfMemory() : mebibytes << 20, advice.toStdString()};
}

// Asks how much memory a case or a file may take, in MiB; 0: half of the machine's. None: as before.
std::optional<uint64_t> askForBudget(uint64_t chosen, uint64_t inForce, QWidget* parent)
{
    constexpr int kMost = std::numeric_limits<int>::max();
    QInputDialog dialog(parent);
    dialog.setWindowTitle(RunController::tr("Memory budget"));
    dialog.setLabelText(RunController::tr("A case with its buffers and tables, or a file, may take so much; what needs "
                                          "more is refused before it is read. In force: %1 MiB.")
                            .arg(inForce)
                        + u'\n' + RunController::tr("In MiB; 0: half of this machine's memory"));
    dialog.findChild<QLabel*>()->setWordWrap(true);
    dialog.setInputMode(QInputDialog::IntInput);
    dialog.setIntRange(0, kMost);
    dialog.setIntStep(1024);
    dialog.setIntValue(int(std::min(chosen, uint64_t(kMost))));
    return dialog.exec() == QDialog::Accepted ? std::optional(uint64_t(dialog.intValue())) : std::nullopt;
}

} // namespace

RunController::RunController(const WindowContext& with, uint64_t budget)
    : Controller(with)
{
    m_with.limits.restore(m_settings.value(kLimits).toMap());
    m_document.setMemoryBudget(budgetOf(budget != 0 ? budget : keptBudget(m_settings)));
    m_document.setValidates(m_settings.value(kValidateSetting, false).toBool());
    changesWith(m_document, &Document::caseChanged, &Document::enginesChanged, &Document::runStateChanged);
}

std::vector<ActionTable> RunController::actions()
{
    Document& document = m_document;
    const std::vector<ActionRow> rows{
        {"run", tr("&Run"), tr("Run the case on both engines now"), "Ctrl+R", "run", [&document] { document.run(); }},
        {"live", tr("&Live"), tr("Run again after every change"), "Ctrl+L", "live",
         switchOf(document, &Document::live, &Document::setLive)},
        {"validate", tr("&Validate Vulkan"),
         tr("Run Vulkan under its validation layer: what that says is shown as the engine's error"), "",
         [this] {
             m_document.setValidates(!m_document.validates());
             m_settings.set(kValidateSetting, m_document.validates());
         },
         checkedIf([&document] { return document.validates(); })},
        {"memoryBudget", tr("&Memory budget…"),
         tr("How much memory a case or a file may take; what needs more is refused before it is read"), "",
         [this] { changeMemoryBudget(); }},
        {"swapEngines", tr("&Swap A and B"), tr("Swap engine A and engine B"), "X", "swap",
         [&document] { document.setEngines(document.engineB(), document.engineA()); },
         enabledIf([&document] { return !document.engineB().isEmpty(); }, tr("there is no B"))},
        {"addEngine", tr("Add &engine…"), tr("Run a program, a library or a shader of yours as engine B"),
         "Ctrl+Shift+E", [this] { askEngine(1); }},
        {"newShader", tr("&New shader…"),
         tr("Write a compute shader that computes this operator right, and run it as engine B: each time it is saved, "
            "it is compiled and run again"),
         "", [this] { newShader(); },
         enabledIf([&document] { return !shaderTemplate(document.currentCase().op).empty(); },
                   tr("there is no shader to begin with for this operator"))},
    };
    return {{tr("Run"), rows}};
}

void RunController::changeMemoryBudget()
{
    const std::optional<uint64_t> chosen =
        askForBudget(keptBudget(m_settings), m_document.memoryBudget().bytes >> 20, &m_with.window);
    if (!chosen)
        return;
    m_settings.set(kBudgetKey, qulonglong(*chosen));
    m_document.setMemoryBudget(budgetOf(*chosen));
}

void RunController::askEngine(size_t result)
{
    EngineForm form(m_questions, &m_with.window);
    if (form.exec() != QDialog::Accepted)
        return;
    const EngineFile& chosen = form.chosen();
    if (chosen.name.empty()) {
        m_with.limits.set(chosen.start, chosen.timeLimit.value());
        m_settings.set(kLimits, m_with.limits.values());
    }
    m_document.renewEngines(); // one of this name may be there, with another limit
    m_document.setResult(result, QString::fromStdString(chosen.name.empty() ? chosen.start : chosen.name));
}

void RunController::newShader()
{
    const Operator& op = m_document.currentCase().op;
    const std::string_view source = shaderTemplate(op);
    const QString path = m_questions.pathToSave(tr("New shader"), QStringLiteral("mine.comp"), tr("GLSL (*.comp)"));
    if (path.isEmpty())
        return;
    if (!reportErrors(m_messages,
                      [&] { writeFileAtomically(path.toStdU16String(), std::as_bytes(std::span(source))); }))
        return;
    m_document.renewEngines();
    m_document.setResult(1, QStringLiteral("shader:") + path);
    const DataType type = outputDesc(op).dataType;
    const std::vector<DataType> done = templateTypes(op);
    const QString begins = std::ranges::count(done, type) > 0
        ? tr("%1 starts out right.").arg(QFileInfo(path).fileName())
        : tr("%1 does %2, and not yet %3, which this case is of.")
              .arg(QFileInfo(path).fileName(),
                   toQString(listText(done, ", ", [](DataType each) { return name(each); })), toQString(name(type)));
    m_messages.note(QStringLiteral("%1 %2").arg(
                        begins, tr("Change it in an editor: each time it is saved, it is compiled and run again.")),
                    {tr("Open in the editor"), [path] { QDesktopServices::openUrl(QUrl::fromLocalFile(path)); }});
}

} // namespace tessera
