// SPDX-License-Identifier: Apache-2.0
// What data cannot tell apart is one group, and the case that can is found.
#include "engine/identify/separating.h"

#include "engine/identify/identify.h"
#include "engine/io/case_input.h"
#include "engine/ops/operator.h"
#include "tests/support/engines.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

namespace tessera {
namespace {

Operator line(const std::string& text)
{
    return caseFromText(text).op;
}

// Three conventions, each with four rules; held against half_pixel with ties up.
SuppositionGroup twelveRules(const std::vector<Supposition>& list)
{
    SuppositionGroup group{&list.front()};
    const auto add = [&](const std::string& what) {
        const auto found = std::ranges::find(list, what, &Supposition::what);
        ASSERT_NE(found, list.end()) << what;
        group.push_back(&*found);
    };
    for (const char* rule : {"nearest by ceil(x − ½)", "nearest by floor(x)", "nearest by ceil(x)"}) {
        add(rule);
        for (const std::string convention : {"asymmetric", "align_corners"})
            add(convention + " coordinates, " + rule);
    }
    add("asymmetric coordinates");
    add("align_corners coordinates");
    return group;
}

size_t partsAt(const SuppositionGroup& group, unsigned inputs, unsigned outputs)
{
    const std::string scale = std::to_string(static_cast<double>(outputs) / inputs);
    const Operator op = line("RESAMPLE1 --Sizes " + std::to_string(inputs) + " --DataType FLOAT32 --OutputTensor.Sizes "
                             + std::to_string(outputs) + " --Scales " + scale);
    const std::vector<size_t> parts = partsOf(group, op);
    return std::set(parts.begin(), parts.end()).size();
}

TEST(Separating, AFactorOfTwoLeavesThreeGroupsOfTwelveRules)
{
    const std::vector<Supposition> list =
        suppositionsOf(line("RESAMPLE1 --Sizes 1,1,4,4 --DataType FLOAT32 --Scales 1,1,2,2"));
    const SuppositionGroup group = twelveRules(list);
    ASSERT_EQ(group.size(), 12u);
    EXPECT_EQ(partsAt(group, 4, 8), 3u);
}

TEST(Separating, TwoToFiveAndFiveToTwoTellTwelveRulesApartTogether)
{
    const std::vector<Supposition> list =
        suppositionsOf(line("RESAMPLE1 --Sizes 1,1,4,4 --DataType FLOAT32 --Scales 1,1,2,2"));
    const SuppositionGroup group = twelveRules(list);
    EXPECT_LT(partsAt(group, 2, 5), 12u);
    EXPECT_LT(partsAt(group, 5, 2), 12u);
    const Operator both =
        line("RESAMPLE1 --Sizes 1,1,2,5 --DataType FLOAT32 --OutputTensor.Sizes 1,1,5,2 --Scales 1,1,2.5,0.4");
    const std::vector<size_t> parts = partsOf(group, both);
    EXPECT_EQ(std::set(parts.begin(), parts.end()).size(), 12u) << testing::PrintToString(parts);
    const auto found = separatingCase(line("RESAMPLE1 --Sizes 1,1,4,4 --DataType FLOAT32 --Scales 1,1,2,2"), group);
    ASSERT_TRUE(found);
    const std::vector<size_t> own = partsOf(group, found->op);
    EXPECT_EQ(std::set(own.begin(), own.end()).size(), 12u) << toText(*found);
}

// One channel hides the order, and the case that shows it has two.
TEST(Separating, TwoChannelsTellTheOrdersApart)
{
    const Operator op = line("DEPTH_TO_SPACE1 --Sizes 1,4,2,2 --DataType FLOAT32 --BlockSize 2");
    const std::vector<Supposition> list = suppositionsOf(op);
    const auto order = std::ranges::find(list, MistakeClass::Order, &Supposition::mistake);
    ASSERT_NE(order, list.end());
    const SuppositionGroup group{&list.front(), &*order};
    EXPECT_EQ(partsOf(group, op), (std::vector<size_t>{0, 0}));
    const auto found = separatingCase(op, group);
    ASSERT_TRUE(found);
    EXPECT_EQ(inputDesc(found->op).sizes, (std::vector<uint32_t>{1, 8, 1, 1}));
}

// The engine is run on the case that separates, and its answer leaves one name.
TEST(Separating, AnEngineAtHandIsAsked)
{
    const Case meant =
        caseFromText("RESAMPLE1 --Sizes 1,1,8,8 --DataType FLOAT32 --Scales 1,1,0.5,0.5 --data random:3");
    const auto floored = [](Case c) {
        c.op = *resamplingOperator(c.op, [&] {
            Resampling resampling = std::get<Resampling>(asMeant(c.op).map);
            for (AxisSampling& axis : resampling.axes)
                axis.rule = NearestRule::Floor;
            return resampling;
        }());
        return runOn(engineNamed("cpu"), c, loadInput(c));
    };
    const Tensor input = loadInput(meant), output = floored(meant);
    const Diagnosis open = identify(input, output, meant.op);
    EXPECT_EQ(open.mistake, MistakeClass::Tie);
    EXPECT_FALSE(open.equals.empty());
    EXPECT_FALSE(open.probe.empty());
    unsigned runs = 0;
    const Diagnosis asked = identify(input, output, meant.op, {.asked = [&](const Case& c) {
                                         ++runs;
                                         return floored(c);
                                     }});
    EXPECT_EQ(runs, 1u);
    EXPECT_EQ(asked.mistake, MistakeClass::NearestRule) << testing::PrintToString(asked.sentences);
    EXPECT_EQ(asked.what, "nearest by floor(x)");
    const Diagnosis refuted = identify(input, output, meant.op, {.asked = [](const Case& c) {
                                           return Tensor(outputDesc(c.op)); // zeros
                                       }});
    EXPECT_FALSE(refuted.isProved);
    EXPECT_THAT(refuted.sentences, testing::Contains(testing::HasSubstr("none explains what it gave")));
}

} // namespace
} // namespace tessera
