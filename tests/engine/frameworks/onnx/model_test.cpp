// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/onnx/model.h"

#include "engine/frameworks/onnx/recorded_tensors.h"
#include "tests/engine/formats/io/io_files.h"
#include "tests/engine/frameworks/onnx/model_files.h"
#include "tests/engine/frameworks/onnx/onnx_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

using testing::AllOf;
using testing::AnyOf;
using testing::ElementsAre;
using testing::Eq;
using testing::HasSubstr;
using testing::IsEmpty;

class WholeModel : public testing::Test {
protected:
    Model open(const ModelBuilder& builder, const ModelOptions& options = {}) const
    {
        return openModel(m_folder.write("net.onnx", builder.bytes()), options);
    }
    template <class Error> std::string refusalOf(const ModelBuilder& builder, const ModelOptions& options = {}) const
    {
        return messageOf<Error>([&] { open(builder, options); });
    }
    static std::string lineOf(const ModelNode& node)
    {
        return node.meaning ? fieldsText(*node.meaning) : "no case: " + english(node.why);
    }
    static std::vector<std::string> namesIn(const Model& model)
    {
        std::vector<std::string> names;
        for (const ModelNode& node : model.nodes)
            names.push_back(node.name);
        return names;
    }

    TemporaryFolder m_folder;
};

constexpr const char* kCrd = "DEPTH_TO_SPACE1 --BlockSize 2 --Order COLUMN_ROW_DEPTH";

TEST_F(WholeModel, ListsTheTailOfASuperResolutionNetwork)
{
    const Model model = open(superResolution(), {.dims = {{"batch", 1}, {"h", 4}, {"w", 5}}});
    EXPECT_EQ(model.nodeCount, 4u);
    EXPECT_EQ(model.opset, 13);
    EXPECT_THAT(namesIn(model), ElementsAre("up/shuffle", "skip"));
    const ModelNode& shuffle = model.nodes.front();
    EXPECT_EQ(lineOf(shuffle), kCrd);
    EXPECT_EQ(text(shuffle.input), "FLOAT32 {1, 12, 4, 5}");
    EXPECT_EQ(text(shuffle.output), "FLOAT32 {1, 3, 8, 10}");
    EXPECT_EQ(shuffle.input.name, "conv_out");
    EXPECT_EQ(lineOf(model.nodes.back()), "RESAMPLE --InterpolationMode LINEAR --Scales 1,1,2,2");
    ASSERT_TRUE(model.nodes.back().passed);
    EXPECT_EQ(name(*model.nodes.back().passed), "RESAMPLE3");
    EXPECT_FALSE(model.nodes.back().isPassedOtherwise);
    EXPECT_EQ(caseOf(model, shuffle).title, "up/shuffle");
    EXPECT_EQ(lineOf(open(superResolution("DCR"), {.dims = {{"batch", 1}, {"h", 4}, {"w", 5}}}).nodes.front()),
              "DEPTH_TO_SPACE1 --BlockSize 2 --Order DEPTH_COLUMN_ROW");
}

TEST_F(WholeModel, AsksForSizesThatAreOpen)
{
    const Model model = open(superResolution());
    EXPECT_THAT(model.open, ElementsAre("batch", "h", "w"));
    EXPECT_EQ(text(model.inputs.front()), "FLOAT32 {batch, 3, h, w}");
    EXPECT_THAT(messageOf<TextError>([&] { caseOf(model, model.nodes.front()); }),
                AllOf(HasSubstr("net.onnx#up/shuffle"), HasSubstr("--dim batch=1 --dim h=1 --dim w=1")));
    EXPECT_THAT(refusalOf<TextError>(superResolution(), {.dims = {{"bach", 1}}}),
                AllOf(HasSubstr("--dim bach"), HasSubstr("did you mean batch?")));
    ModelBuilder unnamed = ModelBuilder(13).input("x", {"", "4", "", "6"});
    set(unnamed.node("DepthToSpace", "up", {"x"}), "blocksize", int64_t{2});
    EXPECT_THAT(open(unnamed).open, ElementsAre("x[0]", "x[2]"));
    EXPECT_EQ(lineOf(open(unnamed, {.dims = {{"x[0]", 1}, {"x[2]", 5}}}).nodes.front()),
              "DEPTH_TO_SPACE1 --BlockSize 2 --Order DEPTH_COLUMN_ROW");
}

