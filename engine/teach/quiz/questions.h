// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/random.h"
#include "engine/teach/quiz/quiz.h"

#include <optional>

namespace tessera::quiz {

// One try each at a question of its kind. None: the case that was drawn is too poor, its mistakes give the same.
std::optional<QuizQuestion> sourceQuestion(unsigned level, Random& random);
std::optional<QuizQuestion> valueQuestion(unsigned level, Random& random);
std::optional<QuizQuestion> orderQuestion(unsigned level, Random& random);
std::optional<QuizQuestion> conventionQuestion(unsigned level, Random& random);
std::optional<QuizQuestion> programQuestion(unsigned level, Random& random);

unsigned lessonOf(const QuizQuestion& question); // that teaches what is asked

} // namespace tessera::quiz
