// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/case/case.h"

#include <cstdint>
#include <initializer_list>
#include <random>
#include <string>
#include <vector>

namespace tessera {

// Numbers from a seed, the same on every machine (the standard's distributions are not).
class Random {
public:
    explicit Random(uint64_t seed)
        : m_engine(seed)
    {
    }

    uint64_t below(uint64_t end) { return m_engine() % end; } // [0, end)
    uint32_t between(uint32_t first, uint32_t last) { return first + static_cast<uint32_t>(below(last - first + 1)); }
    float within(float magnitude) { return magnitude * (static_cast<float>(below(1 << 20)) / (1 << 19) - 1); }
    bool oneIn(uint64_t n) { return below(n) == 0; }
    template <class List> auto pick(const List& list) { return *(std::begin(list) + below(std::size(list))); }
    template <class T> T pick(std::initializer_list<T> list) { return *(list.begin() + below(list.size())); }

private:
    std::mt19937_64 m_engine;
};

// A small case without issues: any operator, type, rank, order, mode, shape, layout (packed, permuted, padded; an input
// also repeated by strides of 0), scales and offsets that crop, clamp and hit ties, up to FLT_MAX; data random or
// special.
Case randomCase(uint64_t seed);

// The seeds first, first + 1 … of a test's cases, where first is TESSERA_SEED of the environment or a fixed number: a
// failing case is replayed alone by the seed that its trace prints.
std::vector<uint64_t> testSeeds(uint64_t count);
std::string trace(uint64_t seed, const Case& c); // "TESSERA_SEED=7: RESAMPLE1 --Sizes …"

} // namespace tessera
