// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/views/window_context.h"
#include "engine/teach/lesson/quiz.h"

class QAction;

namespace tessera {

// The ways to find an action and its keys, what this program is, and the quiz.
class HelpController : public Controller {
    Q_OBJECT

public:
    explicit HelpController(const WindowContext& with);

    std::vector<ActionTable> actions() override;

    void restoreKeys(); // once all actions are there; from then on changed keys are kept
    QStringList recentActions() const; // by id, the latest first

private:
    void findAction();
    void openQuiz();
    void saveHandout(const QuizOrder& order);
    void remember(const QAction* action); // it is shown first next time

    QuizOrder m_quiz; // that is offered next
};

} // namespace tessera
