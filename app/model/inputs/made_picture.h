// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/tensor/tensor.h"

namespace tessera {

// A landscape that is drawn by numbers, for examples: UINT8 {1, 3, height, width}, red first. It has smooth parts, fine
// ripples and thin lines, as a photograph has. Sizes of at least 1; the same ones give the same picture.
Tensor madePicture(uint32_t height, uint32_t width);

} // namespace tessera
