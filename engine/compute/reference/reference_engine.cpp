// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/reference/reference_engine.h"

#include "engine/compute/reference/families.h"
#include "engine/core/case/case.h"
#include "engine/core/tensor/stopwatch.h"
#include "engine/core/tensor/tensor.h"

#include <algorithm>
#include <new>

namespace tessera {

namespace {

void evaluate(const Operator& op, const Tensor& input, Tensor& output, const RunControl& control)
{
    using reference::requireMemory;
    for (const TensorDesc& desc : {input.desc, output.desc}) // for their packed copies
        if (!isPacked(desc))
            requireMemory(control, static_cast<double>(totalBytes(withoutLayout(desc))));
    const Tensor elements = isPacked(input.desc) ? input : withLayout(input, withoutLayout(input.desc));
    const auto run = [&](reference::Output result) {
        (op.row().movesBlocks ? reference::moveBlocks : reference::resample)(op, elements.bytes(), result, control);
    };
    if (isPacked(output.desc)) {
        run(output.writableBytes());
    } else {
        Tensor result(withoutLayout(output.desc));
        run(result.writableBytes());
        copyElements(result, output);
    }
}

} // namespace

void reference::checkpoint(const RunControl& control, uint64_t done, uint64_t total)
{
    if (control.stop.stop_requested())
        throw Cancelled();
    if (control.progress)
        control.progress(static_cast<double>(done) / static_cast<double>(total));
}

void reference::requireMemory(const RunControl& control, double bytes)
{
    if (bytes > static_cast<double>(control.budget.bytes))
        throw EngineError(
            //: "needs 3 MiB of memory, more than the memory budget of 1 MiB"
            say("reference",
                "The reference engine %1")(beyondBudget(static_cast<uint64_t>(std::min(bytes, 1e18)), control.budget)));
}

Message ReferenceEngine::description() const
{
    return say("reference", "the textbook formulas in float64, one thread");
}

Timings ReferenceEngine::run(const Case& c, const Plan&, const Tensor& input, Tensor& output,
                             const RunControl& control) const
{
    const Stopwatch watch;
    try {
        RunControl bounded = control;
        bounded.budget = m_budget;
        evaluate(c.op, input, output, bounded);
    } catch (const std::bad_alloc&) {
        throw EngineError(say("reference",
                              "The reference engine ran out of memory: it keeps intermediate values in float64. Choose "
                              "a smaller tensor, or another engine")
                          + ".");
    }
    Timings timings;
    timings.kernel = watch.seconds();
    return timings;
}

} // namespace tessera
