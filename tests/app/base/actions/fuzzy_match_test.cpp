// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/actions/command_palette.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

int score(const char* typed, const char* text)
{
    const auto match = fuzzyMatch(QString::fromLatin1(typed), QString::fromLatin1(text));
    return match ? match->score : -1;
}

TEST(FuzzyMatch, TakesLettersInOrderOnly)
{
    EXPECT_TRUE(fuzzyMatch("svas", "Save as"));
    EXPECT_TRUE(fuzzyMatch("SAVE A", "Save as"));
    EXPECT_FALSE(fuzzyMatch("asv", "Save as"));
    EXPECT_FALSE(fuzzyMatch("savee", "Save as"));
    EXPECT_FALSE(fuzzyMatch("x", ""));
    EXPECT_TRUE(fuzzyMatch("", "anything")->letters.empty());
}

TEST(FuzzyMatch, NamesTheLettersOfTheBestPlace)
{
    EXPECT_EQ(fuzzyMatch("ge", "Page: go to element")->letters, (std::vector<qsizetype>{6, 12}));
    EXPECT_EQ(fuzzyMatch("rep", "Save or copy reproducer")->letters, (std::vector<qsizetype>{13, 14, 15}));
}

TEST(FuzzyMatch, PrefersStartsOfWordsRunsAndShortTexts)
{
    EXPECT_GT(score("zi", "Zoom in"), score("zi", "Horizon pile"));
    EXPECT_GT(score("fit", "Fit"), score("fit", "Keep fitting"));
    EXPECT_GT(score("grid", "Show grid"), score("grid", "Go right and down"));
}

} // namespace
} // namespace tessera
