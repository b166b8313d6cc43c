// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/random.h"
#include "engine/teach/lesson/lesson.h"

#include <functional>

namespace tessera::quiz {

// Questions of a quiz while they are made, and the cases that they are about.

enum class Kind : uint8_t {
    Source, // which input lands here?
    Value, // what comes out here?
    Order, // which order made this?
    Convention, // which convention drew this picture? not on the first level
};
inline constexpr std::array kKinds = {Kind::Source, Kind::Value, Kind::Order, Kind::Convention};

using Said = std::function<std::string(const Message&)>; // in the reader's language
LessonText textOf(const Message& message, const Said& said);

struct Draft {
    LessonQuestion question = {};
    Case c = {}; // the right one
    Tensor shown = {}; // while the question is open: the case's input, or its output
    uint64_t telling = 0; // the output element that the solution explains
};
// One try at a question. None: the drawn case has too few different answers.
std::optional<Draft> tryQuestion(Kind kind, unsigned level, Random& random, const Said& said);

// Cases that are small enough to be read at a glance.

Case copyingCase(unsigned level, Random& random); // each output element is one input element; all values differ
Case computingCase(unsigned level, Random& random); // on level 1 it may copy, too
// A permutation with an Order, which the data of some cases cannot tell.
Case orderedCase(unsigned level, Random& random);

// A way of resampling a row. Programs differ in it.
struct Convention {
    Message words; // "Pixel centres, linear: x = (o + 0.5) / 2 − 0.5"
    Case c;
    std::string formula; // x as a function of o, as in the words
    double shift = 0; // x less the case's coordinate, whose offset contains a half of the rounding rule
};
// Three or four conventions between the same two sizes. Their pictures may be equal.
std::vector<Convention> conventions(unsigned level, Random& random);

// Describes a case: the operator, its fields in words, both shapes. `isAsked` leaves out the order or the sampling,
// which the question asks.
Message about(const Case& c, bool isAsked = false);

} // namespace tessera::quiz
