// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/random.h"
#include "engine/teach/lesson/lesson.h"

#include <array>
#include <optional>

namespace tessera::quiz {

// Questions of a quiz while they are made, and the cases that they are about.

struct DraftAnswer {
    bool isRight;
    Message words, why;
};
struct Draft {
    Case c = {}; // the right one
    Tensor shown = {}; // while the question is open: the case's input, or its output
    uint64_t telling = 0; // the output element that the solution explains
    Message words = {}, about = {};
    std::vector<DraftAnswer> answers = {};
    std::vector<LessonGrid> given = {}; // the numbers above them
};

// One try at a question of each kind. None: the drawn case has too few different answers.
std::optional<Draft> askSource(unsigned level, Random& random); // which input lands here?
std::optional<Draft> askValue(unsigned level, Random& random); // what comes out here?
std::optional<Draft> askOrder(unsigned level, Random& random); // which order made this?
std::optional<Draft> askConvention(unsigned level, Random& random); // which convention drew this picture?
inline constexpr std::array kKinds = {askSource, askValue, askOrder, askConvention}; // without the last on level 1

// A case of the template, with one choice of each "{…|…}" in the place of the brackets, which nest. All values differ.
Case drawnCase(std::string_view templ, Random& random);

// A way of resampling a row. Programs differ in it.
struct Convention {
    Message words; // "linear, pixel centres: x = (o + 0.5) / 2 − 0.5"
    Case c;
    std::string formula; // x as a function of o, as in the words
};
// Three or four conventions between the same two sizes. Their pictures may be equal.
std::vector<Convention> conventions(unsigned level, Random& random);

// Describes a case: the operator, its fields in words, both shapes. `isAsked` leaves out the order or the sampling,
// which the question asks.
Message about(const Case& c, bool isAsked = false);

} // namespace tessera::quiz
