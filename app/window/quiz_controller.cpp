// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/quiz_controller.h"

#include "app/quiz/quiz_window.h"

namespace tessera {

QuizController::QuizController(const EngineFactory& makeEngine, QWidget& window)
    : m_makeEngine(makeEngine)
    , m_window(window)
{
}

QuizController::~QuizController()
{
    delete m_quiz; // its sentences are of the language in which it was made
}

std::vector<ActionTable> QuizController::actions()
{
    return {{tr("Help"),
             {{"quiz",
               tr("&Quiz…"),
               tr("Answer questions about layouts; every wrong answer is a mistake that programs make"),
               {},
               {},
               [this] { open(); }}}}};
}

QuizWindow& QuizController::open()
{
    if (!m_quiz) {
        m_quiz = new QuizWindow(m_makeEngine, &m_window);
        m_quiz->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_quiz->show();
    m_quiz->raise();
    m_quiz->activateWindow();
    return *m_quiz;
}

} // namespace tessera
