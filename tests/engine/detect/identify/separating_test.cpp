// SPDX-License-Identifier: Apache-2.0
// What data cannot tell apart is one group, and the case that can is found.
#include "engine/detect/identify/separating.h"

#include "engine/core/engines/run_failure.h"
#include "engine/core/ops/operator.h"
#include "engine/detect/identify/identify.h"
#include "engine/formats/io/case_input.h"
#include "tests/engine/detect/identify/said.h"
#include "tests/support/engines.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

namespace tessera {
namespace {

Operator operatorOf(const std::string& text)
{
    return caseFromText(text).op;
}

// Three conventions, each with four rules; held against half_pixel with ties up.
HypothesisGroup twelveRules(const std::vector<Hypothesis>& list)
{
    HypothesisGroup group{&list.front()};
    const auto add = [&](const std::string& what) {
        const auto found = std::ranges::find(list, what, [](const Hypothesis& each) { return said(each.what); });
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

size_t partsAt(const HypothesisGroup& group, unsigned inputs, unsigned outputs)
{
    const std::string scale = std::to_string(static_cast<double>(outputs) / inputs);
    const Operator op =
        operatorOf("RESAMPLE1 --Sizes " + std::to_string(inputs) + " --DataType FLOAT32 --OutputTensor.Sizes "
                   + std::to_string(outputs) + " --Scales " + scale);
    const std::vector<size_t> parts = partsOf(group, op);
    return std::set(parts.begin(), parts.end()).size();
}

TEST(Separating, AFactorOfTwoLeavesThreeGroupsOfTwelveRules)
{
    const std::vector<Hypothesis> list =
        hypothesesOf(operatorOf("RESAMPLE1 --Sizes 1,1,4,4 --DataType FLOAT32 --Scales 1,1,2,2"));
    const HypothesisGroup group = twelveRules(list);
    ASSERT_EQ(group.size(), 12u);
    EXPECT_EQ(partsAt(group, 4, 8), 3u);
}

TEST(Separating, TwoToFiveAndFiveToTwoTellTwelveRulesApartTogether)
{
    const std::vector<Hypothesis> list =
        hypothesesOf(operatorOf("RESAMPLE1 --Sizes 1,1,4,4 --DataType FLOAT32 --Scales 1,1,2,2"));
    const HypothesisGroup group = twelveRules(list);
    EXPECT_LT(partsAt(group, 2, 5), 12u);
    EXPECT_LT(partsAt(group, 5, 2), 12u);
    const Operator both =
        operatorOf("RESAMPLE1 --Sizes 1,1,2,5 --DataType FLOAT32 --OutputTensor.Sizes 1,1,5,2 --Scales 1,1,2.5,0.4");
    const std::vector<size_t> parts = partsOf(group, both);
    EXPECT_EQ(std::set(parts.begin(), parts.end()).size(), 12u) << testing::PrintToString(parts);
    const auto found =
        separatingCase(operatorOf("RESAMPLE1 --Sizes 1,1,4,4 --DataType FLOAT32 --Scales 1,1,2,2"), group);
    ASSERT_TRUE(found);
    const std::vector<size_t> own = partsOf(group, found->op);
    EXPECT_EQ(std::set(own.begin(), own.end()).size(), 12u) << toText(*found);
}

// One channel hides the order, and the case that shows it has two.
TEST(Separating, TwoChannelsTellTheOrdersApart)
{
    const Operator op = operatorOf("DEPTH_TO_SPACE1 --Sizes 1,4,2,2 --DataType FLOAT32 --BlockSize 2");
    const std::vector<Hypothesis> list = hypothesesOf(op);
    const auto order = std::ranges::find(list, MistakeClass::Order, &Hypothesis::mistake);
    ASSERT_NE(order, list.end());
    const HypothesisGroup group{&list.front(), &*order};
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
    EXPECT_EQ(asked.mistake, MistakeClass::NearestRule) << testing::PrintToString(said(asked.sentences));
    EXPECT_EQ(said(asked.what), "nearest by floor(x)");
    const Diagnosis refuted = identify(input, output, meant.op, {.asked = [](const Case& c) {
                                           return Tensor(outputDesc(c.op)); // zeros
                                       }});
    EXPECT_FALSE(refuted.isProved);
    EXPECT_THAT(said(refuted.sentences), testing::Contains(testing::HasSubstr("none explains what it gave")));
}

Tensor outcome(const Case& c)
{
    return runOn(engineNamed("cpu"), c, loadInput(c));
}

// Nothing is meant: one channel leaves two orders, and the probe has two.
TEST(Separating, WithoutAMeantCaseTheOrdersAreOneGroupWithAProbe)
{
    const Case c =
        caseFromText("DEPTH_TO_SPACE1 --Sizes 1,4,6,6 --DataType FLOAT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH "
                     "--data random:1");
    const Diagnosis found = identify(loadInput(c), outcome(c));
    EXPECT_EQ(found.mistake, MistakeClass::None);
    EXPECT_EQ(found.equals.size(), 1u) << testing::PrintToString(said(found.equals));
    EXPECT_FALSE(found.isProved);
    ASSERT_FALSE(found.probe.empty());
    const Operator probe = operatorOf(found.probe);
    EXPECT_EQ(inputDesc(probe).sizes, (std::vector<uint32_t>{1, 8, 1, 1}));
    EXPECT_EQ(name(probe), "DEPTH_TO_SPACE1");
}

// A factor of 2 leaves conventions of every rule, and each that is told apart gives another output.
TEST(Separating, WithoutAMeantCaseEveryConventionThatFitsIsNamed)
{
    const Case c = caseFromText("RESAMPLE --Sizes 1,1,4,4 --DataType FLOAT32 --Scales 1,1,2,2 --data iota");
    const Diagnosis found = identify(loadInput(c), outcome(c));
    EXPECT_EQ(found.mistake, MistakeClass::None);
    EXPECT_THAT(said(found.equals),
                testing::Contains(testing::HasSubstr("asymmetric coordinates, nearest by floor(x)")));
    ASSERT_FALSE(found.probe.empty()) << testing::PrintToString(said(found.sentences));
    const Case probe = caseFromText(found.probe);
    const Diagnosis apart = identify(loadInput(probe), outcome(probe));
    EXPECT_LT(apart.equals.size(), found.equals.size()) << testing::PrintToString(said(apart.equals));
}

// One that does one thing whatever it is asked is told by its answer; one that does as it is asked says nothing.
TEST(Separating, WithoutAMeantCaseAnEngineAtHandIsAsked)
{
    const Case c =
        caseFromText("DEPTH_TO_SPACE1 --Sizes 1,4,6,6 --DataType FLOAT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH "
                     "--data random:1");
    const Tensor input = loadInput(c), output = outcome(c);
    const auto always = [](Case asked) {
        changeField(asked.op, "Order", EnumValue{&enumType(DepthSpaceOrder::ColumnRowDepth), 1});
        return outcome(asked);
    };
    const Diagnosis told = identify(input, output, {}, {.asked = always});
    EXPECT_EQ(operatorOf(told.line + " --data iota"), c.op) << told.line;
    EXPECT_TRUE(told.equals.empty()) << testing::PrintToString(said(told.equals));
    const Diagnosis open = identify(input, output, {}, {.asked = outcome});
    EXPECT_EQ(open.equals.size(), 1u);
    EXPECT_FALSE(open.probe.empty());
    EXPECT_THAT(said(open.sentences), testing::Contains(testing::HasSubstr("it gives what it is asked for")));
    const Diagnosis silent =
        identify(input, output, {},
                 {.asked = [](const Case&) -> Tensor { throw RunFailure(FailureKind::Unsupported, "not that one"); }});
    EXPECT_EQ(silent.equals.size(), 1u);
    EXPECT_THAT(said(silent.sentences), testing::Contains(testing::HasSubstr("not that one")));
}

} // namespace
} // namespace tessera
