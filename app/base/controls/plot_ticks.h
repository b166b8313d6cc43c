// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/plot.h"

#include <qcustomplot.h>

namespace tessera {

// Bytes in KiB, MiB …; seconds in s, ms, µs …; other numbers with four digits.
QString unitText(PlotAxis::Unit unit, double value);

// What chooses the ticks of an axis and names them, as many as stand apart from each other. `axis` must outlive it.
QSharedPointer<QCPAxisTicker> axisTicker(const QCPAxis* axis, const PlotAxis& content);

} // namespace tessera
