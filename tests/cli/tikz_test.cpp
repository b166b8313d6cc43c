// SPDX-License-Identifier: GPL-3.0-or-later
// A case drawn for TeX: `tessera render --out FILE.tikz`, and .tex.
#include "program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>

namespace tessera::tikz_test {
namespace {

using testing::HasSubstr;

const std::string kBlocks = "render DEPTH_TO_SPACE --Sizes 1,4,2,2 --BlockSize 2 --DataType UINT8 --data iota";

// The first group of every match, in the order of the text.
std::vector<std::string> found(const std::string& text, const std::string& pattern)
{
    const std::regex regex(pattern);
    std::vector<std::string> all;
    for (std::sregex_iterator each(text.begin(), text.end(), regex), end; each != end; ++each)
        all.push_back((*each)[1]);
    return all;
}

std::string drawn(const std::string& line, const std::string& file = "a.tikz")
{
    const Output output = tessera(line + " --out " + file);
    EXPECT_EQ(output.code, 0) << output.err;
    return readText(testFolder() / file);
}

TEST(Tikz, HasTheValuesOfBothTensors)
{
    const std::string picture = drawn(kBlocks);
    std::vector<std::string> values = found(picture, R"(\\node\[value\] at \(\d+,\d+\) \{([^}]*)\};)");
    ASSERT_EQ(values.size(), 32U);
    values.erase(values.begin(), values.begin() + 16);
    EXPECT_THAT(
        values,
        testing::ElementsAre("0", "4", "1", "5", "8", "12", "9", "13", "2", "6", "3", "7", "10", "14", "11", "15"));
    EXPECT_THAT(picture, HasSubstr(R"({Output UINT8 \{1, 1, 4, 4\}};)"));
    EXPECT_THAT(picture, HasSubstr("\\definecolor{tesseraA}{HTML}{cfe0ff}"));
}

// The output's element 2 is the input's element 1, and is drawn in the colour of its channel.
TEST(Tikz, DrawsAnArrowFromEachSourceOfThePin)
{
    const std::string picture = drawn(kBlocks + " --pin 0,0,0,2");
    EXPECT_EQ(found(picture, R"((\\path\[pinned\]))").size(), 1U);
    EXPECT_EQ(found(picture, R"((\\path\[source\]))").size(), 1U);
    EXPECT_EQ(found(picture, R"((\\draw\[flow\]))").size(), 1U);
    EXPECT_EQ(found(picture, R"((\\node\[weight\]))").size(), 0U); // it is 1
    const std::vector<std::string> fills = found(picture, R"(fill=tessera([A-H])\])");
    ASSERT_EQ(fills.size(), 32U);
    EXPECT_EQ(fills[16 + 2], "A");
    EXPECT_EQ(fills[16 + 3], "B");
}

TEST(Tikz, SaysTheWeightsThatAreNotOne)
{
    const std::string picture = drawn("render RESAMPLE --Sizes 1,1,2,2 --Scales 1,1,2,2 --InterpolationMode LINEAR "
                                      "--DataType FLOAT32 --data iota --pin 0,0,1,1");
    EXPECT_THAT(found(picture, R"(\\node\[weight\] at \(\d+,\d+\) \{([^}]*)\};)"),
                testing::ElementsAre("0.5625", "0.1875", "0.1875", "0.0625"));
    EXPECT_EQ(found(picture, R"((\\draw\[flow\]))").size(), 4U);
    EXPECT_EQ(found(picture, "fill=tessera([A-H])").size(), 0U); // an interpolation mixes channels' elements
}

// Text that TeX takes as it is: ASCII, braces in pairs, a document's environments closed, whatever a file is called.
TEST(Tikz, IsADocumentOfItsOwn)
{
    std::filesystem::copy_file(caseFile("depth_to_space.json"), testFolder() / "a%}\\é.json");
    const std::string document = drawn("render 'a%}\\é.json' --pin 0", "b.tex");
    EXPECT_TRUE(
        document.starts_with("\\documentclass[border=4pt]{standalone}\n\\usepackage{tikz}\n\\begin{document}\n% "));
    EXPECT_TRUE(document.ends_with("\\end{tikzpicture}%\n\\end{document}\n"));
    int depth = 0;
    for (const std::string& line : found(document, "([^\n]*)\n")) {
        if (line.starts_with('%'))
            continue;
        for (const char letter : line) {
            ASSERT_TRUE(letter >= ' ' && letter <= '~') << line;
            depth += letter == '{' ? 1 : letter == '}' ? -1 : 0;
            ASSERT_GE(depth, 0) << line;
        }
    }
    EXPECT_EQ(depth, 0);
    EXPECT_EQ(document, drawn("render 'a%}\\é.json' --pin 0", "c.tex"));
    EXPECT_NE(drawn(kBlocks + " --theme dark"), drawn(kBlocks));
}

TEST(Tikz, IsWhatPdflatexTakes)
{
    if (shell("kpsewhich standalone.cls tikz.sty > kpse && test $(wc -l < kpse) = 2 && pdflatex --version").code != 0)
        GTEST_SKIP() << "needs texlive-latex-extra and texlive-pictures";
    drawn("render RESAMPLE1 --Sizes 1,2,2,3 --Scales 1,1,2,2 --InterpolationMode LINEAR --data random:3 --pin 0,1,1,1 "
          "--theme dark",
          "a.tex");
    const Output output = shell("pdflatex -interaction=nonstopmode -halt-on-error a.tex");
    EXPECT_EQ(output.code, 0) << output.out;
    EXPECT_TRUE(readText(testFolder() / "a.pdf").starts_with("%PDF"));
}

TEST(Tikz, SaysWhatItCannotDraw)
{
    EXPECT_THAT(tessera(kBlocks + " --out a.tikz --view input").err,
                HasSubstr("--view is about the window, and a.tikz draws the mapping"));
    EXPECT_THAT(tessera(kBlocks + " --out a.tikz --pin 0,0,9,9").err, HasSubstr("9"));
    EXPECT_THAT(tessera("render DEPTH_TO_SPACE --Sizes 1,4,40,40 --BlockSize 2 --out a.tikz").err,
                HasSubstr("at most 2500 elements"));
    EXPECT_THAT(tessera("render DEPTH_TO_SPACE --Sizes 1,1,1200,1 --BlockSize 1 --out a.tikz").err,
                HasSubstr("longer than TeX can measure"));
    EXPECT_FALSE(std::filesystem::exists(testFolder() / "a.tikz"));
}

} // namespace
} // namespace tessera::tikz_test
