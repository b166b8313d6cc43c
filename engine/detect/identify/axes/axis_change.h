// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/detect/identify/diagnosis.h"
#include "engine/detect/identify/remedy.h"
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
    unsigned changes;
    Named what; // "align_corners coordinates"; nameOf() says its axes, too
    std::function<AxisSampling(const AxisSampling& meant)> change; // what it cannot change it leaves
    Remedy remedy = Remedy::OfClass;
    Extent extent = Extent::Whole;
    bool isAlone = true; // whether it may be on one axis alone
    std::optional<MistakeClass> second = {}; // another class of mistake that it is as well
    bool takesSizes = false; // output size / input size for the scale that is given
};
Named nameOf(const AxisChange& change); // "InputPixelOffset taken as 0 on the axes that are resized"

// The changes of axes whose samplings are like `meant`, but for their sizes and scales; the most particular of a class
// first.
std::vector<AxisChange> axisChanges(const AxisSampling& meant);
AxisChange exchangedOffsets(); // a gradient's InputPixelOffsets taken for those of the forward input
// One term of x's formula missing, with the other sign or off by one.
std::vector<AxisChange> axisSlips(bool isGradient);
// Lines x(o) that no convention has: slopes of two sizes with an offset, and other scales.
std::vector<AxisChange> axisLines(const AxisSampling& meant);
// Rules of nearest that no other formula of x is; behind all others.
std::vector<AxisChange> shiftedRules(const AxisSampling& meant);

// Keeps its size and its elements' places: programs copy such an axis.
bool isIdle(const AxisSampling& axis);

} // namespace tessera
