// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera::onnx_test {
namespace {

constexpr const char* kLine =
    "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH";

TEST(OnnxOption, WritesAFolderThatEveryCommandReads)
{
    ASSERT_EQ(tessera(std::string("run ") + kLine + " --onnx made/test").code, 0);
    EXPECT_THAT(tessera("check made/test").out, StartsWith("PASS        48 of 48 equal"));
    EXPECT_EQ(tessera("check made/test/model.onnx").code, 0);
    EXPECT_EQ(tessera("check made").code, 0); // all folders below
    EXPECT_THAT(tessera("run made/test").out, HasSubstr("{1, 2, 4, 6} UINT32"));
    EXPECT_THAT(tessera("code made/test --framework ONNX").out, HasSubstr("CRD"));
    EXPECT_EQ(tessera(std::string("check ") + kLine + " --against made/test").code, 0);
    EXPECT_THAT(tessera("identify made/test 'made/test#output' --meant made/test").out, StartsWith("none"));
    EXPECT_EQ(tessera("check made/test --bundle made.tessera").code, 0);
    EXPECT_EQ(tessera("check made.tessera").code, 0);
}

TEST(OnnxOption, HoldsAnEngineAgainstTheExpectedOutput)
{
    ASSERT_EQ(tessera(std::string("run ") + kLine + " --onnx made").code, 0);
    const Output wrong = tessera("check made --engine sabotage:order");
    EXPECT_EQ(wrong.code, 2);
    EXPECT_THAT(wrong.out, HasSubstr("order: "));
}

TEST(OnnxOption, ReplacesNothingUnasked)
{
    ASSERT_EQ(tessera(std::string("run ") + kLine + " --onnx made").code, 0);
    const Output again = tessera(std::string("run ") + kLine + " --onnx made");
    EXPECT_EQ(again.code, 4);
    EXPECT_THAT(again.err, AllOf(HasSubstr("made/model.onnx exists"), HasSubstr("--overwrite")));
    EXPECT_EQ(tessera(std::string("run ") + kLine + " --onnx made --overwrite").code, 0);
}

TEST(OnnxOption, SaysWhatOnnxLacks)
{
    const Output refused =
        tessera("run SPACE_TO_DEPTH1 --Sizes 1,3,4,4 --BlockSize 2 --Order COLUMN_ROW_DEPTH --onnx made");
    EXPECT_EQ(refused.code, 4);
    EXPECT_THAT(refused.err, HasSubstr("SpaceToDepth has no mode"));
    EXPECT_THAT(
        tessera("run " + caseFile("depth_to_space.json") + " " + caseFile("resample1_clamp.json") + " --onnx x").err,
        HasSubstr("--onnx writes one case"));
}

TEST(OnnxOption, RefusesADamagedModel)
{
    writeText("damaged.onnx", "no model");
    const Output refused = tessera("check damaged.onnx");
    EXPECT_EQ(refused.code, 4);
    EXPECT_THAT(refused.err, HasSubstr("damaged.onnx is none of ONNX's files"));
}

} // namespace
} // namespace tessera::onnx_test
