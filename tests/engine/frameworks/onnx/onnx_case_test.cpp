// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/value.h"
#include "tests/engine/formats/io/io_files.h"
#include "tests/engine/frameworks/onnx/onnx_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

using testing::AllOf;
using testing::HasSubstr;

const TensorDesc kInput{.dataType = DataType::Float32, .sizes = {1, 4, 2, 2}};
const TensorDesc kOutput{.dataType = DataType::Float32, .sizes = {1, 1, 4, 4}};

class OnnxCase : public testing::Test {
protected:
    // A folder with this node; its constants are the node's.
    std::filesystem::path write(const OnnxNode& node, const TensorDesc& input = kInput, size_t sets = 1) const
    {
        writeBytes(m_folder / "model.onnx",
                   onnxfile::modelBytes({.node = node, .input = input, .output = kOutput, .name = "test"}));
        for (size_t i = 0; i < sets; ++i)
            writeBytes(set(i) / "input_0.pb", onnxfile::tensorBytes(filled(input), "x"));
        return m_folder.path();
    }
    std::filesystem::path set(size_t number) const { return m_folder / ("test_data_set_" + std::to_string(number)); }
    std::string refusalOf(const OnnxNode& node, const MemoryBudget& budget = {}) const
    {
        const std::filesystem::path path = write(node);
        return messageOf<IoError>([&] { readOnnxCase(path, budget); });
    }

    TemporaryFolder m_folder;
    const OnnxNode m_depthToSpace{.op = "DepthToSpace", .opset = 13, .attributes = {{"blocksize", int64_t{2}}}};
};

TEST_F(OnnxCase, IsReadFromItsFolderOrItsModel)
{
    const std::filesystem::path folder = write(m_depthToSpace);
    for (const std::filesystem::path& path : {folder, folder / "model.onnx"}) {
        EXPECT_TRUE(onnxFormat().takes(path));
        const CaseFile file = readOnnxCase(path);
        ASSERT_EQ(file.dispatchCount(), 1u);
        EXPECT_EQ(name(file.dispatch(0).op).substr(0, 14), "DEPTH_TO_SPACE");
        EXPECT_TRUE(file.expected.empty()); // the folder has none
    }
    EXPECT_FALSE(onnxFormat().takes(folder / "test_data_set_0"));
    EXPECT_FALSE(onnxFormat().takes(folder / "case.json"));
}

TEST_F(OnnxCase, HasADispatchForEachSetInTheOrderOfTheirNumbers)
{
    write(m_depthToSpace, kInput, 11);
    writeBytes(set(10) / "input_0.pb", onnxfile::tensorBytes(filled({.sizes = {1, 4, 1, 3}}), "x"));
    const CaseFile file = readOnnxCase(m_folder.path());
    ASSERT_EQ(file.dispatchCount(), 11u);
    EXPECT_EQ(inputDesc(file.dispatch(9).op).sizes, kInput.sizes);
    EXPECT_EQ(inputDesc(file.dispatch(10).op).sizes, (std::vector<uint32_t>{1, 4, 1, 3}));
}

TEST_F(OnnxCase, IsHeldAgainstWhatTheSetExpects)
{
    write(m_depthToSpace);
    const auto expect = [&](std::vector<double> values) {
        writeBytes(set(0) / "output_0.pb", onnxfile::tensorBytes(filled(kOutput, values), "y"));
        return beyondExpected(readOnnxCase(m_folder.path()));
    };
    EXPECT_EQ(expect({0, 4, 1, 5, 8, 12, 9, 13, 2, 6, 3, 7, 10, 14, 11, 15}), 0u);
    EXPECT_EQ(expect({0, 4, 1, 5, 8, 12, 9, 13, 2, 6, 3, 7, 10, 14, 15, 11}), 2u);
    EXPECT_EQ(expect({1e-6, 4, 1, 5, 8, 12, 9, 13, 2, 6, 3, 7, 10, 14, 11, 15}), 1u); // moves are exact
}

TEST_F(OnnxCase, RefusesAnExpectedOutputOfAnotherShape)
{
    write(m_depthToSpace);
    writeBytes(set(0) / "output_0.pb", onnxfile::tensorBytes(filled(kInput), "y"));
    EXPECT_THAT(messageOf<IoError>([&] { readOnnxCase(m_folder.path()); }),
                AllOf(HasSubstr("output_0.pb"), HasSubstr("{1, 4, 2, 2}"), HasSubstr("{1, 1, 4, 4}")));
}

