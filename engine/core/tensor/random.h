// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/export.h"

#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <random>

namespace TESSERA_API tessera {

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
    template <class List> auto pick(const List& list)
    {
        return *(std::begin(list) + static_cast<std::ptrdiff_t>(below(std::size(list))));
    }
    template <class T> T pick(std::initializer_list<T> list) { return *(list.begin() + below(list.size())); }

private:
    std::mt19937_64 m_engine;
};

} // namespace tessera
