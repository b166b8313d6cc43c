// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/teach/lesson/drawing.h"

namespace tessera {

inline constexpr double kTitles = 70; // the column of the rows' titles

// The drawings themselves.

// The plan of a permutation of blocks.
Drawing digitsDrawing(const Plan& plan, std::optional<uint64_t> output, std::string_view engine);
Drawing stampsDrawing(const Plan& plan, const SeparableTaps& taps, std::optional<uint64_t> output);

} // namespace tessera
