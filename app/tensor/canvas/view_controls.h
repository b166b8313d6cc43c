// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/tensor/tensor.h"

#include <cstdint>
#include <utility>

class QWidget;

namespace tessera {

class TensorDisplay;
class TensorView;

// Sheets that open below a button: about the colours and marks of all views, and about the channels of one.
void openDisplay(TensorDisplay* display, QWidget* button);
void openChannels(TensorView* view, QWidget* button);

// How many images and channels a tensor has; lower ranks lack the first axes.
std::pair<uint32_t, uint32_t> planeCounts(const TensorDesc& desc);

} // namespace tessera