// The second Resize takes its sizes from another tensor's, as PyTorch writes it.
TEST_F(WholeModel, FollowsSizesThroughADetectorsNeck)
{
    ModelBuilder neck(11);
    neck.input("p3", {"1", "8", "32", "40"}).input("p4", {"1", "8", "16", "20"}).input("p5", {"1", "8", "8", "10"});
    neck.floats("scales", {1, 1, 2, 2}).floats("none", {}).numbers("two", {2}).numbers("four", {4});
    neck.numbers("start", {0});
    const auto resize = [&](const std::string& name, ModelBuilder::Names inputs) {
        onnx::NodeProto& node = neck.node("Resize", name, inputs);
        set(node, "mode", std::string("nearest"));
        set(node, "nearest_mode", std::string("floor"));
        set(node, "coordinate_transformation_mode", std::string("asymmetric"));
    };
    resize("up5", {"p5", "none", "scales"});
    neck.node("Add", "sum", {"up5_out", "p4"});
    neck.node("Shape", "whole", {"p3"});
    neck.node("Slice", "wanted", {"whole_out", "two", "four", "start"});
    neck.node("Shape", "own", {"sum_out"});
    neck.node("Slice", "kept", {"own_out", "start", "two", "start"});
    set(neck.node("Concat", "sizes", {"kept_out", "wanted_out"}), "axis", int64_t{0});
    resize("up4", {"sum_out", "none", "none", "sizes_out"});
    const Model model = open(neck);
    ASSERT_THAT(namesIn(model), ElementsAre("up5", "up4"));
    const std::string nearest = "RESAMPLE1 --InterpolationMode NEAREST_NEIGHBOR --Scales 1,1,2,2";
    EXPECT_THAT(lineOf(model.nodes.front()), HasSubstr(nearest));
    EXPECT_THAT(lineOf(model.nodes.back()), HasSubstr(nearest));
    EXPECT_EQ(text(model.nodes.back().output), "FLOAT32 {1, 8, 32, 40}");
}

TEST_F(WholeModel, SeesOneOperatorInAChain)
{
    const Model model = open(pixelUnshuffle());
    ASSERT_THAT(namesIn(model), ElementsAre("unshuffled"));
    const ModelNode& chain = model.nodes.front();
    EXPECT_TRUE(chain.isChain());
    EXPECT_EQ(chain.op, "Reshape–Transpose–Reshape");
    EXPECT_THAT(chain.nodes, ElementsAre("apart", "turned", "unshuffled"));
    EXPECT_EQ(lineOf(chain), "SPACE_TO_DEPTH1 --BlockSize 2 --Order COLUMN_ROW_DEPTH");
    EXPECT_EQ(chain.input.name, "x");
    EXPECT_THAT(english(chain.whyNotPassed), HasSubstr("3 nodes one by one"));

    const Model rows = open(focus(false));
    ASSERT_THAT(namesIn(rows), ElementsAre("focus"));
    EXPECT_EQ(rows.nodes.front().op, "Slice×6–Concat");
    EXPECT_EQ(lineOf(rows.nodes.front()), "SPACE_TO_DEPTH1 --BlockSize 2 --Order DEPTH_COLUMN_ROW");
}

