// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/value_meaning.h"

#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

using testing::HasSubstr;

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
    const std::string sizes = " --Sizes 1,1,4,6 --InterpolationMode LINEAR --Scales 1,1,0.5,0.5";
    EXPECT_THAT(meaning("RESAMPLE1" + sizes), HasSubstr("two nearest"));
    EXPECT_THAT(meaning("RESAMPLE3" + sizes), HasSubstr("two nearest"));
    EXPECT_THAT(meaning("RESAMPLE3" + sizes + " --Antialiased true"), HasSubstr("pairs' means"));
    EXPECT_THAT(meaning("RESAMPLE3" + sizes + " --Antialiased true --AntialiasFilter TRIANGLE"), HasSubstr("triangle"));
    EXPECT_THAT(meaning("RESAMPLE_GRAD1" + sizes), HasSubstr("gradients"));
}

TEST(ValueMeaning, NearestCopiesAndItsGradientAdds)
{
    EXPECT_THAT(meaning("RESAMPLE3 --Sizes 1,1,4,6 --Antialiased true"), HasSubstr("copies one"));
    EXPECT_THAT(meaning("RESAMPLE_GRAD --Sizes 1,1,4,6"), HasSubstr("gradients"));
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
