// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/tensor/tensor.h"

#include <QString>

class QWidget;

namespace tessera {

// What there is of an element beyond the readout, as rich text: its bits, and of a float what sign, exponent and
// mantissa stand for.
QString valueTip(const Tensor& tensor, uint64_t element);
// The same as the widget's tool tip, and without markup as its accessible description.
void setValueTip(QWidget* widget, const Tensor& tensor, uint64_t element);

} // namespace tessera