TEST_F(WholeModel, SeesAnEinsumOfOneOperandInAChain)
{
    ModelBuilder builder = turnedApart({"1", "8", "2", "3"}, {1, 2, 2, 2, 2, 3}, {}, {1, 2, 4, 6});
    onnx::NodeProto& turned = *builder.graph().mutable_node(1);
    turned.set_op_type("Einsum");
    for (const auto& [equation, line] :
         {std::pair("nabchw->nchawb", "DEPTH_TO_SPACE1 --BlockSize 2 --Order DEPTH_COLUMN_ROW"),
          {"nabchw -> nahbwc", kCrd},
          {"nabchw->nchaww", ""},
          {"...->...", ""}}) {
        turned.clear_attribute();
        set(turned, "equation", std::string(equation));
        const Model model = open(builder);
        EXPECT_EQ(model.nodes.empty() ? "" : lineOf(model.nodes.front()), line) << equation;
    }
    ModelBuilder two(13); // what the library for shapes calls its sizes is no symbol of the model
    two.input("x", {"1", "8", "2", "3"}).input("w", {"8", "4"});
    set(two.node("Einsum", "joined", {"x", "w"}), "equation", std::string("nchw,cd->ndhw"));
    set(two.node("DepthToSpace", "up", {"joined_out"}), "blocksize", int64_t{2});
    EXPECT_THAT(open(two).open, IsEmpty());
    EXPECT_THAT(lineOf(open(two).nodes.front()),
                AnyOf(HasSubstr("sizes of its input joined_out are not known"),
                      Eq("DEPTH_TO_SPACE1 --BlockSize 2 --Order DEPTH_COLUMN_ROW")))
        << "newer libraries know them";
}

// An open batch and shapes that the graph computes of its input's: what the chain is does not depend on them.
TEST_F(WholeModel, SeesAChainWhateverTheSizesAre)
{
    const ModelBuilder batch =
        turnedApart({"n", "3", "4", "6"}, {-1, 3, 2, 2, 3, 2}, {0, 1, 3, 5, 2, 4}, {-1, 12, 2, 3});
    ModelBuilder computed(13); // pixel_shuffle of a tensor whose sizes are all read from it
    computed.input("x", {"n", "c", "h", "w"}).numbers("two", {2}).numbers("four", {4});
    computed.node("Shape", "shape", {"x"});
    for (const std::string axis : {"0", "1", "2", "3"}) {
        computed.numbers("i" + axis, {std::stoll(axis)});
        computed.node("Gather", "s" + axis, {"shape_out", "i" + axis});
    }
    computed.node("Div", "d", {"s1_out", "four"});
    computed.node("Mul", "hh", {"s2_out", "two"});
    computed.node("Mul", "ww", {"s3_out", "two"});
    set(computed.node("Concat", "a", {"s0_out", "d_out", "two", "two", "s2_out", "s3_out"}), "axis", int64_t{0});
    set(computed.node("Concat", "b", {"s0_out", "d_out", "hh_out", "ww_out"}), "axis", int64_t{0});
    computed.node("Reshape", "apart", {"x", "a_out"});
    set(computed.node("Transpose", "turned", {"apart_out"}), "perm", {0, 1, 4, 2, 5, 3});
    computed.node("Reshape", "whole", {"turned_out", "b_out"});
    for (const auto& [builder, fields, open] :
         {std::tuple(&batch, "SPACE_TO_DEPTH1 --BlockSize 2 --Order COLUMN_ROW_DEPTH", std::vector<std::string>{"n"}),
          std::tuple(&std::as_const(computed), kCrd, std::vector<std::string>{"n", "c", "h", "w"})}) {
        const Model model = openModel(m_folder.write("net.onnx", builder->bytes()));
        ASSERT_THAT(namesIn(model), ElementsAre("whole"));
        const ModelNode& chain = model.nodes.front();
        EXPECT_EQ(chain.forAllSizes, fields);
        EXPECT_FALSE(chain.isCase());
        EXPECT_EQ(chain.open, open);
        ModelOptions given;
        for (const std::string& symbol : chain.open)
            given.dims[symbol] = symbol == "c" ? 8 : 2;
        EXPECT_EQ(lineOf(openModel(m_folder / "net.onnx", given).nodes.front()), fields);
    }
    EXPECT_EQ(text(openModel(m_folder / "net.onnx").nodes.front().input), "FLOAT32 {n, c, h, w}");
}

