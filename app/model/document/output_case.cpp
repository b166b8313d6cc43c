// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/output_case.h"

#include "app/model/inputs/input_case.h"
#include "engine/core/ops/operator.h"

namespace tessera {

namespace {

// A permutation leads back to the input; a resampling is done once more.
Operator next(const Operator& op)
{
    const std::optional<WaysBack> back = op->waysBack();
    return back ? back->same : op;
}

} // namespace

Case withOutputAsInput(const RunResult& shown, const MemoryBudget& budget)
{
    const TensorDesc packed{.dataType = shown.a->desc.dataType, .sizes = shown.a->desc.sizes};
    const Case following{.title = {}, .op = next(shown.c.op), .data = {}};
    const FromValues values{withLayout(*shown.a, packed), "output of " + std::string(name(shown.c.op))};
    return withInput(following, packed, values, budget);
}

} // namespace tessera
