// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/engines_controller.h"

#include "app/window/files/engine_form.h"

namespace tessera {

EnginesController::EnginesController(Document& document, Questions& questions, QWidget* window)
    : m_document(document)
    , m_questions(questions)
    , m_window(window)
{
}

std::vector<ActionTable> EnginesController::actions()
{
    return {{tr("Run"),
             {{"addEngine",
               tr("Add &engine…"),
               tr("Run a program, a library or a shader of yours as engine B"),
               {},
               keys(Qt::CTRL | Qt::SHIFT | Qt::Key_E),
               [this] { ask(true); }}}}};
}

void EnginesController::ask(bool sideB)
{
    EngineForm form(m_questions, m_window);
    if (form.exec() != QDialog::Accepted)
        return;
    const EngineFile& chosen = form.chosen();
    const QString name = QString::fromStdString(chosen.name.empty() ? chosen.start : chosen.name);
    if (sideB)
        m_document.setEngines(m_document.engineA(), name);
    else
        m_document.setEngines(name, m_document.engineB());
}

} // namespace tessera
