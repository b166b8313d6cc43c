// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/message/message.h"
#include "engine/core/plan/plan.h"
#include "engine/core/tensor/tensor.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera::quiz {

// What comes out where a case is run in one way: rightly, or with a mistake.
struct Candidate {
    std::string mistake; // "none", or a name of engine/compute/faulty
    Message words; // "the channel number is read in the other order"; of the right one empty
    Tensor output;
};

// The reference's output, then that of every mistake which can be made in the case and changes something, the
// likeliest first. The case has no issues.
std::vector<Candidate> candidatesOf(const Case& c, const Tensor& input);
Tensor referenceOutput(const Case& c, const Tensor& input);
// What a program with the mistake adds up for an output; an element that it copies has weight 1. None: it cannot be
// said.
std::optional<std::vector<Partner>> mistakenSources(std::string_view mistake, const Case& c, uint64_t output);

// "0.75·12 + 0.25·40 = 19"; empty where one element is copied or too many are read.
Message sumOf(const std::vector<Partner>& sources, const Tensor& input, const std::string& result);
// How a mistake comes to `result` for an output: what is read then, or the sum. Empty: it cannot be said.
Message workedOut(const Case& c, const Tensor& input, uint64_t output, std::string_view mistake,
                  const std::string& result);

// "B holds 4 at (0,1,0,0)" needs an element where two outputs differ as people see them; none: they look the same.
std::optional<uint64_t> firstDifference(const Tensor& a, const Tensor& b);
inline constexpr std::string_view kBetweenMistakes = "; "; // as QuizAnswer::mistake holds several
// A number as a quiz writes it: at most three decimals, "1.333", "−2" with a hyphen.
std::string valueText(double value);
std::string valueText(const Tensor& tensor, uint64_t element);

} // namespace tessera::quiz
