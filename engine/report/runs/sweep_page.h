// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/report/html/page.h"
#include "engine/report/html/result_list.h"
#include "engine/report/runs/sweep_text.h"

#include <map>
#include <string>

namespace tessera {

using SweepEvidence = std::map<std::string, PageEvidence>; // by a failure's line as it is shown

// What a page shows of the failures, which are run once more; of at most kMostEvidence. What gives no output has none.
// Throws Cancelled.
SweepEvidence evidenceOf(const SweepReport& report, const SweepHooks& hooks);
// The page of a sweep, or of one that was merged. `head` comes with its line and facts.
std::string sweepHtml(const SweepReport& report, const SweepEvidence& evidence, PageHead head);

} // namespace tessera
