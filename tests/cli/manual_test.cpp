// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace tessera {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

// The pages that a build makes for its packages, in the test's folder.
class Manual : public testing::Test {
protected:
    void SetUp() override
    {
        const Output made = shell("python3 '" TESSERA_RESOURCES "/manual.py' '" TESSERA_PROGRAM "' .");
        ASSERT_EQ(made.code, 0) << made.err;
    }
    static std::string page(const std::string& name, int section)
    {
        const std::string number = std::to_string(section);
        return shell("gunzip -c man/man" + number + "/" + name + "." + number + ".gz").out;
    }
};

TEST_F(Manual, SaysWhatTheHelpSays)
{
    struct {
        const char* name;
        int section;
        std::vector<std::string> parts;
    } const pages[] = {
        {"tessera",
         1,
         {".TH tessera 1 ", ".SH NAME", ".SH EXIT STATUS", ".SH ENVIRONMENT", ".SH FILES", ".SH EXAMPLES",
          ".B tessera\\-check\n"}},
        {"tessera-check",
         1,
         {".TH tessera\\-check 1 ", ".B \\-\\-against ", ".B \\-\\-memory\\-budget MIB", ".SH EXAMPLES"}},
        {"tessera-check", 1, {"\n.nf\n  permutation  every"}}, // a table keeps its lines
        {"tessera-bench", 1, {"\\-\\-sweep FIELD=A,B", "CASE\\[u2026]"}},
        {"tessera-case",
         5,
         {".TH tessera\\-case 5 ", ".SS DEPTH_TO_SPACE\n", ".SS RESAMPLE3\n", ".B \\-\\-BlockSize ", "doc\\-iota",
          ".SH RESOURCES\n", "valueDelta", ".SH COMMANDS\n", "elementOffset", "allowedShare"}},
        {"tessera-engine",
         7,
         {".TH tessera\\-engine 7 ", ".SH EXEC\n", ".SH SERVE\n", "\n.TP\n\\fBTIMEOUT\\fR\n",
          ".BR tessera\\-case (5)"}},
    };
    for (const auto& each : pages) {
        SCOPED_TRACE(each.name);
        const std::string text = page(each.name, each.section);
        for (const std::string& part : each.parts)
            EXPECT_THAT(text, HasSubstr(part));
        EXPECT_THAT(text, Not(HasSubstr("](")));
        EXPECT_TRUE(std::ranges::all_of(text, [](char c) { return static_cast<signed char>(c) > 0; })); // any encoding
    }
}

TEST_F(Manual, HasNoWarningOfMandoc)
{
    if (shell("command -v mandoc").code != 0)
        GTEST_SKIP() << "mandoc is not installed";
    EXPECT_THAT(shell("for page in man/*/*.gz; do gunzip -c $page > page; "
                      "mandoc -T lint -W warning page | sed \"s|^|$page: |\"; done")
                    .out,
                IsEmpty());
}

TEST(Help, PrintsTheTextOfTheEnginesManual)
{
    EXPECT_EQ(tessera("help engine").out, readText(TESSERA_RESOURCES "/engines.md"));
}

} // namespace
} // namespace tessera
