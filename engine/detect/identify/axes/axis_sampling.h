// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/nearest_rule.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tessera {

// One axis of a resampling as some program does it: the fields of its map, and what the operators leave no choice of.

enum class Precision : uint8_t {
    Division, // ours
    Reciprocal, // float32, multiplying by 1/Scale
    Ratio, // float32, multiplying by input size / output size, where Scale is the reverse of it
    Float64, // of the float32 fields
    Exact, // of the ratio of sizes that Scale stands for; else of the float32 fields
    Fixed16, // steps of 1/65536
    OtherNeighbour, // ours, but the other side on every tie
    Product, // float32, multiplying by Scale for the division
};
enum class Edges : uint8_t {
    Repeated, // ours
    OneShort, // clamped one element before the end
    Extrapolated, // linear: not clamped, with negative weights
    Dropped, // below a triangle: taps outside have no weight, the rest is normalised
    Zero, // what lies outside is 0
    Wrapped, // what lies outside is counted on from the other end
};
enum class Weights : uint8_t { Float32, Float16, BFloat16, Parts2048, Parts256, Exchanged };

struct AxisSampling {
    AxisMap map = {};
    NearestRule rule = NearestRule::HalfUp; // of nearest; else it says nothing
    Precision precision = Precision::Division;
    Edges edges = Edges::Repeated;
    Weights weights = Weights::Float32;
    std::vector<uint32_t> others = {}; // nearest: the outputs whose ties alone take the other neighbour, ascending
};
AxisSampling asDefined(const AxisMap& map); // as the operators do it
bool isSame(const AxisSampling& a, const AxisSampling& b); // in every field

// The bands of these outputs, ascending; of all where none are given.
AxisTaps tapsOf(const AxisSampling& sampling, std::span<const uint32_t> outputs = {});
AxisTaps rowsOf(const AxisTaps& taps, std::span<const uint32_t> outputs); // of them; of all where none are given

} // namespace tessera
