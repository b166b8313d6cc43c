// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace tessera {

// How well a text answers what was typed: every letter of it in order, whatever lies between. Spaces are not letters.
struct FuzzyMatch {
    int score = 0; // larger is better: letters that begin words or follow each other count most
    std::vector<qsizetype> letters; // which of the text's were meant
};
std::optional<FuzzyMatch> fuzzyMatch(const QString& typed, const QString& text);

} // namespace tessera
