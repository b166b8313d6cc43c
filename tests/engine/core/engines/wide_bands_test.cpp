// SPDX-License-Identifier: Apache-2.0

// Outputs that sum many elements, on every engine: from 1 tap to 10^5. A device may end a loop before its end without
// an error, and small shapes do not show it.

#include "engine/compute/vulkan/setup.h"
#include "engine/core/compare/compare.h"
#include "engine/core/message/plain_text.h"
#include "tests/engine/compute/vulkan/same_elements.h"
#include "tests/support/engines.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace tessera {
namespace {

constexpr uint32_t kTaps[] = {1, 2, 5, 18, 56, 180, 560, 1'800, 5'600, 18'000, 56'000, 100'000};
constexpr uint32_t kMostForReference = 2'000; // taps; it computes with matrices of float64

// How many taps an output has on each axis, the product about `taps`: all on W, all on N, on H and W, on every axis.
std::vector<std::array<uint32_t, 4>> spreads(uint32_t taps)
{
    const auto root = [&](double exponent) { return static_cast<uint32_t>(std::lround(std::pow(taps, exponent))); };
    const uint32_t two = root(0.5), four = root(0.25);
    return {{1, 1, 1, taps}, {taps, 1, 1, 1}, {1, 1, two, two}, {four, four, four, four}};
}

// A shrink whose triangle filter spans so many elements, and a gradient that adds so many: twice the factor each.
std::vector<std::string> lines(const std::array<uint32_t, 4>& taps, DataType type)
{
    constexpr std::array<uint32_t, 4> kOutputs{1, 1, 2, 3};
    std::array<uint32_t, 4> inputs{};
    std::array<float, 4> shrink{}, grow{};
    for (size_t axis = 0; axis < 4; ++axis) {
        const uint32_t factor = std::max(taps[axis] / 2, 1u);
        inputs[axis] = factor * kOutputs[axis];
        shrink[axis] = 1.0f / static_cast<float>(factor);
        grow[axis] = static_cast<float>(factor);
    }
    const std::string rest = " --DataType " + std::string(name(type)) + " --InterpolationMode LINEAR --data random";
    std::vector<std::string> result{
        "RESAMPLE3 --Sizes " + listText(inputs, ",") + " --Antialiased true --AntialiasFilter TRIANGLE --Scales "
        + listText(shrink, ",", floatText) + " --OutputTensor.Sizes " + listText(kOutputs, ",") + rest};
    if (isFloat(type))
        result.push_back("RESAMPLE_GRAD --Sizes " + listText(inputs, ",") + " --Scales "
                         + listText(grow, ",", floatText) + rest);
    return result;
}

// Throws what the engine throws.
testing::AssertionResult agreesWithCpu(const Engine& engine, const std::string& line)
{
    const Case c = caseFromText(line);
    if (const Issues issues = validate(c.op); !issues.empty())
        return testing::AssertionFailure() << english(sentence(issues.front())) << ": " << line;
    const Loaded each(c);
    const Tensor expected = runOn(engineNamed("cpu"), each), actual = runOn(engine, each);
    const bool agrees = engine.executesPlans()
        ? sameElements(each.plan, actual, expected)
        : compare(each.plan, each.input, expected, actual, defaultTolerance(each.plan, false)).beyond == 0;
    return agrees ? testing::AssertionSuccess() : testing::AssertionFailure() << line;
}

class WideBands : public testing::TestWithParam<std::tuple<std::string, DataType>> { };

TEST_P(WideBands, AreSummedWhole)
{
    const Engine& engine = engineNamed(std::get<0>(GetParam()));
    for (const uint32_t taps : kTaps) {
        if (!engine.executesPlans() && taps > kMostForReference)
            continue;
        for (const auto& spread : spreads(taps))
            for (const std::string& line : lines(spread, std::get<1>(GetParam())))
                EXPECT_TRUE(agreesWithCpu(engine, line)) << taps << " taps";
    }
}

INSTANTIATE_TEST_SUITE_P(
    , WideBands,
    testing::Combine(testing::ValuesIn(engineNames()),
                     testing::Values(DataType::UInt8, DataType::Int8, DataType::Float16, DataType::Float32)),
    [](const auto& row) {
        return std::string(name(std::get<1>(row.param))) + "_" + engineTestName({std::get<0>(row.param), 0});
    });

// A device whose loops end sooner than any that is known.
TEST(WideBandsOfShortLoops, AreSummedWhole)
{
    const auto engine = vulkan::makeEngine("vulkan", {.validate = true, .guardBytes = 256, .loopIterations = 256});
    for (const uint32_t taps : {1u, 56u, 5'600u})
        for (const auto& spread : spreads(taps))
            for (const DataType type : {DataType::UInt8, DataType::Float32})
                for (const std::string& line : lines(spread, type))
                    EXPECT_TRUE(agreesWithCpu(*engine, line)) << taps << " taps";
}

// Outputs so many that an invocation of the specialized kernels loops as often as it ever does.
TEST(LongLoops, OfSpecializedKernelsGiveTheBitsOfTheCpu)
{
    for (const std::string& name : planEngineNames())
        for (const char* line :
             {"RESAMPLE --Sizes 1,3,540,960 --DataType UINT8 --data random --Scales 1,1,2,2 --InterpolationMode LINEAR",
              "DEPTH_TO_SPACE --Sizes 1,27,360,640 --DataType UINT8 --data random --BlockSize 3"})
            EXPECT_TRUE(agreesWithCpu(engineNamed(name), line)) << name;
}

} // namespace
} // namespace tessera
