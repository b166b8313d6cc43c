// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/registry/registry.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

TEST(Registry, KnowsOfEachEngineWhetherItExecutesPlans)
{
    for (const EngineEntry& entry : engineList())
        if (entry.available) {
            EXPECT_EQ(executesPlans(entry.name), makeEngine(entry.name)->executesPlans()) << entry.name;
        }
    EXPECT_TRUE(executesPlans("vulkan")) << "the best device, whichever it is";
    for (const char* other : {"sabotage:order", "file:output.npy", "", "cpuX"})
        EXPECT_FALSE(executesPlans(other)) << other;
}

} // namespace
} // namespace tessera
