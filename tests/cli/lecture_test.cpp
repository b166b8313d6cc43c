// SPDX-License-Identifier: GPL-3.0-or-later
// The lectures that come with the program, as a course uses them.
#include "program.h"

#include <algorithm>

namespace tessera {
namespace {

const std::string kLayouts = " '" TESSERA_RESOURCES "/lessons/lectures/1_layouts.md'";
const std::string kCheck = "lesson --check mine.py --json mine.json" + kLayouts;

TEST(Lecture, AnAnswerIsCheckedForPeopleAndPrograms)
{
    ASSERT_THAT(tessera("lesson --check solution" + kLayouts), Exits(0));
    writeText("mine.py",
              "def depth_to_space(x, block_size, order, sizes):\n"
              "    n, c, h, w = x.shape\n"
              "    b = block_size\n"
              "    x = x.reshape(n, c // b**2, b, b, h, w).transpose(0, 1, 4, 2, 5, 3)\n"
              "    return x.reshape(sizes)\n");
    EXPECT_THAT(tessera(kCheck), Says(2, "depth_to_space() is what COLUMN_ROW_DEPTH gives."));
    const std::string found = readText(testFolder() / "mine.json");
    EXPECT_THAT(found, AllOf(HasSubstr("\"script\""), HasSubstr("\"diagnosis\""), HasSubstr("\"isRight\"")));
    writeText("mine.py", "def depth_to_space(x):\n    return x\n");
    EXPECT_NE(tessera(kCheck).code, 0);
    EXPECT_THAT(readText(testFolder() / "mine.json"), AllOf(HasSubstr("TypeError"), Not(HasSubstr("\"diagnosis\""))));
    EXPECT_THAT(tessera("lesson --json a.json" + kLayouts).err, HasSubstr("--json goes with --check"));
}

TEST(Lecture, AllAreRightAndMakeAPage)
{
    const Output told = tessera("lesson '" TESSERA_RESOURCES "'/lessons/lectures/*.md");
    EXPECT_EQ(told.code, 0) << told.err;
    EXPECT_EQ(std::ranges::count(told.out, '\n'), 2);
    ASSERT_THAT(tessera("render --out a.html" + kLayouts), Exits(0));
    EXPECT_THAT(readText(testFolder() / "a.html"), HasSubstr("The street"));
}

TEST(Lecture, ASheetIsOfOneLesson)
{
    EXPECT_THAT(tessera("lesson --sheet a.pdf" + kLayouts + kLayouts).err, HasSubstr("--sheet is of one lesson"));
    EXPECT_THAT(tessera("lesson --solutions a.pdf --check solution" + kLayouts).err, HasSubstr("without --check"));
    EXPECT_THAT(tessera("lesson --solutions nowhere/a.pdf" + kLayouts).err, HasSubstr("nowhere/a.pdf"));
}

} // namespace
} // namespace tessera
