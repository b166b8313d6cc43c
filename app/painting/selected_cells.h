// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/planes/plane_sampler.h"

#include <QPainter>

#include <functional>

namespace tessera {

// Whether an element, {n, c, y, x} of the tensor, is to be shown as selected.
using SelectedElement = std::function<bool(const std::array<uint32_t, 4>&)>;

// Lays the ink over the visible cells that are chosen, with its alpha as its weight, in device pixels. The painter's
// device is the frame; null: it draws shapes. Where a pixel shows several elements the first of them is asked.
void fillChosen(QPainter& painter, QImage* frame, const QRect& clip, const PlaneLayout& layout,
                const ShownPlanes& planes, const SelectedElement& isChosen, const QColor& ink);

// The same of those that are selected, as a tint, and a line around each of their areas.
void paintSelected(QPainter& painter, QImage* frame, const QRect& clip, const PlaneLayout& layout,
                   const ShownPlanes& planes, const SelectedElement& isSelected, const QColor& ink);

} // namespace tessera
