// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/teach/quiz_window/handout.h"
#include "engine/teach/quiz/quiz.h"

namespace tessera {

// A quiz for a class, on paper: the questions with empty cells, and from a new page on their solutions.
std::vector<HandoutPart> handoutParts(const QuizOrder& order, std::span<const QuizQuestion> quiz);
// They, on A4 pages. Throws IoError.
void writeHandout(const QString& path, const QuizOrder& order, std::span<const QuizQuestion> quiz);

} // namespace tessera
