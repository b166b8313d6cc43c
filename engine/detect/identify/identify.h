// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/detect/identify/diagnosis.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <string>

namespace tessera {

// What made the output gives of another case: an engine, asked by the separating probe. Throws what engines throw.
using Asked = std::function<Tensor(const Case& c)>;

// How far a search is.
struct IdentifyProgress {
    size_t tried = 0, of = 0; // hypotheses
    Message nearest = {}; // the nearest of those that were tried, in words; empty: none explains anything
    uint64_t explained = 0, sampled = 0; // how many of the sampled elements it explains
};

struct IdentifyOptions {
    Asked asked = {}; // of a meant case; empty: nothing is at hand
    bool wantsProbe = true; // looks for the case that separates, which takes some milliseconds
    std::string side = "B"; // what the sentences call the output
    std::stop_token stop = {};
    std::function<void(const IdentifyProgress&)> progress = {}; // told now and then, in this thread
};

// What leads from the input to the output: the mistake where a case is meant, else the operator, its fields and its
// convention. Both have at most four dimensions. A meant operator has no issues; the input has its input's sizes and
// type. Without one, what is found at all is named None, and its line says it.
//
// A name needs more evidence than chance gives, the more of it the more hypotheses were tried before: unrelated
// tensors are Unknown. Of a meant case outputs of less than 16 elements, which cannot say so much, are named by what is
// likeliest, and a sentence says that. Reads the tensors where they are: a copy is made only of one that is not packed.
// Throws Cancelled.
Diagnosis identify(const Tensor& input, const Tensor& output, const std::optional<Operator>& meant = {},
                   const IdentifyOptions& options = {});

// What is wrong with the first of two outputs of a case that differ, or with the second, where that is what is meant.
struct Cause {
    std::string side; // "A": the first; "B": the second
    Diagnosis diagnosis; // None: both are right within the rounding of an interpolation
};
// In their own layouts; the operator has no issues. Throws Cancelled.
Cause cause(const Operator& op, const Tensor& input, const Tensor& a, const Tensor& b, bool wantsProbe = true,
            const std::stop_token& stop = {});
Message briefly(const Cause& cause); // "order: A is what COLUMN_ROW_DEPTH gives"

// The classes of mistakes that a case of this operator cannot show, whatever its data, and why: a sentence each. The
// operator has no issues.
//   "cannot show nearest-rule: nearest by ceil(x − ½) reads the same elements"
std::vector<Message> blindSpots(const Operator& op);

} // namespace tessera
