// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/plan/plan.h"
#include "engine/detect/identify/diagnosis.h"

#include <array>
#include <optional>
#include <span>

namespace tessera {

inline constexpr uint64_t kOutside = ~uint64_t{0}; // no element: what is taken from beside the tensor is 0

// A packed tensor taken for another: which axes its memory is thought to run through, and which run backwards.
struct Reading {
    std::array<uint8_t, 4> order = {0, 1, 2, 3}; // as memory runs, outermost first; 0 … 3 = N, C, H, W
    std::array<bool, 4> isReversed = {};
    bool swapsChannels = false; // the first and the third
    int channelShift = 0; // -1, 0 or 1: which channel is taken for the one that is meant, counted round
    bool repeatsBatch = false; // every entry is the first

    bool operator==(const Reading&) const = default;
    bool isPlain() const { return *this == Reading(); }
    bool hasStrides() const; // memory of another order can be read so
    std::array<uint64_t, 4> strides(const PaddedSizes& sizes) const; // strides in memory, in elements
    uint32_t coordinate(size_t axis, uint32_t at, const PaddedSizes& sizes) const; // that is read for it
    uint64_t element(uint64_t meant, const PaddedSizes& sizes) const; // in the order of the memory
    uint64_t meant(uint64_t element, const PaddedSizes& sizes) const; // the reverse
};

bool isSameReading(const Reading& a, const Reading& b, const PaddedSizes& sizes); // for tensors of these

inline constexpr Reading kNhwc{.order = {0, 2, 3, 1}}, kNwch{.order = {0, 3, 1, 2}}, kByColumns{.order = {0, 1, 3, 2}},
    kBatchInside{.order = {1, 0, 2, 3}}, kRowsUp{.isReversed = {false, false, true, false}},
    kColumnsBack{.isReversed = {false, false, false, true}}, kHalfTurn{.isReversed = {false, false, true, true}},
    kChannelsBack{.isReversed = {false, true, false, false}}, kBgr{.swapsChannels = true};

// How programs read their input or write their output by mistake, or both.
struct ReadingMistake {
    MistakeClass mistake = MistakeClass::None;
    Text name = {}; // "an input that is read as NHWC"
    Reading read = {}, written = {};
};
std::span<const ReadingMistake> readingMistakes();

// The same taps over the memory that is so read. A band whose channels part is filled up with weights of 0.
SeparableTaps readThrough(SeparableTaps taps, const Reading& reading, const PaddedSizes& sizes);

} // namespace tessera
