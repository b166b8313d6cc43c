// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document_state.h"

namespace tessera {

bool isBundle(const QString& path); // by its name
// Writes what a state shows into one file (engine/bundle/bundle.h): the case, and of its last run, where that is of
// this case, both outputs and the verdict. Throws IoError, EngineError.
void writeBundle(const Document::State& state, const QString& path, const MemoryBudget& budget);

} // namespace tessera
