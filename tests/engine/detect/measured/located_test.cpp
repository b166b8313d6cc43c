// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/measured/located.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>

namespace tessera {
namespace {

using Sizes = std::array<uint32_t, 4>;

// Where the elements lie for which it says true.
std::string placeOf(const Sizes& sizes, const std::function<bool(uint64_t i, const Sizes& at)>& isMarked)
{
    std::vector<bool> marked;
    for (uint64_t i = 0; i < uint64_t{sizes[0]} * sizes[1] * sizes[2] * sizes[3]; ++i) {
        Sizes at{};
        uint64_t rest = i;
        for (size_t axis = 4; axis-- > 0; rest /= sizes[axis])
            at[axis] = static_cast<uint32_t>(rest % sizes[axis]);
        marked.push_back(isMarked(i, at));
    }
    const std::vector<TensorPart> parts = partsWith(marked, sizes);
    return parts.empty() ? "" : english(text(parts.front(), sizes));
}

TEST(Located, RowsOfAxesAreSaid)
{
    const Sizes sizes{2, 4, 20, 30};
    const auto at = [&](auto&& isMarked) {
        return placeOf(sizes, [&](uint64_t, const Sizes& place) { return isMarked(place); });
    };
    EXPECT_EQ(at([](const Sizes& a) { return a[2] == 14; }), "H 14");
    EXPECT_EQ(at([](const Sizes& a) { return a[2] == 19; }), "the last row");
    EXPECT_EQ(at([](const Sizes& a) { return a[3] > 25; }), "the last 4 columns");
    EXPECT_EQ(at([](const Sizes& a) { return a[1] == 1 || a[1] == 2; }), "C 1 to 2");
    EXPECT_EQ(at([](const Sizes& a) { return a[0] == 1 && a[1] == 2; }), "N 1, C 2");
    EXPECT_EQ(at([](const Sizes& a) { return a[3] % 2 == 1; }), "W 1, 3 … 29");
    EXPECT_EQ(at([](const Sizes& a) { return a[2] == 3 || a[2] == 7; }), "H 3, 7");
}

TEST(Located, StretchesOfMemoryAreSaid)
{
    const Sizes sizes{2, 4, 20, 30};
    const auto from = [&](auto&& isMarked) {
        return placeOf(sizes, [&](uint64_t i, const Sizes&) { return isMarked(i); });
    };
    EXPECT_EQ(from([](uint64_t i) { return i >= 2390 && i < 2417; }),
              "the elements 2390 to 2416 in the order of memory");
    EXPECT_EQ(from([](uint64_t i) { return i >= 4750; }), "the last 50 elements");
    EXPECT_EQ(from([](uint64_t i) { return i % 32 == 31; }),
              "one element in 32, from element 31 to 4799 in the order of memory");
}

TEST(Located, NothingAndEverythingAreNoPart)
{
    EXPECT_EQ(placeOf({1, 1, 4, 4}, [](uint64_t, const Sizes&) { return false; }), "");
    EXPECT_EQ(placeOf({1, 1, 4, 4}, [](uint64_t, const Sizes&) { return true; }), "");
}

} // namespace
} // namespace tessera
