// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/message.h"
#include "engine/teach/quiz/candidates.h"

#include <string>
#include <vector>

namespace tessera::quiz {

// How somebody comes to an answer, in numbers.

// "0.75·12 + 0.25·40 = 19"; empty where one element is copied or too many are read.
Message sumOf(const std::vector<Partner>& sources, const Tensor& input, const std::string& result);

// Sentences of what a mistake makes of an output that holds `result` then: a formula with its numbers, and what is
// read. "k = c·b² + by·b + bx = 1·4 + 0·2 + 0 = 4. So output (0,1,0,0) reads (0,4,0,0), which holds 53."
struct Mistaken {
    const Case& c;
    const Tensor& input;
    uint64_t output;
    std::string_view mistake;
    std::string result;
};
Message workedOut(const Mistaken& mistaken);
} // namespace tessera::quiz
