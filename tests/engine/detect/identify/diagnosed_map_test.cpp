// SPDX-License-Identifier: Apache-2.0
// The map that a diagnosis names: as probe() finds it of an engine that makes the mistake.
#include "engine/compute/registry/registry.h"
#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"
#include "engine/detect/identify/identify.h"
#include "engine/detect/probe/map_difference.h"
#include "engine/formats/io/case_input.h"
#include "tests/engine/detect/identify/said.h"
#include "tests/engine/detect/identify/textbook.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

struct Mistaken {
    const char* engine;
    const char* line;
};

class DiagnosedMaps : public testing::TestWithParam<Mistaken> { };

TEST_P(DiagnosedMaps, AreThoseThatProbeFinds)
{
    const Case c = caseFromText(GetParam().line);
    const auto engine = makeEngine(GetParam().engine);
    const Tensor input = loadInput(c);
    Tensor output(outputDesc(c.op));
    engine->run(c, makePlan(c.op), input, output);
    const Diagnosis found = identify(input, output, c.op);
    ASSERT_TRUE(found.isNamed()) << testing::PrintToString(said(found.sentences));
    const std::optional<Xray> named = found.map(c.op, {});
    ASSERT_TRUE(named);
    const Xray asked = probe(*engine, c.op);
    EXPECT_EQ(named->kind, asked.kind);
    EXPECT_EQ(named->differing, asked.differing);
    EXPECT_EQ(named->firstDiffering, asked.firstDiffering);
    EXPECT_EQ(named->rearrangement, asked.rearrangement);
    EXPECT_EQ(named->axes.size(), asked.axes.size());
    if (asked.plan) {
        EXPECT_TRUE(isMapOf(*named, *asked.plan));
    }
}

INSTANTIATE_TEST_SUITE_P(
    Mistakes, DiagnosedMaps,
    testing::Values(Mistaken{"sabotage:order", "DEPTH_TO_SPACE1 --Sizes 1,18,2,3 --BlockSize 3 --data random:4"},
                    Mistaken{"sabotage:swapped-axes", "DEPTH_TO_SPACE1 --Sizes 1,8,4,4 --BlockSize 2 --data random:4"},
                    Mistaken{"sabotage:channel-order",
                             "RESAMPLE --Sizes 1,3,4,4 --Scales 1,1,2,2 --InterpolationMode LINEAR --data random:4"},
                    Mistaken{"sabotage:swapped-axes",
                             "RESAMPLE --Sizes 1,2,5,5 --Scales 1,1,2,2 --InterpolationMode LINEAR --data random:4"},
                    Mistaken{"sabotage:nearest-rule", "RESAMPLE --Sizes 1,1,5,6 --Scales 1,1,2,2 --data random:4"},
                    Mistaken{"sabotage:coordinates:align-corners",
                             "RESAMPLE --Sizes 1,1,5,6 --Scales 1,1,2,2 --InterpolationMode LINEAR --data random:4"},
                    Mistaken{"sabotage:edge",
                             "RESAMPLE --Sizes 1,1,9,9 --Scales 1,1,2,2 --InterpolationMode LINEAR --data random:4"}),
    [](const auto& tested) {
        std::string name = tested.param.engine + std::to_string(tested.index);
        std::erase_if(name, [](char each) { return std::isalnum(static_cast<unsigned char>(each)) == 0; });
        return name;
    });

// x = 3/7·o on H, where x = 0.5·o − 0.25 is meant.
TEST(DiagnosedMap, OfAMeasuredLineIsAFittedPlan)
{
    const Operator meant =
        caseFromText("RESAMPLE1 --Sizes 1,1,7,8 --OutputTensor.Sizes 1,1,14,8 --InterpolationMode LINEAR --Scales "
                     "1,1,2,1")
            .op;
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

// Of nearest the line is said in the right rule's terms, which rounds otherwise.
TEST(DiagnosedMap, OfNearestKeepsTheTermsOfTheRightLine)
{
    const Operator meant = caseFromText("RESAMPLE1 --Sizes 1,1,16,30 --OutputTensor.Sizes 1,1,16,50 --Scales 1,1,1,"
                                        "1.6666666 --data random:1")
                               .op;
    const Array in = reals({1, 1, 16, 30}, 6);
    const Diagnosis found = identify(tensorOf(in), tensorOf(along(in, 3, 50, line(0.41), copied)), meant);
    ASSERT_EQ(found.axes.size(), 1u) << testing::PrintToString(said(found.sentences));
    const std::optional<Xray> map = found.map(meant, {});
    ASSERT_TRUE(map);
    const XrayAxis& w = map->axes.at(3);
    ASSERT_TRUE(w.fit);
    for (uint32_t o = 0; o < 50; ++o) {
        EXPECT_EQ(w.x[o], std::floor(0.41 * o));
        EXPECT_EQ(std::floor(w.fit->slope * o + w.fit->offset + 0.5), w.x[o]) << "half up, as is meant";
    }
}

TEST(DiagnosedMap, IsOfTheMeantSizesAlone)
{
    const char* line = "DEPTH_TO_SPACE1 --Sizes 1,18,2,3 --BlockSize 3 --data random:4";
    const Case c = caseFromText(line);
    const Tensor input = loadInput(c);
    Tensor output(outputDesc(c.op));
    makeEngine("sabotage:order")->run(c, makePlan(c.op), input, output);
    const Diagnosis found = identify(input, output, c.op);
    EXPECT_FALSE(found.map(caseFromText("DEPTH_TO_SPACE1 --Sizes 1,18,2,4 --BlockSize 3").op, {}));
}

} // namespace
} // namespace tessera
