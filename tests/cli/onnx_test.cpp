// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

namespace tessera::onnx_test {
namespace {

constexpr const char* kLine =
    "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH";

TEST(OnnxOption, WritesAFolderThatEveryCommandReads)
{
    ASSERT_THAT(tessera(std::string("run ") + kLine + " --onnx made/test"), Exits(0));
    EXPECT_THAT(tessera("check made/test").out, StartsWith("PASS        48 of 48 equal"));
    EXPECT_THAT(tessera("check made/test/model.onnx"), Exits(0));
    EXPECT_THAT(tessera("check made"), Exits(0)); // all folders below
    EXPECT_THAT(tessera("run made/test").out, HasSubstr("{1, 2, 4, 6} UINT32"));
    EXPECT_THAT(tessera("code made/test --framework ONNX").out, HasSubstr("CRD"));
    EXPECT_THAT(tessera(std::string("check ") + kLine + " --against made/test"), Exits(0));
    EXPECT_THAT(tessera("identify made/test 'made/test#output' --meant made/test").out, StartsWith("none"));
    EXPECT_THAT(tessera("check made/test --bundle made.tessera"), Exits(0));
    EXPECT_THAT(tessera("check made.tessera"), Exits(0));
}

TEST(OnnxOption, HoldsAnEngineAgainstTheExpectedOutput)
{
    ASSERT_THAT(tessera(std::string("run ") + kLine + " --onnx made"), Exits(0));
    EXPECT_THAT(tessera("check made --engine sabotage:order"), Says(2, "order: "));
}

} // namespace
} // namespace tessera::onnx_test
