// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/actions/fuzzy_match.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr int kLetter = 1, kAfterLast = 11, kWordStart = 8, kTextStart = 4, kNone = -1'000'000;

bool startsWord(const QString& text, qsizetype at)
{
    return at == 0 || !text[at - 1].isLetterOrNumber() || (text[at].isUpper() && text[at - 1].isLower());
}

} // namespace

// The best of all ways to place the letters: best[i][j] has typed letter i at text letter j.
std::optional<FuzzyMatch> fuzzyMatch(const QString& typed, const QString& text)
{
    QString wanted = typed.toCaseFolded();
    wanted.removeIf([](QChar c) { return c.isSpace(); });
    const auto count = size_t(wanted.size()), length = size_t(text.size());
    if (count == 0)
        return FuzzyMatch{};
    std::vector best(count, std::vector<int>(length, kNone));
    std::vector from(count, std::vector<size_t>(length, 0));
    for (size_t i = 0; i < count; ++i) {
        int earlier = kNone; // the best place of the letter before, not next to this one
        size_t earlierAt = 0;
        for (size_t j = i; j < length; ++j) {
            if (i > 0 && j >= 2 && best[i - 1][j - 2] > earlier) {
                earlier = best[i - 1][j - 2];
                earlierAt = j - 2;
            }
            if (text[qsizetype(j)].toCaseFolded() != wanted[qsizetype(i)])
                continue;
            const int own = kLetter + (startsWord(text, qsizetype(j)) ? kWordStart : 0) + (j == 0 ? kTextStart : 0);
            if (i == 0) {
                best[i][j] = own;
                continue;
            }
            const int adjacent = best[i - 1][j - 1] == kNone ? kNone : best[i - 1][j - 1] + kAfterLast;
            const int before = std::max(adjacent, earlier);
            if (before != kNone)
                best[i][j] = before + own;
            from[i][j] = adjacent >= earlier ? j - 1 : earlierAt;
        }
    }
    size_t at = size_t(std::ranges::max_element(best[count - 1]) - best[count - 1].begin());
    if (length < count || best[count - 1][at] == kNone)
        return {};
    FuzzyMatch match{.score = best[count - 1][at] * 4 - int(length), .letters = {}}; // of equals the shorter text
    for (size_t i = count; i-- > 0; at = from[i][at])
        match.letters.insert(match.letters.begin(), qsizetype(at));
    return match;
}

} // namespace tessera
