// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/random.h"
#include "engine/teach/quiz/quiz.h"

#include <optional>

namespace tessera::quiz {

// What a question shall be about.
struct Wish {
    unsigned level;
    QuizLessons lessons; // none: all

    bool allows(unsigned lesson) const { return lessons.none() || lessons.test(lesson); }
};

// One try each at a question of its kind, its answers not yet shuffled. None: what was drawn is about another lesson,
// or too poor, its mistakes give the same.
std::optional<QuizQuestion> sourceQuestion(const Wish& wish, Random& random);
std::optional<QuizQuestion> valueQuestion(const Wish& wish, Random& random);
std::optional<QuizQuestion> orderQuestion(const Wish& wish, Random& random);
std::optional<QuizQuestion> conventionQuestion(const Wish& wish, Random& random);

} // namespace tessera::quiz
