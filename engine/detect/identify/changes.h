// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/detect/identify/axes/axis_change.h"
#include "engine/detect/identify/hypothesis.h"

#include <functional>
#include <vector>

namespace tessera {

// A mistake that a program makes of a resampling, whatever else it does: in its axes, weights, edges or sums, with
// another kernel at the same coordinates, or in how its tensors are read and written.
struct Change {
    MistakeClass mistake = MistakeClass::Unknown;
    Named what = {};
    std::function<void(Resampling&)> make = {}; // what it cannot change it leaves
    unsigned changes = 1;
    std::optional<MistakeClass> second = {}; // another class of mistake that it is as well
    Remedy remedy = Remedy::OfClass;
    Extent extent = Extent::Whole;
    Message plain = {}; // of axes: what is done, without saying which have it
    const Hypothesis* read = nullptr; // tensors are read or written as this one does, which lives longer
};

// Those that may be beside another mistake, the most frequent first.
std::vector<Change> secondChanges(const Resampling& meant, DataType type);

// None: it is done already, or changes nothing here.
std::optional<Hypothesis> withChange(const Hypothesis& base, const Change& change);

} // namespace tessera
