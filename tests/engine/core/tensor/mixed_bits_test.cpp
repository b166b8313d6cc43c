// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/mixed_bits.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

// splitmix64 from the seed 1234567, as its author's program prints it.
TEST(MixedBits, AreThoseOfSplitmix64)
{
    uint64_t state = 1234567;
    for (const uint64_t expected : {6457827717110365317u, 3203168211198807973u, 9817491932198370423u,
                                    4593380528125082431u, 16408922859458223821u})
        EXPECT_EQ(mixedBits(state += kGoldenRatio), expected);
}

} // namespace
} // namespace tessera
