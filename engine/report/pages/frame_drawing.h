// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/report/pages/case_data.h"

#include <string>

namespace tessera {

// Both tensors, the step's elements with arrows from their sources, its sentence and its formula, as an SVG that asks
// for nothing. All pictures of a player have the same size; its width and height are even.
std::string frameDrawing(const PageCase& page, const Player& player, uint64_t stepsDone, bool isDark);

} // namespace tessera