// A batch of one is in the shapes: only that size makes it a chain.
TEST_F(WholeModel, SaysThatSizesDecide)
{
    const ModelBuilder builder =
        turnedApart({"n", "3", "4", "6"}, {1, 3, 2, 2, 3, 2}, {0, 1, 3, 5, 2, 4}, {1, 12, 2, 3});
    const Model model = open(builder);
    ASSERT_THAT(namesIn(model), ElementsAre("whole"));
    EXPECT_EQ(model.nodes.front().forAllSizes, "");
    EXPECT_THAT(model.nodes.front().open, ElementsAre("n"));
    EXPECT_TRUE(open(builder, {.dims = {{"n", 1}}}).nodes.front().isCase());
    ModelBuilder fixed(13); // to one size, of an open one
    fixed.input("x", {"n", "3", "h", "w"}).numbers("sizes", {1, 3, 64, 64});
    set(fixed.node("Resize", "up", {"x", "", "", "sizes"}), "mode", std::string("linear"));
    EXPECT_EQ(open(fixed).nodes.front().forAllSizes, "");
    EXPECT_THAT(open(fixed).nodes.front().open, ElementsAre("n", "h", "w"));
}

// Exports of TensorFlow: the layout that explains the moves is said, and nothing resizes C.
TEST_F(WholeModel, ReadsChannelsThatAreLast)
{
    struct Row {
        std::vector<int64_t> apart, perm, whole;
        const char* says;
    };
    for (const Row& row : {Row{{1, 2, 3, 2, 2, 2},
                               {0, 1, 3, 2, 4, 5},
                               {1, 4, 6, 2},
                               "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --Strides 48,1,24,8 --OutputTensor.Strides 48,1,12,2 "
                               "--BlockSize 2 --Order DEPTH_COLUMN_ROW"},
                           Row{{1, 2, 3, 2, 2, 2}, {0, 1, 4, 2, 5, 3}, {1, 4, 6, 2}, "--Order COLUMN_ROW_DEPTH"}}) {
        ModelBuilder builder(5); // shapes as attributes were opset 1's
        builder.input("x", {"1", "2", "3", "8"});
        setInts(builder.node("Reshape", "apart", {"x"}), "shape", row.apart);
        setInts(builder.node("Transpose", "turned", {"apart_out"}), "perm", row.perm);
        setInts(builder.node("Reshape", "whole", {"turned_out"}), "shape", row.whole);
        const Model model = open(builder);
        ASSERT_THAT(namesIn(model), ElementsAre("whole"));
        EXPECT_THAT(lineOf(model.nodes.front()), HasSubstr(row.says));
        EXPECT_THAT(english(joined(model.nodes.front().notes, "; ")), HasSubstr("N, H, W, C"));
    }
    ModelBuilder resized = ModelBuilder(13).input("x", {"1", "4", "6", "3"}).floats("scales", {1, 1.5, 1.5, 1});
    resized.numbers("no", {0, 0}).numbers("end", {4, 6}).numbers("axes", {1, 2}).numbers("two", {2, 2});
    set(resized.node("Resize", "up", {"x", "", "scales"}), "mode", std::string("linear"));
    resized.node("Slice", "half", {"x", "no", "end", "axes", "two"});
    const Model model = open(resized);
    ASSERT_THAT(namesIn(model), ElementsAre("up", "half"));
    EXPECT_EQ(
        lineOf(model.nodes.front()),
        "RESAMPLE --Sizes 1,3,4,6 --Strides 72,1,18,3 --OutputTensor.Strides 162,1,27,3 --InterpolationMode LINEAR "
        "--Scales 1,1,1.5,1.5");
    EXPECT_EQ(text(model.nodes.front().output), "FLOAT32 {1, 6, 9, 3}");
    EXPECT_FALSE(model.nodes.front().isPassedOtherwise);
    EXPECT_THAT(lineOf(model.nodes.back()), HasSubstr("--Scales 1,1,0.5,0.5"));
}

// A chain that none of the operators is; other moves are no business of ours.
TEST_F(WholeModel, SaysWhatIsNearlyOne)
{
    const Model columns = open(focus(true));
    ASSERT_THAT(namesIn(columns), ElementsAre("focus"));
    EXPECT_THAT(lineOf(columns.nodes.front()),
                AllOf(HasSubstr("column by column"), HasSubstr("nearest is SPACE_TO_DEPTH1")));
    ModelBuilder heads(13);
    heads.input("x", {"1", "16", "64"}).numbers("apart", {1, 16, 8, 8}).numbers("joined", {1, 16, 64});
    heads.node("Reshape", "apart", {"x", "apart"});
    set(heads.node("Transpose", "turned", {"apart_out"}), "perm", {0, 2, 1, 3});
    heads.node("Softmax", "soft", {"turned_out"});
    set(heads.node("Transpose", "back", {"soft_out"}), "perm", {0, 2, 1, 3});
    heads.node("Reshape", "joined", {"back_out", "joined"});
    EXPECT_THAT(namesIn(open(heads)), IsEmpty());
}

