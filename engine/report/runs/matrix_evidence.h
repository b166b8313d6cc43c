// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/judge/agreement/agreement.h"
#include "engine/report/html/evidence.h"

#include <map>

namespace tessera {

// What a page shows of the cells of a row that fail, by the engine's place: of at most so many. The row has its outputs
// still. Throws what loadInput() does, and Cancelled.
std::map<size_t, PageEvidence> evidenceOf(const AgreementRow& row, const AgreementBench& bench, size_t most);

} // namespace tessera
