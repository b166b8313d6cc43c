// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/value.h"

#include <optional>
#include <vector>

namespace tessera {

// The numbers that elements of this type should hold before they are rounded to it, and those that they hold.
struct ValuePairs {
    DataType type = DataType::Float32;
    std::vector<double> right, is;
};

// is = factor·right + offset, rounded to multiples of `step`, and cut off at `least` and `most`.
struct ValueFit {
    double factor = 1, offset = 0;
    double step = 0; // 0: it is as near as the type has it
    std::vector<IntegerRounding> roundings = {}; // that give all of them, of a step
    std::optional<double> least = {}, most = {};
    double bits = 0; // how much of the numbers it says

    bool isLine() const { return factor != 1 || offset != 0; }
    bool isRight(DataType type) const; // they are as they should be
    bool operator==(const ValueFit& other) const; // one rounding for both may be said
};
// None: there is no such. With `line` factor and offset are fitted, in short numbers where some do. `slack`: how much
// each number may be off besides.
std::optional<ValueFit> fittedValues(const ValuePairs& pairs, bool line, double slack = 0);
std::vector<IntegerRounding> sharedRoundings(const ValueFit& a, const ValueFit& b);

} // namespace tessera
