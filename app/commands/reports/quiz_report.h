// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/quiz/quiz.h"

#include <iosfwd>
#include <span>

namespace tessera {

using QuizReplies = std::vector<std::optional<QuizReply>>; // one a question; none: it was not answered

// Asks one question after the other and says what is right; the input's end, or "q", ends the quiz. Prints the score.
QuizReplies askQuiz(const QuizOrder& order, std::span<const QuizQuestion> quiz, std::istream& in, std::ostream& out);

std::string quizJson(const QuizOrder& order, std::span<const QuizQuestion> quiz,
                     std::span<const std::optional<QuizReply>> replies);

} // namespace tessera
