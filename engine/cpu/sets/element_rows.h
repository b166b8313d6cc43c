// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/cpu/sets/copy_rows.h"

namespace tessera::cpu {

// Elements of 1, 2, 4 or 8 bytes one by one, whatever the strides of the three axes are: in boxes that fit the
// first-level cache, x innermost.
void copyElements(uint32_t elementBytes, const std::byte* in, std::byte* out, const LoopAxis& rows,
                  const LoopAxis& columns, const LoopAxis& x);

} // namespace tessera::cpu
