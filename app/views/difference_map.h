// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/tensor_view.h"

namespace tessera {

enum class DifferenceKind { Signed, Absolute, Ulp };

// a − b of every element, |a − b|, or how many representable values lie between, with the range that shows all of it:
// symmetrical about 0, from 0 on, or logarithmic. A NaN on one side only stays NaN. Types and sizes are equal.
TensorView::Overlay differenceMap(const Tensor& a, const Tensor& b, DifferenceKind kind);

} // namespace tessera
