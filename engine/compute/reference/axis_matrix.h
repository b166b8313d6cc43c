// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/operators.h"

#include <Eigen/SparseCore>

#include <optional>
#include <vector>

namespace tessera::reference {

// One axis of a resampling as the forward operator's fields say it.
struct Axis {
    uint32_t inputs = 1;
    uint32_t outputs = 1;
    float scale = 1;
    float inputOffset = 0;
    float outputOffset = 0;
};

// How nearest rounds a coordinate: RESAMPLE and RESAMPLE1 take floor(x + 0.5), the others a direction.
using Rounding = std::optional<AxisDirection>;

// Row o holds the weights that output o gives to the inputs. What has no weight is not in the structure: it is not
// read, so that an infinity there does not become a NaN.
using AxisMatrix = Eigen::SparseMatrix<double, Eigen::RowMajor, int64_t>;

AxisMatrix nearestMatrix(const Axis& axis, Rounding rounding);
AxisMatrix linearMatrix(const Axis& axis);
// The triangle, stretched where the axis shrinks; the edge repeats.
AxisMatrix triangleMatrix(const Axis& axis);
// Plain linear on the axis as it is after all halvings, times the matrices of these halvings.
AxisMatrix halvingMatrix(const Axis& axis);
double antialiasedBytes(const Axis& axis); // that either takes at most

// The column of each row where every row is one weight 1: such a matrix selects and computes nothing.
std::optional<std::vector<uint64_t>> selection(const AxisMatrix& matrix);

} // namespace tessera::reference
