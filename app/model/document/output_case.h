// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/run_result.h"

namespace tessera {

// The case that takes A's output for its input: on the operator that leads back, where depth and space have one, else
// on the same. Of a run whose output is there.
Case withOutputAsInput(const RunResult& shown, const MemoryBudget& budget);

} // namespace tessera
