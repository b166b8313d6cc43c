// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

namespace tessera {
namespace {

TEST(FromCommand, TheLineRuns)
{
    const Output ran =
        shell("tessera from 'F.pixel_shuffle(x, 2)' --Sizes 1,8,2,3 --DataType UINT32 | tessera check -");
    EXPECT_THAT(ran.out, HasSubstr("PASS")) << ran.err;
    EXPECT_LE(ran.code, 1);
}

TEST(FromCommand, RefusesWithThePlaceTheNameAndTheValue)
{
    EXPECT_THAT(tessera(R"(from 'F.interpolate(x, scale_factor=2, mode="bicubic")' --Sizes 1,3,8,8)"),
                Ends(4, IsEmpty(), AllOf(HasSubstr("column 39"), HasSubstr("mode \"bicubic\""))));
    EXPECT_THAT(tessera("from 'F.pixel_shuffle(x, 2)'").err, HasSubstr("--Sizes"));
    EXPECT_THAT(tessera("from 'F.pixel_shuffle(x, 2)' --Sizes 1,x").err, HasSubstr("Sizes"));
    EXPECT_THAT(tessera("from"), Exits(4));
}

} // namespace
} // namespace tessera
