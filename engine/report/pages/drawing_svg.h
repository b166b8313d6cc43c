// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/report/pages/words.h"
#include "engine/report/text/html_text.h"
#include "engine/teach/lesson/drawing.h"

namespace tessera {

// The drawing as SVG, as wide as its column and no wider than it is designed for. player.css has a colour for each ink,
// by light and dark. An empty drawing writes nothing.
void writeDrawing(HtmlText& html, const Drawing& drawing, const Words& words);

} // namespace tessera
