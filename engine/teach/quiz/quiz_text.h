// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/teach/quiz/quiz.h"

#include <functional>
#include <span>
#include <string>
#include <vector>

namespace tessera {

// A quiz on paper: what a file and a page share.

// One channel of one image as people write it down.
struct QuizGrid {
    Message caption; // "Input, channel 1"
    std::vector<std::vector<std::string>> rows; // rows of values
};
// The tensors that belong to the question, plane by plane.
std::vector<QuizGrid> gridsOf(const QuizQuestion& question);
// The planes of any tensor of four sizes, with a text for each element.
using CellText = std::function<std::string(uint64_t element)>;
std::vector<QuizGrid> gridsOf(const Message& name, const std::vector<uint32_t>& sizes, const CellText& text);
CellText valuesOf(const Tensor& tensor);

// A row a question; of those that were answered also the answer, its mistake and the points. As many replies as
// questions, or none.
std::string quizCsv(const QuizOrder& order, std::span<const QuizQuestion> questions, const QuizReplies& replies = {});

} // namespace tessera
