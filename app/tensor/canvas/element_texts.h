// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensor/planes/element_selection.h"
#include "engine/core/tensor/tensor.h"

#include <QString>

class QWidget;

namespace tessera {

// What there is of an element beyond the readout, as rich text: its bits, and of a float what sign, exponent and
// mantissa stand for.
QString valueTip(const Tensor& tensor, uint64_t element);
// The same as the widget's tool tip, and without markup as its accessible description.
void setValueTip(QWidget* widget, const Tensor& tensor, uint64_t element);

enum class SelectionFormat { Text, Csv, CArray, NumPy };

// The chosen elements, exactly: a box as rows of numbers (text, CSV) or as an array with its sizes (C, NumPy); other
// selections as one element a line with its coordinates (text, CSV), or as a list in logical order (C, NumPy).
QString selectionText(const Tensor& tensor, const ElementSelection& elements, SelectionFormat format);

} // namespace tessera
