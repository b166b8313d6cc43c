// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/teach/quiz/quiz.h"

#include <functional>
#include <iosfwd>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tessera {

using QuizReplies = std::vector<std::optional<QuizReply>>; // one a question; none: it was not answered

using AnswerLines = std::function<std::optional<std::string>()>; // the next line that is typed; none: there is no more
// Asks one question after the other and says what is right; the lines' end, or "q", ends the quiz. Prints the score.
QuizReplies askQuiz(const QuizOrder& order, std::span<const QuizQuestion> quiz, const AnswerLines& lines,
                    std::ostream& out);

std::string quizJson(const QuizOrder& order, std::span<const QuizQuestion> quiz,
                     std::span<const std::optional<QuizReply>> replies);

} // namespace tessera
