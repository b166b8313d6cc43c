// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/canvas/look_memory.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

constexpr LookMemory::Sizes kSmall = {1, 1, 10, 10}, kAlike = {1, 1, 20, 20}, kLarge = {1, 1, 100, 100};
const TensorLook kZoomed{.fitted = false, .zoom = 8, .center = {0.2, 0.3}};

TEST(LookMemory, SizesThatWereThereGetTheirLookBack)
{
    LookMemory memory;
    memory.keep(kSmall, kZoomed, {5, 5}, true);
    memory.keep(kLarge, {}, {}, true);
    EXPECT_EQ(memory.find(kSmall, true).look, kZoomed);
    EXPECT_FALSE(memory.find(kSmall, true).origin);
    memory.forget();
    EXPECT_NE(memory.find(kSmall, true).look, kZoomed);
}

TEST(LookMemory, OtherSizesAreLookedAtAsTheUserChose)
{
    LookMemory memory;
    memory.keep(kSmall, kZoomed, {5, 6}, true);
    const LookMemory::Found alike = memory.find(kAlike, true);
    EXPECT_EQ(alike.look, kZoomed);
    EXPECT_EQ(alike.origin, QPointF(5, 6));
    EXPECT_TRUE(memory.find(kLarge, true).look.fitted) << "another scale";
}

TEST(LookMemory, WhatTheUserDidNotChooseIsNotTakenOn)
{
    LookMemory memory;
    memory.keep(kSmall, kZoomed, {5, 6}, true);
    const TensorLook led{.zoom = 3};
    memory.setTaken(led);
    memory.keep(kAlike, led, {}, true);
    EXPECT_EQ(memory.find({1, 2, 12, 12}, true).look, kZoomed);
}

TEST(LookMemory, OverlaysHaveNoLooksOfTheirOwn)
{
    LookMemory memory;
    memory.keep(kSmall, kZoomed, {}, true);
    memory.keep(kAlike, {.zoom = 2}, {}, false);
    EXPECT_EQ(memory.find(kSmall, false).look.zoom, 2);
    EXPECT_EQ(memory.find(kSmall, true).look, kZoomed);
}

} // namespace
} // namespace tessera
