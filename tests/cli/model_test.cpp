// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"
#include "tests/engine/frameworks/onnx/model_files.h"

namespace tessera {
namespace {

class ModelCommand : public testing::Test {
protected:
    void SetUp() override
    {
        writeText("sr.onnx", superResolution().SerializeAsString());
        writeText("other.onnx", superResolution("DCR").SerializeAsString());
        writeText("focus.onnx", focus(true).SerializeAsString());
        writeText("un.onnx", pixelUnshuffle().SerializeAsString());
    }

    static void numpy(const std::string& script) { ASSERT_THAT(python("import numpy as np\n" + script), Exits(0)); }

    static inline const std::string kDims = " --dim batch=1 --dim h=3 --dim w=5";
};

TEST_F(ModelCommand, ListsWhatConcernsUs)
{
    EXPECT_THAT(tessera("model sr.onnx"),
                Ends(0,
                     AllOf(HasSubstr("4 nodes, opset 13"), HasSubstr("x FLOAT32 {batch, 3, h, w}"),
                           HasSubstr("0 of 2 are cases"),
                           HasSubstr("COLUMN_ROW_DEPTH, whatever the open sizes are: a case with --dim batch=… ")),
                     "tessera model sr.onnx --dim batch=1 --dim h=1 --dim w=1"));
    EXPECT_THAT(tessera("model sr.onnx" + kDims).out,
                AllOf(HasSubstr("{1, 12, 3, 5} → {1, 3, 6, 10}"), HasSubstr("2 of 2 are cases")));
    EXPECT_THAT(tessera("model focus.onnx").out, HasSubstr("no case: the block is"));
    EXPECT_THAT(tessera("model focus.onnx un.onnx").err, HasSubstr("model takes MODEL.onnx, and 2 are given"));
    EXPECT_THAT(tessera("model 'un.onnx#unshuffled'").err, HasSubstr("is a case; expected a model"));
}

TEST_F(ModelCommand, TakesANodeAsACase)
{
    EXPECT_THAT(tessera("check un.onnx"), Says(0, "1 passed")); // in the folder that it lies in
    EXPECT_THAT(tessera("run un.onnx --output - > x.npy; tessera code 'un.onnx#unshuffled' --framework PyTorch").out,
                HasSubstr("F.pixel_unshuffle(x, 2)"));
    EXPECT_THAT(tessera("run 'sr.onnx#up/shuffle'" + kDims).out, HasSubstr("{1, 3, 6, 10} FLOAT32"));
    EXPECT_THAT(tessera("check sr.onnx" + kDims), Says(0, "tessera check 'sr.onnx#skip' --dim batch=1", "2 passed"));
    EXPECT_THAT(tessera("check sr.onnx").out, AllOf(HasSubstr("UNSUPPORTED"), HasSubstr("are open: batch, h, w")));
    EXPECT_THAT(tessera("run sr.onnx" + kDims).err, HasSubstr("sr.onnx#up/shuffle"));
    writeText("broken.onnx", "no model");
    EXPECT_THAT(tessera("check broken.onnx un.onnx"), // one that cannot be read stops no other
                Says(4, "1 passed, 0 mistrusted, 0 failed, 1 error"));
}

TEST_F(ModelCommand, ChecksWhatWasRecorded)
{
    if (!hasPython("numpy"))
        GTEST_SKIP() << "python3-numpy is not installed";
    numpy("import os\n"
          "os.mkdir('dump')\n"
          "x = np.random.default_rng(1).standard_normal((1, 12, 3, 5)).astype(np.float32)\n"
          "np.save('dump/conv_out.npy', x)\n"
          "y = x.reshape(1, 2, 2, 3, 3, 5).transpose(0, 3, 4, 1, 5, 2).reshape(1, 3, 6, 10)\n"
          "np.savez('dump/rest.npz', **{'up/shuffle_out': y})\n");
    EXPECT_THAT(
        tessera("check 'sr.onnx#up/shuffle' --tensors dump"),
        Says(2, "order: A is what DEPTH_COLUMN_ROW gives", "tessera check 'sr.onnx#up/shuffle' --tensors dump"));
    EXPECT_THAT(tessera("check 'other.onnx#up/shuffle' --tensors dump"), Exits(0));
    EXPECT_THAT(tessera("run 'sr.onnx#up/shuffle' --tensors dump").out, HasSubstr("{1, 3, 6, 10}"));
}

TEST_F(ModelCommand, HoldsTwoModelsBesideEachOther)
{
    EXPECT_THAT(
        tessera("check sr.onnx --against other.onnx" + kDims),
        Says(2, "B DEPTH_TO_SPACE1 --BlockSize 2 --Order DEPTH_COLUMN_ROW", "1 passed, 0 mistrusted, 1 failed"));
    EXPECT_THAT(tessera("check sr.onnx --against sr.onnx" + kDims), Exits(0));
    EXPECT_THAT(tessera("check un.onnx --against focus.onnx").out, HasSubstr("B's focus"));
}

// A node that only passes on an earlier node's difference does not fail.
TEST_F(ModelCommand, HoldsEachNodeByItsOwnInput)
{
    if (!hasPython("numpy"))
        GTEST_SKIP() << "python3-numpy is not installed";
    for (const auto& [file, mode] : {std::pair("a.onnx", "CRD"), {"b.onnx", "DCR"}}) {
        const onnx::ModelProto model = modelOf(
            13,
            "(float[1,8,2,3] x) => (float[] up_out) <float[4] scales = {1,1,2,2}> { shuffle_out = DepthToSpace "
            "<blocksize = 2, mode = \""
                + std::string(mode)
                + "\"> (x) relu_out = Relu (shuffle_out) up_out = Resize <mode = \"nearest\", "
                  "coordinate_transformation_mode = \"asymmetric\", nearest_mode = \"floor\"> (relu_out, , scales) }");
        writeText(file, model.SerializeAsString());
    }
    numpy("import os\n"
          "x = np.random.default_rng(1).standard_normal((1, 8, 2, 3)).astype(np.float32)\n"
          "for name, shape, order in (('da', (1, 2, 2, 2, 2, 3), (0, 1, 4, 2, 5, 3)),"
          " ('db', (1, 2, 2, 2, 2, 3), (0, 3, 4, 1, 5, 2))):\n"
          "  os.mkdir(name)\n"
          "  y = x.reshape(shape).transpose(order).reshape(1, 2, 4, 6)\n"
          "  r = np.maximum(y, 0)\n"
          "  for key, value in (('x', x), ('shuffle_out', y), ('relu_out', r),"
          " ('up_out', r.repeat(2, 2).repeat(2, 3))):\n"
          "    np.save(f'{name}/{key}.npy', value)\n"
          "os.mkdir('dc')\n"
          "for key in ('x', 'shuffle_out', 'relu_out'): np.save(f'dc/{key}.npy', np.load(f'db/{key}.npy'))\n"
          "np.save('dc/up_out.npy', np.roll(np.load('db/up_out.npy'), 1, 3))\n");
    EXPECT_THAT(tessera("check 'a.onnx?@da' --against 'b.onnx?@db'"),
                Says(2, "2 passed, 0 mistrusted, 2 failed", "FAIL        shuffle, parameters: A DEPTH_TO_SPACE1",
                     "order: B is what", "input already, which it inherits",
                     "|  tessera check 'a.onnx?@da#shuffle' --against 'b.onnx?@db'\n",
                     "|  tessera check 'a.onnx?@da#up' --against 'b.onnx?@db'\n"));
    EXPECT_THAT(tessera("check 'a.onnx?@da#up' --against 'b.onnx?@db'").out, HasSubstr("inherits"));
    EXPECT_THAT(tessera("check 'a.onnx?@da' --against 'b.onnx?@dc'").out,
                AllOf(HasSubstr("does not give what its input gives"),
                      HasSubstr("tessera check 'b.onnx?@dc#up' --against 'a.onnx?@da'\n")));
    EXPECT_EQ(tessera("check 'b.onnx?@dc#up' --against 'a.onnx?@da'").code, 2);
}

// A runtime may fuse a Resize with the QuantizeLinear behind it, and then cuts its sums off.
TEST_F(ModelCommand, NamesTheRoundingOfAFusedNode)
{
    if (!hasPython("numpy"))
        GTEST_SKIP() << "python3-numpy is not installed";
    const onnx::ModelProto model = modelOf(
        13,
        "(float[1,1,1,2] x) => (float[] r_out) <float[4] s = {1,1,1,2}, float k = {1}> { q_out = QuantizeLinear (x, "
        "k) d_out = DequantizeLinear (q_out, k) up_out = Resize <mode = \"linear\"> (d_out, , s) r_out = "
        "QuantizeLinear (up_out, k) }");
    writeText("q.onnx", model.SerializeAsString());
    numpy("import os\nos.mkdir('flow')\n"
          "np.save('flow/d_out.npy', np.array([1, 2], np.float32).reshape(1, 1, 1, 2))\n"
          "np.save('flow/up_out.npy', np.array([1, 1, 1, 2], np.float32).reshape(1, 1, 1, 4))\n");
    EXPECT_THAT(tessera("model q.onnx").out, HasSubstr("QuantizeLinear and DequantizeLinear"));
    EXPECT_THAT(tessera("check q.onnx --tensors flow --verbose"),
                Says(2, "integer-rounding: A is what sums in UINT8 that are cut off give",
                     "tessera check 'q.onnx#up' --tensors flow\n"));
}

TEST_F(ModelCommand, RunsAModelOnce)
{
    if (!hasPython("numpy, cv2"))
        GTEST_SKIP() << "python3-opencv is not installed";
    numpy("np.save('x.npy', np.random.default_rng(2).standard_normal((1, 3, 6, 7)).astype(np.float32))\n");
    EXPECT_THAT(
        tessera("check sr.onnx --capture x.npy --runtime opencv --verbose"),
        Says(0, "OpenCV", "2 passed, 0 mistrusted, 0 failed", "'sr.onnx#skip' --capture x.npy --runtime opencv"));
    // OpenCV computes both models' convolutions alike. Only the orders of the DepthToSpace differ.
    EXPECT_THAT(tessera("check sr.onnx --against other.onnx --capture x.npy --runtime opencv"), Says(2, "order: "));
    EXPECT_THAT(tessera("check sr.onnx --capture x.npy"), Complains(0, " ran the model"));
    EXPECT_THAT(tessera("check sr.onnx --capture y=x.npy --runtime opencv").err, HasSubstr("no such input"));
    EXPECT_THAT(tessera("check sr.onnx --capture missing.npy --runtime opencv"), Exits(4));
}

TEST_F(ModelCommand, SaysThatARuntimeIsMissing)
{
    if (!hasPython("numpy") || hasPython("onnxruntime"))
        GTEST_SKIP() << "ONNX Runtime is there, or NumPy is not";
    numpy("np.save('x.npy', np.zeros((1, 3, 6, 7), np.float32))\n");
    EXPECT_THAT(tessera("check sr.onnx --capture x.npy --runtime onnxruntime"),
                Complains(5, "onnxruntime did not run the model", "pip install"));
}

} // namespace
} // namespace tessera
