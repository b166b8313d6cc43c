// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/detect/probe/xray.h"

namespace tessera {

class JsonText;

// For programs: the map, what was found and the first outputs that read otherwise, with the axes' coordinates; into an
// object that was begun.
void writeXray(JsonText& json, const Xray& xray);

} // namespace tessera
