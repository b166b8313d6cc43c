// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/judge/quality/quality.h"

namespace tessera {

class JsonText;

// The value of a key "quality": each figure by its measure's word, or why there is none, and what an eye sees.
void writeQuality(JsonText& json, const QualityFigures& found);

} // namespace tessera
