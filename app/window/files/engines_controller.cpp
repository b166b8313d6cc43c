// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/engines_controller.h"

#include "app/base/controls/messages.h"
#include "app/base/controls/questions.h"
#include "app/base/look/format.h"
#include "app/base/look/window_settings.h"
#include "app/window/files/engine_form.h"
#include "engine/compute/foreign/shader_template.h"
#include "engine/formats/files/npy.h"

#include <QDesktopServices>
#include <QFileInfo>
#include <QUrl>

namespace tessera {

namespace {

const auto kLimits = QStringLiteral("engineTimeLimits");

} // namespace

EnginesController::EnginesController(Document& document, EngineLimits& limits, WindowSettings& settings,
                                     Messages& messages, Questions& questions, QWidget* window)
    : m_document(document)
    , m_limits(limits)
    , m_settings(settings)
    , m_messages(messages)
    , m_questions(questions)
    , m_window(window)
{
    m_limits.restore(settings.value(kLimits).toMap());
    connect(&document, &Document::caseChanged, this, &ActionSource::actionsChanged);
}

std::vector<ActionTable> EnginesController::actions()
{
    return {{tr("Run"),
             {{"addEngine",
               tr("Add &engine…"),
               tr("Run a program, a library or a shader of yours as engine B"),
               {},
               keys(Qt::CTRL | Qt::SHIFT | Qt::Key_E),
               [this] { ask(true); }},
              {"newShader",
               tr("&New shader…"),
               tr("Write a compute shader that computes this operator right, and run it as engine B: each time it is "
                  "saved, it is compiled and run again"),
               {},
               {},
               [this] { newShader(); },
               {.enabled = [this] { return !shaderTemplate(m_document.currentCase().op).empty(); },
                .needs = tr("there is no shader to begin with for this operator")}}}}};
}

void EnginesController::ask(bool sideB)
{
    EngineForm form(m_questions, m_window);
    if (form.exec() != QDialog::Accepted)
        return;
    const EngineFile& chosen = form.chosen();
    if (chosen.name.empty()) {
        m_limits.set(chosen.start, chosen.timeLimit.value());
        m_settings.set(kLimits, m_limits.values());
    }
    m_document.renewEngines(); // one of this name may be there, with another limit
    use(QString::fromStdString(chosen.name.empty() ? chosen.start : chosen.name), sideB);
}

void EnginesController::use(const QString& engine, bool sideB)
{
    if (sideB)
        m_document.setEngines(m_document.engineA(), engine);
    else
        m_document.setEngines(engine, m_document.engineB());
}

void EnginesController::newShader()
{
    const Operator& op = m_document.currentCase().op;
    const std::string_view source = shaderTemplate(op);
    const QString path = m_questions.pathToSave(tr("New shader"), QStringLiteral("mine.comp"), tr("GLSL (*.comp)"));
    if (path.isEmpty())
        return;
    if (!guarded(m_messages, [&] { writeFileAtomically(path.toStdU16String(), std::as_bytes(std::span(source))); }))
        return;
    m_document.renewEngines();
    use(QStringLiteral("shader:") + path, true);
    const DataType type = outputDesc(op).dataType;
    const QString begins = templateDoes(op, type)
        ? tr("%1 starts out right.").arg(QFileInfo(path).fileName())
        : tr("%1 does %2, and not yet %3, which this case is of.")
              .arg(QFileInfo(path).fileName(), toQString(templateTypes(op)), toQString(name(type)));
    m_messages.note(QStringLiteral("%1 %2").arg(
                        begins, tr("Change it in an editor: each time it is saved, it is compiled and run again.")),
                    {tr("Open in the editor"), [path] { QDesktopServices::openUrl(QUrl::fromLocalFile(path)); }});
}

} // namespace tessera
