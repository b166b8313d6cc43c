// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/timing_variation.h"

#include "engine/core/ops/operator.h"
#include "engine/formats/io/case_input.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

std::vector<std::string> labels(const std::string& line, const char* field)
{
    std::vector<std::string> all;
    for (const CaseVariant& variant : caseVariants(caseFromText(line), field)) {
        EXPECT_TRUE(validate(variant.c.op).empty()) << variant.label.toStdString();
        all.push_back(variant.label.toStdString());
    }
    return all;
}

constexpr const char* kBlocks = "DEPTH_TO_SPACE1 --Sizes 1,8,64,64 --BlockSize 2";
constexpr const char* kResample = "RESAMPLE2 --Sizes 1,3,64,64 --Scales 1,1,2,2";

TEST(TimingVariation, OffersWhatTheOperatorHas)
{
    EXPECT_EQ(variableFields(caseFromText(kBlocks).op), (QStringList{"Shape", "DataType", "BlockSize", "Order"}));
    EXPECT_EQ(variableFields(caseFromText(kResample).op),
              (QStringList{"Shape", "DataType", "InterpolationMode", "RoundingDirection"}));
}

TEST(TimingVariation, GivesEveryValueThatFits)
{
    using testing::ElementsAre;
    EXPECT_THAT(labels(kBlocks, "Order"), ElementsAre("DEPTH_COLUMN_ROW", "COLUMN_ROW_DEPTH"));
    EXPECT_THAT(labels(kResample, "InterpolationMode"), ElementsAre("NEAREST_NEIGHBOR", "LINEAR"));
    EXPECT_EQ(labels(kBlocks, "DataType").size(), 11u);
    EXPECT_THAT(labels(kResample, "DataType"), ElementsAre("FLOAT32", "FLOAT16", "INT8", "UINT8"));
    EXPECT_THAT(labels(kBlocks, "BlockSize"), ElementsAre("1", "2", "3", "4", "5", "6", "8"));
    EXPECT_THAT(labels("SPACE_TO_DEPTH --Sizes 1,3,10,10 --BlockSize 2", "BlockSize"),
                ElementsAre("1", "2", "3", "4", "5", "6", "8"));
    EXPECT_EQ(labels(kBlocks, "Shape").front(), "{1, 8, 8, 8}");
    EXPECT_EQ(labels(kBlocks, "Shape").back(), "{1, 8, 2048, 2048}");
    EXPECT_EQ(labels("RESAMPLE --Sizes 4 --Scales 2", "Shape").front(), "{1}");
    EXPECT_THAT(labels(kBlocks, ""), ElementsAre(""));
}

TEST(TimingVariation, KeepsDataWhereItCan)
{
    const Case c = caseFromText(std::string(kBlocks).append(" --data chart"));
    for (const CaseVariant& variant : caseVariants(c, "Shape"))
        EXPECT_EQ(variant.c.data, c.data);
    Case fixed = c;
    fixed.data = FromValues{loadInput(c), "a test"};
    EXPECT_EQ(caseVariants(fixed, "Order").front().c.data, fixed.data);
    EXPECT_EQ(caseVariants(fixed, "DataType").front().c.data, DataSource(Generator{.pattern = Pattern::Random}));
}

} // namespace
} // namespace tessera
