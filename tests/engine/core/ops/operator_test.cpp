// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/operator.h"

#include "engine/core/tensor/error.h"

#include <gtest/gtest.h>

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

TEST(Fields, EveryOneCanBeWrittenBack)
{
    for (const Operator& op : allOperators())
        for (const Field& field : fields(op)) {
            Operator copy = op;
            setField(copy, field.info.name, field.value);
            EXPECT_EQ(copy, op) << name(op) << " " << field.info.name;
            EXPECT_FALSE(field.info.sentence.isEmpty());
        }
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

} // namespace
} // namespace tessera
