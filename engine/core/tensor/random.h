// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cassert>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <random>
#include <span>
#include <string_view>

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
    template <class List> auto pick(const List& list)
    {
        return *(std::begin(list) + static_cast<std::ptrdiff_t>(below(std::size(list))));
    }
    template <class T> T pick(std::initializer_list<T> list) { return *(list.begin() + below(list.size())); }

private:
    std::mt19937_64 m_engine;
};

inline constexpr uint64_t kGoldenRatio = 0x9e37'79b9'7f4a'7c15; // 2⁶⁴ / the golden ratio: splitmix64's step

// The last step of splitmix64: a bijection whose result depends, in each bit, on every bit of the number.
constexpr uint64_t mixedBits(uint64_t bits)
{
    bits = (bits ^ bits >> 30) * 0xbf58'476d'1ce4'e5b9;
    bits = (bits ^ bits >> 27) * 0x94d0'49bb'1331'11eb;
    return bits ^ bits >> 31;
}

// Ways that a random case may go, and how often each is taken: weight / sum of the weights.
struct Weighted {
    std::string_view name; // "corners aligned"
    uint64_t weight;
};

// The ways of one decision, for people: "scale of an axis".
struct WeightTable {
    std::string_view title;
    std::span<const Weighted> rows;
};

// The index of the row that is taken.
inline size_t pickWeighted(std::span<const Weighted> rows, Random& random)
{
    uint64_t sum = 0;
    for (const Weighted& row : rows)
        sum += row.weight;
    uint64_t left = random.below(sum);
    size_t index = 0;
    while (left >= rows[index].weight)
        left -= rows[index++].weight;
    assert(index < rows.size());
    return index;
}

} // namespace tessera
