// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/detect/identify/diagnosis.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <string>

namespace tessera {

// The room finds what leads from an input to an output: an operator, a convention or a mistake. All rooms above use
// this header and diagnosis.h. The other headers are for this room: the hypotheses (hypothesis.h), what they predict of
// an output (prediction.h), and the search with its steps (search.h).

// Runs another case on the engine that made the output. Throws what engines throw.
using Asked = std::function<Tensor(const Case& c)>;

struct IdentifyOptions {
    Asked asked = {}; // for a meant case; empty: there is no engine to ask
    bool wantsProbe = true; // looks for a separating case, which takes some milliseconds
    std::string side = "B"; // the output's name in sentences
    std::stop_token stop = {};
    // How many hypotheses are tried, of how many: called now and then, in this thread.
    std::function<void(size_t tried, size_t of)> progress = {};
};

// What leads from the input to the output: the mistake where a case is meant, else the operator with its fields, whose
// class is None. Tensors have at most four dimensions. A meant operator has no issues, and the input its input's sizes
// and type.
//
// A name needs more evidence than chance gives, and more with each hypothesis that was tried before. So unrelated
// tensors are Unknown. Where a case is meant, an output of less than 16 elements gets the likeliest name, and a
// sentence says so. Copies only tensors that are not packed. Throws Cancelled.
Diagnosis identify(const Tensor& input, const Tensor& output, const std::optional<Operator>& meant = {},
                   const IdentifyOptions& options = {});

// The output in the input's type; none: that cannot hold every value. FLOAT64, in which NumPy computes, is rounded to
// another floating-point type.
std::optional<Tensor> converted(const Tensor& output, DataType type);
Message unheld(std::string_view side, DataType is, DataType type); // why there is none

// The wrong one of two outputs of a case.
struct Cause {
    std::string side; // "A": the first; "B": the second
    Diagnosis diagnosis; // None: both are right within rounding
};
// Tensors in any layout; the operator has no issues. Throws Cancelled.
Cause cause(const Operator& op, const Tensor& input, const Tensor& a, const Tensor& b, bool wantsProbe = true,
            const std::stop_token& stop = {});
Message briefly(const Cause& cause); // "order: A is what COLUMN_ROW_DEPTH gives"

// A sentence for each class of mistakes that no data of this operator can show. The operator has no issues.
//   "cannot show nearest-rule: nearest by ceil(x − ½) reads the same elements"
std::vector<Message> blindSpots(const Operator& op);

} // namespace tessera
