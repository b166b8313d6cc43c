// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/operators.h"
#include "engine/core/tensor/engine.h"

#include <Eigen/SparseCore>
#include <optional>
#include <span>
#include <vector>

// What the files of this room share: one evaluation for each operator family, on packed elements.
namespace tessera::reference {

using Input = std::span<const std::byte>; // the elements in logical order, without gaps
using Output = std::span<std::byte>;

// Writes every element of the output. op has no issues. Throws Cancelled.
void moveBlocks(const Operator& op, Input input, Output output, const RunControl& control);
void resample(const Operator& op, Input input, Output output, const RunControl& control);

// Called between slices of work. Throws Cancelled where the run was stopped, else reports the progress.
void checkpoint(const RunControl& control, uint64_t done, uint64_t total);

// Throws EngineError where that much memory is beyond the run's budget.
void requireMemory(const RunControl& control, double bytes);

// One axis of a resampling, by the forward operator's fields.
struct Axis {
    uint32_t inputs = 1;
    uint32_t outputs = 1;
    float scale = 1;
    float inputOffset = 0;
    float outputOffset = 0;
};

// How nearest rounds a coordinate: RESAMPLE and RESAMPLE1 take floor(x + 0.5), the others a direction.
using Rounding = std::optional<AxisDirection>;

// Row o holds the weights that output o gives to the inputs. Inputs without weight have no entry. They are not read, so
// an infinity there does not become a NaN.
using AxisMatrix = Eigen::SparseMatrix<double, Eigen::RowMajor, int64_t>;

AxisMatrix nearestMatrix(const Axis& axis, Rounding rounding);
AxisMatrix linearMatrix(const Axis& axis);
// The triangle, stretched where the axis shrinks; the edge repeats.
AxisMatrix triangleMatrix(const Axis& axis);
// Plain linear on the halved axis, multiplied by the matrices of the halvings.
AxisMatrix halvingMatrix(const Axis& axis);
double antialiasedBytes(const Axis& axis); // the most memory that either matrix takes

// The column of each row, where every row is one weight 1. Such a matrix selects inputs and computes nothing.
std::optional<std::vector<uint64_t>> selection(const AxisMatrix& matrix);

} // namespace tessera::reference
