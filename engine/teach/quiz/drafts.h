// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/tensor/random.h"
#include "engine/teach/quiz/pencil.h"
#include "engine/teach/quiz/quiz.h"

namespace tessera::quiz {

// Cases to ask about, small enough to be read at a glance.

Case copyingCase(unsigned level, Random& random); // each output element is one input element; all values differ
Case computingCase(unsigned level, Random& random); // on level 1 it may copy, too
// A permutation with an Order; of some the data cannot tell which one.
Case orderedCase(unsigned level, Random& random);

// Ways of one resampling between the same two sizes, each a case of its own; three or four, of which none is known to
// draw another picture than the others.
struct Convention {
    Message words; // "Pixel centres, linear: x = (o + 0.5) / 2 − 0.5"
    Case c;
    Position position; // where x lies, as the words say it
};
struct Conventions {
    unsigned lesson; // that teaches them
    std::vector<Convention> list;
};
Conventions conventions(unsigned level, Random& random);
// The mistakes of who draws with the other one: "coordinates", "coordinates; mode".
std::string mistakeBetween(const Convention& right, const Convention& other);

// What may be said of a case: the operator, its fields in words, both shapes. `isAsked`: its order, or how it samples,
// is the question.
Message about(const Case& c, bool isAsked = false);

} // namespace tessera::quiz
