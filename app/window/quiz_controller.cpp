// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/quiz_controller.h"

#include <QEvent>

#include <utility>

namespace tessera {

QuizController::QuizController(const EngineFactory& makeEngine, QWidget& window, std::optional<KeptQuiz>& kept)
    : m_makeEngine(makeEngine)
    , m_window(window)
    , m_kept(kept)
{
    m_window.installEventFilter(this);
    if (m_kept) // once the main window is there
        QMetaObject::invokeMethod(this, &QuizController::resume, Qt::QueuedConnection);
}

QuizController::~QuizController()
{
    if (m_quiz && m_quiz->isVisible())
        m_kept = KeptQuiz{m_quiz->progress(), m_quiz->geometry()};
    delete m_quiz;
}

void QuizController::resume()
{
    const KeptQuiz kept = *std::exchange(m_kept, std::nullopt);
    QuizWindow& quiz = open();
    quiz.setGeometry(kept.geometry);
    quiz.resume(kept.progress);
}

bool QuizController::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != &m_window || event->type() != QEvent::Close || !m_quiz || m_quiz->mayLoseAnswers())
        return ActionSource::eventFilter(watched, event);
    event->ignore();
    return true;
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
