// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/tensor/tensor.h"

class QWidget;

namespace tessera {

// The output that a task wants, small: as numbers where these are few, else as a picture.
QWidget* targetPicture(const Tensor& target, bool isPicture, QWidget* parent);

} // namespace tessera
