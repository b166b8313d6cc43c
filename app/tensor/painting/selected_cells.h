// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensor/planes/plane_sampler.h"

#include <QPainter>

#include <functional>

namespace tessera {

// Whether an element, {n, c, y, x} of the tensor, is to be shown as selected.
using SelectedElement = std::function<bool(const std::array<uint32_t, 4>&)>;

// Fills the visible cells that are chosen, in device pixels. The painter's device is the frame; null: it draws shapes.
// Where a pixel shows several elements the first of them is asked.
void fillChosen(QPainter& painter, QImage* frame, const QRect& clip, const PlaneLayout& layout,
                const ShownPlanes& planes, const SelectedElement& isChosen, const QColor& ink);

// Two lines around each area of those that are selected, inside it: a dark or light one that stands out from the ink,
// then the ink. What they surround keeps its colours. Small cells that lie near to each other are one area.
void outlineSelected(QPainter& painter, QImage* frame, const QRect& clip, const PlaneLayout& layout,
                     const ShownPlanes& planes, const SelectedElement& isSelected, const QColor& ink);

} // namespace tessera
