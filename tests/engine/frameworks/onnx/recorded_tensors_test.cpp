// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/files/npy.h"
#include "tests/engine/formats/io/io_files.h"
#include "tests/engine/frameworks/onnx/model_files.h"
#include "tests/support/matchers.h"

namespace tessera {
namespace {

class Recorded : public testing::Test {
protected:
    static constexpr std::initializer_list<uint32_t> kSizes = {2, 12, 4, 5};

    std::filesystem::path folder() const { return m_folder / "dump"; }
    void SetUp() override
    {
        std::filesystem::create_directory(folder());
        m_model = m_folder.write("net.onnx", superResolution().SerializeAsString());
        writeNpy(filled({.sizes = kSizes}), folder() / "conv_out.npy");
    }
    NodePath path(const std::string& node) const { return {.file = m_model, .node = node, .tensors = folder()}; }

    TemporaryFolder m_folder;
    std::filesystem::path m_model;
};

// A tensor's name may have characters that a file's name cannot have.
TEST_F(Recorded, FindsTensorsByTheirNames)
{
    writeNpy(filled({.sizes = {3}}), folder() / recordedName("/up/Resize_output_0"));
    writeNpy(filled({.sizes = {4}}), folder() / "model_conv_1.npy");
    writeBytes(folder() / "input_0.pb", tensorBytes(filled({.sizes = {5}}), "x:0"));
    const RecordedTensors recorded(folder());
    EXPECT_EQ(recordedName("/up/Resize_output_0"), "%2Fup%2FResize_output_0.npy");
    EXPECT_EQ(recorded.find("/up/Resize_output_0").value().desc.sizes, std::vector<uint32_t>{3});
    EXPECT_EQ(recorded.find("/model/conv.1").value().desc.sizes, std::vector<uint32_t>{4});
    EXPECT_EQ(recorded.find("x:0").value().desc.sizes, std::vector<uint32_t>{5});
    EXPECT_FALSE(recorded.find("y"));
    std::filesystem::create_directory(m_folder / "empty");
    EXPECT_THAT(messageOf<IoError>([&] { RecordedTensors{m_folder / "empty"}; }), HasSubstr("holds no .npy"));
    EXPECT_THAT(messageOf<IoError>([&] { RecordedTensors{m_folder / "missing"}; }), HasSubstr("cannot be read"));
}

// Recorded tensors say the sizes that the model leaves open.
TEST_F(Recorded, IsANodesCase)
{
    const Model model = openModelAt(path(""));
    const ModelNode& node = model.node("up/shuffle");
    ASSERT_TRUE(node.isCase()) << english(node.meaning.why);
    const RecordedNode without = recordedNode(model, node, RecordedTensors(folder()));
    ASSERT_TRUE(without.c);
    EXPECT_FALSE(without.output);
    EXPECT_THAT(english(without.why), HasSubstr("up/shuffle_out was not recorded"));
    const Tensor output = filled({.sizes = {2, 3, 8, 10}});
    writeNpy(output, folder() / "up_shuffle_out.npy");
    const CaseFile file = readOnnxCase(pathOf(path("up/shuffle")));
    EXPECT_EQ(file.dispatch(0).op, *node.meaning.op);
    EXPECT_EQ(std::get<FromValues>(file.dispatch(0).data).tensor.bits(7), filled({.sizes = kSizes}).bits(7));
    EXPECT_TRUE(equalElements(file.expected.at("output"), output));
    EXPECT_GT(beyondExpected(file), 0u);
    EXPECT_THAT(english(recordedNode(model, model.node("skip"), RecordedTensors(folder())).why), HasSubstr("open"));
}

// The model has channels last. Its recorded tensor is the memory of the case's tensor.
TEST_F(Recorded, LiesAsItsModelHasIt)
{
    const onnx::ModelProto model = turnedApart("1,2,3,8", "1,2,3,2,2,2", "0,1,3,2,4,5", "1,4,6,2");
    const auto path = m_folder.write("last.onnx", model.SerializeAsString());
    std::vector<double> moved;
    for (int y = 0; y < 4; ++y)
        for (int x = 0; x < 6; ++x)
            for (int c = 0; c < 2; ++c)
                moved.push_back(y / 2 * 24 + x / 2 * 8 + y % 2 * 4 + x % 2 * 2 + c);
    writeNpy(filled({.sizes = {1, 2, 3, 8}}), folder() / "x.npy");
    writeNpy(filled({.sizes = {1, 4, 6, 2}}, moved), folder() / "whole_out.npy");
    EXPECT_EQ(beyondExpected(readOnnxCase(pathOf({.file = path, .node = "whole", .tensors = folder()}))), 0u);
}

TEST_F(Recorded, SaysWhatIsOfAnotherKind)
{
    writeNpy(filled({.dataType = DataType::Int32, .sizes = {2, 3, 8, 10}}), folder() / "up_shuffle_out.npy");
    const Model model = openModelAt(path(""));
    const RecordedNode found = recordedNode(model, model.node("up/shuffle"), RecordedTensors(folder()));
    EXPECT_FALSE(found.output);
    EXPECT_THAT(english(found.why), HasSubstr("recorded as INT32"));
}

TEST_F(Recorded, GivesScalesThatAreAnInput)
{
    const onnx::ModelProto model =
        modelOf(13, "(float[1,1,2,2] x, float[4] scales) => (float[] up_out) { up_out = Resize (x, , scales) }");
    const auto path = m_folder.write("given.onnx", model.SerializeAsString());
    writeNpy(filled({.sizes = {1, 1, 2, 2}}), folder() / "x.npy");
    writeNpy(filled({.sizes = {4}}, {1, 1, 3, 2}), folder() / "scales.npy");
    const CaseFile file = readOnnxCase(pathOf({.file = path, .node = "up", .tensors = folder()}));
    EXPECT_EQ(file.dispatch(0).op.output.sizes, (std::vector<uint32_t>{1, 1, 6, 4}));
}

// A path without a node means the only one that is a case.
TEST_F(Recorded, NamesNodesWhereAModelHasSeveral)
{
    const auto refusal = [&](const NodePath& named) {
        return messageOf<IoError>([&] { readOnnxCase(pathOf(named)); });
    };
    EXPECT_THAT(refusal({.file = m_model}), HasSubstr("net.onnx#up/shuffle"));
    EXPECT_THAT(refusal({.file = m_model, .node = "up/shuffel"}), HasSubstr("did you mean up/shuffle?"));
    EXPECT_THAT(refusal({.file = m_model, .node = "skip"}), HasSubstr("--dim batch=1"));
    EXPECT_EQ(readOnnxCase(m_folder.write("one.onnx", pixelUnshuffle().SerializeAsString())).dispatch(0).title,
              "unshuffled");
}

} // namespace
} // namespace tessera
