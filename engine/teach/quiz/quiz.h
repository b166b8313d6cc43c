// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/message/message.h"
#include "engine/core/tensor/tensor.h"

#include <array>
#include <bitset>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// Questions about layouts, made from a seed: the same on every machine. Every wrong answer is what a real mistake
// gives, and the data of every question tell all of its answers apart.

enum class QuizKind : uint8_t {
    Source, // which input lands here?
    Value, // what comes out here?
    Order, // which order made this?
    Convention, // which convention drew this picture?
};
inline constexpr std::array kQuizKinds = {QuizKind::Source, QuizKind::Value, QuizKind::Order, QuizKind::Convention};
std::string_view name(QuizKind kind); // "source": as CSV and JSON print it

inline constexpr unsigned kQuizLevels = 3;
inline constexpr size_t kMostQuizQuestions = 100;

// Lessons by their numbers, 1 to 13; none: all.
using QuizLessons = std::bitset<14>;
QuizLessons lessonsFromText(std::string_view text); // "3,4,8"; throws TextError
std::string text(const QuizLessons& lessons);

// What a quiz is made from. The first questions of a longer quiz are those of a shorter one.
struct QuizOrder {
    uint64_t seed = 1;
    unsigned level = 1; // 1: depth to space; 2: and back, pixel centres; 3: strides, filters and gradients, too
    size_t questions = 10; // at most kMostQuizQuestions
    QuizLessons lessons = {}; // only questions of what these teach
};
Message text(const QuizOrder& order); // "seed 7, level 2, questions: 10": what makes it again

struct QuizAnswer {
    Message text; // "(0,5,0,1)", "17.5", "DEPTH_COLUMN_ROW"
    // That leads to it: names of engine/compute/faulty, "order", "coordinates; mode"; "undecided": not seen whether the
    // data can tell; else "none".
    std::string mistake;
    Message why; // sentences
    std::optional<uint64_t> element = {}; // of questions whose answers are elements of the input
};

// What may be typed in place of a choice.
enum class QuizEntry : uint8_t { None, Element, Number };

struct QuizQuestion {
    QuizKind kind = QuizKind::Source;
    unsigned level = 1;
    unsigned lesson = 0; // that teaches what is asked
    QuizEntry entry = QuizEntry::None;
    bool showsValues = true; // the input's values belong to the question
    Case c = {}; // the right one: it gives the answer away where the order or the convention is asked
    Tensor input = {};
    Message about = {}; // what may be known of the case: "DEPTH_TO_SPACE1, blocks of 2, {1, 8, 1, 1} to {1, 2, 2, 2}"
    Message words = {}; // the question
    std::optional<uint64_t> asked = {}; // the output element that is asked for; none: the output is given
    std::optional<Tensor> output = {}; // that is given
    std::vector<QuizAnswer> answers = {}; // three or four
    size_t right = 0;
    uint64_t telling = 0; // the output element that the solution is about; the one that is asked for, where one is
    std::vector<Message> formula = {}; // how this element is computed, with its numbers: a line an axis
};

// Each kind of the level equally often, and no question twice. Throws TextError where the level or the count is none,
// or the level has fewer questions about the lessons.
std::vector<QuizQuestion> makeQuiz(const QuizOrder& order);

// "corners as origin; linear or nearest": mistakes in the words of a list; of a right answer "none".
Message mistakeLabel(std::string_view mistakes);

// What somebody answered, and what is to be said to it.
struct QuizReply {
    Message text; // the answer
    bool isRight = false;
    std::string mistake; // the answer's mistake; "unknown" where no mistake on the list leads to it
    Message why; // sentences about this answer
    Message solution; // the right answer and its reason; empty where it was given
};
size_t rightAnswers(std::span<const std::optional<QuizReply>> replies); // those that are there and right
QuizReply replyTo(const QuizQuestion& question, size_t answer); // one of those that are offered
// An element "0,5,0,1" or a number, as the question's entry says. Throws TextError.
QuizReply replyTo(const QuizQuestion& question, std::string_view typed);

} // namespace tessera
