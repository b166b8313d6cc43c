// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/teach/quiz_window/quiz_window.h"
#include "app/window/views/window_context.h"
#include "engine/core/engines/engine.h"

#include <QPointer>

class QAction;

namespace tessera {

// The ways to find an action and its keys, what this program is, and the quiz: in a window of its own, one at a time.
class HelpController : public Controller {
    Q_OBJECT

public:
    // `makeEngine` makes the quiz's engines.
    explicit HelpController(const WindowContext& with);
    ~HelpController() override;

    std::vector<ActionTable> actions() override;

    void restoreKeys(); // once all actions are there; from then on changed keys are kept
    QStringList recentActions() const; // by id, the latest first

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void findAction();
    void openQuiz();
    void remember(const QAction* action); // it is shown first next time

    QPointer<QuizWindow> m_quiz;
};

} // namespace tessera
