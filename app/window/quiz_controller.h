// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/actions/action_table.h"
#include "app/teach/quiz_window/quiz_window.h"
#include "engine/core/engines/engine.h"

#include <QPointer>

#include <optional>

namespace tessera {

// A quiz that is open while the main window is made anew in another language.
struct KeptQuiz {
    QuizProgress progress;
    QRect geometry;
};

// Opens the quiz, in a window of its own; there is one at a time. Its sentences are of the language in which its window
// was made: the next controller makes the window anew from what this one has kept.
class QuizController : public ActionSource {
    Q_OBJECT

public:
    QuizController(const EngineFactory& makeEngine, QWidget& window, std::optional<KeptQuiz>& kept);
    ~QuizController() override;

    std::vector<ActionTable> actions() override;
    QuizWindow& open();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; // the window does not close over unsaved answers

private:
    void resume();

    const EngineFactory& m_makeEngine;
    QWidget& m_window;
    std::optional<KeptQuiz>& m_kept;
    QPointer<QuizWindow> m_quiz;
};

} // namespace tessera
