// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/identify/residue.h"
#include "engine/identify/supposition.h"

#include <string>

namespace tessera {

// A diagnosis in words.

std::string countText(uint64_t count); // "64,512"

// "It explains all 216 elements; the first that is not as meant, (0,0,0,1), holds 3, not 1." `meant`: null: no case is.
std::string evidenceText(const Residue& residue, const Forecast& found, const Forecast* meant, const Grid& grid,
                         const Evidence& evidence);
std::string remedyOf(MistakeClass mistake, const Operator& meant);
std::string remedyOf(const Supposition& named, const Operator& meant);
// "a, b or c"; of many the first few and how many more.
std::string alternativesText(const std::vector<std::string>& words);
// "a; b; 3 more": of sentences that have commas.
std::string listText(const std::vector<std::string>& sentences);

} // namespace tessera
