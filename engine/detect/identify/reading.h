// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/plan/plan.h"
#include "engine/detect/identify/diagnosis.h"

#include <array>
#include <optional>
#include <span>

namespace tessera {

// A packed tensor taken for another: which axes its memory is thought to run through, and which run backwards.
struct Reading {
    MistakeClass mistake = MistakeClass::None;
    Text name = {}; // "an input that is read as NHWC"
    std::array<uint8_t, 4> order = {0, 1, 2, 3}; // as memory runs, outermost first; 0 … 3 = N, C, H, W
    std::array<bool, 4> isReversed = {};
    bool swapsChannels = false; // the first and the third
    int channelShift = 0; // -1, 0 or 1: which channel is taken for the one that is meant, counted round
    bool repeatsBatch = false; // every entry is the first
    Remedy remedy = Remedy::OfClass;

    bool isPlain() const { return mistake == MistakeClass::None; }
    bool hasStrides() const; // memory of another order can be read so
    std::array<uint64_t, 4> strides(const PaddedSizes& sizes) const; // strides in memory, in elements
    uint32_t coordinate(size_t axis, uint32_t at, const PaddedSizes& sizes) const; // that is read for it
    uint64_t element(uint64_t meant, const PaddedSizes& sizes) const; // in the order of the memory
};

bool isSameReading(const Reading& a, const Reading& b, const PaddedSizes& sizes); // for tensors of these

// One mistake on both sides.
struct ReadingPair {
    Text name;
    Reading read, written;
};
std::span<const ReadingPair> readingPairs();
std::span<const Reading> inputReadings(); // the plain one first
std::span<const Reading> outputReadings(); // how an output may have been written; the plain one first

// The same taps over the memory that is so read. A band whose channels part is filled up with weights of 0.
SeparableTaps readThrough(SeparableTaps taps, const Reading& reading, const PaddedSizes& sizes);

} // namespace tessera
