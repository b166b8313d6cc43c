// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/foreign/engine_file.h"

namespace tessera {

// Writes what readEngineFile() reads, in place of what was there. Throws IoError where that cannot be written, or where
// it could not be read again: then it names the field and what would be right, and no file is written.
void writeEngineFile(const EngineFile& file);

} // namespace tessera
