// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/tensor/tensor.h"

class QImage;
class QWidget;

namespace tessera {

QImage imageOf(const Tensor& tensor); // three channels as colours, else the planes side by side in grey
// The output that a task wants, small: as numbers where these are few, else as a picture.
QWidget* targetPicture(const Tensor& target, bool isPicture, QWidget* parent);

} // namespace tessera
