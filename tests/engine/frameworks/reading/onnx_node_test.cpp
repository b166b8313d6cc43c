// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/onnx_node.h"

#include "engine/core/case/case.h"
#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"
#include "engine/frameworks/reading/reading.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

using testing::HasSubstr;

std::string lineOf(const OnnxNode& node, const std::vector<uint32_t>& sizes)
{
    const ReadOperator read = operatorOf(node, DataType::Float32, sizes);
    EXPECT_TRUE(validate(read.op).empty());
    const std::string line = toText(Case{.title = {}, .op = read.op});
    return line.substr(0, line.find(" --data"));
}

// The attribute that is refused, and why.
std::string refusalOf(const OnnxNode& node, const std::vector<uint32_t>& sizes)
{
    try {
        return "taken: " + lineOf(node, sizes);
    } catch (const RefusedAttribute& refused) {
        EXPECT_FALSE(refused.attribute.empty());
        EXPECT_FALSE(refused.reason.isEmpty());
        return refused.what();
    } catch (const TextError& error) {
        return error.what();
    }
}

OnnxNode resize(std::map<std::string, OnnxValue, std::less<>> attributes, std::vector<double> scales)
{
    return {.op = "Resize", .attributes = std::move(attributes), .scales = std::move(scales)};
}

OnnxNode resizeTo(std::map<std::string, OnnxValue, std::less<>> attributes, std::vector<int64_t> sizes)
{
    return {.op = "Resize", .attributes = std::move(attributes), .sizes = std::move(sizes)};
}

TEST(OnnxNode, MovesInItsOrders)
{
    const std::vector<uint32_t> deep{1, 8, 2, 3}, wide{1, 2, 4, 6};
    EXPECT_EQ(lineOf({.op = "DepthToSpace", .attributes = {{"blocksize", int64_t{2}}}}, deep),
              "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType FLOAT32 --BlockSize 2 --Order DEPTH_COLUMN_ROW");
    EXPECT_THAT(lineOf({.op = "DepthToSpace", .attributes = {{"blocksize", int64_t{2}}, {"mode", "CRD"}}}, deep),
                HasSubstr("COLUMN_ROW_DEPTH"));
    EXPECT_THAT(lineOf({.op = "SpaceToDepth", .attributes = {{"blocksize", int64_t{2}}}}, wide),
                HasSubstr("SPACE_TO_DEPTH1 --Sizes 1,2,4,6 --DataType FLOAT32 --BlockSize 2 --Order DEPTH_COLUMN_ROW"));
}

