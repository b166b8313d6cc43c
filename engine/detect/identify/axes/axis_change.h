// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/detect/identify/diagnosis.h"
#include "engine/detect/measured/axis_sampling.h"

#include <array>
#include <functional>
#include <optional>
#include <vector>

namespace tessera {

inline constexpr std::array<char, 4> kAxes = {'N', 'C', 'H', 'W'};

// Which axes have a change.
enum class Extent : uint8_t {
    Whole, // all
    ResizedAxes, // that do not keep their size and places
    OneAxis,
};

// A way in which a program samples an axis otherwise than it was told: the same on every axis, or on one of them.
struct AxisChange {
    MistakeClass mistake;
    Named what; // "align_corners coordinates"
    std::function<void(AxisSampling& axis)> change; // what it cannot change it leaves
    unsigned changes = 1;
    std::optional<MistakeClass> second = {}; // another class of mistake that it is as well
    Remedy remedy = Remedy::OfClass;
    Extent extent = Extent::Whole;
    bool isAlone = true; // whether it may be on one axis alone
    bool isLinear = false; // of linear alone
    bool isSingle = true; // frequent enough to be tried before pairs
    bool isFiltered = false; // below an antialiasing filter, too

    AxisSampling of(AxisSampling axis) const
    {
        change(axis);
        return axis;
    }
};
using AxisChanges = std::vector<AxisChange>;

// The changes of axes whose samplings are like `meant`, but for their sizes and scales; the most particular of a class
// first.
AxisChanges axisChanges(const AxisSampling& meant);
AxisChange exchangedOffsets(); // a gradient's InputPixelOffsets taken for those of the forward input
// One term of x's formula missing, with the other sign or off by one.
AxisChanges axisSlips(bool isGradient);
AxisChanges axisShifts(); // x that is half a pixel or a whole one too high or too low
// Rules of nearest that no other formula of x is; behind all others.
AxisChanges shiftedRules(const AxisSampling& meant);

// What programs do with an axis whatever its coordinates are: the rows that single changes and second ones are made of.
AxisChanges edgeRows();
AxisChanges precisionRows(); // of coordinates
AxisChanges weightRows(); // in few bits, of linear

// Keeps its size and its elements' places: programs copy such an axis.
bool isIdle(const AxisSampling& axis);

} // namespace tessera
