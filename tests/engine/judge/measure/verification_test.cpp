// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/measure/verification.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

namespace tessera {
namespace {

// What a shell takes without quotation marks, each once, and no number: numbers move when cases come and go.
TEST(ConformancePack, EachCaseHasANameOfItsOwn)
{
    std::set<std::string> names;
    for (const PackCase& packed : conformancePack()) {
        EXPECT_TRUE(names.insert(packed.name).second) << packed.name;
        EXPECT_EQ(shellWord(packed.name), packed.name);
        EXPECT_NE(packed.name.find_first_not_of("0123456789"), packed.name.npos);
        EXPECT_THAT(lineOf(packed), testing::AnyOf("--pack " + packed.name, toText(packed.c)));
    }
    for (const char* name : {"resample1_linear_2x", "d2s-of-uint8"})
        EXPECT_EQ(names.count(name), 1u) << name;
}

} // namespace
} // namespace tessera