struct VectorRow {
    const char* words;
    uint32_t inputs;
    std::vector<uint32_t> indices;
};
// The inputs that the last axis reads, as ONNX's backend tests have them.
TEST(OnnxNode, ReadsWhatOnnxsTestVectorsRead)
{
    const VectorRow rows[] = {
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
    for (const VectorRow& row : rows)
        EXPECT_EQ(makeTaps(axisMaps(operatorFromWords(row.words, {.sizes = {1, 1, 1, row.inputs}}).op).back()).first,
                  row.indices)
            << row.words;
    const OnnxNode old{
        .op = "Upsample", .opset = 7, .attributes = {{"mode", "nearest"}, {"scales", std::vector<double>{1, 1, 1, 2}}}};
    EXPECT_THAT(lineOf(old, {1, 1, 1, 2}), HasSubstr("--Scales 1,1,1,2"));
}

TEST(OnnxNode, AxesAreThoseThatAreListed)
{
    OnnxNode node = resize({{"mode", "linear"}, {"axes", std::vector<int64_t>{-1, 2}}}, {3, 2});
    EXPECT_THAT(lineOf(node, {1, 2, 4, 5}), HasSubstr("--Scales 1,1,2,3"));
    node.attributes["axes"] = std::vector<int64_t>{2, 2};
    EXPECT_THAT(refusalOf(node, {1, 2, 4, 5}), HasSubstr("axes [2, 2]"));
    node.attributes["axes"] = std::vector<int64_t>{4, 2};
    EXPECT_THAT(refusalOf(node, {1, 2, 4, 5}), HasSubstr("from -4 to 3"));
}

// 2 × 4 by 0.6: ONNX's vector has [1, 3.142857], which is the corner of 4·0.6 = 2.4 outputs.
TEST(OnnxNode, CornersFollowTheFractionalSize)
{
    const OnnxNode node =
        resize({{"mode", "linear"}, {"coordinate_transformation_mode", "align_corners"}}, {1, 1, 0.6, 0.6});
    const ReadOperator read = operatorOf(node, DataType::Float32, {1, 1, 2, 4});
    EXPECT_EQ(outputDesc(read.op).sizes, (std::vector<uint32_t>{1, 1, 1, 2}));
    EXPECT_NEAR(coordinate32(axisMaps(read.op).back(), 1), 2.142857, 1e-5);
    EXPECT_EQ(read.notes.size(), 1u);
}

TEST(OnnxNode, ARegionIsCutOut)
{
    OnnxNode node =
        resizeTo({{"mode", "linear"}, {"coordinate_transformation_mode", "tf_crop_and_resize"}}, {1, 1, 3, 3});
    EXPECT_THAT(refusalOf(node, {1, 1, 4, 4}), HasSubstr("roi: tf_crop_and_resize needs it"));
    node.roi = {0, 0, 0.4, 0.6, 1, 1, 0.6, 0.8};
    const ReadOperator read = operatorOf(node, DataType::Float32, {1, 1, 4, 4});
    EXPECT_NEAR(coordinate32(axisMaps(read.op)[2], 0), 1.2, 1e-5); // 0.4 · 3
    EXPECT_NEAR(coordinate32(axisMaps(read.op)[3], 2), 2.4, 1e-5); // 0.8 · 3
    node.roi = {0, 0, 0.4, 0.6, 1, 1, 1.2, 1.7};
    node.attributes["extrapolation_value"] = 10.0;
    EXPECT_THAT(refusalOf(node, {1, 1, 4, 4}), HasSubstr("extrapolation_value 10"));
}

TEST(OnnxNode, AspectRatiosAreKeptByOneFactor)
{
    OnnxNode node = resizeTo(
        {{"mode", "nearest"}, {"axes", std::vector<int64_t>{2, 3}}, {"keep_aspect_ratio_policy", "not_larger"}},
        {7, 8});
    EXPECT_EQ(outputDesc(operatorOf(node, DataType::Float32, {1, 1, 2, 4}).op).sizes,
              (std::vector<uint32_t>{1, 1, 4, 8}));
    node.attributes["keep_aspect_ratio_policy"] = "not_smaller";
    EXPECT_EQ(outputDesc(operatorOf(node, DataType::Float32, {1, 1, 2, 4}).op).sizes,
              (std::vector<uint32_t>{1, 1, 7, 14}));
}

struct RefusedRow {
    OnnxNode node;
    const char* says;
};

TEST(OnnxNode, WhatDirectMlLacksIsRefusedByItsName)
{
    const std::vector<double> half{1, 1, 0.5, 0.5};
    const RefusedRow rows[] = {
        {resize({{"mode", "cubic"}}, half),
         "mode \"cubic\": DirectML has none: RESAMPLE copies one element or blends two"},
        {resize({{"mode", "linear"}, {"antialias", int64_t{1}}, {"exclude_outside", int64_t{1}}}, half),
         "exclude_outside 1"},
        {resize({{"mode", "linear"}, {"antialias", int64_t{1}}, {"coordinate_transformation_mode", "align_corners"}},
                half),
         "antialias 1: the filter's width follows the scale"},
        {resize({{"mode", "linear"}, {"coordinate_transformation_mode", "half_pixle"}}, half),
         "coordinate_transformation_mode \"half_pixle\": ONNX has no such mode; did you mean half_pixel?"},
        {resize({{"mod", "linear"}}, half), "mod \"linear\": Resize has no such attribute; did you mean mode?"},
        {resize({{"mode", int64_t{1}}}, half), "mode 1"},
        {resize({}, {1, 1, 0.5}), "scales [1, 1, 0.5]: expected 4 values"},
        {resize({}, {1, 1, 0.01, 1}), "scales[2] 0.01: the output would have the size 0"},
        {resizeTo({}, {1, 1, 0, 4}), "sizes[2] 0"},
        {{.op = "Resize"}, "scales: Resize needs them"},
        {{.op = "Resize", .opset = 13, .attributes = {{"antialias", int64_t{1}}}, .scales = half},
         "antialias 1: Resize of opset 13 has no such attribute"},
        {{.op = "Resize", .opset = 10, .attributes = {{"mode", "nearest"}}, .scales = {{1, 1, 0.5, 2}}},
         "mode \"nearest\": before opset 11"},
        {{.op = "DepthToSpace"}, "blocksize: DepthToSpace needs it"},
        {{.op = "DepthToSpace", .attributes = {{"blocksize", int64_t{3}}}}, "blocksize 3: of the input {1, 4, 4, 4}"},
        {{.op = "DepthToSpace", .attributes = {{"blocksize", int64_t{-2}}}}, "blocksize -2"},
        {{.op = "DepthToSpce"}, "did you mean DepthToSpace?"},
    };
    for (const RefusedRow& row : rows)
        EXPECT_THAT(refusalOf(row.node, {1, 4, 4, 4}), HasSubstr(row.says));
}

TEST(OnnxNode, ANarrowFilterNeedsNoWidening)
{
    EXPECT_THAT(
        lineOf(resize({{"mode", "linear"}, {"antialias", int64_t{1}}, {"exclude_outside", int64_t{1}}}, {1, 1, 2, 2}),
               {1, 1, 4, 4}),
        HasSubstr("RESAMPLE --Sizes 1,1,4,4"));
    EXPECT_THAT(lineOf(resize({{"mode", "linear"}, {"antialias", int64_t{1}}}, {1, 1, 0.5, 0.5}), {1, 1, 4, 4}),
                HasSubstr("--Antialiased true --AntialiasFilter TRIANGLE"));
}

} // namespace
} // namespace tessera
