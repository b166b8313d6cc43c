// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/table_model.h"
#include "engine/core/compare/compare.h"
#include "engine/judge/measure/assess.h"

namespace tessera {

// The colour and the icon that a verdict has in every list.
Role roleOf(TrialState state);
void mark(TableRow& row, int column, Verdict verdict);
void mark(TableRow& row, int column, TrialState state); // not of a case that the engine lacks

} // namespace tessera
