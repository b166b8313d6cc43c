// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/nearest_rule.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

using enum NearestRule;
using enum Arithmetic;

AxisMap nearestAxis(uint32_t inputs, uint32_t outputs, float scale, float in = 0.5f, float out = -0.5f)
{
    return {inputs, outputs, scale, in, out, InterpolationMode::NearestNeighbor, Rounding::HalfUp, {}};
}

std::vector<uint32_t> all(const AxisMap& map, NearestRule rule, Arithmetic arithmetic)
{
    std::vector<uint32_t> indices;
    for (uint32_t output = 0; output < map.outputs; ++output)
        indices.push_back(nearestUnder(map, output, rule, arithmetic));
    return indices;
}

// 4 → 6, half-pixel: x = −1/6, ½, 7/6, 11/6, 2½, 19/6; two ties.
TEST(NearestRules, EachOnFourToSix)
{
    const AxisMap map = nearestAxis(4, 6, 1.5f);
    const std::pair<NearestRule, std::vector<uint32_t>> rows[] = {{HalfUp, {0, 1, 1, 2, 3, 3}},
                                                                  {HalfDown, {0, 0, 1, 2, 2, 3}},
                                                                  {Floor, {0, 0, 1, 1, 2, 3}},
                                                                  {Ceil, {0, 1, 2, 2, 3, 3}}};
    for (const auto& [rule, indices] : rows)
        for (const Arithmetic arithmetic : {Division, Exact})
            EXPECT_EQ(all(map, rule, arithmetic), indices) << int(rule);
}

// The ratio gives 14.5, float32 14.499999: 6/20 is no float32.
TEST(NearestRules, ArithmeticDecidesAtTheTieOfTwentyToSix)
{
    const AxisMap map = nearestAxis(20, 6, 0.3f);
    EXPECT_EQ(coordinate(map, 4, Exact), 14.5);
    EXPECT_EQ(nearestUnder(map, 4, HalfUp, Division), 14u);
    EXPECT_EQ(nearestUnder(map, 4, HalfUp, Exact), 15u);
    const Partings parting = partings(map, map, HalfUp, Exact, map.outputs, 10);
    EXPECT_EQ(parting.list, (std::vector<RoundingDifference>{{4, 14, 15}}));
    EXPECT_EQ(parting.count, 1u);
}

// Exactness against 64-bit integers: x = ((2o + 1)·n − m)/(2m).
TEST(NearestRules, ExactIsWhatIntegersSay)
{
    for (int64_t n = 1; n <= 24; ++n)
        for (int64_t m = 1; m <= 24; ++m) {
            const AxisMap map = nearestAxis(uint32_t(n), uint32_t(m), float(double(m) / double(n)));
            for (int64_t o = 0; o < m; ++o) {
                const int64_t twice = (2 * o + 1) * n - m; // twice m·x
                const int64_t halfUp = (twice + m) / (2 * m); // never below 0
                EXPECT_EQ(nearestUnder(map, uint32_t(o), HalfUp, Exact), uint32_t(std::min(halfUp, n - 1)))
                    << n << " to " << m << " at " << o;
            }
        }
}

TEST(NearestRules, DivisionIsWhatTheOperatorDoesAndARestatedMapReadsTheSame)
{
    for (const Rounding rounding : {Rounding::HalfUp, Rounding::Ceil, Rounding::Floor}) {
        AxisMap map = nearestAxis(37, 100, 100.0f / 37);
        map.rounding = rounding;
        EXPECT_EQ(all(map, ruleOf(map), Division), makeTaps(map).first);
    }
    AxisMap map = nearestAxis(4, 6, 1.5f, 1.0f); // ceil(x − ½) as INCREASING says it
    map.rounding = Rounding::Ceil;
    const AxisMap plain = restated(map, HalfDown);
    EXPECT_EQ(plain.inputPixelOffset, 0.5f);
    EXPECT_EQ(all(plain, HalfDown, Division), makeTaps(map).first);
    EXPECT_EQ(partings(map, plain, HalfDown, Division, 6, 6).count, 0u);
    EXPECT_EQ(partings(map, plain, HalfUp, Division, 6, 6).count, 2u); // both ties
}

TEST(NearestRules, PartingsStopWhereToldAndCountOn)
{
    const AxisMap map = nearestAxis(64, 32, 0.5f); // every x is a tie
    const Partings some = partings(map, map, HalfDown, Division, 16, 3);
    EXPECT_EQ(some.count, 16u);
    EXPECT_EQ(some.list.size(), 3u);
}

} // namespace
} // namespace tessera