TEST_F(WholeModel, SaysWhyANodeIsNone)
{
    ModelBuilder odd(13);
    odd.input("x", {"1", "2", "4", "4"}).input("given", {"4"}).floats("scales", {1, 1, 2, 2});
    set(odd.node("Resize", "cubic", {"x", "", "scales"}), "mode", std::string("cubic"));
    odd.node("Resize", "computed", {"x", "", "given"});
    odd.node("DepthToSpace", "", {"x"});
    odd.node("DepthToSpace", "", {"x"});
    const Model model = open(odd);
    EXPECT_THAT(lineOf(model.nodes.at(0)), HasSubstr("\"cubic\""));
    EXPECT_THAT(english(model.nodes.at(0).whyNotPassed), HasSubstr("leaves cubic to the CPU"));
    EXPECT_THAT(lineOf(model.nodes.at(1)), AllOf(HasSubstr("scales are no constant"), HasSubstr("given")));
    EXPECT_THAT(namesIn(model), ElementsAre("cubic", "computed", "_out", "_out (2)"));
    EXPECT_THAT(messageOf<TextError>([&] { model.node("cubik"); }), HasSubstr("did you mean cubic?"));
}

// Of an opset that the library for shapes does not know: sizes are worked out from the node itself.
TEST_F(WholeModel, ReadsNewerOpsets)
{
    ModelBuilder builder = ModelBuilder(23).input("x", {"1", "4", "3", "5"}).floats("scales", {2, 2});
    onnx::NodeProto& resize = builder.node("Resize", "up", {"x", "", "scales"});
    set(resize, "axes", {2, 3});
    set(resize, "mode", std::string("linear"));
    set(builder.node("DepthToSpace", "shuffle", {"up_out"}), "blocksize", int64_t{2});
    const Model model = open(builder);
    EXPECT_EQ(text(model.node("shuffle").input), "FLOAT32 {1, 4, 6, 10}");
    EXPECT_TRUE(model.node("shuffle").isCase());
    ModelBuilder future = ModelBuilder(99).input("x", {"1", "4", "3", "5"});
    set(future.node("Constant", "unused", {}), "value_int", int64_t{2});
    set(future.node("SpaceToDepth", "down", {"x"}), "blocksize", int64_t{1});
    EXPECT_THAT(english(joined(open(future).notes, "; ")), HasSubstr("opset 99"));
    EXPECT_EQ(std::pair(open(future).nodeCount, open(future).computingCount), std::pair(size_t{2}, size_t{1}));
}

TEST_F(WholeModel, LooksIntoSubgraphsAndFunctions)
{
    ModelBuilder outer = ModelBuilder(15).input("x", {"1", "4", "2", "2"}).input("flag", {}, onnx::TensorProto::BOOL);
    onnx::NodeProto& choice = outer.node("If", "choice", {"flag"});
    for (const std::string branch : {"then_branch", "else_branch"}) {
        ModelBuilder inner(*attribute(choice, branch, onnx::AttributeProto::GRAPH).mutable_g());
        set(inner.node("DepthToSpace", branch, {"x"}), "blocksize", int64_t{2});
        inner.output(branch + "_out");
    }
    set(outer.function("Shuffle", "DepthToSpace"), "blocksize", int64_t{2});
    const Model model = open(outer);
    ASSERT_THAT(namesIn(model), ElementsAre("then_branch", "else_branch", "r"));
    EXPECT_EQ(model.nodes.front().place, ModelPlace::Subgraph);
    EXPECT_EQ(model.nodes.front().within, "choice");
    EXPECT_TRUE(model.nodes.front().isCase()); // it sees the outer tensor
    EXPECT_EQ(model.nodes.back().place, ModelPlace::Function);
    EXPECT_THAT(english(model.nodes.back().why), HasSubstr("function Shuffle"));
    EXPECT_EQ(model.nodeCount, 4u);
}

