// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/operator.h"

#include "engine/core/tensor/error.h"
#include "tests/support/loaded.h"

#include <gtest/gtest.h>

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

TEST(SetInput, EveryOperatorRunsOnWhatItOffers)
{
    for (Operator op : allOperators()) {
        for (const Field& field : fields(op))
            EXPECT_FALSE(field.info.sentence.isEmpty()) << field.info.name;
        setInput(op, DataType::Float32, {1, 8, 4, 6});
        EXPECT_TRUE(validate(op).empty()) << name(op);
        EXPECT_TRUE(outputIsOffered(op));
    }
}

TEST(SetInput, ListsGrowAndShrinkInFront)
{
    Operator op = operatorFromName("RESAMPLE1").value();
    setInput(op, DataType::Float32, {1, 8, 4, 6});
    changeField(op, "Scales", std::vector<float>{1, 1, 2, 3});
    setInput(op, DataType::Float32, {4, 6});
    EXPECT_EQ(std::get<std::vector<float>>(fields(op)[4].value), (std::vector<float>{2, 3}));
    EXPECT_EQ(std::get<uint32_t>(fields(op)[3].value), 2u);
    EXPECT_EQ(outputDesc(op).sizes, (std::vector<uint32_t>{8, 18}));
    setInput(op, DataType::Float32, {5, 4, 6});
    EXPECT_EQ(std::get<std::vector<float>>(fields(op)[4].value), (std::vector<float>{1, 2, 3}));
    EXPECT_TRUE(validate(op).empty());
}

TEST(ChangeField, TheOutputFollows)
{
    Operator op = operatorFromName("DEPTH_TO_SPACE1").value();
    setInput(op, DataType::UInt32, {1, 36, 2, 3});
    changeField(op, "BlockSize", uint32_t{3});
    EXPECT_EQ(outputDesc(op).sizes, (std::vector<uint32_t>{1, 4, 6, 9}));
    changeField(op, "InputTensor", TensorDesc{.dataType = DataType::Int8, .sizes = {1, 36, 2, 3}});
    EXPECT_EQ(outputDesc(op).dataType, DataType::Int8);
}

TEST(Converted, KeepsWhatBothHave)
{
    Operator resample = operatorFromName("RESAMPLE1").value();
    setInput(resample, DataType::Float32, {1, 3, 4, 6});
    changeField(resample, "Scales", std::vector<float>{1, 1, 2, 3});
    for (const Operator& to : allOperators()) {
        const Operator op = converted(resample, to);
        EXPECT_EQ(name(op), name(to));
        EXPECT_EQ(inputDesc(op).sizes, inputDesc(resample).sizes);
        EXPECT_TRUE(outputIsOffered(op));
        for (const Field& field : fields(op))
            EXPECT_TRUE(field.info.name != "Scales" || field.value == FieldValue(std::vector<float>{1, 1, 2, 3}));
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

TEST(BlockOrder, IsTheFieldsOfTheFourOperators)
{
    for (const Operator& op : allOperators()) {
        const std::string_view text = name(op);
        ASSERT_EQ(blockOrder(op).has_value(), text.find("DEPTH") != std::string_view::npos) << text;
        EXPECT_EQ(withOtherOrder(op).has_value(), blockOrder(op) && text.ends_with("1")) << text;
        if (!blockOrder(op))
            continue;
        const std::string order = text.ends_with("1") ? " --Order COLUMN_ROW_DEPTH" : "";
        const auto is = blockOrder(caseFromText(std::string(text) + " --Sizes 1,9,3,3 --BlockSize 3" + order).op);
        EXPECT_EQ(is->toSpace, text.starts_with("DEPTH"));
        EXPECT_EQ(is->blockSize, 3U);
        EXPECT_EQ(is->order, order.empty() ? DepthSpaceOrder::DepthColumnRow : DepthSpaceOrder::ColumnRowDepth);
    }
}

} // namespace
} // namespace tessera
