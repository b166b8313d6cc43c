// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/detect/fit/axis_sampling.h"
#include "engine/detect/identify/diagnosis.h"

#include <array>
#include <functional>
#include <optional>
#include <vector>

namespace tessera {

struct Hypothesis;
struct Resampling;

inline constexpr std::array<char, 4> kAxes = {'N', 'C', 'H', 'W'};

// Which axes have a change.
enum class Extent : uint8_t {
    Whole, // all
    ResizedAxes, // that do not keep their size and places
    OneAxis,
};

// A mistake that a program makes of a resampling, whatever else it does: in its axes, weights, edges or sums, with
// another kernel at the same coordinates, or in how its tensors are read and written.
struct Change {
    MistakeClass mistake = MistakeClass::Unknown;
    Named what = {}; // "align_corners coordinates"
    std::function<void(AxisSampling& axis)> axis = {}; // of an axis; what it cannot change it leaves
    unsigned changes = 1;
    std::optional<MistakeClass> second = {}; // another class of mistake that it is as well
    Remedy remedy = Remedy::OfClass;
    Extent extent = Extent::Whole;
    bool isAlone = true; // whether it may be on one axis alone
    bool isLinear = false; // of linear alone
    bool isSingle = true; // frequent enough to be tried before pairs
    bool isFiltered = false; // below an antialiasing filter, too
    std::function<void(Resampling& map)> make = {}; // of all axes, or of what is no axis'
    Message plain = {}; // of axes: what is done, without saying which have it
    const Hypothesis* read = nullptr; // tensors are read or written as this one does, which lives longer

    AxisSampling of(AxisSampling own) const
    {
        axis(own);
        return own;
    }
};
using Changes = std::vector<Change>;
void addChange(Changes& list, MistakeClass mistake, Named what, std::function<void(AxisSampling& axis)> axis,
               unsigned changes = 1, std::optional<MistakeClass> second = {});

// The changes of axes whose samplings are like `meant`, but for their sizes and scales; the most particular of a class
// first.
Changes axisChanges(const AxisSampling& meant, bool isGradient);
// Slips in the formula of x, behind all others.
Changes formulaChanges(const AxisSampling& meant, bool isGradient);

// What programs do with an axis whatever its coordinates are: the rows that single changes and second ones are made of.
Changes edgeRows();
Changes precisionRows(); // of coordinates
Changes weightRows(); // in few bits, of linear
// One term of x's formula missing, with the other sign or off by one; or x that is half a pixel or a whole one too high
// or too low.
Changes slipRows(bool isGradient, bool areShifts);

// Keeps its size and its elements' places: programs copy such an axis.
bool isIdle(const AxisSampling& axis);

// Those that may be beside another mistake, the most frequent first.
Changes secondChanges(const Resampling& meant, DataType type);

// None: it is done already, or changes nothing here.
std::optional<Hypothesis> withChange(const Hypothesis& base, const Change& change);

} // namespace tessera
