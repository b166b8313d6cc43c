// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/actions/action_table.h"
#include "engine/engines/engine.h"

#include <QPointer>

namespace tessera {

class QuizWindow;

// Opens the quiz, in a window of its own; there is one at a time.
class QuizController : public ActionSource {
    Q_OBJECT

public:
    QuizController(const EngineFactory& makeEngine, QWidget& window);
    ~QuizController() override;

    std::vector<ActionTable> actions() override;
    QuizWindow& open();

private:
    const EngineFactory& m_makeEngine;
    QWidget& m_window;
    QPointer<QuizWindow> m_quiz;
};

} // namespace tessera
