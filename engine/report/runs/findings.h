// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/judge/measure/verification.h"

#include <iosfwd>
#include <string_view>

namespace tessera {

// One line of a result: verdict, what it is about (may be empty), figures, and the command that repeats it.
void printLine(std::ostream& out, std::string_view verdict, std::string_view label, std::string_view figures,
               std::string_view command);
void print(std::ostream& out, const Finding& finding);
int codeOf(Verdict verdict); // one of exit_code

} // namespace tessera
