// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/look/theme.h"
#include "app/views/tabs/axes/axis_diagram.h"
#include "app/views/tabs/axes/axis_marks.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr float kSameWeight = 1e-3F; // of weights that were measured
constexpr double kSamePlace = 1e-3; // inputs

// The rows [first, second) of the taps, as if there were no others.
AxisTaps part(const AxisTaps& taps, uint32_t first, uint32_t second)
{
    const auto cut = [&](const auto& numbers) {
        using Numbers = std::decay_t<decltype(numbers)>;
        return numbers.size() < second ? Numbers() : Numbers(numbers.begin() + first, numbers.begin() + second);
    };
    const auto weight = taps.weights.begin();
    AxisTaps made{.inputs = taps.inputs,
                  .outputs = second - first,
                  .first = cut(taps.first),
                  .rowStart = {},
                  .weights = {weight + taps.rowStart[first], weight + taps.rowStart[second]},
                  .x = cut(taps.x),
                  .flags = cut(taps.flags),
                  .otherNeighbour = cut(taps.otherNeighbour)};
    for (uint32_t row = first; row <= second; ++row)
        made.rowStart.push_back(taps.rowStart[row] - taps.rowStart[first]);
    return made;
}

bool areSame(const AxisTaps& a, const AxisTaps& b, uint32_t row)
{
    const auto weightAt = [row](const AxisTaps& taps, uint32_t input) {
        const uint32_t at = input - taps.first[row];
        return at < taps.taps(row) ? taps.weights[taps.rowStart[row] + at] : 0.F;
    };
    const uint32_t from = std::min(a.first[row], b.first[row]);
    const uint32_t to = std::max(a.first[row] + a.taps(row), b.first[row] + b.taps(row));
    for (uint32_t input = from; input < to; ++input)
        if (std::abs(weightAt(a, input) - weightAt(b, input)) > kSameWeight)
            return false;
    return true;
}

} // namespace

const AxisTaps* AxisDiagram::foundTaps() const
{
    const Plan* plan = document()->showsFoundMap() ? document()->mapPlan() : nullptr;
    const auto* work = plan ? std::get_if<SeparableTaps>(&plan->work) : nullptr;
    if (!work || work->transposed || !m_scene)
        return nullptr;
    const AxisTaps& taps = work->axes[size_t(m_axis)];
    const bool isThis = taps.inputs == m_scene->map.inputs && taps.outputs == m_scene->map.outputs;
    return isThis && taps.x.size() == taps.outputs ? &taps : nullptr;
}

AxisTaps AxisDiagram::tapsOf(uint32_t first, uint32_t second) const
{
    const AxisTaps* found = foundTaps();
    return found ? part(*found, first, second) : makeTaps(m_scene->map, first, second);
}

// A frame, and an arrow from the place that is right to the one that was found.
void AxisDiagram::paintFound(QPainter& painter, const VisibleAxis& visible) const
{
    if (!foundTaps())
        return;
    const AxisTaps right = makeTaps(m_scene->map, visible.outputs.first, visible.outputs.second);
    for (uint32_t row = 0; row < right.outputs; ++row) {
        if (areSame(visible.taps, right, row))
            continue;
        painter.setPen(QPen(color(Role::Bad), 2));
        painter.setBrush(Qt::NoBrush); // an arrow has one
        painter.drawRect(m_scene->outputBox(visible.outputs.first + row).adjusted(1, 1, -1, -1));
        const double y = (m_scene->inputBottom + m_scene->outputTop) / 2;
        if (visible.taps.taps(row) > 0 && std::abs(visible.taps.x[row] - right.x[row]) > kSamePlace)
            paintArrow(painter, {m_scene->pixel(right.x[row]), y}, {m_scene->pixel(visible.taps.x[row]), y});
    }
}

} // namespace tessera
