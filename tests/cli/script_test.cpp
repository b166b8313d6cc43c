// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

// `tessera code … --script`; that scripts give the engine's output is tests/adapters/script_test.cpp.

const std::string kSmall = "DEPTH_TO_SPACE1 --Sizes 1,8,1,1 --DataType UINT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH";

TEST(ScriptOption, WritesAProgramToTheFileOrToStandardOutput)
{
    const Output shown = tessera("code " + kSmall + " --framework NumPy --script");
    EXPECT_EQ(shown.code, 0) << shown.err;
    EXPECT_THAT(shown.out, AllOf(HasSubstr("import numpy as np"), HasSubstr("np.uint32"), HasSubstr("print(y)")));
    const Output written = tessera("code " + kSmall + " --framework NumPy --script --out case.py");
    EXPECT_EQ(written.code, 0) << written.err;
    EXPECT_EQ(written.out, "");
    EXPECT_EQ(readText(testFolder() / "case.py"), shown.out);
}

TEST(ScriptOption, SaysWhichCommandWritesALargeInput)
{
    const std::string line =
        "SPACE_TO_DEPTH1 --Sizes 1,3,30,20 --Strides 1800,1,60,3 --Order DEPTH_COLUMN_ROW --data random:5";
    const Output written = tessera("code " + line + " --framework NumPy --script --out large.py");
    EXPECT_EQ(written.code, 0) << written.err;
    const Output ran = shell("$(grep -o 'tessera run.*' large.py | sed 's/ > input.npy//') > input.npy"
                             " && " TESSERA_PYTHON " large.py input.npy out.npy");
    EXPECT_EQ(ran.code, 0) << ran.err << readText(testFolder() / "large.py");
    const Output held = tessera("check " + line + " --engine out.npy --against cpu");
    EXPECT_THAT(held.out, HasSubstr("PASS")) << held.err;
}

TEST(ScriptOption, NamesTheFieldThatAFrameworkCannotSay)
{
    const Output moved = tessera("code " + kSmall + " --framework PyTorch --script");
    EXPECT_EQ(moved.code, 4);
    EXPECT_EQ(moved.out, "");
    EXPECT_THAT(moved.err, AllOf(HasSubstr("DataType UINT32"), HasSubstr("PyTorch"), HasSubstr("INT32")));
    const Output linear = tessera("code RESAMPLE1 --Sizes 1,1,2,2 --DataType UINT8 --InterpolationMode LINEAR "
                                  "--Scales 1,1,2,2 --framework ONNX --script");
    EXPECT_THAT(linear.err, AllOf(HasSubstr("DataType UINT8"), HasSubstr("rounds integers")));
}

TEST(ScriptOption, WantsOneCaseAndAFramework)
{
    EXPECT_THAT(tessera("code " + kSmall + " --script").err, HasSubstr("--framework"));
    EXPECT_THAT(tessera("code --framework NumPy --script").err, HasSubstr("case"));
    EXPECT_THAT(tessera("code " + kSmall + " --framework NumPy --out a.py").err, HasSubstr("--script"));
    const Output two = tessera("code " + caseFile("depth_to_space.json") + " " + caseFile("depth_to_space1_crd.json")
                               + " --framework NumPy --script");
    EXPECT_EQ(two.code, 4);
    EXPECT_THAT(two.err, HasSubstr("2 are given"));
}

TEST(ScriptOption, EveryOtherFrameworkHasAProgramToo)
{
    const std::string resize = "RESAMPLE1 --Sizes 1,1,2,2 --InterpolationMode LINEAR --Scales 1,1,2,2";
    for (const std::string framework : {"TensorFlow", "OpenVINO", "'Core ML'", "ncnn", "WebNN", "DirectML"}) {
        const Output written = tessera("code " + resize + " --framework " + framework + " --script");
        EXPECT_EQ(written.code, 0) << framework << written.err;
        if (framework == "WebNN")
            EXPECT_THAT(written.out, AllOf(HasSubstr("new Float32Array(["), HasSubstr("resample2d")));
        else if (framework == "DirectML")
            EXPECT_THAT(written.out, AllOf(HasSubstr("DML_OPERATOR_RESAMPLE1"), HasSubstr("initialValues")));
        else
            EXPECT_THAT(written.out, AllOf(HasSubstr("np.save(sys.argv[2], y)"), Not(HasSubstr("\n\n\n\n"))));
    }
}

TEST(ScriptOption, OfDirectMlIsAModelThatRuns)
{
    tessera("code " + kSmall + " --data iota --framework DirectML --script --out model.json");
    const Output ran = tessera("run model.json"), direct = tessera("run " + kSmall + " --data iota");
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr(direct.out.substr(direct.out.find('[')))); // behind the name of the tensor
    const Output filtered = tessera("code RESAMPLE3 --Sizes 1,1,8,8 --InterpolationMode LINEAR --Scales 1,1,0.5,0.5 "
                                    "--Antialiased true --framework DirectML --script");
    EXPECT_EQ(filtered.code, 4);
    EXPECT_THAT(filtered.err, HasSubstr("RESAMPLE3"));
}

// What decimal numbers do not say stands as bits.
TEST(ScriptOption, KeepsEveryBitOfTheInput)
{
    const std::string line = "DEPTH_TO_SPACE1 --Sizes 1,8,4,4 --DataType FLOAT16 --data special:1";
    EXPECT_THAT(tessera("code " + line + " --framework NumPy --script").out, HasSubstr("np.uint16).view(np.float16)"));
    tessera("code " + line + " --framework NumPy --script --out bits.py");
    EXPECT_EQ(shell(TESSERA_PYTHON " bits.py - bits.npy").code, 0);
    EXPECT_THAT(tessera("check " + line + " --engine bits.npy --against cpu").out, HasSubstr("PASS"));
}

} // namespace
} // namespace tessera
