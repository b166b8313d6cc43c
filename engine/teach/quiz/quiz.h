// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/teach/lesson/lesson.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace tessera {

// Questions about layouts, made from a seed: the same on every machine. Every wrong answer is what a real mistake
// gives, and the data of every question tell all of its answers apart.

enum class QuizKind : uint8_t {
    Source, // which input lands here?
    Value, // what comes out here?
    Order, // which order made this?
    Convention, // which convention drew this picture? not on the first level
};
inline constexpr std::array kQuizKinds = {QuizKind::Source, QuizKind::Value, QuizKind::Order, QuizKind::Convention};

inline constexpr unsigned kQuizLevels = 3;
inline constexpr size_t kMostQuizQuestions = 100;

// What a quiz is made from. The first questions of a longer quiz are those of a shorter one.
struct QuizOrder {
    uint64_t seed = 1;
    unsigned level = 1; // 1: depth to space; 2: and back, pixel centres; 3: strides, filters and gradients, too
    size_t questions = 10; // at most kMostQuizQuestions
};
Message text(const QuizOrder& order); // "seed 7, level 2, questions: 10": what makes it again

struct QuizAnswer {
    Message text; // "(0,5,0,1)", "17.5", "DEPTH_COLUMN_ROW"
    Message why; // sentences
    bool isRight = false;
};

struct QuizQuestion {
    QuizKind kind = QuizKind::Source;
    bool showsValues = true; // the input's values belong to the question
    Case c = {}; // the right one: it gives the answer away where the order or the convention is asked
    Tensor input = {};
    Message about = {}; // what may be known of the case: "DEPTH_TO_SPACE1, blocks of 2, {1, 8, 1, 1} to {1, 2, 2, 2}"
    Message words = {}; // the question
    std::optional<uint64_t> asked = {}; // the output element that is asked for; none: the output is given
    std::optional<Tensor> output = {}; // that is given
    std::vector<QuizAnswer> answers = {}; // three or four, one of them right
    uint64_t telling = 0; // the output element that the solution is about; the one that is asked for, where one is
};

// Each kind of the level equally often, and no question twice. Throws TextError where the level or the count is none,
// or the level has fewer questions.
std::vector<QuizQuestion> makeQuiz(const QuizOrder& order);

// The quiz as a lesson: each question is a step with two cases. The first one is shown while the question is open: a
// tensor that nothing leads to or from. The second one solves it. `said`: in the reader's language.
Lesson quizLesson(const QuizOrder& order, const std::function<std::string(const Message&)>& said);

} // namespace tessera
