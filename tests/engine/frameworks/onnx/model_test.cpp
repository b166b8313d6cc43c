// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/onnx/model.h"

#include "tests/engine/formats/io/io_files.h"
#include "tests/engine/frameworks/onnx/model_files.h"
#include "tests/support/matchers.h"

#include <limits>

namespace tessera {
namespace {

class WholeModel : public testing::Test {
protected:
    Model open(const onnx::ModelProto& model, const ModelOptions& options = {}) const
    {
        return openModel(m_folder.write("net.onnx", model.SerializeAsString()), options);
    }
    template <class Error> std::string refusalOf(const onnx::ModelProto& model, const ModelOptions& options = {}) const
    {
        return messageOf<Error>([&] { open(model, options); });
    }
    static std::string lineOf(const ModelNode& node)
    {
        return node.isCase() ? fieldsText(*node.meaning.op) : "no case: " + english(node.meaning.why);
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
    ASSERT_TRUE(model.nodes.back().passed.op);
    EXPECT_EQ(name(*model.nodes.back().passed.op), "RESAMPLE3");
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
    const onnx::ModelProto unnamed =
        modelOf(13, "(float[?,4,?,6] x) => (float[] up_out) { up_out = DepthToSpace <blocksize = 2> (x) }");
    EXPECT_THAT(open(unnamed).open, ElementsAre("x[0]", "x[2]"));
    EXPECT_EQ(lineOf(open(unnamed, {.dims = {{"x[0]", 1}, {"x[2]", 5}}}).nodes.front()),
              "DEPTH_TO_SPACE1 --BlockSize 2 --Order DEPTH_COLUMN_ROW");
}

// The second Resize takes its sizes from another tensor's, as PyTorch writes it.
TEST_F(WholeModel, FollowsSizesThroughADetectorsNeck)
{
    const std::string resize = "Resize <mode = \"nearest\", nearest_mode = \"floor\", "
                               "coordinate_transformation_mode = \"asymmetric\"> ";
    const onnx::ModelProto neck = modelOf(
        11,
        "(float[1,8,32,40] p3, float[1,8,16,20] p4, float[1,8,8,10] p5) => (float[] up4_out) <float[4] scales = "
        "{1,1,2,2}, float[0] none = {}, int64[1] two = {2}, int64[1] four = {4}, int64[1] start = {0}> { up5_out = "
            + resize
            + "(p5, none, scales) sum_out = Add (up5_out, p4) whole_out = Shape (p3) "
              "wanted_out = Slice (whole_out, two, four, start) own_out = Shape (sum_out) "
              "kept_out = Slice (own_out, start, two, start) sizes_out = Concat <axis = 0> (kept_out, wanted_out) "
              "up4_out = "
            + resize + "(sum_out, none, none, sizes_out) }");
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
    EXPECT_THAT(english(chain.passed.why), HasSubstr("3 nodes one by one"));

    const Model rows = open(focus(false));
    ASSERT_THAT(namesIn(rows), ElementsAre("focus"));
    EXPECT_EQ(rows.nodes.front().op, "Slice×6–Concat");
    EXPECT_EQ(lineOf(rows.nodes.front()), "SPACE_TO_DEPTH1 --BlockSize 2 --Order DEPTH_COLUMN_ROW");
}

TEST_F(WholeModel, SeesAnEinsumOfOneOperandInAChain)
{
    onnx::ModelProto whole = turnedApart("1,8,2,3", "1,2,2,2,2,3", "0", "1,2,4,6");
    onnx::NodeProto& turned = *whole.mutable_graph()->mutable_node(1);
    turned.set_op_type("Einsum");
    turned.mutable_attribute(0)->set_name("equation");
    turned.mutable_attribute(0)->set_type(onnx::AttributeProto::STRING);
    for (const auto& [equation, line] :
         {std::pair("nabchw->nchawb", "DEPTH_TO_SPACE1 --BlockSize 2 --Order DEPTH_COLUMN_ROW"),
          {"nabchw -> nahbwc", kCrd},
          {"nabchw->nchaww", ""},
          {"...->...", ""}}) {
        turned.mutable_attribute(0)->set_s(equation);
        const Model model = open(whole);
        EXPECT_EQ(model.nodes.empty() ? "" : lineOf(model.nodes.front()), line) << equation;
    }
    // The library for shapes makes up names for sizes. They are no symbols of the model.
    const onnx::ModelProto two = modelOf(13,
                                         "(float[1,8,2,3] x, float[8,4] w) => (float[] up_out) { joined_out = Einsum "
                                         "<equation = \"nchw,cd->ndhw\"> (x, w) up_out = DepthToSpace <blocksize = 2> "
                                         "(joined_out) }");
    EXPECT_THAT(open(two).open, IsEmpty());
    EXPECT_THAT(lineOf(open(two).nodes.front()),
                AnyOf(HasSubstr("sizes of its input joined_out are not known"),
                      Eq("DEPTH_TO_SPACE1 --BlockSize 2 --Order DEPTH_COLUMN_ROW")))
        << "newer libraries know them";
}

// The batch is open, or the graph computes the shapes. The chain is the same operator for all sizes.
TEST_F(WholeModel, SeesAChainWhateverTheSizesAre)
{
    const onnx::ModelProto batch = turnedApart("n,3,4,6", "-1,3,2,2,3,2", "0,1,3,5,2,4", "-1,12,2,3");
    // pixel_shuffle of a tensor whose sizes are all read from it
    const onnx::ModelProto computed = modelOf(
        13,
        "(float[n,c,h,w] x) => (float[] whole_out) <int64[1] two = {2}, int64[1] four = {4}, int64[1] i0 = {0}, "
        "int64[1] i1 = {1}, int64[1] i2 = {2}, int64[1] i3 = {3}> { shape_out = Shape (x) n_out = Gather (shape_out, "
        "i0) c_out = Gather (shape_out, i1) h_out = Gather (shape_out, i2) w_out = Gather (shape_out, i3) d_out = Div "
        "(c_out, four) hh_out = Mul (h_out, two) ww_out = Mul (w_out, two) a_out = Concat <axis = 0> (n_out, d_out, "
        "two, two, h_out, w_out) b_out = Concat <axis = 0> (n_out, d_out, hh_out, ww_out) apart_out = Reshape (x, "
        "a_out) turned_out = Transpose <perm = [0,1,4,2,5,3]> (apart_out) whole_out = Reshape (turned_out, b_out) }");
    for (const auto& [proto, fields, open] :
         {std::tuple(&batch, "SPACE_TO_DEPTH1 --BlockSize 2 --Order COLUMN_ROW_DEPTH", std::vector<std::string>{"n"}),
          std::tuple(&computed, kCrd, std::vector<std::string>{"n", "c", "h", "w"})}) {
        const Model model = openModel(m_folder.write("net.onnx", proto->SerializeAsString()));
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

// The Reshapes have a batch of one, so that the model is a chain only for that size.
TEST_F(WholeModel, SaysThatSizesDecide)
{
    const onnx::ModelProto one = turnedApart("n,3,4,6", "1,3,2,2,3,2", "0,1,3,5,2,4", "1,12,2,3");
    const Model model = open(one);
    ASSERT_THAT(namesIn(model), ElementsAre("whole"));
    EXPECT_EQ(model.nodes.front().forAllSizes, "");
    EXPECT_THAT(model.nodes.front().open, ElementsAre("n"));
    EXPECT_TRUE(open(one, {.dims = {{"n", 1}}}).nodes.front().isCase());
    // A Resize of an open size to a fixed one has other scales for each size.
    const onnx::ModelProto fixed = modelOf(13,
                                           "(float[n,3,h,w] x) => (float[] up_out) <int64[4] sizes = {1,3,64,64}> { "
                                           "up_out = Resize <mode = \"linear\"> (x, , , sizes) }");
    EXPECT_EQ(open(fixed).nodes.front().forAllSizes, "");
    EXPECT_THAT(open(fixed).nodes.front().open, ElementsAre("n", "h", "w"));
}

// Exports of TensorFlow have channels last. The note says so, and no Resize is said to change C.
TEST_F(WholeModel, ReadsChannelsThatAreLast)
{
    for (const auto& [perm, says] :
         {std::pair("0,1,3,2,4,5",
                    "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --Strides 48,1,24,8 --OutputTensor.Strides 48,1,12,2 "
                    "--BlockSize 2 --Order DEPTH_COLUMN_ROW"),
          {"0,1,4,2,5,3", "--Order COLUMN_ROW_DEPTH"}}) {
        const Model model = open(
            modelOf(5, // shapes as attributes were opset 1's
                    "(float[1,2,3,8] x) => (float[] whole_out) { apart_out = Reshape <shape = "
                    "[1,2,3,2,2,2]> (x) turned_out = Transpose <perm = ["
                        + std::string(perm) + "]> (apart_out) whole_out = Reshape <shape = [1,4,6,2]> (turned_out) }"));
        ASSERT_THAT(namesIn(model), ElementsAre("whole"));
        EXPECT_THAT(lineOf(model.nodes.front()), HasSubstr(says));
        EXPECT_THAT(english(joined(model.nodes.front().meaning.notes, "; ")), HasSubstr("N, H, W, C"));
    }
    const onnx::ModelProto resized = modelOf(
        13,
        "(float[1,4,6,3] x) => (float[] up_out) <float[4] scales = {1,1.5,1.5,1}, int64[2] no = {0,0}, int64[2] end = "
        "{4,6}, int64[2] axes = {1,2}, int64[2] two = {2,2}> { up_out = Resize <mode = \"linear\"> (x, , scales) "
        "half_out = Slice (x, no, end, axes, two) }");
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

// A chain that is nearly an operator is listed with the reason why it is none. Other moves are not listed.
TEST_F(WholeModel, SaysWhatIsNearlyOne)
{
    const Model columns = open(focus(true));
    ASSERT_THAT(namesIn(columns), ElementsAre("focus"));
    EXPECT_THAT(lineOf(columns.nodes.front()),
                AllOf(HasSubstr("column by column"), HasSubstr("nearest is SPACE_TO_DEPTH1")));
    const onnx::ModelProto heads = modelOf(
        13,
        "(float[1,16,64] x) => (float[] joined_out) <int64[4] apart = {1,16,8,8}, int64[3] joined = {1,16,64}> { "
        "apart_out = Reshape (x, apart) turned_out = Transpose <perm = [0,2,1,3]> (apart_out) soft_out = Softmax "
        "(turned_out) back_out = Transpose <perm = [0,2,1,3]> (soft_out) joined_out = Reshape (back_out, joined) }");
    EXPECT_THAT(namesIn(open(heads)), IsEmpty());
}

TEST_F(WholeModel, SaysWhyANodeIsNone)
{
    onnx::ModelProto odd = modelOf(
        13,
        "(float[1,2,4,4] x, float[4] given) => (float[] a_out) <float[4] scales = {1,1,2,2}> { cubic_out = Resize "
        "<mode = \"cubic\"> (x, , scales) computed_out = Resize (x, , given) a_out = DepthToSpace (x) b_out = "
        "DepthToSpace (x) }");
    odd.mutable_graph()->mutable_node(2)->clear_name(); // it has its output's then, and so has the next one
    odd.mutable_graph()->mutable_node(3)->set_name("a_out");
    const Model model = open(odd);
    EXPECT_THAT(lineOf(model.nodes.at(0)), HasSubstr("\"cubic\""));
    EXPECT_THAT(english(model.nodes.at(0).passed.why), HasSubstr("leaves cubic to the CPU"));
    EXPECT_THAT(lineOf(model.nodes.at(1)), AllOf(HasSubstr("scales are no constant"), HasSubstr("given")));
    EXPECT_THAT(namesIn(model), ElementsAre("cubic", "computed", "a_out", "a_out (2)"));
    EXPECT_THAT(messageOf<TextError>([&] { model.node("cubik"); }), HasSubstr("did you mean cubic?"));
}

// The library for shapes may not know the opset. The node's own attributes then give the sizes.
TEST_F(WholeModel, ReadsNewerOpsets)
{
    const Model model = open(modelOf(23,
                                     "(float[1,4,3,5] x) => (float[] shuffle_out) <float[2] scales = {2,2}> { up_out "
                                     "= Resize <axes = [2,3], mode = \"linear\"> (x, , scales) shuffle_out = "
                                     "DepthToSpace <blocksize = 2> (up_out) }"));
    EXPECT_EQ(text(model.node("shuffle").input), "FLOAT32 {1, 4, 6, 10}");
    EXPECT_TRUE(model.node("shuffle").isCase());
    const onnx::ModelProto future = modelOf(99,
                                            "(float[1,4,3,5] x) => (float[] down_out) { unused_out = Constant "
                                            "<value_int = 2> () down_out = SpaceToDepth <blocksize = 1> (x) }");
    EXPECT_THAT(english(joined(open(future).notes, "; ")), HasSubstr("opset 99"));
    EXPECT_EQ(open(future).nodeCount, 1u);
}

TEST_F(WholeModel, LooksIntoSubgraphsAndFunctions)
{
    onnx::ModelProto outer = modelOf(
        15,
        "(float[1,4,2,2] x, bool flag) => (float[] choice_out) { choice_out = If <then_branch = a () => (float[] "
        "then_branch) { then_branch = DepthToSpace <blocksize = 2> (x) }, else_branch = b () => (float[] else_branch) "
        "{ else_branch = DepthToSpace <blocksize = 2> (x) }> (flag) }");
    *addFunction(outer, "Shuffle", "DepthToSpace").add_attribute() =
        outer.graph().node(0).attribute(0).g().node(0).attribute(0);
    const Model model = open(outer);
    ASSERT_THAT(namesIn(model), ElementsAre("then_branch", "else_branch", "r"));
    EXPECT_EQ(model.nodes.front().place, ModelPlace::Subgraph);
    EXPECT_EQ(model.nodes.front().within, "choice");
    EXPECT_TRUE(model.nodes.front().isCase()); // it sees the outer tensor
    EXPECT_EQ(model.nodes.back().place, ModelPlace::Function);
    EXPECT_THAT(english(model.nodes.back().meaning.why), HasSubstr("function Shuffle"));
    EXPECT_EQ(model.nodeCount, 4u);
}

// The nodes of a chain are places in one graph. What an outer graph has moved is a new beginning in a subgraph.
TEST_F(WholeModel, AChainLiesInOneGraph)
{
    const Model model = open(modelOf(
        15,
        "(float[1,4,2,2] x, bool flag) => (float[] choice_out) <int64[6] a = {1,2,2,1,2,2}, int64[4] b = {1,1,4,4}> { "
        "first_out = Relu (x) apart_out = Reshape (first_out, a) choice_out = If <then_branch = c () => (float[] "
        "then_out) "
        "{ turned_out = Transpose <perm = [0,3,4,1,5,2]> (apart_out) then_out = Reshape (turned_out, b) }, else_branch "
        "= "
        "d () => (float[] else_out) { else_out = DepthToSpace <blocksize = 2> (x) }> (flag) }"));
    ASSERT_THAT(namesIn(model), ElementsAre("then_out", "else_out"));
    EXPECT_EQ(model.nodes.front().input.name, "apart_out");
    EXPECT_THAT(model.nodes.front().nodes, ElementsAre("turned_out", "then_out"));
}

// A chain's first tensor was looked up by its name, and the second one was found.
TEST_F(WholeModel, ATensorThatIsThereTwiceIsRefused)
{
    onnx::ModelProto model = turnedApart("1,4,2,2", "1,2,2,1,2,2", "0,3,4,1,5,2", "1,1,4,4");
    model.mutable_graph()->mutable_node(2)->set_output(0, "apart_out");
    EXPECT_THAT(refusalOf<IoError>(model), HasSubstr("tensor \"apart_out\" is there twice; expected each once"));
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
                            const std::string& offset = "4", const std::string& length = "16") {
        onnx::ModelProto model = modelOf(13,
                                         "(float[1,2,4,4] x) => (float[] relu_out) <float[4] scales = {}> { up_out = "
                                         "Resize (x, , scales) relu_out = Relu (up_out) }");
        setExternal(*model.mutable_graph()->mutable_initializer(0), location, offset, length);
        return lineOf(openModel(m_folder.write("model/net.onnx", model.SerializeAsString()), options).nodes.front());
    };
    EXPECT_THAT(opened("inner/data.bin"), HasSubstr("--Scales 1,1,3,3"));
    EXPECT_THAT(opened("missing.bin"), AllOf(HasSubstr("scales are no constant"), HasSubstr("cannot be read")));
    for (const std::string offset : {"-4", "x", "18446744073709551616", "1e3"})
        EXPECT_THAT(opened("inner/data.bin", {}, offset), HasSubstr("\"inner/data.bin\", which cannot be read"));
    for (const std::string offset : {"4611686018427387904", "18446744073709551615", "5", "20", "21"})
        EXPECT_THAT(opened("inner/data.bin", {}, offset), AllOf(HasSubstr("bytes " + offset), HasSubstr("has 20")));
    EXPECT_THAT(opened("inner/data.bin", {}, "4", "4611686018427387904"), HasSubstr("has 20"));
    for (const std::string& location : {secret.string(), std::string("../data.bin"), std::string("link.bin"),
                                        std::string("inner/../../data.bin"), std::string()})
        EXPECT_THAT(messageOf<OutsideFolder>([&] { opened(location); }), HasSubstr("outside the model's folder"))
            << location;
    EXPECT_THAT(opened("link.bin", {.reach = SourceReach::Anywhere}), HasSubstr("--Scales 1,1,3,3"));
}

// A Resize that a runtime may compute in integers, and how its sums were rounded then.
TEST_F(WholeModel, SeesANodeAmongQuantization)
{
    const onnx::ModelProto quantised = modelOf(
        13,
        "(int8[1,1,1,2] x) => (int8[] q_out) <float[4] s = {1,1,1,2}, float k = {0.5}> { d_out = DequantizeLinear (x, "
        "k) up_out = Resize <mode = \"linear\"> (d_out, , s) q_out = QuantizeLinear (up_out, k) }");
    const ModelNode node = open(quantised).node("up");
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
    // Functions that call each other without end, and strides of 0.
    onnx::ModelProto circle = modelOf(15,
                                      "(float[1,4,2,2] x) => (float[] up_out) { a_out = mine.A (x) conv_out = Conv "
                                      "<strides = [0,0]> (x, w) up_out = DepthToSpace <blocksize = 0> (x) }");
    circle.add_opset_import()->set_domain("mine");
    circle.mutable_opset_import(1)->set_version(1);
    *circle.mutable_graph()->add_initializer() = superResolution().graph().initializer(1);
    addFunction(circle, "A", "B").set_domain("mine");
    addFunction(circle, "B", "A").set_domain("mine");
    const Model model = open(circle);
    EXPECT_THAT(english(joined(model.notes, "; ")), HasSubstr("fails with conv"));
    EXPECT_FALSE(model.nodes.front().isCase());
    EXPECT_THAT(refusalOf<IoError>(pixelUnshuffle(), {.budget = {.bytes = 1 << 10}}), HasSubstr("memory budget"));
    // Numbers that are not all there.
    onnx::ModelProto broken = modelOf(13,
                                      "(float[1,4,2,2] x) => (float[] up_out) <int64[4] shape = {}> { r_out = Reshape "
                                      "(x, shape) up_out = DepthToSpace (r_out) }");
    broken.mutable_graph()->mutable_initializer(0)->set_raw_data("abc");
    EXPECT_FALSE(open(broken).nodes.front().isCase());
    // A size that is NaN.
    onnx::ModelProto odd = modelOf(13,
                                   "(float[1,4,2,2] x) => (float[] up_out) <float[1] odd = {0}> { shape_out = Cast <to "
                                   "= 7> (odd) r_out = Reshape (x, shape_out) filled_out = ConstantOfShape (odd) "
                                   "up_out = DepthToSpace <blocksize = 2> (r_out) }");
    odd.mutable_graph()->mutable_initializer(0)->set_float_data(0, std::numeric_limits<float>::quiet_NaN());
    EXPECT_FALSE(open(odd).nodes.front().isCase());
    // A ConstantOfShape of a type that we do not read, and one without a value.
    for (const uint32_t elements : {1u, 0u}) {
        onnx::ModelProto filled = modelOf(13,
                                          "(float[1,4,2,2] x) => (float[] up_out) <int64[1] two = {2}> { filled_out = "
                                          "ConstantOfShape (two) up_out = DepthToSpace <blocksize = 2> (x) }");
        onnx::AttributeProto& value = *filled.mutable_graph()->mutable_node(0)->add_attribute();
        value.set_name("value");
        value.set_type(onnx::AttributeProto::TENSOR);
        value.mutable_t()->set_data_type(elements == 1 ? onnx::TensorProto::BFLOAT16 : onnx::TensorProto::FLOAT);
        value.mutable_t()->add_dims(elements);
        value.mutable_t()->set_raw_data(std::string(2 * size_t{elements}, '\0'));
        EXPECT_TRUE(open(filled).nodes.front().isCase());
    }
}

// libonnx's shapes read beyond the tensor's rank, and ask for as many sizes as a file names: that ends a process of its
// own.
TEST_F(WholeModel, OutlivesTheLibraryForShapes)
{
    const onnx::ModelProto beyond = modelOf(
        17,
        "(float[1,4,2,2] x, float[2] v, float[2] w) => (float[] up_out) { norm_out = LayerNormalization <axis = "
        "-200000> (v, w) up_out = DepthToSpace <blocksize = 2> (x) }");
    EXPECT_TRUE(open(beyond).nodes.front().isCase());
    const onnx::ModelProto endless = modelOf(
        13,
        "(float[1,4,2,2] x, int64[4000000000] shape) => (float[] up_out) { wide_out = Expand (x, shape) up_out = "
        "DepthToSpace <blocksize = 2> (x) }");
    EXPECT_TRUE(open(endless, {.budget = {.bytes = 64 << 20}}).nodes.front().isCase());
}

TEST_F(WholeModel, BytesChangedAreReadOrRefused)
{
    const std::string whole = superResolution().SerializeAsString() + focus(true).SerializeAsString();
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
