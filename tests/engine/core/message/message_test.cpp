// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/message/message.h"

#include "engine/core/tensor/error.h"

#include <gtest/gtest.h>

#include <limits>

namespace tessera {
namespace {

constexpr Text kRowOf = say("test", "row %1 of %2");

// In a language that has only these sentences.
std::string inReverse(const Message& message)
{
    return said(message, [](const Text& text) -> std::string {
        if (text == kRowOf)
            return "%2 > %1 row";
        return text == say("test", "the last row") ? "row last the" : "?";
    });
}

TEST(Message, FillsItsPlacesInEnglish)
{
    EXPECT_EQ(english(kRowOf(3, "A")), "row 3 of A");
    EXPECT_EQ(english(kRowOf(std::numeric_limits<uint64_t>::max(), -1)), "row 18446744073709551615 of -1");
    EXPECT_EQ(english(Message()), "");
    EXPECT_TRUE(Message().isEmpty());
    EXPECT_FALSE(Message(kRowOf).isEmpty());
}

TEST(Message, WhatStandsInAPlaceIsNotReadAgain)
{
    EXPECT_EQ(english(kRowOf("%2", "100 %1")), "row %2 of 100 %1");
    EXPECT_EQ(english(Message("%1 %2")), "%1 %2");
    EXPECT_EQ(english(say("test", "100 % of %1, %9 and %")(7)), "100 % of 7, %9 and %");
}

TEST(Message, IsTranslatedWithTheSentencesInItsPlaces)
{
    EXPECT_EQ(inReverse(kRowOf(3, say("test", "the last row"))), "row last the > 3 row");
}

// A file may have the name of a sentence.
TEST(Message, WordsStayWhatTheyAre)
{
    EXPECT_EQ(inReverse(kRowOf(3, "the last row")), "the last row > 3 row");
    EXPECT_EQ(inReverse(Message("the last row")), "the last row");
}

TEST(Message, ItsFirstNameIsNoWordOfASentence)
{
    EXPECT_EQ(firstName("a.json"), "a.json");
    EXPECT_EQ(firstName(Message("a.json") + ": " + kRowOf(1, 2)), "a.json");
    EXPECT_EQ(firstName(say("test", "%1 of %2")("a.json", 3)), "a.json");
    EXPECT_EQ(firstName(kRowOf("a.json", 3)), "");
    EXPECT_EQ(firstName(Message()), "");
}

TEST(Message, StandsBesideOthersInEachLanguage)
{
    EXPECT_EQ(inReverse("file.json: " + kRowOf(1, 2) + "."), "file.json: 2 > 1 row.");
    const std::vector<Message> all{"a", kRowOf(1, 2), "c"};
    EXPECT_EQ(english(joined(all, "; ")), "a; row 1 of 2; c");
    EXPECT_EQ(english(joined({}, "; ")), "");
    EXPECT_EQ(english(anyOf(all)), "a, row 1 of 2 or c");
    EXPECT_EQ(english(anyOf({"a"})), "a");
    EXPECT_TRUE(anyOf({}).isEmpty());
}

TEST(Message, IsEqualWhereAllOfItIs)
{
    EXPECT_EQ(kRowOf(1, 2), kRowOf(1, 2));
    EXPECT_NE(kRowOf(1, 2), kRowOf(2, 1));
    EXPECT_NE(Message(say("test", "a")), Message(say("other", "a")));
    EXPECT_NE(Message(say("test", "a")), Message("a"));
}

TEST(Message, IsCarriedByEveryError)
{
    const IoError error("file.npy: " + kRowOf(1, 2));
    EXPECT_STREQ(error.what(), "file.npy: row 1 of 2");
    const std::exception& any = error;
    EXPECT_EQ(messageOf(any), error.message());
    EXPECT_EQ(messageOf(std::runtime_error("of another")), Message("of another"));
}

} // namespace
} // namespace tessera
