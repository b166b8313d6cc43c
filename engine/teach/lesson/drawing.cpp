// SPDX-License-Identifier: Apache-2.0
#include "engine/teach/lesson/drawing.h"

#include "engine/core/ops/operator.h"
#include "engine/teach/lesson/drawing_parts.h"

namespace tessera {

bool canDraw(LessonFigure::Drawing what, const Operator& op)
{
    if (what == LessonFigure::Drawing::Digits)
        return blockOrder(op).has_value();
    return what == LessonFigure::Drawing::Stamps && !blockOrder(op)
        && std::holds_alternative<SeparableTaps>(makePlan(op).work);
}

Drawing drawingOf(LessonFigure::Drawing what, const Operator& op, const Plan& plan, std::optional<uint64_t> output,
                  std::string_view engine)
{
    if (output && *output >= elementCount(plan.output))
        output.reset();
    if (what == LessonFigure::Drawing::Digits && blockOrder(op))
        return digitsDrawing(plan, output, engine);
    const auto* taps = std::get_if<SeparableTaps>(&plan.work);
    if (what == LessonFigure::Drawing::Stamps && taps != nullptr)
        return stampsDrawing(plan, *taps, output);
    return {};
}

Drawing drawingOf(const LessonFigure& figure)
{
    const auto output = figure.pins.empty() ? std::nullopt : std::optional(figure.pins.front());
    if (figure.drawing == LessonFigure::Drawing::None)
        return {};
    return drawingOf(figure.drawing, figure.c.op, makePlan(figure.c.op), output, figure.engine);
}

} // namespace tessera
