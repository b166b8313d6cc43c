// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/export.h"

namespace TESSERA_API tessera {

// What black and white of a picture become in a float tensor: 0 and 255, or 0 and 1. Integer tensors have one range
// each, whatever is asked for: UINT16 0 … 65535, INT8 −128 … 127 (the byte less 128), all others 0 … 255.
enum class SampleRange { Byte, Unit };

} // namespace tessera
