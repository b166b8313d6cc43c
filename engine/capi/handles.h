// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/capi/tessera.h"
#include "engine/core/case/case.h"
#include "engine/core/compare/compare.h"
#include "engine/core/engines/engine.h"
#include "engine/core/plan/plan.h"

#include <memory>
#include <string>

// What the handles of tessera.h hold.

struct tessera_case {
    tessera::Case value;
};

struct tessera_plan {
    tessera::Case source; // without issues
    tessera::Plan value;
    tessera::MemoryBudget budget;
};

struct tessera_engine {
    std::unique_ptr<const tessera::Engine> value;
    std::string name;
};

struct tessera_comparison {
    tessera::Comparison value;
    std::string reason = english(value.reason); // of Mistrusted
};

namespace tessera {

const TensorDesc& descOf(const tessera_plan& plan, tessera_side side);

// The first bytes of a caller's buffer, as many as the tensor has. Throws TextError where there are fewer; `what` names
// the buffer.
Tensor tensorFrom(const TensorDesc& desc, const void* buffer, size_t bytes, const char* what);
void needBytes(const TensorDesc& desc, size_t bytes, const char* what);

} // namespace tessera
