// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace tessera {

inline constexpr uint64_t kGoldenRatio = 0x9e37'79b9'7f4a'7c15; // of 2⁶⁴: what splitmix64 adds from number to number

// The last step of splitmix64: each bit of the result depends on each bit of the number, and no two numbers give one.
constexpr uint64_t mixedBits(uint64_t bits)
{
    bits = (bits ^ bits >> 30) * 0xbf58'476d'1ce4'e5b9;
    bits = (bits ^ bits >> 27) * 0x94d0'49bb'1331'11eb;
    return bits ^ bits >> 31;
}

} // namespace tessera
