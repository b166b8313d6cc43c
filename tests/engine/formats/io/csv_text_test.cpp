// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/io/report_head.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

TEST(CsvText, QuotesWhatNeedsIt)
{
    EXPECT_EQ(csvText("resample1"), "resample1");
    EXPECT_EQ(csvText("a, b"), "\"a, b\"");
    EXPECT_EQ(csvText("say \"a\"\n"), "\"say \"\"a\"\"\n\"");
    EXPECT_EQ(csvText(""), "");
}

// A spreadsheet runs what begins like that, whoever has named a case so.
TEST(CsvText, IsNoFormula)
{
    EXPECT_EQ(csvText("=cmd|' /C calc'!A0"), "\"'=cmd|' /C calc'!A0\"");
    for (const char* name : {"+a.json", "-a.json", "@SUM(A1)", "\ta", "-1+2", "+"})
        EXPECT_EQ(csvText(name), "\"'" + std::string(name) + "\"");
    for (const char* number : {"-1", "+2.5", "-1e-3", "-inf", "0"})
        EXPECT_EQ(csvText(number), number);
}

} // namespace
} // namespace tessera
