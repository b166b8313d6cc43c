// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

TEST(FromCommand, PrintsTheLineOfTheCase)
{
    const Output read = tessera(R"(from 'F.interpolate(x, scale_factor=2, mode="bilinear")' --Sizes 1,3,8,8)");
    EXPECT_EQ(read.code, 0) << read.err;
    EXPECT_THAT(read.out, StartsWith("RESAMPLE --Sizes 1,3,8,8 --DataType FLOAT32 --InterpolationMode LINEAR"));
    EXPECT_EQ(read.err, "");
}

TEST(FromCommand, TheLineRuns)
{
    const Output ran =
        shell("tessera from 'F.pixel_shuffle(x, 2)' --Sizes 1,8,2,3 --DataType UINT32 | tessera check -");
    EXPECT_THAT(ran.out, HasSubstr("PASS")) << ran.err;
    EXPECT_LE(ran.code, 1);
}

TEST(FromCommand, ReadsWhatCodeWrites)
{
    const Output read = shell("tessera code SPACE_TO_DEPTH1 --Sizes 1,2,4,6 --Order COLUMN_ROW_DEPTH --framework "
                              "'Core ML' | tessera from - --Sizes 1,2,4,6 --dialect 'Core ML'");
    EXPECT_THAT(read.out, HasSubstr("--BlockSize 2 --Order COLUMN_ROW_DEPTH")) << read.err;
}

TEST(FromCommand, ReadsDirectMlsOwnDescription)
{
    const Output read = shell("tessera code RESAMPLE1 --Sizes 1,3,5,7 --Scales 1,1,2,2 --InterpolationMode LINEAR "
                              "--framework DirectML | tessera from -");
    EXPECT_THAT(read.out, StartsWith("RESAMPLE1 --Sizes 1,3,5,7 --DataType FLOAT32 --InterpolationMode LINEAR"))
        << read.err;
    const Output model = shell("tessera code DEPTH_TO_SPACE1 --Sizes 1,4,2,1 --BlockSize 2 --framework DirectML "
                               "--script | tessera from -");
    EXPECT_THAT(model.out, StartsWith("DEPTH_TO_SPACE1 --Sizes 1,4,2,1")) << model.err;
}

TEST(FromCommand, NeedsNoSizesWhereTheTextMakesItsInput)
{
    const Output read = shell("printf 'x = torch.arange(1, 10).reshape(1, 1, 3, 3)\\nF.interpolate(x, scale_factor=2, "
                              "mode=\"bilinear\")' | tessera from -");
    EXPECT_EQ(read.code, 0) << read.err;
    EXPECT_THAT(read.out, StartsWith("RESAMPLE --Sizes 1,1,3,3 --DataType FLOAT32 --InterpolationMode LINEAR"));
}

TEST(FromCommand, RefusesWithThePlaceTheNameAndTheValue)
{
    const Output cubic = tessera(R"(from 'F.interpolate(x, scale_factor=2, mode="bicubic")' --Sizes 1,3,8,8)");
    EXPECT_EQ(cubic.code, 4);
    EXPECT_EQ(cubic.out, "");
    EXPECT_THAT(cubic.err, AllOf(HasSubstr("column 39"), HasSubstr("mode \"bicubic\"")));
    EXPECT_THAT(tessera("from 'F.pixel_shuffle(x, 2)'").err, HasSubstr("--Sizes"));
    EXPECT_THAT(tessera("from 'F.pixel_shuffle(x, 2)' --Sizes 1,x").err, HasSubstr("Sizes"));
    EXPECT_EQ(tessera("from").code, 4);
}

} // namespace
} // namespace tessera
