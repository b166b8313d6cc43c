// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/report/runs/terminal_text.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

TEST(TerminalText, LeavesWordsOfAllLanguagesAsTheyAre)
{
    for (const char* text : {"", "plain", "größer × 2", "日本語", "…", "𝒳"}) {
        EXPECT_EQ(terminalText(text), text);
        EXPECT_EQ(unfinishedBytes(text), 0u) << text;
    }
}

TEST(TerminalText, SpellsWhatATerminalWouldObey)
{
    EXPECT_EQ(terminalText("a\x1b[31mb"), "a\\x1b[31mb");
    EXPECT_EQ(terminalText("a\nb\tc\r"), "a\\nb\\tc\\x0d");
    EXPECT_EQ(terminalLines("a\nb\tc\r"), "a\nb\tc\\x0d");
    EXPECT_EQ(terminalText("\x7f"), "\\x7f");
    EXPECT_EQ(terminalText("\xc2\x9b"
                           "2J"),
              "\\u009b2J"); // the short form of ESC [
    EXPECT_EQ(terminalText("\xe2\x80\xae"
                           "gnp.exe"),
              "\\u202egnp.exe"); // right to left
    EXPECT_EQ(terminalText(std::string_view("\0", 1)), "\\x00");
}

TEST(TerminalText, SpellsBytesThatAreNoText)
{
    EXPECT_EQ(terminalText("a\xff"
                           "b"),
              "a\\xff"
              "b");
    EXPECT_EQ(terminalText("\xc3"), "\\xc3");
    EXPECT_EQ(terminalText("\xc0\x9b"), "\\xc0\\x9b"); // longer than it may be
    EXPECT_EQ(terminalText("\xed\xa0\x80"), "\\xed\\xa0\\x80"); // half of a pair
}

TEST(TerminalText, KnowsACharacterThatIsNotWhole)
{
    EXPECT_EQ(unfinishedBytes("a\xc3"), 1u);
    EXPECT_EQ(unfinishedBytes("\xe2\x80"), 2u);
    EXPECT_EQ(unfinishedBytes("\xf0\x9d\x92"), 3u);
    EXPECT_EQ(unfinishedBytes("\x80\x80\x80\x80"), 0u); // no beginning: nothing will make it whole
    EXPECT_EQ(unfinishedBytes("\xc3\xa4"), 0u);
}

} // namespace
} // namespace tessera
