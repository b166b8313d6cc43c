// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tensor/tensor.h"

#include <QString>

namespace tessera {

// What there is of an element beyond the readout, as rich text: its bits, and of a float what sign, exponent and
// mantissa stand for.
QString valueTip(const Tensor& tensor, uint64_t element);

} // namespace tessera