// Scales in another file: in the model's folder they are read, elsewhere nothing is.
TEST_F(WholeModel, ReadsNoFileOutsideItsFolder)
{
    const float scales[] = {9, 1, 1, 3, 3};
    const std::filesystem::path folder = m_folder / "model";
    std::filesystem::create_directories(folder / "inner");
    const std::string bytes(reinterpret_cast<const char*>(scales), sizeof scales);
    m_folder.write("model/inner/data.bin", bytes);
    const std::filesystem::path secret = m_folder.write("data.bin", bytes);
    std::filesystem::create_symlink(secret, folder / "link.bin");
    const auto opened = [&](const std::string& location, const ModelOptions& options = {},
                            const std::string& offset = "4") {
        ModelBuilder builder = ModelBuilder(13).input("x", {"1", "2", "4", "4"});
        builder.node("Resize", "up", {"x", "", "scales"});
        builder.node("Relu", "relu", {"up_out"});
        setExternal(builder.initializer("scales", onnx::TensorProto::FLOAT, {4}), location, offset);
        return lineOf(openModel(m_folder.write("model/net.onnx", builder.bytes()), options).nodes.front());
    };
    EXPECT_THAT(opened("inner/data.bin"), HasSubstr("--Scales 1,1,3,3"));
    EXPECT_THAT(opened("missing.bin"), AllOf(HasSubstr("scales are no constant"), HasSubstr("cannot be read")));
    for (const std::string offset : {"-4", "x", "18446744073709551616", "1e3"})
        EXPECT_THAT(opened("inner/data.bin", {}, offset), HasSubstr("begin at " + offset + " of")) << offset;
    for (const std::string offset : {"4611686018427387904", "18446744073709551615", "5", "20", "21"})
        EXPECT_THAT(opened("inner/data.bin", {}, offset), AllOf(HasSubstr("bytes " + offset), HasSubstr("has 20")));
    for (const std::string& location : {secret.string(), std::string("../data.bin"), std::string("link.bin"),
                                        std::string("inner/../../data.bin"), std::string()})
        EXPECT_THAT(messageOf<OutsideFolder>([&] { opened(location); }), HasSubstr("outside the model's folder"))
            << location;
    EXPECT_THAT(opened("link.bin", {.reach = SourceReach::Anywhere}), HasSubstr("--Scales 1,1,3,3"));
}

// A Resize that a runtime may compute in integers, and how its sums were rounded then.
TEST_F(WholeModel, SeesANodeAmongQuantization)
{
    ModelBuilder builder(13);
    builder.input("x", {"1", "1", "1", "2"}, onnx::TensorProto::INT8).floats("s", {1, 1, 1, 2}).floats("k", {0.5});
    builder.graph().mutable_initializer(1)->clear_dims();
    builder.node("DequantizeLinear", "d", {"x", "k"});
    set(builder.node("Resize", "up", {"d_out", "", "s"}), "mode", std::string("linear"));
    builder.node("QuantizeLinear", "q", {"up_out", "k"});
    const ModelNode node = open(builder).node("up");
    ASSERT_TRUE(node.quantization);
    EXPECT_EQ(node.quantization->scale, 0.5);
    const auto tensor = [](std::vector<double> values) {
        return filled({.sizes = {1, 1, 1, static_cast<uint32_t>(values.size())}}, values);
    };
    const Quantization signedOne{.type = DataType::Int8, .scale = 1, .zero = 0};
    const Tensor right = tensor({1, 1.25, 1.75, -1.75});
    EXPECT_EQ(english(roundingOf(signedOne, right, tensor({1, 1, 1, -1})).value_or(Message())), "cut off");
    EXPECT_EQ(english(roundingOf(signedOne, right, tensor({1, 1, 1, -2})).value_or(Message())), "rounded down");
    EXPECT_EQ(english(roundingOf(signedOne, right, tensor({1, 1, 2, -2})).value_or(Message())), "rounded half to even");
    EXPECT_FALSE(roundingOf(signedOne, right, tensor({1, 1, 2, -1})));
}

