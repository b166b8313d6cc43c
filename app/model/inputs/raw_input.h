// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/tensor/budget.h"
#include "engine/core/tensor/tensor.h"

#include <QString>

namespace tessera {

// Whether the file is none that says what it holds: no case, no .npy and no picture.
bool isRawFile(const QString& path);

// The bytes of a raw file that a tensor of that description takes; the last element ends them. The description has no
// issues.
uint64_t rawBytes(const TensorDesc& desc);

// Little-endian elements, the first at `offset` bytes. Throws IoError that says what is wrong with the description or
// how many bytes are missing; EngineError.
Tensor readRaw(const QString& path, const TensorDesc& desc, uint64_t offset, const MemoryBudget& budget);

} // namespace tessera
