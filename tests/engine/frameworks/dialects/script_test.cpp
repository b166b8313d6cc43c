// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/frameworks/dialects/dialect.h"

#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "engine/formats/io/case_input.h"
#include "engine/frameworks/dialects/dialect_row.h"
#include "tests/support/engines.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

// What a script is made of; tests/adapters/script_test.cpp runs them.

std::string scriptOf(const std::string& line, Dialect dialect)
{
    return script(caseFromText(line), dialect);
}

TEST(ScriptWords, NumbersStandAsTheyAreReadAndElseAsBits)
{
    const std::string moved = "DEPTH_TO_SPACE --Sizes 1,4,1,1 --BlockSize 2 --data values:";
    EXPECT_THAT(scriptOf(moved + "0.1,-0,1e-45,3", Dialect::NumPy),
                HasSubstr("np.array([0.1, -0.0, 1e-45, 3], np.float32)"));
    EXPECT_THAT(scriptOf(moved + "0.1,nan,1,inf", Dialect::NumPy),
                AllOf(HasSubstr("0x3dcccccd"), HasSubstr("np.uint32).view(np.float32)")));
    const std::string integers =
        "DEPTH_TO_SPACE --Sizes 1,4,1,1 --BlockSize 2 --DataType UINT64 --data values:18446744073709551615,1,2,3";
    EXPECT_THAT(scriptOf(integers, Dialect::NumPy), HasSubstr("[18446744073709551615, 1, 2, 3], np.uint64"));
    EXPECT_THAT(scriptOf(integers, Dialect::WebNn), HasSubstr("new BigUint64Array([18446744073709551615n, 1n"));
    EXPECT_THAT(scriptOf(moved + "0.1,nan,1,inf", Dialect::WebNn),
                HasSubstr("new Float32Array(new Uint32Array([0x3dcccccd"));
}

TEST(ScriptWords, WhatIsNotWrittenInPythonIsRefused)
{
    const Operator op = caseFromText("DEPTH_TO_SPACE --Sizes 1,4,1,1 --BlockSize 2").op;
    for (const Dialect dialect : {Dialect::DirectML, Dialect::WebNn})
        EXPECT_THROW(dialects::python({.op = op, .snippet = "y = x\n", .inputCommand = {}}, dialect), TextError);
}

// The command that a script names gives back the input, whatever its rank, type and strides.
TEST(ScriptWords, AnInputHasACommandThatWritesIt)
{
    for (const char* line : {"SPACE_TO_DEPTH --Sizes 2,3,20,10 --DataType UINT16 --Strides 600,1,30,3 --data random:3",
                             "RESAMPLE --Sizes 40,30 --DataType UINT8 --Scales 1,2 --data special:3",
                             "RESAMPLE1 --Sizes 2,20,10 --Scales 1,2,2 --Strides 0,10,1 --data random:2"}) {
        const Case c = caseFromText(line);
        std::string command = inputCommand(c);
        EXPECT_THAT(script(c, Dialect::NumPy), AllOf(HasSubstr("# " + command), HasSubstr("np.load(sys.argv[1])")));
        const std::string begin = "tessera run ", end = " --output - > input.npy";
        ASSERT_THAT(command, AllOf(testing::StartsWith(begin), testing::EndsWith(end)));
        command = command.substr(begin.size(), command.size() - begin.size() - end.size());
        const Case identity = caseFromText(command);
        ASSERT_TRUE(validate(identity.op).empty()) << command;
        const Tensor given = runOn(engineNamed("cpu"), identity, loadInput(identity));
        EXPECT_TRUE(equalElements(given, loadInput(c))) << command;
    }
}

TEST(ScriptWords, ValuesWithoutAFileOrALineHaveNoCommand)
{
    Case c = caseFromText("RESAMPLE --Sizes 1,1,100,100 --DataType UINT8 --Scales 1,1,2,2");
    c.data = FromValues{Tensor(inputDesc(c.op)), "clipboard"};
    EXPECT_EQ(inputCommand(c), "");
    EXPECT_THAT(script(c, Dialect::NumPy), HasSubstr("input.npy holds the case's input"));
}

TEST(ScriptWords, TypesThatAFrameworkHasNotAreRefused)
{
    const auto refusal = [](const std::string& line, Dialect dialect) {
        try {
            return scriptOf(line, dialect);
        } catch (const TextError& error) {
            return std::string(error.what());
        }
    };
    const std::string moved = "SPACE_TO_DEPTH --Sizes 1,1,2,2 --BlockSize 2 --DataType ";
    EXPECT_EQ(refusal(moved + "UINT16", Dialect::PyTorch).find("DataType UINT16: PyTorch"), 0U);
    EXPECT_EQ(refusal(moved + "FLOAT64", Dialect::WebNn).find("DataType FLOAT64: WebNN"), 0U);
    EXPECT_THAT(refusal(moved + "FLOAT64", Dialect::Onnx), HasSubstr("TensorProto.DOUBLE"));
    const std::string nearest = "RESAMPLE --Sizes 1,1,2,2 --Scales 1,1,2,2 --DataType ";
    EXPECT_THAT(refusal(nearest + "INT8", Dialect::Pillow), HasSubstr("for nearest only FLOAT32 or UINT8"));
    const std::string linear = nearest + "UINT8 --InterpolationMode LINEAR";
    EXPECT_THAT(refusal(linear, Dialect::OpenCv), HasSubstr("1/2048"));
    EXPECT_THAT(refusal(linear, Dialect::NumPy), HasSubstr("y = y.clip(0, 255).astype(np.uint8)"));
}

