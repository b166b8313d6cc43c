// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/judge/quality/ssim.h"

namespace tessera::quality {

struct ErrorSums {
    double absolute = 0, squared = 0, largest = 0; // of a − b
    uint64_t count = 0;

    void add(const ErrorSums& other)
    {
        absolute += other.absolute;
        squared += other.squared;
        largest = std::max(largest, other.largest);
        count += other.count;
    }
    double mean() const { return absolute / static_cast<double>(count); }
    double meanSquare() const { return squared / static_cast<double>(count); }
};
// Adds |a − b| of every element to the map, or its square.
ErrorSums errorsOf(const PlanePair& pair, bool isSquared, const std::stop_token& stop, Plane<float>& map);

// How many elements of a packed tensor lie outside [least, most]; whether one is NaN or infinite.
uint64_t countOutside(const Tensor& packed, double least, double most, const std::stop_token& stop);
bool hasNonFinite(const Tensor& packed, const std::stop_token& stop);

} // namespace tessera::quality
