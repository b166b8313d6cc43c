// SPDX-License-Identifier: Apache-2.0
#include "tests/commands/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

TEST(Manual, TheProgramsPageNamesThoseOfItsCommands)
{
    const Output page = tessera("help --format man");
    EXPECT_EQ(page.code, 0);
    EXPECT_THAT(page.out, StartsWith(".TH tessera 1 "));
    for (const char* part : {".SH EXIT STATUS", ".BR tessera\\-check (1)", ".BR tessera\\-case (5)"})
        EXPECT_THAT(page.out, HasSubstr(part));
}

TEST(Manual, ACommandsPageHasItsOptionsAndExamples)
{
    const Output page = tessera("help check --format man");
    EXPECT_EQ(page.code, 0);
    EXPECT_THAT(page.out, StartsWith(".TH tessera\\-check 1 "));
    for (const char* part : {".B \\-\\-against ", ".B \\-\\-memory\\-budget MIB", ".SH EXAMPLES"})
        EXPECT_THAT(page.out, HasSubstr(part));
    EXPECT_THAT(page.out, Not(HasSubstr("\n.BR tessera\\-check (1)\n"))); // it does not refer to itself
}

TEST(Manual, TheCasesPageHasEveryOperatorAndGenerator)
{
    const Output page = tessera("help case --format man");
    EXPECT_EQ(page.code, 0);
    EXPECT_THAT(page.out, StartsWith(".TH tessera\\-case 5 "));
    for (const char* part : {".SS DEPTH_TO_SPACE\n", ".SS RESAMPLE3\n", ".B \\-\\-BlockSize ", ".B doc\\-iota\n"})
        EXPECT_THAT(page.out, HasSubstr(part));
}

TEST(Manual, AnotherTopicIsRefused)
{
    const Output refused = tessera("help chekc --format man");
    EXPECT_EQ(refused.code, 4);
    EXPECT_THAT(refused.err, HasSubstr("did you mean check?"));
}

} // namespace
} // namespace tessera
