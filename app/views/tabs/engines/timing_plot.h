// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/plot.h"
#include "engine/judge/measure/timing_report.h"

namespace tessera {

// For measurements of several sizes the rate over the bytes moved; for one size on several numbers of threads the time
// over these. There is a line for each kind of case and engine, named by what tells it from the others; copies are the
// reference.
PlotContent timingPlot(std::span<const TimedCase> results);

// Every hot run of each result, in its order, beside the copies before them.
PlotContent samplePlot(std::span<const TimedCase> results);

} // namespace tessera
