// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

namespace tessera {
namespace {

// `tessera code … --out`; that scripts give the engine's output is tests/adapters/script_test.cpp.

const std::string kSmall = "DEPTH_TO_SPACE1 --Sizes 1,8,1,1 --DataType UINT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH";

TEST(ScriptOption, WritesAProgramToTheFileOrToStandardOutput)
{
    const Output shown = tessera("code " + kSmall + " --framework NumPy --out -");
    EXPECT_THAT(shown, Says(0, "import numpy as np", "np.uint32", "print(y)"));
    EXPECT_THAT(tessera("code " + kSmall + " --framework NumPy --out case.py"), Says(0, IsEmpty()));
    EXPECT_EQ(readText("case.py"), shown.out);
}

TEST(ScriptOption, SaysWhichCommandWritesALargeInput)
{
    const std::string line =
        "SPACE_TO_DEPTH1 --Sizes 1,3,30,20 --Strides 1800,1,60,3 --Order DEPTH_COLUMN_ROW --data random:5";
    EXPECT_THAT(tessera("code " + line + " --framework NumPy --out large.py"), Exits(0));
    EXPECT_THAT(shell("$(grep -o 'tessera run.*' large.py | sed 's/ > input.npy//') > input.npy"
                      " && " TESSERA_PYTHON " large.py input.npy out.npy"),
                Exits(0))
        << readText("large.py");
    EXPECT_THAT(tessera("check " + line + " --engine out.npy --against cpu").out, HasSubstr("PASS"));
}

TEST(ScriptOption, WantsOneCaseAndAFramework)
{
    EXPECT_THAT(tessera("code " + kSmall + " --out -").err, HasSubstr("--framework"));
    EXPECT_THAT(tessera("code --framework NumPy --out -").err, HasSubstr("case"));
    EXPECT_THAT(tessera("code " + caseFile("depth_to_space.json") + " " + caseFile("depth_to_space1_crd.json")
                        + " --framework NumPy --out -"),
                Complains(4, "2 are given"));
}

TEST(ScriptOption, EveryOtherFrameworkHasAProgramToo)
{
    const std::string resize = "RESAMPLE1 --Sizes 1,1,2,2 --InterpolationMode LINEAR --Scales 1,1,2,2";
    for (const std::string framework : {"TensorFlow", "OpenVINO", "WebNN", "DirectML"}) {
        const Output written = tessera("code " + resize + " --framework " + framework + " --out -");
        EXPECT_EQ(written.code, 0) << framework << written.err;
        if (framework == "WebNN")
            EXPECT_THAT(written.out, AllOf(HasSubstr("new Float32Array(["), HasSubstr("resample2d")));
        else if (framework == "DirectML")
            EXPECT_THAT(written.out, AllOf(HasSubstr("DML_OPERATOR_RESAMPLE1"), HasSubstr("initialValues")));
        else
            EXPECT_THAT(written.out, AllOf(HasSubstr("np.save(sys.argv[2], y)"), Not(HasSubstr("\n\n\n\n"))));
    }
}

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