TEST_F(WholeModel, SurvivesWhatIsMeantToHurt)
{
    ModelBuilder circle(15); // functions that call each other without end, and strides of 0
    circle.model().add_opset_import()->set_domain("mine");
    circle.model().mutable_opset_import(1)->set_version(1);
    circle.input("x", {"1", "4", "2", "2"});
    circle.initializer("w", onnx::TensorProto::FLOAT, {4, 4, 1, 1});
    circle.function("A", "B").set_domain("mine");
    circle.function("B", "A").set_domain("mine");
    circle.node("A", "a", {"x"}).set_domain("mine");
    set(circle.node("Conv", "conv", {"x", "w"}), "strides", {0, 0});
    set(circle.node("DepthToSpace", "up", {"x"}), "blocksize", int64_t{0});
    const Model model = open(circle);
    EXPECT_THAT(english(joined(model.notes, "; ")), HasSubstr("fails with conv"));
    EXPECT_FALSE(model.nodes.front().isCase());
    EXPECT_THAT(refusalOf<IoError>(pixelUnshuffle(), {.budget = {.bytes = 1 << 10}}), HasSubstr("memory budget"));
    ModelBuilder broken(13); // numbers that are not all there
    broken.input("x", {"1", "4", "2", "2"});
    broken.initializer("shape", onnx::TensorProto::INT64, {4}).set_raw_data("abc");
    broken.node("Reshape", "r", {"x", "shape"});
    broken.node("DepthToSpace", "up", {"r_out"});
    EXPECT_FALSE(open(broken).nodes.front().isCase());
}

// libonnx's shapes read beyond the tensor's rank, and ask for as many sizes as a file names: that ends a process of its
// own.
TEST_F(WholeModel, OutlivesTheLibraryForShapes)
{
    ModelBuilder beyond = ModelBuilder(17).input("x", {"1", "4", "2", "2"}).input("v", {"2"}).input("w", {"2"});
    set(beyond.node("LayerNormalization", "norm", {"v", "w"}), "axis", int64_t{-200'000});
    set(beyond.node("DepthToSpace", "up", {"x"}), "blocksize", int64_t{2});
    EXPECT_TRUE(open(beyond).nodes.front().isCase());
    ModelBuilder endless(13);
    endless.input("x", {"1", "4", "2", "2"}).input("shape", {"4000000000"}, onnx::TensorProto::INT64);
    endless.node("Expand", "wide", {"x", "shape"});
    set(endless.node("DepthToSpace", "up", {"x"}), "blocksize", int64_t{2});
    EXPECT_TRUE(open(endless, {.budget = {.bytes = 64 << 20}}).nodes.front().isCase());
}

TEST_F(WholeModel, BytesChangedAreReadOrRefused)
{
    const std::string whole = superResolution().bytes() + focus(true).bytes();
    for (size_t at = 0; at < whole.size(); at += 5) {
        std::string damaged = whole;
        damaged[at] = static_cast<char>(damaged[at] ^ (at % 3 == 0 ? 0x80 : 1));
        try {
            openModel(m_folder.write("net.onnx", damaged), {.budget = {.bytes = 1 << 24}});
        } catch (const IoError&) {
        } catch (const TextError&) {
        }
    }
}

TEST(NodePath, ReadsBackEqual)
{
    for (const std::string text : {"net.onnx", "a b/net.onnx#/up/Resize", "net.onnx?batch=1&h=64#up#2",
                                   "/x/net.onnx?@/tmp/d", "net.onnx?x[0]=3&@dumps#n?m"})
        EXPECT_EQ(pathOf(nodePathOf(text).value()).string(), text);
    const NodePath path = nodePathOf("net.onnx?batch=2&@dumps/a#/up").value();
    EXPECT_EQ(path.file, "net.onnx");
    EXPECT_EQ(path.node, "/up");
    EXPECT_EQ(path.dims.at("batch"), 2u);
    EXPECT_EQ(path.tensors, "dumps/a");
    EXPECT_FALSE(nodePathOf("case.json#output"));
    for (const char* const wrong : {"batch", "batch=", "=3", "batch=0", "batch=-1", "batch=1x", "batch=99999999999"})
        EXPECT_THAT(messageOf<TextError>([&] { dimFromText(wrong); }), HasSubstr("--dim batch=1")) << wrong;
}

} // namespace
} // namespace tessera
