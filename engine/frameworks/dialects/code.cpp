// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/dialects/code.h"

#include "engine/core/ops/axes.h"
#include "engine/frameworks/dialects/forms.h"
#include "engine/frameworks/dialects/onnx_directml.h"

namespace tessera {

static_assert(!kDialectNames.back().empty());

std::string_view name(Dialect dialect)
{
    return kDialectNames[static_cast<size_t>(dialect)];
}

std::string code(const Operator& op, Dialect dialect)
{
    if (dialect == Dialect::DirectML)
        return dialects::directMl(op);
    const Plan plan = makePlan(op);
    if (const std::optional<std::string> own = op->code(plan, dialect))
        return *own + (dialect == Dialect::OnnxRuntimeDirectMl ? dialects::remark(dialects::passedOtherwise(op)) : "");
    if (std::holds_alternative<StridedCopy>(plan.work))
        return dialects::moved(op, plan, dialect);
    if (dialect == Dialect::OnnxRuntimeDirectMl && !isTransposed(op))
        return dialects::resampledForDirectMl(op);
    return dialects::resampled(op, dialect);
}

} // namespace tessera
