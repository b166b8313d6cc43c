// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/engines/run_failure.h"

namespace tessera {

// It was not ready for any case: it crashed, said something else or nothing before it greeted. The next run would end
// alike, and take as long: who has many cases asks no more (tryRun() in engine/judge/measure/trial.h calls it missing).
class StartFailure : public RunFailure {
public:
    using RunFailure::RunFailure;
};

} // namespace tessera
