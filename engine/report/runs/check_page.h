// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/report/html/page.h"
#include "engine/report/html/result_list.h"
#include "engine/report/runs/check_result.h"

#include <string>

namespace tessera {

// The page of a run of `check`. `head` comes with its line and facts.
std::string checkHtml(const CheckRun& run, PageHead head);
ResultEntry entryOf(const CheckResult& result);
void describe(const Comparison& comparison, ResultEntry& entry); // its rule, its reason and its notes
// "2 of 64 results fail", "All 64 results pass": of what was counted.
std::string outcomeText(size_t wrong, size_t all, const std::string& things);

} // namespace tessera
