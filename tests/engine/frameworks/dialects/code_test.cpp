// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/dialects/dialect.h"

#include "engine/core/tensor/error.h"
#include "engine/frameworks/dialects/dialect_row.h"
#include "tests/support/engines.h"
#include "tests/support/matchers.h"

namespace tessera {
namespace {

constexpr const char
    *kToSpace = "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2 --Order DEPTH_COLUMN_ROW",
    *kToSpaceColumnFirst = "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2 --Order COLUMN_ROW_DEPTH",
    *kToDepthColumnFirst = "SPACE_TO_DEPTH1 --Sizes 1,2,4,6 --BlockSize 2 --Order COLUMN_ROW_DEPTH",
    *kFactor = "RESAMPLE1 --Sizes 1,1,5,5 --InterpolationMode LINEAR --Scales 1,1,1.5,1.5",
    *kTriangle = "RESAMPLE3 --Sizes 1,1,8,8 --InterpolationMode LINEAR --Scales 1,1,0.5,0.5 --Antialiased true "
                 "--AntialiasFilter TRIANGLE",
    *kHalving = "RESAMPLE3 --Sizes 1,1,8,8 --InterpolationMode LINEAR --Scales 1,1,0.25,0.25 --Antialiased true";

// A part of the snippet or of the refusal in each dialect, where neither round_trip_test.cpp nor the goldens code and
// code-resize would see it wrong.
constexpr std::tuple<const char*, Dialect, const char*> kRows[] = {
    {"RESAMPLE1 --Sizes 1,1,2,2 --InterpolationMode LINEAR --Scales 1,1,2,2 --InputPixelOffsets 0.3,0.3,0.3,0.3",
     Dialect::WebNn, "No mode of WebNN samples at these places"},
    {"RESAMPLE1 --Sizes 1,4,2,2 --InterpolationMode LINEAR --Scales 1,2,2,2", Dialect::PyTorch,
     "PyTorch resizes the last two of four axes"},
    {kFactor, Dialect::WebNn, "WebNN samples by the ratio of the sizes"},

    // A factor where the axis keeps its size: 6 by 1.04 are 6.24.
    {"RESAMPLE1 --Sizes 1,1,6,6 --InterpolationMode LINEAR --Scales 1,1,2,1.04 --OutputTensor.Sizes 1,1,12,6",
     Dialect::Onnx, "# scales = [1, 1, 2, 1.04]"},
    {"RESAMPLE1 --Sizes 1,1,6,6 --InterpolationMode LINEAR --Scales 1,1,2,1.04 --OutputTensor.Sizes 1,1,12,6",
     Dialect::PyTorch, "No mode of PyTorch samples at these places"},
    // One output on input 0, whatever the scale: no framework takes FLT_MAX.
    {"RESAMPLE1 --Sizes 1,1,4,10 --InterpolationMode LINEAR --Scales 1,1,3.4028235e+38,1.3 "
     "--OutputTensor.Sizes 1,1,1,13 --InputPixelOffsets 0,0,0,0 --OutputPixelOffsets 0,0,0,0",
     Dialect::Onnx, "\"asymmetric\")\n# sizes = [1, 1, 1, 13]"},
    {"RESAMPLE1 --Sizes 1,1,4,10 --InterpolationMode LINEAR --Scales 1,1,3.4028235e+38,1.34 "
     "--OutputTensor.Sizes 1,1,1,13 --InputPixelOffsets 0,0,0,0 --OutputPixelOffsets 0,0,0,0",
     Dialect::Onnx, "# scales = [1, 1, 0.25, 1.34]"},
    // All sizes equal: ONNX Runtime copies.
    {"RESAMPLE1 --Sizes 1,1,6,6 --InterpolationMode LINEAR --Scales 1,1,1,1.04 --OutputTensor.Sizes 1,1,6,6",
     Dialect::Onnx, "No mode of ONNX samples at these places"},
    {"RESAMPLE1 --Sizes 1,1,2,2 --InterpolationMode LINEAR --Scales 1,1,2,2 --DataType UINT8", Dialect::Onnx,
     "# ONNX rounds integers in its own way"},

    // TRIANGLE is ONNX's: the outside reads the edge.
    {kTriangle, Dialect::Onnx, "coordinate_transformation_mode=\"half_pixel\", antialias=1)"},
    {kTriangle, Dialect::DirectML, "expected AntialiasFilter HALVING"},
    // HALVING is nobody's but DirectML's, which has no such field; from 1/2 on it is plain linear.
    {kHalving, Dialect::DirectML, "desc.Antialiased = TRUE;\nDML_OPERATOR_DESC"},
    {kHalving, Dialect::Onnx, "ONNX has no filter that halves"},
    {kHalving, Dialect::NumPy, "while scale < f(0.5):"},
    {"RESAMPLE3 --Sizes 1,1,8,8 --InterpolationMode LINEAR --Scales 1,1,0.5,0.5 --Antialiased true", Dialect::Onnx,
     "coordinate_transformation_mode=\"half_pixel\")"},
    {kTriangle, Dialect::PyTorch, "No mode of PyTorch is AntialiasFilter TRIANGLE"},
    {"RESAMPLE3 --Sizes 1,1,9,9 --InterpolationMode LINEAR --Scales 1,1,0.5,0.5 --OutputTensor.Sizes 1,1,5,5 "
     "--InputPixelOffsets 0,0,0,0 --OutputPixelOffsets 0,0,0,0 --Antialiased true --AntialiasFilter TRIANGLE",
     Dialect::Onnx, "No mode of ONNX is AntialiasFilter TRIANGLE at these places"},

    // The snippet says which order the framework's own operator has.
    {kToSpace, Dialect::PyTorch, "# pixel_shuffle is COLUMN_ROW_DEPTH."},
    {kToSpaceColumnFirst, Dialect::TensorFlow, "# tf.nn.depth_to_space is DEPTH_COLUMN_ROW."},
    // TensorFlow's own operators refuse blocks of 1.
    {"SPACE_TO_DEPTH --Sizes 1,2,4,6 --BlockSize 1", Dialect::TensorFlow,
     "wants a block of 2 or more.\ny = tf.reshape("},
    // NumPy copies elements by their indices: a product with 0 would make NaN of Inf.
    {"RESAMPLE1 --Sizes 1,1,4,4 --InterpolationMode NEAREST_NEIGHBOR --Scales 1,1,2,2", Dialect::NumPy, "y = y.take("},

    {kToDepthColumnFirst, Dialect::Onnx, "# SpaceToDepth has no mode: it is DEPTH_COLUMN_ROW."},
};

TEST(Code, SaysTheCaseInTheDialectsWordsOrWhyNot)
{
    for (const auto& [line, dialect, says] : kRows) {
        const Operator op = caseFromText(line).op;
        ASSERT_TRUE(validate(op).empty()) << line;
        EXPECT_THAT(textOrRefusal<TextError>([&, in = dialect] { return code(op, in); }), HasSubstr(says)) << line;
    }
}

// DirectML has the operators themselves.
TEST(Code, ADialectThatMovesNothingGetsNoOtherDialectsWords)
{
    const Operator op = caseFromText("DEPTH_TO_SPACE --Sizes 1,8,2,3 --BlockSize 2").op;
    for (const Dialect dialect : {Dialect::DirectML, Dialect::OpenCv, Dialect::Pillow})
        EXPECT_THROW(dialects::moved(op, dialect), TextError) << name(dialect);
}

// What a script is made of; tests/adapters/script_test.cpp runs them.

std::string scriptOf(const std::string& line, Dialect dialect)
{
    return script(caseFromText(line), dialect);
}

struct ScriptRow {
    std::string line;
    Dialect dialect;
    std::vector<const char*> says; // in the script, or in the refusal
    const char* never = "\t"; // what is not in it
};

const std::string kMoved = "DEPTH_TO_SPACE --Sizes 1,4,1,1 --BlockSize 2 ",
                  kBits = kMoved + "--data values:0.1,nan,1,inf",
                  kIntegers = kMoved + "--DataType UINT64 --data values:18446744073709551615,1,2,3",
                  kTyped = "SPACE_TO_DEPTH --Sizes 1,1,2,2 --BlockSize 2 --DataType ",
                  kEnlarged = "RESAMPLE --Sizes 1,1,2,2 --Scales 1,1,2,2 --DataType ",
                  kBytes = kEnlarged + "UINT8 --InterpolationMode LINEAR",
                  kHalves = kEnlarged + "FLOAT16 --InterpolationMode LINEAR --data values:1,2,3,4",
                  kLinear = kEnlarged + "FLOAT32 --InterpolationMode LINEAR --data values:",
                  kTwice = "RESAMPLE1 --Sizes 1,1,2,2 --InterpolationMode LINEAR --Scales 1,1,2,2",
                  kTie = "RESAMPLE1 --Sizes 1,1,4,4 --Scales 1,1,1.25,1.75 --OutputTensor.Sizes 1,1,5,7";

const ScriptRow kScripts[] = {
    // Numbers are written as decimals that read back equal, and as bits where none does.
    {kMoved + "--data values:0.1,-0,1e-45,3", Dialect::NumPy, {"np.array([0.1, -0.0, 1e-45, 3], np.float32)"}},
    {kBits, Dialect::NumPy, {"0x3dcccccd", "np.uint32).view(np.float32)"}},
    {kIntegers, Dialect::NumPy, {"[18446744073709551615, 1, 2, 3], np.uint64"}},
    // Types that the framework lacks are refused.
    {kTyped + "UINT16", Dialect::PyTorch, {"DataType UINT16: PyTorch"}},
    {kTyped + "FLOAT64", Dialect::Onnx, {"TensorProto.DOUBLE"}},
    {kEnlarged + "INT8", Dialect::Pillow, {"exactly only for FLOAT32, UINT8"}},
    {kBytes, Dialect::OpenCv, {"exactly only for FLOAT32"}},
    {kBytes, Dialect::NumPy, {"y = y.clip(0, 255).astype(np.uint8)"}},
    // A snippet for ONNX takes the oldest opset that can say the case. Opset 13 was the last with x = (o + 0.5)/s.
    {kTwice, Dialect::Onnx, {"helper.make_opsetid(\"\", 13)", "providers=[\"CPUExecutionProvider\"]"}},
    {"RESAMPLE3 --Sizes 1,1,8,8 --InterpolationMode LINEAR --Scales 1,1,0.5,0.5 --Antialiased true "
     "--AntialiasFilter TRIANGLE",
     Dialect::Onnx,
     {"helper.make_opsetid(\"\", 18)"}},
    {"RESAMPLE1 --Sizes 1,1,3,3 --InterpolationMode LINEAR --Scales 1,1,2,2 --InputPixelOffsets 0,0,0,0 "
     "--OutputPixelOffsets 0,0,-0.5,-0.5",
     Dialect::Onnx,
     {"ONNX has tf_half_pixel_for_nn until opset 12"}},
    // Ties are spoken of where the framework decides.
    {kTie, Dialect::Pillow, {"halfway between two inputs", "own rounding decides"}},
    {kTie, Dialect::NumPy, {}, "halfway"},
    {"RESAMPLE1 --Sizes 1,1,4,4 --Scales 1,1,3,3", Dialect::Pillow, {}, "halfway"},
    // Debian's PyTorch resizes no FLOAT16, and ONNX Runtime's CPU has few kernels for it: both resize FLOAT32. The
    // values
    // of a larger tensor stand in a file.
    {kHalves, Dialect::PyTorch, {"torch.from_numpy(x).float()", "y = y.half().numpy()"}},
    {kLinear + "1,inf,3,4", Dialect::NumPy, {}, "weight is 0"},
};

TEST(ScriptWords, SayWhatTheFrameworkDoes)
{
    for (const ScriptRow& row : kScripts) {
        const std::string said = textOrRefusal<TextError>([&] { return scriptOf(row.line, row.dialect); });
        for (const char* each : row.says)
            EXPECT_THAT(said, HasSubstr(each)) << row.line;
        EXPECT_THAT(said, Not(HasSubstr(row.never))) << row.line;
    }
    for (const Dialect dialect : {Dialect::PyTorch, Dialect::Onnx, Dialect::OpenCv, Dialect::Pillow}) {
        EXPECT_THAT(scriptOf(kLinear + "1,inf,3,4", dialect), HasSubstr("multiplies an element whose weight is 0"));
        EXPECT_THAT(scriptOf(kLinear + "1,2,3,4", dialect), Not(HasSubstr("weight is 0")));
    }
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
        ASSERT_THAT(command, AllOf(StartsWith(begin), EndsWith(end)));
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
    c.data = FromValues{Tensor(c.op.input), "clipboard"};
    EXPECT_EQ(inputCommand(c), "");
    EXPECT_THAT(script(c, Dialect::NumPy), HasSubstr("input.npy holds the case's input"));
}

// Every place "{…}" in the texts of resources/programs.txt is filled in.
TEST(ScriptWords, NoPlaceIsLeft)
{
    for (const char* line : {"DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2 --Order DEPTH_COLUMN_ROW",
                             "SPACE_TO_DEPTH1 --Sizes 1,2,4,6 --BlockSize 2 --Order COLUMN_ROW_DEPTH",
                             "RESAMPLE1 --Sizes 1,1,4,4 --InterpolationMode LINEAR --Scales 1,1,2,2",
                             "RESAMPLE1 --Sizes 1,1,20,20 --Scales 1,1,2,2"})
        for (const Dialect dialect : kDialects)
            for (const char* place : {"{import", "{body}", "{indented}", "{read}", "{constants}"})
                EXPECT_THAT(textOrRefusal<TextError>([&] { return scriptOf(line, dialect); }), Not(HasSubstr(place)))
                    << name(dialect);
}

} // namespace
} // namespace tessera
