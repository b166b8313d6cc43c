// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/quiz/quiz.h"

#include <QString>

#include <span>

namespace tessera {

// A quiz for a class, on paper: the questions with empty cells, and from a new page on their solutions.
QString handoutHtml(const QuizOrder& order, std::span<const QuizQuestion> quiz);
// The same as A4 pages. Throws IoError.
void writeHandout(const QString& path, const QuizOrder& order, std::span<const QuizQuestion> quiz);

} // namespace tessera
