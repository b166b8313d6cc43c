// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "engine/core/ops/explain.h"

#include <vector>

namespace tessera {

// What is said of the pinned element.
struct LectureWords {
    std::vector<FormulaLine> formula; // with its numbers, or in symbols; without lines that say nothing
    QString sentence;
};
// Without a pin, or while there are no results, only what to do.
LectureWords lectureWords(const Document& document, bool inSymbols);

} // namespace tessera
