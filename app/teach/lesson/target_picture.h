// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/tensor/tensor.h"

class QImage;
class QWidget;

namespace tessera {

// Three channels as colours, else the planes side by side in grey; in the range of both tensors, as the result is.
QImage imageOf(const Tensor& target, const Tensor& input);
// The output that a task wants, small: as numbers where these are few, else as a picture.
QWidget* targetPicture(const Tensor& target, const Tensor& input, bool isPicture, QWidget* parent);

} // namespace tessera
