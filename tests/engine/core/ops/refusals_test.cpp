// SPDX-License-Identifier: Apache-2.0
#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"

#include <gtest/gtest.h>

#include <functional>
#include <limits>

namespace tessera {
namespace {

// A case that is right but for what `spoil` does to it, and the first thing that must be said.
struct Refusal {
    const char* name;
    const char* op;
    std::function<void(Operator&)> spoil;
    const char* path;
    const char* says;
};

Operator valid(std::string_view name)
{
    Operator op = operatorFromName(name).value();
    setInput(op, DataType::Float32, {1, 8, 4, 6});
    return op;
}

void changeTensor(Operator& op, bool output, const std::function<void(TensorDesc&)>& change)
{
    TensorDesc desc = output ? outputDesc(op) : inputDesc(op);
    change(desc);
    setField(op, output ? outputField(op) : inputField(op), desc);
}
auto input(std::function<void(TensorDesc&)> change)
{
    return [change](Operator& op) { changeTensor(op, false, change); };
}
auto output(std::function<void(TensorDesc&)> change)
{
    return [change](Operator& op) { changeTensor(op, true, change); };
}
auto inputOf(std::vector<uint32_t> sizes)
{
    return [sizes](Operator& op) { setInput(op, DataType::Float32, sizes); };
}
auto set(const char* field, FieldValue value)
{
    return [field, value](Operator& op) { setField(op, field, value); };
}

constexpr float kInfinity = std::numeric_limits<float>::infinity();
constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
using Floats = std::vector<float>;
using Strides = std::vector<uint32_t>;

const char* const kWideFilter = "RESAMPLE3 --Sizes 1000000 --Scales 0.000001 --OutputTensor.Sizes 1000000 "
                                "--InterpolationMode LINEAR --Antialiased true";

// clang-format off
const Refusal kRefusals[] = {
    {"ChannelsNoMultiple", "DEPTH_TO_SPACE1", inputOf({1, 10, 4, 6}), "InputTensor.Sizes[1]", "= 10 is not a multiple of BlockSize² = 4; expected 8 or 12"},
    {"FewerChannelsThanABlock", "DEPTH_TO_SPACE", inputOf({1, 3, 4, 6}), "InputTensor.Sizes[1]", "; expected 4"},
    {"HeightNoMultiple", "SPACE_TO_DEPTH", inputOf({1, 8, 5, 6}), "InputTensor.Sizes[2]", "= 5 is not a multiple of BlockSize = 2; expected 4 or 6"},
    {"WidthNoMultiple", "SPACE_TO_DEPTH1", inputOf({1, 8, 4, 7}), "InputTensor.Sizes[3]", "multiple of BlockSize = 2"},
    {"SquareOverflow", "DEPTH_TO_SPACE", set("BlockSize", uint32_t{65536}), "InputTensor.Sizes[1]", "BlockSize² = 4294967296"},
    {"BlockSizeZero", "SPACE_TO_DEPTH1", set("BlockSize", uint32_t{0}), "BlockSize", "= 0"},
    {"RankThree", "DEPTH_TO_SPACE1", input([](TensorDesc& desc) { desc.sizes = {8, 4, 6}; }), "InputTensor.Sizes", "four dimensions"},
    {"WrongOutput", "DEPTH_TO_SPACE1", output([](TensorDesc& desc) { desc.sizes[2] = 9; }), "OutputTensor.Sizes[2]", "= 9 does not follow from the input {1, 8, 4, 6} and BlockSize = 2; expected 8"},
    {"OutputOfAnotherType", "DEPTH_TO_SPACE1", output([](TensorDesc& desc) { desc.dataType = DataType::Int8; }), "OutputTensor.DataType", "expected FLOAT32"},
    {"NoSizes", "DEPTH_TO_SPACE", input([](TensorDesc& desc) { desc.sizes = {}; }), "InputTensor.Sizes", "no dimensions"},
    {"SizeZero", "RESAMPLE1", input([](TensorDesc& desc) { desc.sizes[2] = 0; }), "InputTensor.Sizes[2]", "= 0 is not a size; expected 1"},
    {"TooManyElements", "RESAMPLE1", inputOf({65536, 65536, 1, 1}), "InputTensor.Sizes", "2^32 − 1"},
    {"SizesBeyond64Bits", "RESAMPLE1", inputOf({4294967295, 4294967295, 4294967295, 4294967295}), "InputTensor.Sizes", "2^32 − 1"},
    {"StridesOfAnotherRank", "DEPTH_TO_SPACE1", input([](TensorDesc& desc) { desc.strides = Strides{1, 2}; }), "InputTensor.Strides", "one stride for each of the 4 sizes"},
    {"OutputOverlap", "DEPTH_TO_SPACE1", output([](TensorDesc& desc) { desc.strides = Strides{192, 96, 11, 1}; }), "OutputTensor.Strides", "share a place"},
    {"OutputStrideZero", "RESAMPLE1", output([](TensorDesc& desc) { desc.strides = Strides{0, 24, 0, 1}; }), "OutputTensor.Strides[2]", "several elements to one place"},
    {"BytesTooFew", "RESAMPLE1", input([](TensorDesc& desc) { desc.totalTensorSizeInBytes = 764; }), "InputTensor.TotalTensorSizeInBytes", "expected 768"},
    {"StridesReachTooFar", "SPACE_TO_DEPTH", input([](TensorDesc& desc) { desc.dataType = DataType::Float32; desc.strides = Strides{4294967295, 4294967295, 4294967295, 4294967295}; }), "InputTensor.Strides", "memory budget"},
    {"AlignmentNoPowerOfTwo", "RESAMPLE1", input([](TensorDesc& desc) { desc.guaranteedBaseOffsetAlignment = 12; }), "InputTensor.GuaranteedBaseOffsetAlignment", "power of two"},
    {"AlignmentBelowElement", "RESAMPLE1", output([](TensorDesc& desc) { desc.guaranteedBaseOffsetAlignment = 2; }), "OutputTensor.GuaranteedBaseOffsetAlignment", "expected 0 or 4"},
    {"TypeNotResampled", "RESAMPLE", [](Operator& op) { setInput(op, DataType::Int32, {1, 8, 4, 6}); }, "InputTensor.DataType", "INT32 is not a type that this operator takes; expected FLOAT32 or FLOAT16"},
    {"TypeWithoutGradient", "RESAMPLE_GRAD", [](Operator& op) { setInput(op, DataType::Int8, {1, 8, 4, 6}); }, "InputGradientTensor.DataType", "expected FLOAT32 or FLOAT16"},
    {"RankFive", "RESAMPLE2", inputOf({1, 1, 2, 2, 2}), "InputTensor.Sizes", "more than four"},
    {"RanksDiffer", "RESAMPLE3", output([](TensorDesc& desc) { desc.sizes = {4, 6}; }), "OutputTensor.Sizes", "4 dimensions of InputTensor"},
    {"ScaleCountWrong", "RESAMPLE", set("ScaleCount", uint32_t{3}), "ScaleCount", "= 3 is not the rank of both tensors; expected 4"},
    {"DimensionCountWrong", "RESAMPLE_GRAD1", set("DimensionCount", uint32_t{5}), "DimensionCount", "expected 4"},
    {"ScalesTooFew", "RESAMPLE1", set("Scales", Floats{1, 2}), "Scales", "one value for each of the 4 dimensions"},
    {"ScaleZero", "RESAMPLE1", set("Scales", Floats{1, 1, 0, 1}), "Scales[2]", "= 0 is not a finite number above 0"},
    {"ScaleNegative", "RESAMPLE_GRAD", set("Scales", Floats{1, 1, 1, -2}), "Scales[3]", "= -2"},
    {"ScaleInfinite", "RESAMPLE", set("Scales", Floats{kInfinity, 1, 1, 1}), "Scales[0]", "= inf"},
    {"OffsetNan", "RESAMPLE2", set("InputPixelOffsets", Floats{0, 0, kNan, 0}), "InputPixelOffsets[2]", "= nan is not a finite number; expected 0"},
    {"OffsetInfinite", "RESAMPLE3", set("OutputPixelOffsets", Floats{0, 0, 0, -kInfinity}), "OutputPixelOffsets[3]", "= -inf"},
    {"OffsetsTooMany", "RESAMPLE_GRAD1", set("OutputPixelOffsets", Floats{0, 0, 0, 0, 0}), "OutputPixelOffsets", "one value for each"},
    {"AWideFilterBeforeItsTableIsMade", "RESAMPLE3", [](Operator& op) { op = caseFromText(kWideFilter).op; }, "OutputTensor.Sizes", "memory budget"},
    {"OverTheBudget", "RESAMPLE1", output([](TensorDesc& desc) { desc.sizes = {1, 1, 65535, 65536}; desc.totalTensorSizeInBytes = uint64_t{1} << 60; }), "OutputTensor.Sizes", "more than the memory budget of"},
};
// clang-format on

TEST(Refusals, SayWhatIsWrongAndWhere)
{
    for (const Refusal& row : kRefusals) {
        SCOPED_TRACE(row.name);
        Operator op = valid(row.op);
        ASSERT_TRUE(validate(op).empty()) << english(sentence(validate(op)[0]));
        row.spoil(op);
        const Issues issues = validate(op);
        ASSERT_FALSE(issues.empty());
        EXPECT_EQ(issues[0].path, row.path);
        EXPECT_NE(english(sentence(issues[0])).find(row.says), std::string::npos) << english(sentence(issues[0]));
    }
}

TEST(Refusals, AllAreSaidAtOnce)
{
    Operator op = valid("RESAMPLE1");
    setField(op, "Scales", Floats{0, 1, -1, 1});
    setField(op, "InputPixelOffsets", Floats{kNan, 0, 0, 0});
    EXPECT_EQ(validate(op).size(), 3u);
}

bool fits(const std::string& line, const MemoryBudget& budget)
{
    return validate(caseFromText(line).op, budget).empty();
}

TEST(Refusals, ABudgetCountsBuffersTablesAndRepeatedElements)
{
    const std::string small = "RESAMPLE1 --Sizes 1,8,4,6 --Scales 1,1,1,1";
    EXPECT_TRUE(fits(small, {1 << 20}));
    EXPECT_FALSE(fits(small, {2 * 768})); // the buffers alone would fit
    // Four bytes that stand for a gigabyte: engines work on rows of elements.
    const std::string repeated = "RESAMPLE1 --Sizes 1,1,16384,16384 --Strides 0,0,0,0 --Scales 1,1,0.001,0.001";
    EXPECT_TRUE(fits(repeated, {uint64_t{2} << 30}));
    EXPECT_FALSE(fits(repeated, {64 << 20}));
}

TEST(Allowed, WhatLooksStrangeButIsRight)
{
    Operator op = valid("RESAMPLE1");
    setField(op, "Scales", Floats{3.402823466e38f, 1, 1e-30f, 1});
    setField(op, "OutputPixelOffsets", Floats{-1000, 0, 3e38f, 0});
    EXPECT_TRUE(validate(op).empty());
    Operator broadcast = valid("DEPTH_TO_SPACE1");
    changeTensor(broadcast, false, [](TensorDesc& desc) { desc.strides = Strides{0, 0, 0, 0}; });
    changeTensor(broadcast, false, [](TensorDesc& desc) { desc.totalTensorSizeInBytes = 4; });
    EXPECT_TRUE(validate(broadcast).empty());
    Operator identity = valid("SPACE_TO_DEPTH1");
    changeField(identity, "BlockSize", uint32_t{1});
    EXPECT_TRUE(validate(identity).empty());
}

} // namespace
} // namespace tessera
