// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tessera {

// A number as a cell of `most` characters has room for it: whole, else a decimal one rounded to the digits that fit
// ("-.40" of -0.4012, "256" of 255.71, "6e-8"). Empty where two digits, or that power of ten, do not fit, and of
// whole numbers, bits and names that do not: they are never cut.
QString fittedNumber(const QString& text, qsizetype most);

} // namespace tessera
