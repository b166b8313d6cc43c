// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensor/planes/element_selection.h"
#include "engine/core/tensor/tensor.h"

#include <array>
#include <stop_token>
#include <vector>

namespace tessera {

// What there is among the chosen elements of a tensor. What is not finite is counted and left out of the rest.
struct ValueStatistics {
    uint64_t count = 0, notANumber = 0, infinite = 0, zero = 0, denormal = 0;
    double minimum = 0, maximum = 0, mean = 0, deviation = 0; // over the finite values; population deviation

    uint64_t finite() const { return count - notANumber - infinite; }
};
ValueStatistics statisticsOf(const Tensor& tensor, const ElementSelection& elements, const std::stop_token& stop = {});

// How many finite values of the chosen elements fall between the steps of an axis.
struct Histogram {
    std::vector<double> edges; // rising; one more than counts
    std::vector<uint64_t> counts;
};
enum class HistogramAxis { Linear, Symlog };
Histogram histogramOf(const Tensor& tensor, const ElementSelection& elements, double minimum, double maximum,
                      HistogramAxis axis, size_t bins, const std::stop_token& stop = {});
// Where a value lies on an axis, 0 … 1, and the way back. Symlog is sign(v)·log(1 + |v|/u), u a thousandth of the
// larger end: linear about 0, logarithmic far from it.
double positionOn(HistogramAxis axis, double minimum, double maximum, double value);
double valueOn(HistogramAxis axis, double minimum, double maximum, double position);

// The values along one axis of a tensor, as a plot of limited width draws them.
struct ValueProfile {
    // Neighbouring elements that share a column of pixels. A single NaN or extreme among them is still told.
    struct Bin {
        uint32_t first = 0, end = 0; // coordinates [first, end)
        double low = 0, high = 0; // the range of the finite values
        uint32_t lowAt = 0, highAt = 0; // the first coordinates that have them
        bool isFinite = false; // there is a finite value
        bool hasNaN = false, hasPlus = false, hasMinus = false; // infinities of either sign
    };
    uint32_t length = 0; // the axis's
    std::vector<Bin> bins; // in order, without gaps; one element each where `most` allowed it

    const Bin& at(uint32_t coordinate) const; // the bin that holds it; 0 ≤ coordinate < length
};

// Through the element at n, c, y, x, along `axis` (2: y, 3: x), in at most `most` bins, equal in size within one.
// Empty when stopped.
ValueProfile profileOf(const Tensor& tensor, const std::array<uint32_t, 4>& at, size_t axis, size_t most,
                       const std::stop_token& stop = {});

} // namespace tessera
