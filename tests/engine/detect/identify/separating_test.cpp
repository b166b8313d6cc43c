// SPDX-License-Identifier: Apache-2.0
// Classes that the data cannot tell apart are one group, and a case that tells them apart is found where there is one.
// The map of a diagnosis is the one that probe() finds of an engine with that mistake.
#include "engine/detect/identify/search.h"

#include "engine/compute/registry/registry.h"
#include "engine/detect/probe/xray.h"
#include "engine/frameworks/dialects/resize_convention.h"
#include "tests/engine/detect/identify/textbook.h"

#include <set>

namespace tessera {
namespace {

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
    EXPECT_EQ(found->op.input.sizes, (std::vector<uint32_t>{1, 8, 1, 1}));
}

// The engine is run on the case that separates, and its answer leaves one name.
TEST(Separating, AnEngineAtHandIsAsked)
{
    const Meant meant("RESAMPLE1 --Sizes 1,1,8,8 --DataType FLOAT32 --Scales 1,1,0.5,0.5 --data random:3");
    const auto floored = [](Case c) {
        c.op = withRule(c.op, NearestRule::Floor);
        return runOn(engineNamed("cpu"), c, loadInput(c));
    };
    const Tensor output = floored(meant.c);
    const Diagnosis open = meant.found(output);
    expectFound(open, MistakeClass::Tie);
    EXPECT_FALSE(open.equals.empty());
    EXPECT_FALSE(open.probe.empty());
    unsigned runs = 0;
    const Diagnosis asked = identify(meant.input, output, meant.c.op, {.asked = [&](const Case& c) {
                                         ++runs;
                                         return floored(c);
                                     }});
    EXPECT_EQ(runs, 1u);
    expectFound(asked, MistakeClass::NearestRule, "nearest by floor(x)");
    const Diagnosis refuted = identify(meant.input, output, meant.c.op, {.asked = [](const Case& c) {
                                           return Tensor(c.op.output); // zeros
                                       }});
    EXPECT_FALSE(refuted.isProved);
    EXPECT_THAT(said(refuted.sentences), Contains(HasSubstr("none explains what it gave")));
}

// With nothing meant, one output channel leaves two orders open. The case that tells them apart has two.
TEST(Separating, WithoutAMeantCaseTheOrdersAreOneGroupWithAProbe)
{
    const Meant meant("DEPTH_TO_SPACE1 --Sizes 1,4,6,6 --DataType FLOAT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH "
                      "--data random:1");
    const Diagnosis found = identify(meant.input, meant.right);
    expectFound(found, MistakeClass::None);
    EXPECT_EQ(found.equals.size(), 1u) << testing::PrintToString(said(found.equals));
    EXPECT_FALSE(found.isProved);
    ASSERT_FALSE(found.probe.empty());
    const Operator probe = operatorIn(found.probe);
    EXPECT_EQ(probe.input.sizes, (std::vector<uint32_t>{1, 8, 1, 1}));
    EXPECT_EQ(name(probe), "DEPTH_TO_SPACE1");
}

// With a factor of 2, several conventions and rules give this output. The case that is found leaves fewer of them.
TEST(Separating, WithoutAMeantCaseEveryConventionThatFitsIsNamed)
{
    const Meant meant("RESAMPLE --Sizes 1,1,4,4 --DataType FLOAT32 --Scales 1,1,2,2 --data iota");
    const Diagnosis found = identify(meant.input, meant.right);
    expectFound(found, MistakeClass::None);
    EXPECT_THAT(said(found.equals), Contains(HasSubstr("asymmetric coordinates, nearest by floor(x)")));
    ASSERT_FALSE(found.probe.empty()) << testing::PrintToString(said(found.sentences));
    const Meant probe(found.probe);
    const Diagnosis apart = identify(probe.input, probe.right);
    EXPECT_LT(apart.equals.size(), found.equals.size()) << testing::PrintToString(said(apart.equals));
}

TEST(BlindSpots, AreWhatACaseCannotShow)
{
    const struct {
        const char *mistake, *hides, *shows;
    } rows[] = {
        {"order", "DEPTH_TO_SPACE1 --Sizes 1,4,2,3 --BlockSize 2", "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2"},
        {"order", "SPACE_TO_DEPTH1 --Sizes 1,1,6,9 --BlockSize 3", "SPACE_TO_DEPTH1 --Sizes 1,2,6,9 --BlockSize 3"},
        {"swapped-axes", "DEPTH_TO_SPACE1 --Sizes 1,12,4,4 --BlockSize 2",
         "DEPTH_TO_SPACE1 --Sizes 1,12,4,5 --BlockSize 2"},
        {"swapped-axes", "RESAMPLE --Sizes 1,3,4,4 --Scales 1,1,2,2", "RESAMPLE --Sizes 1,3,4,4 --Scales 1,1,2,3"},
        {"nearest-rule", "RESAMPLE --Sizes 1,3,4,5 --Scales 1,1,2,2", "RESAMPLE --Sizes 1,3,4,5 --Scales 1,1,0.5,0.6"},
        {"scale", "RESAMPLE --Sizes 1,3,4,5 --Scales 1,1,2,2", "RESAMPLE --Sizes 1,3,4,5 --Scales 1,1,2.3,2"},
    };
    const auto spots = [](const std::string& text) { return said(blindSpots(operatorIn(text))); };
    for (const auto& [mistake, hides, shows] : rows) {
        const auto hidden = Contains(StartsWith("cannot show " + std::string(mistake) + ":"));
        EXPECT_THAT(spots(hides), hidden);
        EXPECT_THAT(spots(shows), Not(hidden));
    }
    EXPECT_THAT(spots("DEPTH_TO_SPACE1 --Sizes 2,27,4,5 --BlockSize 3 --Order COLUMN_ROW_DEPTH"), IsEmpty());
}

TEST(DiagnosedMap, IsWhatProbeFinds)
{
    const std::string blocks = "DEPTH_TO_SPACE1 --data random:4 --Sizes ",
                      nearest = "RESAMPLE --data random:4 --Sizes ",
                      linear = "RESAMPLE --InterpolationMode LINEAR --data random:4 --Sizes ";
    const std::pair<const char*, std::string> rows[] = {
        {"order", blocks + "1,18,2,3 --BlockSize 3"},
        {"swapped-axes", blocks + "1,8,4,4 --BlockSize 2"},
        {"channel-order", linear + "1,3,4,4 --Scales 1,1,2,2"},
        {"swapped-axes", linear + "1,2,5,5 --Scales 1,1,2,2"},
        {"nearest-rule", nearest + "1,1,5,6 --Scales 1,1,2,2"},
        {"coordinates:align-corners", linear + "1,1,5,6 --Scales 1,1,2,2"},
        {"edge", linear + "1,1,9,9 --Scales 1,1,2,2"},
    };
    for (const auto& [mistake, text] : rows) {
        SCOPED_TRACE(mistake + text);
        const Case c = caseFromText(text);
        const auto engine = makeEngine("sabotage:" + std::string(mistake));
        const Tensor input = loadInput(c);
        const Diagnosis found = identify(input, runOn(*engine, c, input), c.op);
        const std::optional<Xray> named = found.map(c.op, {});
        ASSERT_TRUE(named) << words(found);
        const Xray asked = probe(*engine, c.op);
        EXPECT_EQ(named->kind, asked.kind);
        EXPECT_EQ(named->differing, asked.differing);
        EXPECT_EQ(named->firstDiffering, asked.firstDiffering);
        EXPECT_EQ(named->rearrangement, asked.rearrangement);
        EXPECT_EQ(named->axes.size(), asked.axes.size());
        EXPECT_TRUE(!asked.plan || differingOutputs(*named, *asked.plan).empty());
    }
}

// The engine reads two elements further back in memory. The map names elements of the input as it is given.
TEST(DiagnosedMap, OfMovedMemoryNamesTheElementsOfTheInput)
{
    const Meant meant("RESAMPLE --Sizes 1,1,5,7 --Scales 1,1,2,2 --data random:4");
    const Tensor moved = tensorWith(meant.input.desc, [&](uint64_t i) { return meant.input.bits((i + 2) % 35); });
    const Diagnosis found = meant.found(runOn(engineNamed("cpu"), meant.c, moved));
    expectFound(found, MistakeClass::Layout, "2 elements further back", ": input (0,0,0,2).");
    const std::optional<Xray> map = found.map(meant.c.op, {});
    ASSERT_TRUE(map);
    EXPECT_EQ(sources(*map, 139).list, std::vector<Partner>({{1, 1.0}}));
}

// x = 3/7·o on H, where x = 0.5·o − 0.25 is meant.
TEST(DiagnosedMap, OfAMeasuredLineIsAFittedPlan)
{
    const Operator meant = operatorIn("RESAMPLE1 --Sizes 1,1,7,8 --OutputTensor.Sizes 1,1,14,8 --InterpolationMode "
                                      "LINEAR --Scales 1,1,2,1");
    const Array in = reals({1, 1, 7, 8}, 5);
    const Diagnosis found = identify(tensorOf(in), tensorOf(along(in, 2, 14, line(3.0 / 7), blended)), meant);
    ASSERT_EQ(found.mistake, MistakeClass::Coordinates) << testing::PrintToString(said(found.sentences));
    const std::optional<Xray> map = found.map(meant, {});
    ASSERT_TRUE(map && map->plan);
    EXPECT_EQ(map->runs, 0u);
    const XrayAxis& h = map->axes.at(2);
    ASSERT_TRUE(h.fit && h.rightFit);
    EXPECT_EQ(lineText(*h.fit), "x = 3/7·o");
    EXPECT_EQ(lineText(*h.rightFit), "x = 0.5·o − 0.25");
    const Partners sources = tessera::sources(*map, 1 * 8 + 3); // (0,0,1,3)
    ASSERT_EQ(sources.list.size(), 2u);
    EXPECT_EQ(sources.list[0].element, 3u);
    EXPECT_EQ(sources.list[1].element, 11u);
    EXPECT_NEAR(sources.list[1].weight, 3.0 / 7, 1e-5);
    EXPECT_TRUE(map->axes.at(3).astray.empty());
}

// The line of nearest is said in the right rule's terms, which rounds otherwise.
TEST(DiagnosedMap, OfNearestKeepsTheTermsOfTheRightLine)
{
    const Operator meant =
        operatorIn("RESAMPLE1 --Sizes 1,1,16,30 --OutputTensor.Sizes 1,1,16,50 --Scales 1,1,1,1.6666666");
    const Array in = reals({1, 1, 16, 30}, 6);
    const Diagnosis found = identify(tensorOf(in), tensorOf(along(in, 3, 50, line(0.41), copied)), meant);
    ASSERT_EQ(found.axes.size(), 1u) << testing::PrintToString(said(found.sentences));
    const std::optional<Xray> map = found.map(meant, {});
    ASSERT_TRUE(map);
    const XrayAxis& w = map->axes.at(3);
    ASSERT_TRUE(w.fit);
    for (uint32_t o = 0; o < 50; ++o) {
        EXPECT_EQ(w.x[o], std::floor(0.41 * o));
        EXPECT_EQ(std::floor(clampedAt(*w.fit, o, 30) + 0.5), w.x[o]) << "half up, as is meant";
    }
}

TEST(DiagnosedMap, IsOfTheMeantSizesAlone)
{
    const Meant meant("DEPTH_TO_SPACE1 --Sizes 1,18,2,3 --BlockSize 3 --data random:4");
    const Diagnosis found = meant.found(runOn(*makeEngine("sabotage:order"), meant.c, meant.input));
    EXPECT_FALSE(found.map(caseFromText("DEPTH_TO_SPACE1 --Sizes 1,18,2,4 --BlockSize 3").op, {}));
}

} // namespace
} // namespace tessera
