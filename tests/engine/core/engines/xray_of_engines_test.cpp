// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/operator.h"
#include "engine/detect/probe/xray.h"
#include "tests/support/engines.h"
#include "tests/support/random_case.h"

#include <gtest/gtest.h>

#include <set>

namespace tessera {
namespace {

class XrayOfEngines : public testing::TestWithParam<std::string> { };

// Every engine of this machine has the map that makePlan() says, whatever the operator.
TEST_P(XrayOfEngines, RecoversTheRightMap)
{
    std::set<std::string_view> operators;
    for (const uint64_t seed : testSeeds(150)) {
        const Case c = randomCase(seed);
        SCOPED_TRACE(trace(seed, c));
        operators.insert(name(c.op));
        const Xray xray = probe(engineNamed(GetParam()), c.op);
        EXPECT_TRUE(xray.isSame) << english(joined(xray.findings, "\n"));
        EXPECT_EQ(xray.differing, 0u);
        EXPECT_EQ(english(xray.findings.front()), "The map is the right one.");
        EXPECT_EQ(xray.findings.size(), 2u) << english(joined(xray.findings, "\n"));
        EXPECT_TRUE(xray.plan) << "a plan like ours says it";
        EXPECT_GT(xray.runs, 1u);
    }
    EXPECT_EQ(operators.size(), 10u);
}

INSTANTIATE_TEST_SUITE_P(, XrayOfEngines, testing::ValuesIn(engineNames()), engineTestName);

} // namespace
} // namespace tessera