TEST_F(OnnxCase, OfAModelAloneHasGeneratedValues)
{
    const CaseFile file = readOnnxCase(write(m_depthToSpace, kInput, 0));
    ASSERT_EQ(file.dispatchCount(), 1u);
    EXPECT_EQ(inputDesc(file.dispatch(0).op).sizes, kInput.sizes);
}

// Scales, sizes and regions as constants of the model, by opset.
TEST_F(OnnxCase, TakesScalesAndSizes)
{
    const auto outputOf = [&](const OnnxNode& node) {
        return outputDesc(readOnnxCase(write(node)).dispatch(0).op).sizes;
    };
    const std::vector<double> scales = {1, 1, 2, 3};
    const std::vector<int64_t> sizes = {1, 4, 5, 1};
    EXPECT_EQ(outputOf({.op = "Resize", .opset = 11, .scales = scales}), (std::vector<uint32_t>{1, 4, 4, 6}));
    EXPECT_EQ(outputOf({.op = "Resize", .opset = 11, .sizes = sizes}), (std::vector<uint32_t>{1, 4, 5, 1}));
    EXPECT_EQ(outputOf({.op = "Resize", .opset = 13, .sizes = sizes}), (std::vector<uint32_t>{1, 4, 5, 1}));
    EXPECT_EQ(outputOf({.op = "Resize",
                        .opset = 18,
                        .attributes = {{"axes", std::vector<int64_t>{3, 2}}},
                        .sizes = std::vector<int64_t>{7, 5}}),
              (std::vector<uint32_t>{1, 4, 5, 7}));
    EXPECT_EQ(outputOf({.op = "Upsample", .opset = 7, .attributes = {{"scales", scales}}}),
              (std::vector<uint32_t>{1, 4, 4, 6}));
}

TEST_F(OnnxCase, RefusesWhatTheOperatorsLackByItsAttribute)
{
    const std::vector<double> scales = {1, 1, 2, 2};
    EXPECT_THAT(
        refusalOf({.op = "Resize", .opset = 13, .attributes = {{"mode", std::string("cubic")}}, .scales = scales}),
        AllOf(HasSubstr("model.onnx"), HasSubstr("Resize.mode"), HasSubstr("cubic")));
    EXPECT_THAT(refusalOf({.op = "DepthToSpace", .opset = 13, .attributes = {{"blocksize", int64_t{3}}}}),
                HasSubstr("DepthToSpace.blocksize"));
    EXPECT_THAT(refusalOf({.op = "Conv", .opset = 13}), HasSubstr("Conv"));
}

TEST_F(OnnxCase, RefusesSetsThatLackAnInput)
{
    write(m_depthToSpace);
    std::filesystem::remove(set(0) / "input_0.pb");
    EXPECT_THAT(messageOf<IoError>([&] { readOnnxCase(m_folder.path()); }), HasSubstr("input_0.pb"));
}

TEST_F(OnnxCase, StaysInItsFolder)
{
    write(m_depthToSpace);
    const std::filesystem::path outside = m_folder.path().string() + "-outside.pb";
    std::filesystem::rename(set(0) / "input_0.pb", outside);
    std::filesystem::create_symlink(outside, set(0) / "input_0.pb");
    EXPECT_THROW(readOnnxCase(m_folder.path()), OutsideFolder);
    EXPECT_NO_THROW(readOnnxCase(m_folder.path(), {}, SourceReach::Anywhere));
    std::filesystem::remove(outside);
}

TEST_F(OnnxCase, StaysWithinItsBudget)
{
    const TensorDesc large{.sizes = {1, 4, 256, 256}};
    const std::filesystem::path path = write(m_depthToSpace, large);
    EXPECT_THAT(messageOf<IoError>([&] { readOnnxCase(path, {.bytes = 1 << 20}); }), HasSubstr("memory budget"));
    // A small file may ask for a large output.
    EXPECT_THAT(
        refusalOf({.op = "Resize", .opset = 13, .scales = std::vector<double>{1, 1, 1e4, 1e4}}, {.bytes = 1 << 24}),
        HasSubstr("memory"));
}

} // namespace
} // namespace tessera
