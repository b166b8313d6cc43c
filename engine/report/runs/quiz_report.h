// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/teach/quiz/quiz.h"

#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

namespace tessera {

using QuizReplies = std::vector<std::optional<QuizReply>>; // one a question; none: it was not answered

// A quiz, and what was answered.
struct QuizRun {
    QuizOrder order = {};
    std::vector<QuizQuestion> questions = {};
    QuizReplies replies = {}; // one reply for each question
};

void printQuiz(const QuizRun& run, bool withAnswers, std::ostream& out);

using AnswerLines = std::function<std::optional<std::string>()>; // the next line that is typed; none: there is no more
// Asks one question after the other and says what is right; the lines' end, or "q", ends the quiz. Prints the score.
void askQuiz(QuizRun& run, const AnswerLines& lines, std::ostream& out);

std::string quizJson(const QuizRun& run);

} // namespace tessera
