// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensor/canvas/tensor_view.h"
#include "engine/judge/quality/quality.h"

#include <stop_token>

namespace tessera {

// How alike two outputs are as pictures, element by element.
struct QualityMap {
    std::optional<TensorView::Overlay> overlay = {}; // each channel shows the map of its image; none: refused
    Message words = {}; // the figure and what it means to an eye, or why there is none
};

// White is 255 for floats beyond 1, as they are drawn; else the type's. Types and sizes are equal. Throws Cancelled.
double whiteOf(const Tensor& b); // of pictures of these numbers

QualityMap qualityMap(const Tensor& a, const Tensor& b, QualityMeasure measure, const std::stop_token& stop = {});

} // namespace tessera
