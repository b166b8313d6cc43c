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

// With the sentences in its places. Words stay what they are: a file may have the name of a sentence.
TEST(Message, IsTranslated)
{
    EXPECT_EQ(inReverse(kRowOf(3, say("test", "the last row"))), "row last the > 3 row");
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

TEST(Particles, FollowTheLastSound)
{
    const std::pair<const char*, const char*> rows[] = {
        {"텐서은(는) 축이(가) 값을(를) 축과(와)", "텐서는 축이 값을 축과"},
        {"크기이(가), 크기과(와) 모드(으)로", "크기가, 크기와 모드로"},
        {"정수(으)로 픽셀(으)로 축(으)로", "정수로 픽셀로 축으로"}, // behind ㄹ as behind a vowel
        {"크기(이)고 축(이)라면", "크기고 축이라면"},
        // A number's last digit decides by its sound.
        {"0은(는) 1은(는) 2은(는) 3은(는) 4은(는)", "0은 1은 2는 3은 4는"},
        {"5은(는) 6은(는) 7은(는) 8은(는) 9은(는)", "5는 6은 7은 8은 9는"},
        {"10(으)로 0.25(으)로 1(으)로 7(으)로 8(으)로 3(으)로", "10으로 0.25로 1로 7로 8로 3으로"},
        {"RESAMPLE은(는) DirectML(으)로 ONNX과(와) Scale을(를) padding을(를)",
         "RESAMPLE은 DirectML로 ONNX와 Scale을 padding을"},
        {"“축”은(는) `mode`이(가) {1, 2, 3}을(를) x[2]과(와)", "“축”은 `mode`가 {1, 2, 3}을 x[2]와"},
        // Both particles stay where the sound is not known.
        {"×은(는) …이(가)", "×은(는) …이(가)"},
        {"은(는)", "은(는)"},
        {"고정된 값 (이름)", "고정된 값 (이름)"},
        {"", ""},
    };
    for (const auto& [text, read] : rows)
        EXPECT_EQ(withParticles(text), read);
}

} // namespace
} // namespace tessera
