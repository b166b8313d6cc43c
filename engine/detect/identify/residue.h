// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/message.h"
#include "engine/detect/fit/located.h"
#include "engine/detect/identify/prediction.h"

#include <optional>

namespace tessera {

// An element of the output, what it holds and what it should hold.
struct HeldElement {
    uint64_t number = 0, bits = 0, expected = 0;
};

// What a prediction leaves unexplained.
struct Residue {
    uint64_t explained = 0, of = 0;
    HeldElement first = {}, farthest = {}; // the first not to be explained; the one with the largest difference
    double largest = 0; // finite difference of two numbers; 0: there is none
    std::optional<TensorPart> part = {}; // the smallest that holds all of them; none: they are scattered
    std::optional<Message> region = {}; // the part in words: "the last row", "C 0 to 2"
    uint64_t nans = 0, infinities = 0; // elements that hold NaN, and an infinity, or should
    bool isUnwritten = false; // whether the part looks like memory that nobody wrote

    uint64_t left() const { return of - explained; }
};

inline constexpr uint64_t kEnoughAlike = 4; // elements of one value that are no accident
bool isOneValue(const Grid& grid);
bool isFilled(const Grid& grid); // one value everywhere that looks like memory nobody wrote

// The grid is that of all elements.
Residue residueOf(const Prediction& prediction, const Grid& grid);

} // namespace tessera
