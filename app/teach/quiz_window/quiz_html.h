// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/teach/quiz/quiz.h"

#include <QString>

namespace tessera {

// A quiz as rich text in the theme's colours. Links: "answer:NUMBER" while a question is open, "question:NUMBER" in the
// score.
QString questionHtml(const QuizQuestion& question, std::optional<size_t> reply, const QString& place);
QString scoreHtml(const QuizOrder& order, std::span<const QuizQuestion> quiz, const QuizReplies& replies);

} // namespace tessera
