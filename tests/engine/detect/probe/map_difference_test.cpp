// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/probe/map_difference.h"

#include "engine/compute/registry/registry.h"
#include "engine/core/ops/operator.h"
#include "engine/formats/io/case_input.h"
#include "tests/engine/detect/probe/wrong_engine.h"
#include "tests/support/engines.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace tessera {
namespace {

using testing::Contains;
using testing::HasSubstr;

// Which outputs a view marks: those that give another value where every input has its own.
TEST(MapDifference, TellsEachOutputThatReadsOtherwise)
{
    const Case c = caseFromText("DEPTH_TO_SPACE1 --Sizes 1,18,2,2 --DataType UINT32 --BlockSize 3 --data iota");
    const auto wrong = makeEngineWith({}, "sabotage:order");
    const Xray xray = probe(*wrong, c.op);
    const Tensor input = loadInput(c);
    const Tensor right = runOn(engineNamed("cpu"), c, input), other = runOn(*wrong, c, input);
    const std::vector<bool> differs = differingOutputs(xray, xray.right);
    ASSERT_EQ(differs.size(), elementCount(right.desc));
    for (uint64_t o = 0; o < differs.size(); ++o)
        EXPECT_EQ(differs[o], right.bits(o) != other.bits(o)) << o;
    EXPECT_EQ(static_cast<uint64_t>(std::ranges::count(differs, true)), xray.differing);
}

// Another process finds its own filling in the output, and not ours.
TEST(MapDifference, WhatALibraryLeavesIsUnwritten)
{
    const WrongEngine library([](const Operator& op) { return makePlan(op); },
                              [](const Tensor&, Tensor& output) {
                                  for (uint64_t o = 30; o < 36; ++o)
                                      output.setBits(o, 0xa5a5a5a5);
                              });
    for (const char* type : {"UINT32", "FLOAT32"}) {
        const Xray xray = probe(
            library, caseFromText("DEPTH_TO_SPACE --Sizes 1,4,3,3 --BlockSize 2 --DataType " + std::string(type)).op);
        EXPECT_EQ(xray.unwritten, 6u) << type;
        EXPECT_EQ(xray.constant, 0u) << type;
        EXPECT_THAT(saidOf(xray), Contains(HasSubstr("6 outputs are never written")));
    }
}

} // namespace
} // namespace tessera
