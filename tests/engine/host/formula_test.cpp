// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/host/formula.h"

#include "engine/host/shader_lines.h"
#include "engine/tensor/error.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::string formulaRefusal(std::string_view formula)
{
    try {
        evaluated(formula, {{"W", 5}});
    } catch (const TextError& error) {
        return error.what();
    }
    return "";
}

TEST(Formula, ComputesGroups)
{
    const Variables variables = {{"elements", 130}, {"W", 5}, {"H", 3}};
    EXPECT_THAT(evaluated("ceil(elements / 64)", variables), ElementsAre(3));
    EXPECT_THAT(evaluated(" ceil(W / 2), H , 2*(1+floor(W/2)) - 1\r", variables), ElementsAre(3, 3, 5));
    EXPECT_THAT(evaluated("8 / 2 / 2 - -1", variables), ElementsAre(3));
}

TEST(Formula, SaysWhatIsWrong)
{
    EXPECT_THAT(formulaRefusal("ceil(w / 8)"), testing::AllOf(HasSubstr("\"w\""), HasSubstr("W")));
    EXPECT_THAT(formulaRefusal("(W"), HasSubstr("closing bracket"));
    EXPECT_THAT(formulaRefusal("W W"), HasSubstr("behind 2 characters"));
    EXPECT_THAT(formulaRefusal("W +"), HasSubstr("a number or a name"));
    EXPECT_THAT(formulaRefusal(""), HasSubstr("a number or a name"));
    EXPECT_THAT(formulaRefusal(std::string(1000, '(')), HasSubstr("too deeply"));
}

TEST(ShaderLines, AreCommentsOfTheSource)
{
    const ShaderLines lines =
        shaderLines("#version 450\n  // tessera: groups = W, H\n// tessera: types = FLOAT32, UINT8\n"
                    "//tessera:operators=RESAMPLE1\n// tessera: unsupported = antialiased\n// tessera\n");
    EXPECT_EQ(lines.groups, "W, H");
    EXPECT_THAT(lines.operators, ElementsAre("RESAMPLE1"));
    EXPECT_THAT(lines.types, ElementsAre(DataType::Float32, DataType::UInt8));
    EXPECT_EQ(lines.unsupported, "antialiased");
    EXPECT_EQ(shaderLines("").groups, "ceil(elements / 64)");
    for (const char* bad :
         {"// tessera: group = 1", "// tessera: types = FLOAT8", "// tessera: operators = D2S", "// tessera: groups"})
        try {
            shaderLines(std::string("\n") + bad);
            ADD_FAILURE() << bad;
        } catch (const TextError& error) {
            EXPECT_THAT(error.what(), HasSubstr("line 2")) << bad;
        }
}

TEST(ShaderLines, SpreadManyGroupsOverTwoAxes)
{
    const ShaderLines one{.groups = "elements"}, three{.groups = "W, 70000, 1"}, none{.groups = "W - W"};
    EXPECT_THAT(groupsOf(one, {{"elements", 100}}, 65535), ElementsAre(100, 1, 1));
    EXPECT_THAT(groupsOf(one, {{"elements", 200000}}, 65535), ElementsAre(65535, 4, 1));
    EXPECT_THROW(groupsOf(three, {{"W", 1}}, 65535), TextError);
    EXPECT_THROW(groupsOf(none, {{"W", 1}}, 65535), TextError);
}

} // namespace
} // namespace tessera
