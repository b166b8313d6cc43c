// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/ops/operators.h"

#include <QString>

#include <span>

namespace tessera {

// A formula as rich text: a line each, in the colour of its axis; what is of the whole element is bold.
QString formulaHtml(std::span<const FormulaLine> formula);

} // namespace tessera
