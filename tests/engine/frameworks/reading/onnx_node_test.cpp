// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/onnx_node.h"

#include "engine/core/case/case.h"
#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"
#include "engine/frameworks/reading/reading.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>

namespace tessera {
namespace {

using testing::HasSubstr;
using Sizes = std::vector<uint32_t>;

// The case's line; of what is refused the sentence, of which a part names the attribute.
std::string said(const std::function<ReadOperator()>& read)
{
    try {
        const ReadOperator found = read();
        EXPECT_TRUE(validate(found.op).empty());
        return toText(Case{.title = {}, .op = found.op});
    } catch (const TextError& error) {
        return error.what();
    }
}

std::string lineOf(const OnnxNode& node, const Sizes& sizes)
{
    return said([&] { return operatorOf(node, DataType::Float32, sizes); });
}

std::string lineOf(const char* words, const Sizes& sizes)
{
    return said([&] { return operatorFromWords(words, {.sizes = sizes}); });
}

// The inputs that the last axis reads, as ONNX's backend tests have them.
TEST(OnnxNode, ReadsWhatOnnxsTestVectorsRead)
{
    const std::tuple<const char*, uint32_t, std::vector<uint32_t>> rows[] = {
        {"Resize(x, scales=[1, 1, 1, 3])", 2, {0, 0, 0, 1, 1, 1}},
        {"Resize(x, scales=[1, 1, 1, 0.6])", 4, {0, 2}},
        {"Resize(x, sizes=[1, 1, 1, 8])", 2, {0, 0, 0, 0, 1, 1, 1, 1}},
        {"Resize(x, coordinate_transformation_mode='half_pixel', nearest_mode='ceil', sizes=[1, 1, 1, 8])",
         4,
         {0, 1, 1, 2, 2, 3, 3, 3}},
        {"Resize(x, coordinate_transformation_mode='align_corners', nearest_mode='floor', sizes=[1, 1, 1, 8])",
         4,
         {0, 0, 0, 1, 1, 2, 2, 3}},
        {"Resize(x, coordinate_transformation_mode='asymmetric', nearest_mode='round_prefer_ceil', "
         "sizes=[1, 1, 1, 8])",
         4,
         {0, 1, 1, 2, 2, 3, 3, 3}},
        {"Upsample(x, scales=[1, 1, 1, 3])", 2, {0, 0, 0, 1, 1, 1}},
        {"Resize(x, [1, 1, 1, 0.5])", 4, {0, 2}}, // of opset 10
    };
    for (const auto& [words, inputs, indices] : rows)
        EXPECT_EQ(makeTaps(axisMaps(operatorFromWords(words, {.sizes = {1, 1, 1, inputs}}).op).back()).first, indices)
            << words;
}

TEST(OnnxNode, PlacesFollowAFractionalSizeOrARegion)
{
    const auto place = [](const ReadOperator& read, size_t axis, uint32_t output) {
        return coordinate32(axisMaps(read.op)[axis], output);
    };
    // ONNX's vector has [1, 3.142857], which is the corner of 4·0.6 = 2.4 outputs.
    const ReadOperator corners = operatorFromWords(
        "Resize(x, mode='linear', coordinate_transformation_mode='align_corners', scales=[1, 1, 0.6, 0.6])",
        {.sizes = {1, 1, 2, 4}});
    EXPECT_NEAR(place(corners, 3, 1), 2.142857, 1e-5);
    EXPECT_EQ(corners.notes.size(), 1u);
    const ReadOperator region = operatorFromWords(
        "Resize(x, mode='linear', coordinate_transformation_mode='tf_crop_and_resize', sizes=[1, 1, 3, 3], "
        "roi=[0, 0, 0.4, 0.6, 1, 1, 0.6, 0.8])",
        {.sizes = {1, 1, 4, 4}});
    EXPECT_NEAR(place(region, 2, 0), 1.2, 1e-5); // 0.4 · 3
    EXPECT_NEAR(place(region, 3, 2), 2.4, 1e-5); // 0.8 · 3
}

TEST(OnnxNode, SaysTheCaseOrRefusesAnAttributeByItsName)
{
    const std::pair<const char*, const char*> rows[] = {
        {"Resize(x, mode='linear', axes=[-1, 2], scales=[3, 2])", "--Scales 1,1,2,3"},
        {"Resize(x, mode='linear', axes=[2, 2], scales=[3, 2])", "axes [2, 2]"},
        {"Resize(x, mode='linear', axes=[4, 2], scales=[3, 2])", "expected -4 to 3"},
        {"Resize(x, axes=[2, 3], sizes=[7, 8], keep_aspect_ratio_policy='not_larger')", "--Scales 1,1,1.75,1.75"},
        {"Resize(x, axes=[2, 3], sizes=[7, 8], keep_aspect_ratio_policy='not_smaller')", "--Scales 1,1,2,2"},
        {"Resize(x, mode='linear', antialias=1, exclude_outside=1, scales=[1, 1, 2, 2])",
         "RESAMPLE --Sizes 1,4,4,4"}, // a narrow filter needs no widening
        {"Resize(x, mode='linear', antialias=1, scales=[1, 1, 0.5, 0.5])",
         "--Antialiased true --AntialiasFilter TRIANGLE"},
        {"Resize(x, mode='linear', coordinate_transformation_mode='tf_crop_and_resize', sizes=[1, 4, 3, 3])",
         "roi: tf_crop_and_resize needs it"},
        {"Resize(x, mode='linear', coordinate_transformation_mode='tf_crop_and_resize', sizes=[1, 4, 3, 3], "
         "roi=[0, 0, 0.4, 0.6, 1, 1, 1.2, 1.7], extrapolation_value=10.0)",
         "extrapolation_value 10"},
        {"Resize(x, mode='cubic', scales=[1, 1, 0.5, 0.5])",
         "DirectML has none: RESAMPLE copies one element or blends two"},
        {"Resize(x, mode='linear', antialias=1, exclude_outside=1, scales=[1, 1, 0.5, 0.5])", "exclude_outside 1"},
        {"Resize(x, mode='linear', antialias=1, coordinate_transformation_mode='align_corners', scales=[1, 1, 0.5, "
         "0.5])",
         "antialias 1: the filter's width follows the scale"},
        {"Resize(x, mode='linear', coordinate_transformation_mode='half_pixle', scales=[1, 1, 0.5, 0.5])",
         "did you mean half_pixel?"},
        {"Resize(x, scales=[1, 1, 0.5])", "expected 4 values"},
        {"Resize(x, scales=[1, 1, 0.01, 1])", "scales [1, 1, 0.01, 1]: the output would have the size 0"},
        {"Resize(x, sizes=[1, 1, 0, 4])", "sizes [1, 1, 0, 4]: a size is a whole number"},
        {"Resize(x)", "expected sizes or scales"},
        {"Resize(x, [1, 1, 0.5, 2], mode='nearest')", "it is ceil where an axis shrinks"},
        {"DepthToSpace(x, blocksize=3)", "depth to space by blocks of 3 does not go with {1, 4, 4, 4}"},
        {"DepthToSpace(x, blocksize=-2)", "blocksize -2"},
    };
    for (const auto& [words, says] : rows)
        EXPECT_THAT(lineOf(words, {1, 4, 4, 4}), HasSubstr(says)) << words;
}

// What a model has, and words have not.
TEST(OnnxNode, IsOfItsOpset)
{
    const std::vector<double> half{1, 1, 0.5, 0.5};
    const std::pair<OnnxNode, const char*> rows[] = {
        {{.op = "Upsample",
          .opset = 7,
          .attributes = {{"mode", "nearest"}, {"scales", std::vector<double>{1, 1, 1, 2}}}},
         "--Scales 1,1,1,2"},
        {{.op = "Resize", .attributes = {{"mod", "linear"}}, .scales = half}, "Resize has no mod; did you mean mode?"},
        {{.op = "Resize", .attributes = {{"mode", int64_t{1}}}, .scales = half}, "mode 1"},
        {{.op = "Resize", .opset = 13, .attributes = {{"antialias", int64_t{1}}}, .scales = half},
         "antialias 1: Resize of opset 13 has no such attribute; it came with 18"},
        {{.op = "Upsample", .opset = 9, .attributes = {{"height_scale", 2.0}}},
         "height_scale 2: Upsample of opset 9 has no such attribute; it came with 1 and went with 7"},
        {{.op = "DepthToSpace"}, "blocksize is missing"},
        {{.op = "DepthToSpce"}, "did you mean DepthToSpace?"},
    };
    for (const auto& [node, says] : rows)
        EXPECT_THAT(lineOf(node, {1, 4, 4, 4}), HasSubstr(says));
}

} // namespace
} // namespace tessera
