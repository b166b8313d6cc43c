// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/detect/identify/hypothesis.h"
#include "engine/detect/identify/prediction.h"
#include "engine/detect/identify/values.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// A diagnosis in words.

inline constexpr size_t kMostNamed = 4; // of a long list

// "It explains all 216 elements; the first that is not as meant, (0,0,0,1), holds 3, not 1." `meant`: null: no case is.
// `found`: null: its places are not the output's. The grid is that of all elements.
Message evidenceText(const Residue& residue, const Prediction* found, const Prediction* meant, const Grid& grid,
                     const Evidence& evidence);
// "2 of 960 elements differ; the first, (0,0,0,1), holds 3, not 1; the largest difference is 4, at (0,0,2,1)."
Message differenceText(const Residue& residue, const Evidence& evidence);
// "B is what COLUMN_ROW_DEPTH gives, but for 2 elements" `left`: how many it leaves and does not say itself.
Message givesText(std::string_view side, const Named& what, uint64_t left);
Message elementsText(uint64_t count); // "2 elements"
inline std::string shortText(double value) // "0.0003", "1e-07": five digits
{
    return digitsText(value, 5);
}
Message remedyOf(MistakeClass mistake, const Operator& meant); // empty: there is none
// Adds what to do about it, if there is anything.
void addRemedy(Diagnosis& diagnosis, const Hypothesis& named, const std::optional<Operator>& meant);
// The first few of a long list, and how many more there are.
std::vector<Message> shortened(std::vector<Message> list);

} // namespace tessera
