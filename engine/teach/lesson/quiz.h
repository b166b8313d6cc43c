// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/teach/lesson/lesson.h"

#include <cstdint>
#include <functional>

namespace tessera {

// A quiz is a lesson made from a seed, the same on every machine. Its questions: which input lands here, what comes out
// here, which order made this, and from level 2 on which convention drew this picture.

inline constexpr unsigned kQuizLevels = 3;
inline constexpr size_t kMostQuizQuestions = 100;

// What a quiz is made from. The first questions of a longer quiz are those of a shorter one.
struct QuizOrder {
    uint64_t seed = 1;
    unsigned level = 1; // 1: depth to space; 2: and back, pixel centres; 3: strides, filters and gradients, too
    size_t questions = 10; // at most kMostQuizQuestions
};
Message text(const QuizOrder& order); // "seed 7, level 2, questions: 10": what makes it again

// Each question is a step with two cases. The first shows a tensor alone while the question is open. The second solves
// it, and its pin is the element that the solution explains. A question has three or four answers. Every wrong answer
// is the result of a real mistake, and the data tell all answers apart. Kinds alternate, and no question comes twice.
// `said` translates. Throws TextError for an invalid level or count, or where the level has fewer questions.
Lesson quizLesson(const QuizOrder& order, const std::function<std::string(const Message&)>& said);

} // namespace tessera
