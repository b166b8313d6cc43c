// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/compute/foreign/shader_lines.h"

#include "engine/core/case/case.h"
#include "engine/core/tensor/error.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

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

// Behind what shaders knew before, so that theirs stay right.
TEST(ShaderLines, TheFilterIsTheBlocksLastWord)
{
    const auto filterOf = [](const char* rest) {
        const Operator op = caseFromText("RESAMPLE3 --Sizes 1,1,8,8 --InterpolationMode LINEAR --Scales 1,1,0.25,0.25 "
                                         + std::string(rest))
                                .op;
        const CaseNumbers numbers = numbersOf(op);
        EXPECT_EQ(variablesOf(numbers).at("filter"), numbers.c.antialias_filter);
        EXPECT_EQ(blockOf(numbers, op).size(), 37u);
        return blockOf(numbers, op).back();
    };
    EXPECT_EQ(filterOf("--Antialiased true"), 0u);
    EXPECT_EQ(filterOf("--Antialiased true --AntialiasFilter TRIANGLE"), 1u);
    EXPECT_EQ(filterOf("--AntialiasFilter TRIANGLE"), 0u); // it is off
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
