// SPDX-License-Identifier: Apache-2.0
// What data cannot tell apart is one group, and the case that can is found; and what no data of a case can show.
#include "engine/detect/identify/separating.h"

#include "engine/core/case/case.h"
#include "engine/core/engines/run_failure.h"
#include "engine/core/ops/operator.h"
#include "engine/detect/identify/blind_spots.h"
#include "engine/detect/identify/identify.h"
#include "engine/formats/io/case_input.h"
#include "tests/engine/detect/identify/said.h"
#include "tests/support/engines.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

namespace tessera {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

Operator operatorIn(const std::string& text)
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

size_t partsAt(const HypothesisGroup& group, const Operator& op)
{
    const std::vector<size_t> parts = partsOf(group, op);
    return std::set(parts.begin(), parts.end()).size();
}

TEST(Separating, TwoToFiveAndFiveToTwoTellTwelveRulesApartTogether)
{
    const Operator twice = operatorIn("RESAMPLE1 --Sizes 1,1,4,4 --DataType FLOAT32 --Scales 1,1,2,2");
    const std::vector<Hypothesis> list = hypothesesOf(twice);
    const HypothesisGroup group = twelveRules(list);
    ASSERT_EQ(group.size(), 12u);
    const std::string start = "RESAMPLE1 --DataType FLOAT32 --Sizes ";
    EXPECT_EQ(partsAt(group, operatorIn(start + "4 --OutputTensor.Sizes 8 --Scales 2")), 3u);
    EXPECT_LT(partsAt(group, operatorIn(start + "2 --OutputTensor.Sizes 5 --Scales 2.5")), 12u);
    EXPECT_LT(partsAt(group, operatorIn(start + "5 --OutputTensor.Sizes 2 --Scales 0.4")), 12u);
    EXPECT_EQ(partsAt(group, operatorIn(start + "1,1,2,5 --OutputTensor.Sizes 1,1,5,2 --Scales 1,1,2.5,0.4")), 12u);
    const auto found = separatingCase(twice, group);
    ASSERT_TRUE(found);
    EXPECT_EQ(partsAt(group, found->op), 12u) << toText(*found);
}

// One channel hides the order, and the case that shows it has two.
TEST(Separating, TwoChannelsTellTheOrdersApart)
{
    const Operator op = operatorIn("DEPTH_TO_SPACE1 --Sizes 1,4,2,2 --DataType FLOAT32 --BlockSize 2");
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
    expectFound(open, MistakeClass::Tie);
    EXPECT_FALSE(open.equals.empty());
    EXPECT_FALSE(open.probe.empty());
    unsigned runs = 0;
    const Diagnosis asked = identify(input, output, meant.op, {.asked = [&](const Case& c) {
                                         ++runs;
                                         return floored(c);
                                     }});
    EXPECT_EQ(runs, 1u);
    expectFound(asked, MistakeClass::NearestRule, "nearest by floor(x)");
    const Diagnosis refuted = identify(input, output, meant.op, {.asked = [](const Case& c) {
                                           return Tensor(outputDesc(c.op)); // zeros
                                       }});
    EXPECT_FALSE(refuted.isProved);
    EXPECT_THAT(said(refuted.sentences), Contains(testing::HasSubstr("none explains what it gave")));
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
    expectFound(found, MistakeClass::None);
    EXPECT_EQ(found.equals.size(), 1u) << testing::PrintToString(said(found.equals));
    EXPECT_FALSE(found.isProved);
    ASSERT_FALSE(found.probe.empty());
    const Operator probe = operatorIn(found.probe);
    EXPECT_EQ(inputDesc(probe).sizes, (std::vector<uint32_t>{1, 8, 1, 1}));
    EXPECT_EQ(name(probe), "DEPTH_TO_SPACE1");
}

// A factor of 2 leaves conventions of every rule, and each that is told apart gives another output.
TEST(Separating, WithoutAMeantCaseEveryConventionThatFitsIsNamed)
{
    const Case c = caseFromText("RESAMPLE --Sizes 1,1,4,4 --DataType FLOAT32 --Scales 1,1,2,2 --data iota");
    const Diagnosis found = identify(loadInput(c), outcome(c));
    expectFound(found, MistakeClass::None);
    EXPECT_THAT(said(found.equals), Contains(testing::HasSubstr("asymmetric coordinates, nearest by floor(x)")));
    ASSERT_FALSE(found.probe.empty()) << testing::PrintToString(said(found.sentences));
    const Case probe = caseFromText(found.probe);
    const Diagnosis apart = identify(loadInput(probe), outcome(probe));
    EXPECT_LT(apart.equals.size(), found.equals.size()) << testing::PrintToString(said(apart.equals));
}

// One that does one thing whatever it is asked is told by its answer; one that does as it is asked says nothing.
TEST(Separating, WithoutAMeantCaseAnEngineAtHandIsAsked)
{
    const Meant c("DEPTH_TO_SPACE1 --Sizes 1,4,6,6 --DataType FLOAT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH "
                  "--data random:1");
    const Tensor output = outcome(c.c);
    const auto always = [](Case asked) {
        changeField(asked.op, "Order", EnumValue{&enumType(DepthSpaceOrder::ColumnRowDepth), 1});
        return outcome(asked);
    };
    const Diagnosis told = identify(c.input, output, {}, {.asked = always});
    EXPECT_EQ(operatorIn(told.line + " --data iota"), c.c.op) << told.line;
    EXPECT_TRUE(told.equals.empty()) << testing::PrintToString(said(told.equals));
    const Diagnosis open = identify(c.input, output, {}, {.asked = outcome});
    EXPECT_EQ(open.equals.size(), 1u);
    EXPECT_FALSE(open.probe.empty());
    EXPECT_THAT(said(open.sentences), Contains(testing::HasSubstr("it gives what it is asked for")));
    const Diagnosis silent =
        identify(c.input, output, {},
                 {.asked = [](const Case&) -> Tensor { throw RunFailure(FailureKind::Unsupported, "not that one"); }});
    EXPECT_EQ(silent.equals.size(), 1u);
    EXPECT_THAT(said(silent.sentences), Contains(testing::HasSubstr("not that one")));
}

std::vector<std::string> spots(const std::string& line)
{
    return said(blindSpots(caseFromText(line).op));
}

auto shows(const std::string& mistake)
{
    return Not(Contains(StartsWith("cannot show " + mistake + ":")));
}

TEST(BlindSpots, OneChannelHidesTheOrder)
{
    EXPECT_THAT(spots("DEPTH_TO_SPACE1 --Sizes 1,4,2,3 --BlockSize 2"), Not(shows("order")));
    EXPECT_THAT(spots("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2"), shows("order"));
    EXPECT_THAT(spots("SPACE_TO_DEPTH1 --Sizes 1,1,6,9 --BlockSize 3"), Not(shows("order")));
}

TEST(BlindSpots, SquaresHideSwappedAxes)
{
    EXPECT_THAT(spots("DEPTH_TO_SPACE1 --Sizes 1,12,4,4 --BlockSize 2"), Not(shows("swapped-axes")));
    EXPECT_THAT(spots("DEPTH_TO_SPACE1 --Sizes 1,12,4,5 --BlockSize 2"), shows("swapped-axes"));
    EXPECT_THAT(spots("RESAMPLE --Sizes 1,3,4,4 --Scales 1,1,2,3"), shows("swapped-axes"));
}

TEST(BlindSpots, AFactorOfTwoHidesRulesOfNearest)
{
    EXPECT_THAT(spots("RESAMPLE --Sizes 1,3,4,5 --Scales 1,1,2,2"), Not(shows("nearest-rule")));
    EXPECT_THAT(spots("RESAMPLE --Sizes 1,3,4,5 --Scales 1,1,0.5,0.6"), shows("nearest-rule"));
}

TEST(BlindSpots, RatiosOfSizesHideTheScale)
{
    EXPECT_THAT(spots("RESAMPLE --Sizes 1,3,4,5 --Scales 1,1,2,2"), Not(shows("scale")));
    EXPECT_THAT(spots("RESAMPLE --Sizes 1,3,4,5 --Scales 1,1,2.3,2"), shows("scale"));
}

TEST(BlindSpots, ACaseMayHaveNone)
{
    EXPECT_THAT(spots("DEPTH_TO_SPACE1 --Sizes 2,27,4,5 --BlockSize 3 --Order COLUMN_ROW_DEPTH"), IsEmpty());
}

} // namespace
} // namespace tessera
