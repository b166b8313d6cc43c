// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/message/message.h"
#include "engine/core/tensor/tensor.h"

#include <optional>
#include <string_view>
#include <vector>

namespace tessera::quiz {

inline constexpr std::string_view kNoMistake = "none";

// What comes out where a case is run in one way: rightly, or with a mistake.
struct Candidate {
    std::string_view mistake; // kNoMistake, or a name of engine/compute/registry
    Text words; // "the channel number is read in the other order"; of the right one empty
    Tensor output;
};

// The reference's output, then that of every mistake which can be made in the case and changes something, the
// likeliest first. The case has no issues.
std::vector<Candidate> candidatesOf(const Case& c, const Tensor& input);
Tensor referenceOutput(const Case& c, const Tensor& input);

// The first element where two outputs differ as people see them; none: they look the same.
std::optional<uint64_t> firstDifference(const Tensor& a, const Tensor& b);

} // namespace tessera::quiz
