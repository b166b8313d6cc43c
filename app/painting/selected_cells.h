// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/painting/plane_sampler.h"

#include <QPainter>

#include <functional>

namespace tessera {

// Whether an element, {n, c, y, x} of the tensor, is to be shown as selected.
using SelectedElement = std::function<bool(const std::array<uint32_t, 4>&)>;

// Tints the visible cells that are selected and draws a line around each of their areas, in device pixels. The
// painter's device is the frame; null: it draws shapes. Where a pixel shows several elements the first of them is
// asked.
void paintSelected(QPainter& painter, QImage* frame, const QRect& clip, const PlaneLayout& layout,
                   const ShownPlanes& planes, const SelectedElement& isSelected, const QColor& ink);

} // namespace tessera
