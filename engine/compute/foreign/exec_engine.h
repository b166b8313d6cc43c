// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/foreign/foreign_setup.h"
#include "engine/core/engines/engine.h"

#include <memory>

namespace tessera {

// A process for each run: {case}, {json}, {input} and {output} of its command are replaced. Exit code 0: it ran, 77:
// it cannot do this case, others: it failed.
std::unique_ptr<Engine> makeExecEngine(const ForeignSetup& setup); // throws TextError

// A copy of bytes that one thread makes in our own memory: what times of other programs stand beside.
std::unique_ptr<CopyProbe> makeForeignCopyProbe(uint64_t bytes);

} // namespace tessera
