// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/inputs/presets.h"

namespace tessera {

// Cases that answer what users ask: the question is the name, the sentence says where to look. In the order in which
// they are asked.
std::vector<Preset> questionPresets();

} // namespace tessera
