// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/identify/residue.h"
#include "engine/identify/supposition.h"
#include "engine/identify/values.h"

#include <string>

namespace tessera {

// A diagnosis in words.

// "It explains all 216 elements; the first that is not as meant, (0,0,0,1), holds 3, not 1." `meant`: null: no case is.
// `found`: null: its places are not the output's. The grid is that of all elements.
std::string evidenceText(const Residue& residue, const Forecast* found, const Forecast* meant, const Grid& grid,
                         const Evidence& evidence);
// "2 of 960 elements differ; the first, (0,0,0,1), holds 3, not 1; the largest difference is 4, at (0,0,2,1)."
std::string differenceText(const Residue& residue, const Evidence& evidence);
std::string butForText(uint64_t count); // ", but for 2 elements"; empty: of none
std::string shortText(double value); // "0.0003", "1e-07": five digits
std::string multipleText(const Multiple& multiple); // "divided by 255", "times 2, shifted by 0.5"
std::string remedyOf(MistakeClass mistake, const Operator& meant);
std::string remedyOf(const Supposition& named, const Operator& meant);
// "a, b or c"; of many the first few and how many more.
std::string alternativesText(std::vector<std::string> words);
// "a; b; 3 more": of sentences that have commas.
std::string listText(const std::vector<std::string>& sentences);

} // namespace tessera
