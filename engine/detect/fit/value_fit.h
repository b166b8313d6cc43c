// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/value.h"

#include <optional>
#include <vector>

namespace tessera {

// The values that elements of this type should hold before rounding, and those that they hold.
struct ValuePairs {
    DataType type = DataType::Float32;
    std::vector<double> right = {}, is = {};
};

// is = factor·right + offset, rounded to multiples of `step`, and clipped to `least` and `most`.
struct ValueFit {
    double factor = 1, offset = 0;
    double step = 0; // 0: rounded by the type alone
    std::vector<IntegerRounding> roundings = {}; // the roundings to the step that give all values
    std::optional<double> least = {}, most = {};
    double bits = 0; // of evidence

    bool isLine() const { return factor != 1 || offset != 0; }
    bool isRight(DataType type) const;
    // Adds the evidence of another fit. False: its numbers are others, or no rounding gives the values of both.
    bool absorb(const ValueFit& other);
};
// None: there is no fit. `line`: otherwise factor and offset are fitted too, by short numbers where some fit. `slack`:
// how far each number may be off in addition.
std::optional<ValueFit> fittedValues(const ValuePairs& pairs, bool line, double slack = 0);

} // namespace tessera
