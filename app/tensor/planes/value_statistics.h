// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensor/planes/element_selection.h"
#include "engine/core/tensor/tensor.h"

#include <stop_token>

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

} // namespace tessera
