// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/compute/foreign/exchange.h"

#include "engine/core/case/case.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

std::string jsonOf(const char* line)
{
    return operatorJson(caseFromText(line).op);
}

// What a program that stands for a framework is told of a resize.
TEST(FrameworkWords, AreWhatCodeSays)
{
    EXPECT_THAT(jsonOf("RESAMPLE --Sizes 1,1,5,5 --InterpolationMode LINEAR --Scales 1,1,1.5,1.5"),
                AllOf(HasSubstr(R"("PyTorch":{"framework":"PyTorch","mode":"align_corners=False","antialias":false,)"
                                R"("factors":[1.0,1.0,1.5,1.5]})"),
                      HasSubstr(R"("Pillow":{"refusal":"Pillow samples by the ratio of the sizes)")));
    EXPECT_THAT(jsonOf("RESAMPLE --Sizes 2,2 --InterpolationMode NEAREST_NEIGHBOR --Scales 2,2"),
                HasSubstr(R"("ONNX":{"framework":"ONNX","mode":"half_pixel","rule":"round_prefer_ceil")"));
}

TEST(FrameworkWords, AreOfResamplingsOnly)
{
    EXPECT_THAT(jsonOf("DEPTH_TO_SPACE --Sizes 1,4,1,1 --BlockSize 2"), Not(HasSubstr("refusal")));
}

} // namespace
} // namespace tessera
