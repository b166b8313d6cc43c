// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/judge/measure/timing_report.h"
#include "engine/report/html/page.h"

#include <span>
#include <string>

namespace tessera {

// The page of a run of `bench`: the table, a chart, and the line of each row. `head` comes with its line.
std::string benchHtml(std::span<const TimedCase> results, PageHead head);

// The kernel's times beside the copy's, a row a result, over one axis of seconds, which is logarithmic: the median, the
// shortest and the 95th percentile, and the median of the copy.
void writeTimeChart(HtmlText& html, std::span<const TimedCase> results);

} // namespace tessera
