// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/compare.h"

#include <string>

namespace tessera {

// The line that `tessera check` prints for a case: verdict, name, figures, and the command that reproduces it.
std::string checkLine(const std::string& verdict, const std::string& what, const std::string& figures,
                      const std::string& reproducer);

std::string verdictWord(Verdict verdict); // "PASS", "MISTRUSTED", "FAIL"

// "48 of 48 equal, bit for bit", "3 of 48 beyond the tolerance, worst at (0, 1, 2, 3): 31 and 32, 1 ULP".
std::string figures(const Comparison& comparison, const TensorDesc& desc);

} // namespace tessera
