// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensor/planes/element_selection.h"

#include <QString>

namespace tessera {

enum class SelectionFormat { Text, Csv, CArray, NumPy };

// The chosen elements, exactly: a box as rows of numbers (text, CSV) or as an array with its sizes (C, NumPy); other
// selections as one element a line with its coordinates (text, CSV), or as a list in logical order (C, NumPy).
QString selectionText(const Tensor& tensor, const ElementSelection& elements, SelectionFormat format);

} // namespace tessera
