// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/look/theme.h"
#include "engine/core/compare/compare.h"
#include "engine/judge/measure/assess.h"

namespace tessera {

// The colour and the icon that a verdict has in every list of the tab. A chosen row's icon is in the colour of its
// text.
Role roleOf(Verdict verdict);
Role roleOf(TrialState state);
QIcon verdictIcon(Verdict verdict);
QIcon stateIcon(TrialState state); // none of a case that the engine lacks
} // namespace tessera
