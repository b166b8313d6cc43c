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
    Tensor shown = {}; // that is given while the question is open: the case's input, or its output
    uint64_t telling = 0; // the output element that the solution is about
};
// One try at a question. None: what was drawn is too poor, its mistakes give the same.
std::optional<Draft> tryQuestion(Kind kind, unsigned level, Random& random, const Said& said);

// Cases to ask about, small enough to be read at a glance.

Case copyingCase(unsigned level, Random& random); // each output element is one input element; all values differ
Case computingCase(unsigned level, Random& random); // on level 1 it may copy, too
// A permutation with an Order; of some the data cannot tell which one.
Case orderedCase(unsigned level, Random& random);

// A way of resampling a row: what one program draws where another one draws something else.
struct Convention {
    Message words; // "Pixel centres, linear: x = (o + 0.5) / 2 − 0.5"
    Case c;
    std::string formula; // of x in o, as the words say it
    double shift = 0; // what x has beyond the coordinate of the case, which says a half of its rule with an offset
};
// Ways between the same two sizes; three or four, of which none is known to draw another picture than the others.
std::vector<Convention> conventions(unsigned level, Random& random);

// What may be said of a case: the operator, its fields in words, both shapes. `isAsked`: its order, or how it samples,
// is the question.
Message about(const Case& c, bool isAsked = false);

} // namespace tessera::quiz
