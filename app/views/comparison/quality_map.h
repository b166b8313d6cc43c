// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensor/canvas/tensor_view.h"
#include "engine/judge/measure/quality.h"

#include <stop_token>

namespace tessera {

// How alike two outputs are as pictures, element by element.
struct QualityMap {
    std::optional<TensorView::Overlay> overlay = {}; // each channel shows the map of its image; none: refused
    Message words = {}; // the figure and what it means to an eye, or why there is none
};

// What is white in a picture of these numbers: the type's white where no value lies beyond it, 255 where they look like
// bytes, else the largest value.
double whiteOf(const Tensor& b);

// White is whiteOf(b). Types and sizes are equal. Throws Cancelled.
QualityMap qualityMap(const Tensor& a, const Tensor& b, QualityMeasure measure, const std::stop_token& stop = {});

} // namespace tessera
