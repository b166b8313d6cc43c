// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/random.h"
#include "engine/teach/quiz/candidates.h"
#include "engine/teach/quiz/quiz.h"

#include <string>
#include <vector>

namespace tessera::quiz {

// What the questions of all kinds are put together from.

inline constexpr size_t kOffered = 4; // answers, at most

// Puts the answers in any order; `right` follows the one whose mistake is "none".
void shuffleAnswers(QuizQuestion& question, Random& random);
// One more, unless its text is there already: the right one comes first.
void addAnswer(QuizQuestion& question, QuizAnswer answer);
// Drops answers until so many are left; the first two stay.
void keepOffered(std::vector<QuizAnswer>& answers, Random& random);

std::string at(const Tensor& tensor, uint64_t element); // "(0,1,2,3)"
// "With DEPTH_COLUMN_ROW output (0,1,0,0) would be 1; here it is 4." The last places are the element and both values.
Message wouldBe(const Text& text, std::vector<Message> places, const Tensor& thought, const Tensor& shown,
                uint64_t element);

// Somebody can read the whole tensor.
bool isReadable(const TensorDesc& desc);
bool isReadable(const Case& c); // both of its tensors
// No two outputs look the same.
bool areAllDifferent(const std::vector<Candidate>& candidates);

unsigned lessonOf(const Operator& op); // that teaches what an element of it is made of

} // namespace tessera::quiz
