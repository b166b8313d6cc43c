// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/teach/quiz_window/quiz_stage.h"
#include "engine/teach/quiz/quiz.h"

#include <QStackedWidget>

namespace tessera {

// The case of a question. While it is open each tensor stands for itself: no mapping is there that hovering could show.
// Afterwards the case is live.
class QuizCanvas : public QStackedWidget {
    Q_OBJECT

public:
    QuizCanvas(const EngineFactory& makeEngine, QWidget* parent);

    void ask(const QuizQuestion& question);
    void solve(const QuizQuestion& question);

    QuizStage& input() { return *m_input; }
    QuizStage& output(size_t which) { return *m_outputs[which]; }
    QuizStage& live() { return *m_live; }

signals:
    void inputPinned(quint64 element); // while the question is open

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void place();

    bool m_areTwo = false;
    QuizStage* m_input;
    std::array<QuizStage*, 2> m_outputs;
    QuizStage* m_live;
};

} // namespace tessera
