// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/judge/measure/verification.h"
#include "engine/report/text/page.h"

#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// One line of a result: verdict, what it is about (may be empty), figures, and the command that repeats it.
void printLine(std::ostream& out, std::string_view verdict, std::string_view label, std::string_view figures,
               std::string_view command);
void print(std::ostream& out, const Finding& finding);
int codeOf(Verdict verdict); // one of exit_code

// A property of an engine on a case, shown or broken.
struct ProvedFinding {
    std::string name; // the case's name, as it is given
    Finding finding;
};

// A run of `check --prove`.
struct ProveRun {
    RunHead head = {};
    std::vector<ProvedFinding> found = {};
};
std::string proveHtml(const ProveRun& run);

} // namespace tessera
