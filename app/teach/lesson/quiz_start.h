// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/teach/lesson/quiz.h"

class QWidget;

namespace tessera {

// Asks which quiz: level, count and seed. The dialog stays open until one begins.
void askForQuiz(QWidget* parent, const QuizOrder& offered, const std::function<void(const QuizOrder& order)>& begin,
                const std::function<void(const QuizOrder& order)>& saveHandout);

} // namespace tessera