TEST(ScriptWords, OnnxHasTheOldestOpsetThatSaysIt)
{
    EXPECT_THAT(scriptOf("RESAMPLE1 --Sizes 1,1,2,2 --InterpolationMode LINEAR --Scales 1,1,2,2", Dialect::Onnx),
                HasSubstr("helper.make_opsetid(\"\", 13)"));
    EXPECT_THAT(scriptOf("RESAMPLE3 --Sizes 1,1,8,8 --InterpolationMode LINEAR --Scales 1,1,0.5,0.5 --Antialiased true "
                         "--AntialiasFilter TRIANGLE",
                         Dialect::Onnx),
                HasSubstr("helper.make_opsetid(\"\", 18)"));
    // x = (o + 0.5)/s: no input can be left out in opset 11.
    EXPECT_THAT(scriptOf("RESAMPLE1 --Sizes 1,1,3,3 --InterpolationMode LINEAR --Scales 1,1,2,2 "
                         "--InputPixelOffsets 0,0,0,0 --OutputPixelOffsets 0,0,-0.5,-0.5",
                         Dialect::Onnx),
                AllOf(HasSubstr("make_opsetid(\"\", 11)"), HasSubstr("\"roi\": np.array([], np.float32)")));
}

// Each text of resources/programs.txt gets all of its values.
TEST(ScriptWords, NoPlaceIsLeft)
{
    for (const char* line : {"DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2 --Order DEPTH_COLUMN_ROW",
                             "SPACE_TO_DEPTH1 --Sizes 1,2,4,6 --BlockSize 2 --Order COLUMN_ROW_DEPTH",
                             "RESAMPLE1 --Sizes 1,1,4,4 --InterpolationMode LINEAR --Scales 1,1,2,2",
                             "RESAMPLE1 --Sizes 1,1,20,20 --Scales 1,1,2,2"})
        for (const Dialect dialect : kDialects)
            for (const char* place :
                 {"{import", "{body}", "{indented}", "{layers}", "{remarks}", "{read}", "{constants}"})
                try {
                    EXPECT_THAT(scriptOf(line, dialect), Not(HasSubstr(place))) << name(dialect);
                } catch (const TextError&) {
                }
}

// The same program, on DirectML.
TEST(ScriptWords, TheDirectMlProviderRunsTheNode)
{
    const std::string doubled = "RESAMPLE1 --Sizes 1,1,2,2 --InterpolationMode LINEAR --Scales 1,1,2,2";
    EXPECT_THAT(scriptOf(doubled, Dialect::OnnxRuntimeDirectMl),
                AllOf(HasSubstr("providers=[\"DmlExecutionProvider\"]"), HasSubstr("\"sizes\": np.array([1, 1, 4, 4]"),
                      HasSubstr("# The provider passes it as RESAMPLE3.")));
    EXPECT_THAT(scriptOf(doubled, Dialect::Onnx), HasSubstr("providers=[\"CPUExecutionProvider\"]"));
    EXPECT_THAT(scriptOf("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2", Dialect::OnnxRuntimeDirectMl),
                HasSubstr("DmlExecutionProvider"));
}

TEST(ScriptWords, TiesAreSpokenOfWhereTheFrameworkDecides)
{
    const std::string tie = "RESAMPLE1 --Sizes 1,1,4,4 --Scales 1,1,1.25,1.75 --OutputTensor.Sizes 1,1,5,7";
    EXPECT_THAT(scriptOf(tie, Dialect::Pillow),
                AllOf(HasSubstr("halfway between the inputs"), HasSubstr("own rounding decides")));
    EXPECT_THAT(scriptOf(tie, Dialect::NumPy), Not(HasSubstr("halfway")));
    EXPECT_THAT(scriptOf("RESAMPLE1 --Sizes 1,1,4,4 --Scales 1,1,3,3", Dialect::Pillow), Not(HasSubstr("halfway")));
}

// Debian's build of PyTorch resizes no FLOAT16, and the processor kernels of ONNX Runtime have little of it.
TEST(ScriptWords, WhatAFrameworkMakesOfHalvesAndOfNanIsSaid)
{
    const std::string half = "RESAMPLE --Sizes 1,1,2,2 --DataType FLOAT16 --Scales 1,1,2,2 --InterpolationMode ";
    EXPECT_THAT(scriptOf(half + "LINEAR --data values:1,2,3,4", Dialect::PyTorch),
                AllOf(HasSubstr("torch.from_numpy(x).float()"), HasSubstr("y = y.half().numpy()")));
    EXPECT_THAT(scriptOf("RESAMPLE --Sizes 1,1,20,20 --DataType FLOAT16 --Scales 1,1,2,2 --data special:1",
                         Dialect::PyTorch), // whose input is read from a file
                HasSubstr("makes a signalling NaN a quiet one"));
    const std::string linear = "RESAMPLE --Sizes 1,1,2,2 --Scales 1,1,2,2 --InterpolationMode LINEAR --data values:";
    for (const Dialect dialect : {Dialect::PyTorch, Dialect::Onnx, Dialect::OpenCv, Dialect::Pillow}) {
        EXPECT_THAT(scriptOf(linear + "1,inf,3,4", dialect), HasSubstr("multiplies an element whose weight is 0"));
        EXPECT_THAT(scriptOf(linear + "1,2,3,4", dialect), Not(HasSubstr("weight is 0")));
    }
    EXPECT_THAT(scriptOf(linear + "1,inf,3,4", Dialect::NumPy), Not(HasSubstr("weight is 0")));
}

} // namespace
} // namespace tessera
