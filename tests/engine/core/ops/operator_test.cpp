// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/core/tensor/error.h"
#include "tests/support/loaded.h"
#include "tests/support/matchers.h"

#include <functional>
#include <limits>
#include <tuple>

namespace tessera {
namespace {

std::vector<std::string> fieldNames(std::string_view op)
{
    std::vector<std::string> names;
    for (const Field& field : fields(operatorFromName(op).value()))
        names.emplace_back(field.info.name);
    return names;
}

TEST(Fields, AreDirectMlsInItsOrder)
{
    using Names = std::vector<std::string>;
    EXPECT_EQ(fieldNames("DEPTH_TO_SPACE"), (Names{"InputTensor", "OutputTensor", "BlockSize"}));
    EXPECT_EQ(fieldNames("DML_OPERATOR_SPACE_TO_DEPTH1").back(), "Order");
    EXPECT_EQ(fieldNames("RESAMPLE"),
              (Names{"InputTensor", "OutputTensor", "InterpolationMode", "ScaleCount", "Scales"}));
    EXPECT_EQ(fieldNames("RESAMPLE2"),
              (Names{"InputTensor", "OutputTensor", "InterpolationMode", "RoundingDirection", "DimensionCount",
                     "Scales", "InputPixelOffsets", "OutputPixelOffsets"}));
    EXPECT_EQ(fieldNames("RESAMPLE3").back(), "AntialiasFilter");
    EXPECT_EQ(fieldNames("RESAMPLE_GRAD").front(), "InputGradientTensor");
    EXPECT_FALSE(operatorFromName("resample"));
}

TEST(Fields, OfAnotherKindOrNameAreRefused)
{
    Operator op = operatorFromName("DEPTH_TO_SPACE1").value();
    const Operator before = op;
    EXPECT_THROW(setField(op, "Blocksize", uint32_t{2}), TextError);
    EXPECT_THROW(setField(op, "BlockSize", true), TextError);
    EXPECT_THROW(setField(op, "Order", EnumValue{&enumType(AxisDirection::Increasing), 0}), TextError);
    EXPECT_THROW(setField(op, "Order", EnumValue{&enumType(DepthSpaceOrder::DepthColumnRow), 2}), TextError);
    EXPECT_EQ(op, before);
}

TEST(SetInput, ListsGrowAndShrinkInFront)
{
    Operator op = operatorFromName("RESAMPLE1").value();
    setInput(op, DataType::Float32, {1, 8, 4, 6});
    changeField(op, "Scales", std::vector<float>{1, 1, 2, 3});
    setInput(op, DataType::Float32, {4, 6});
    EXPECT_EQ(std::get<std::vector<float>>(fields(op)[4].value), (std::vector<float>{2, 3}));
    EXPECT_EQ(std::get<uint32_t>(fields(op)[3].value), 2u);
    EXPECT_EQ(op.output.sizes, (std::vector<uint32_t>{8, 18}));
    setInput(op, DataType::Float32, {5, 4, 6});
    EXPECT_EQ(std::get<std::vector<float>>(fields(op)[4].value), (std::vector<float>{1, 2, 3}));
    EXPECT_TRUE(validate(op).empty());
}

TEST(ChangeField, TheOutputFollows)
{
    Operator op = operatorFromName("DEPTH_TO_SPACE1").value();
    setInput(op, DataType::UInt32, {1, 36, 2, 3});
    changeField(op, "BlockSize", uint32_t{3});
    EXPECT_EQ(op.output.sizes, (std::vector<uint32_t>{1, 4, 6, 9}));
    changeField(op, "InputTensor", TensorDesc{.dataType = DataType::Int8, .sizes = {1, 36, 2, 3}});
    EXPECT_EQ(op.output.dataType, DataType::Int8);
}

TEST(Converted, KeepsWhatBothHave)
{
    Operator resample = operatorFromName("RESAMPLE1").value();
    setInput(resample, DataType::Float32, {1, 3, 4, 6});
    changeField(resample, "Scales", std::vector<float>{1, 1, 2, 3});
    for (const Operator& to : allOperators()) {
        const Operator op = converted(resample, to);
        EXPECT_EQ(name(op), name(to));
        EXPECT_EQ(op.input.sizes, resample.input.sizes);
        EXPECT_TRUE(outputIsOffered(op));
        for (const Field& field : fields(op)) {
            EXPECT_FALSE(field.info.sentence.isEmpty()) << field.info.name;
            EXPECT_TRUE(field.info.name != "Scales" || field.value == FieldValue(std::vector<float>{1, 1, 2, 3}));
        }
    }
}

TEST(Enums, EveryValueHasItsNameAndSentence)
{
    for (const EnumType* type : {&enumType(DepthSpaceOrder{}), &enumType(InterpolationMode{}),
                                 &enumType(AxisDirection{}), &enumType(AntialiasFilter{})}) {
        EXPECT_EQ(type->names.size(), type->sentences.size());
        const bool isOurs = type == &enumType(AntialiasFilter{});
        EXPECT_TRUE(isOurs ? type->prefix.empty() : type->prefix.starts_with("DML_") && type->prefix.ends_with("_"));
    }
}

using Elements = std::vector<uint64_t>;

struct BlockPencil {
    const char* line;
    Elements read; // the input element of each output element
};

TEST(DepthSpace, BothOrdersReadWhatTheBlockPencilSays)
{
    // Eight channels of one pixel, b = 2, are the smallest case that tells the orders apart.
    const Elements depthColumnRow{
        0, 2, //
        4, 6, // output channel 0 takes every second input channel

        1, 3, //
        5, 7,
    };
    const Elements columnRowDepth{
        0, 1, //
        2, 3, // output channel 0 takes the first four input channels

        4, 5, //
        6, 7,
    };
    const BlockPencil rows[] = {
        {"DEPTH_TO_SPACE --Sizes 1,8,1,1 --BlockSize 2", depthColumnRow},
        {"DEPTH_TO_SPACE1 --Sizes 1,8,1,1 --BlockSize 2 --Order DEPTH_COLUMN_ROW", depthColumnRow},
        {"DEPTH_TO_SPACE1 --Sizes 1,8,1,1 --BlockSize 2 --Order COLUMN_ROW_DEPTH", columnRowDepth},
        // Two channels of one block: (row, column, depth), depth fastest, or in their order.
        {"SPACE_TO_DEPTH --Sizes 1,2,2,2 --BlockSize 2", {0, 4, 1, 5, 2, 6, 3, 7}},
        {"SPACE_TO_DEPTH1 --Sizes 1,2,2,2 --BlockSize 2 --Order DEPTH_COLUMN_ROW", {0, 4, 1, 5, 2, 6, 3, 7}},
        {"SPACE_TO_DEPTH1 --Sizes 1,2,2,2 --BlockSize 2 --Order COLUMN_ROW_DEPTH", {0, 1, 2, 3, 4, 5, 6, 7}},
        {"DEPTH_TO_SPACE --Sizes 1,9,1,2 --BlockSize 3",
         {0, 2, 4, 1, 3, 5, 6, 8, 10, 7, 9, 11, 12, 14, 16, 13, 15, 17}},
    };
    for (const BlockPencil& row : rows) {
        const Plan plan = planOf(row.line);
        Elements read;
        for (uint64_t i = 0; i < elementCount(plan.output); ++i)
            read.push_back(sources(plan, i).list.at(0).element);
        EXPECT_EQ(read, row.read) << row.line;
    }
}

TEST(DepthSpace, ABlockOfOneIsSaidToMoveNothing)
{
    for (const std::string name : {"DEPTH_TO_SPACE1", "SPACE_TO_DEPTH1"}) {
        const Operator op = caseFromText(name + " --Sizes 1,2,3,4 --BlockSize 1").op;
        EXPECT_EQ(english(explain(op, makePlan(op), 23).sentence), "Copied: same place, same number.");
    }
}

TEST(DepthSpace, FeatureLevels)
{
    const std::tuple<std::string, const char*, const char*> rows[] = {
        {"DEPTH_TO_SPACE", "FLOAT32", "1_0"}, {"SPACE_TO_DEPTH", "FLOAT16", "1_0"},
        {"DEPTH_TO_SPACE", "UINT8", "2_1"},   {"DEPTH_TO_SPACE1", "FLOAT32", "2_1"},
        {"SPACE_TO_DEPTH1", "INT64", "5_0"},  {"DEPTH_TO_SPACE", "FLOAT64", "5_0"},
    };
    for (const auto& [name, type, level] : rows)
        EXPECT_EQ(featureLevel(caseFromText(name + " --Sizes 1,4,2,2 --DataType " + type).op), level) << name << type;
}

// A right case, what `spoil` makes wrong in it, and the first message about it.
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
    TensorDesc desc = output ? op.output : op.input;
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
    {"ScalesTooFew", "RESAMPLE1", set("Scales", Floats{1, 2}), "Scales", "one value for each of the 4 dimensions"},
    {"ScaleZero", "RESAMPLE1", set("Scales", Floats{1, 1, 0, 1}), "Scales[2]", "= 0 is not a finite number above 0"},
    {"ScaleInfinite", "RESAMPLE", set("Scales", Floats{kInfinity, 1, 1, 1}), "Scales[0]", "= inf"},
    {"OffsetNan", "RESAMPLE2", set("InputPixelOffsets", Floats{0, 0, kNan, 0}), "InputPixelOffsets[2]", "= nan is not a finite number; expected 0"},
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
    // Strides of 0 make a gigabyte of elements from four bytes. Engines need room for the elements.
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

using Lines = std::vector<std::pair<int, std::string>>; // an axis and its formula

TEST(Symbols, AreWhatTheFormulaPutsNumbersInto)
{
    const std::string sampled = " = (o − OutputPixelOffset) / Scale − InputPixelOffset → ";
    const std::pair<const char*, Lines> rows[] = {
        {"DEPTH_TO_SPACE1 --Sizes 1,8,1,1 --BlockSize 2 --Order COLUMN_ROW_DEPTH",
         {{2, "y = h·b + by"}, {3, "x = w·b + bx"}, {1, "k = c·b² + by·b + bx"}}},
        {"DEPTH_TO_SPACE --Sizes 1,8,1,1 --BlockSize 2",
         {{2, "y = h·b + by"}, {3, "x = w·b + bx"}, {1, "k = by·b·C + bx·C + c"}}},
        {"SPACE_TO_DEPTH1 --Sizes 1,2,2,2 --BlockSize 2 --Order COLUMN_ROW_DEPTH",
         {{2, "y = h·b + by"}, {3, "x = w·b + bx"}, {1, "k = c·b² + by·b + bx"}}},
        {"RESAMPLE1 --Sizes 1,1,1,4 --Scales 1,1,1,2 --InterpolationMode LINEAR",
         {{3, "x" + sampled + "the two about it"}}},
        {"RESAMPLE2 --Sizes 1,1,2,4 --Scales 1,1,2,2 --RoundingDirection DECREASING",
         {{2, "y" + sampled + "floor(x)"}, {3, "x" + sampled + "floor(x)"}}},
        {"RESAMPLE_GRAD1 --Sizes 1,1,1,4 --Scales 1,1,1,2 --InterpolationMode LINEAR",
         {{3, "x = (o − InputPixelOffset) / Scale − OutputPixelOffset → the two about it, backwards"}}},
    };
    for (const auto& [line, formula] : rows) {
        const Operator op = caseFromText(line).op;
        Lines lines;
        for (const FormulaLine& each : symbolsOf(op, makePlan(op)))
            lines.emplace_back(each.axis, english(each.text));
        EXPECT_EQ(lines, formula) << line;
    }
}

// The explanation's line for the channel shows the formula's symbols before its numbers.
TEST(Symbols, OfTheChannelStandInTheExplanation)
{
    for (const char* line : {"DEPTH_TO_SPACE1 --Sizes 1,18,2,2 --BlockSize 3 --Order COLUMN_ROW_DEPTH",
                             "SPACE_TO_DEPTH --Sizes 1,2,4,4 --BlockSize 2"}) {
        const Case c = caseFromText(line);
        const Plan plan = makePlan(c.op);
        std::string channel;
        for (const FormulaLine& each : explain(c.op, plan, 5).formula)
            channel = each.axis == 1 ? english(each.text) : channel;
        EXPECT_TRUE(channel.starts_with(english(symbolsOf(c.op, plan).back().text) + " = ")) << channel;
    }
}

std::string meaning(const std::string& line)
{
    const Operator op = caseFromText(line).op;
    for (const Field& field : fields(op))
        if (field.info.name == "InterpolationMode")
            return english(meaningOf(op, std::get<EnumValue>(field.value)));
    return {};
}

TEST(ValueMeaning, LinearBlendsTwoAnAxisUnlessAFilterIsWiderOrItIsAGradient)
{
    const std::string sizes = " --Sizes 1,1,4,6", linear = sizes + " --InterpolationMode LINEAR --Scales 1,1,0.5,0.5";
    const std::pair<std::string, const char*> rows[] = {
        {"RESAMPLE1" + linear, "two nearest"},
        {"RESAMPLE3" + linear, "two nearest"},
        {"RESAMPLE3" + linear + " --Antialiased true", "pairs' means"},
        {"RESAMPLE3" + linear + " --Antialiased true --AntialiasFilter TRIANGLE", "triangle"},
        {"RESAMPLE_GRAD1" + linear, "gradients"},
        {"RESAMPLE3" + sizes + " --Antialiased true", "copies one"}, // nearest
        {"RESAMPLE_GRAD" + sizes, "gradients"},
    };
    for (const auto& [line, said] : rows)
        EXPECT_THAT(meaning(line), HasSubstr(said)) << line;
}

TEST(ValueMeaning, LinearHasNoUseForARoundingDirection)
{
    for (const std::string operatorName : {"RESAMPLE2", "RESAMPLE3", "RESAMPLE_GRAD1"}) {
        const Operator linear = caseFromText(operatorName + " --Sizes 1,1,4,6 --InterpolationMode LINEAR").op;
        EXPECT_THAT(english(whyWithoutEffect(linear, "RoundingDirection")), HasSubstr("no effect")) << operatorName;
        EXPECT_TRUE(whyWithoutEffect(linear, "Scales").isEmpty());
        const Operator nearest = caseFromText(operatorName + " --Sizes 1,1,4,6").op;
        EXPECT_TRUE(whyWithoutEffect(nearest, "RoundingDirection").isEmpty());
    }
}

} // namespace
} // namespace tessera
