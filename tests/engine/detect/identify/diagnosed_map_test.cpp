// SPDX-License-Identifier: Apache-2.0
// The map that a diagnosis names: as probe() finds it of an engine that makes the mistake.
#include "engine/compute/registry/registry.h"
#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"
#include "engine/detect/identify/identify.h"
#include "engine/detect/probe/xray.h"
#include "tests/engine/detect/identify/said.h"
#include "tests/engine/detect/identify/textbook.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

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

// Of nearest the line is said in the right rule's terms, which rounds otherwise.
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
        EXPECT_EQ(std::floor(w.fit->slope * o + w.fit->offset + 0.5), w.x[o]) << "half up, as is meant";
    }
}

TEST(DiagnosedMap, IsOfTheMeantSizesAlone)
{
    const Meant meant("DEPTH_TO_SPACE1 --Sizes 1,18,2,3 --BlockSize 3 --data random:4");
    const Diagnosis found =
        identify(meant.input, runOn(*makeEngine("sabotage:order"), meant.c, meant.input), meant.c.op);
    EXPECT_FALSE(found.map(caseFromText("DEPTH_TO_SPACE1 --Sizes 1,18,2,4 --BlockSize 3").op, {}));
}

} // namespace
} // namespace tessera
