// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/program.h"

namespace tessera {
namespace {

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

TEST(Manual, TheCasesPageSaysWhatAFileHolds)
{
    const std::string page = tessera("help case --format man").out;
    for (const char* part : {".SH RESOURCES\n", "valueDelta", ".SH COMMANDS\n", "elementOffset", "allowedShare"})
        EXPECT_THAT(page, HasSubstr(part));
}

// The text is that of resources/engines.md, which `tessera help engine` prints as it is.
TEST(Manual, TheEnginesPageIsTheTextOfTheManual)
{
    const Output page = tessera("help engine --format man"), text = tessera("help engine");
    EXPECT_EQ(text.out, readText(TESSERA_RESOURCES "/engines.md"));
    EXPECT_THAT(page.out, StartsWith(".TH tessera\\-engine 7 "));
    for (const char* part : {".SH EXEC\n", ".SH SERVE\n", "\n.TP\n\\fBTIMEOUT\\fR\n", ".SH ENVIRONMENT\n",
                             ".SH FILES\n", ".BR tessera\\-case (5)"})
        EXPECT_THAT(page.out, HasSubstr(part));
    EXPECT_THAT(page.out, Not(HasSubstr("](")));
}

TEST(Manual, NoPageHasAWarningOfMandoc)
{
    if (!isInstalled("mandoc"))
        GTEST_SKIP() << "mandoc is not installed";
    std::string topics = "'' case engine ";
    topics += shell("tessera help --format json | python3 -c 'import json, sys; "
                    "print(*(each[\"name\"] for each in json.load(sys.stdin)[\"commands\"]))'")
                  .out;
    topics.erase(topics.find_last_not_of('\n') + 1);
    EXPECT_THAT(topics, HasSubstr(" check "));
    EXPECT_THAT(shell("for topic in " + topics
                      + "; do tessera help $topic --format man > page.man; "
                        "mandoc -T lint -W warning page.man | sed \"s/^/$topic: /\"; done")
                    .out,
                IsEmpty());
}

} // namespace
} // namespace tessera
