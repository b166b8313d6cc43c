// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/detect/identify/hypothesis.h"
#include "engine/detect/measured/kernels.h"

#include <functional>
#include <span>
#include <vector>

namespace tessera {

// What a program may do beside a map, whatever the map is: with sums, weights, edges and coordinates, or with another
// kernel at the same coordinates.
struct SecondChange {
    MistakeClass mistake = MistakeClass::Unknown;
    Named what = {};
    std::function<void(Resampling&)> change = {};
    unsigned family = 0; // where several of one family explain the same the first is said
    bool isKernel = false; // far from the map that it is a change of
    bool isVague = false; // whatever is less than one unit away
    const Hypothesis* read = nullptr; // what is changed is how tensors are read or written, as this does; lives longer
};

// How sums become integers.
struct RoundingRow {
    IntegerRounding rounding;
    Text what;
    bool needsSign = false; // without negative numbers it is as another one
};
std::span<const RoundingRow> roundingRows();
Text halfSumsText(DataType type); // what sums in half precision are called

// The second changes of an operator that resamples tensors of this type, the most frequent first.
std::vector<SecondChange> secondChanges(const Resampling& meant, DataType type);

// The change to a kernel, on the axes that are resized.
SecondChange kernelChange(const NamedKernel& kernel);

// None: it is done already, or changes nothing here.
std::optional<Hypothesis> withSecond(const Hypothesis& base, const SecondChange& second);

} // namespace tessera
