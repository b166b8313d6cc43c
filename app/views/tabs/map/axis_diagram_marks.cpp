// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/map/axis_diagram.h"

#include "app/base/look/theme.h"
#include "app/views/tabs/map/line_view.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr double kRowGap = 2, kLabelGap = 6, kLeastBar = 5; // pixels: below the plate, between numbers, of a bar

void paintFrame(QPainter& painter, const QRectF& box, const QColor& tint)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(tint, 2));
    painter.drawRect(box.adjusted(1, 1, -1, -1));
}

} // namespace

void AxisDiagram::paintActive(QPainter& painter, const VisibleAxis& visible) const
{
    const std::optional<Active> now = active();
    if (!now)
        return;
    const QColor mark = color(now->isPinned ? Role::Pin : Role::Accent);
    if (now->isOutput) {
        paintSources(painter, now->index, mark);
        paintFrame(painter, m_scene->outputBox(now->index), mark);
    } else {
        paintTargets(painter, now->index, visible);
        paintFrame(painter, m_scene->inputBox(now->index), mark);
    }
}

// Marks the outputs that read the input.
void AxisDiagram::paintTargets(QPainter& painter, uint32_t input, const VisibleAxis& visible) const
{
    const QColor partner = color(Role::Partner);
    for (uint32_t row = 0; row < visible.taps.outputs; ++row) {
        const uint32_t at = input - visible.taps.first[row];
        if (at >= visible.taps.taps(row))
            continue;
        painter.setPen(QPen(partner, 1 + double(visible.taps.weights[visible.taps.rowStart[row] + at])));
        painter.drawLine(QPointF(m_scene->pixel(visible.taps.x[row]), m_scene->outputTop),
                         QPointF(m_scene->pixel(input), m_scene->inputBottom));
        paintFrame(painter, m_scene->outputBox(visible.outputs.first + row), partner);
    }
}

// Draws a line at the output's exact place, its coordinate at the top, linear's triangle, and the weight above each
// input that is read; numbers if all of them have room.
void AxisDiagram::paintSources(QPainter& painter, uint32_t output, const QColor& mark) const
{
    const AxisScene& scene = *m_scene;
    const QColor partner = color(Role::Partner);
    const int line = painter.fontMetrics().height();
    const double radius = filterRadius(scene.map), baseline = scene.weightsBottom - 5;
    const AxisTaps taps = tapsOf(output, output + 1);
    if (taps.weights.empty())
        return; // the measured map reads nothing there
    const double x = scene.pixel(taps.x[0]);
    double widest = 0;
    const auto [from, to] = scene.visibleInputs();
    const auto isSeen = [&, from = from, to = to](uint32_t tap) {
        return taps.first[0] + tap >= from && taps.first[0] + tap < to;
    };
    for (uint32_t i = 0; i < taps.taps(0); ++i)
        if (isSeen(i))
            widest =
                std::max<double>(widest, painter.fontMetrics().horizontalAdvance(shortNumber(double(taps.weights[i]))));
    const double plateTop = scene.plot.top() + 2, room = baseline - plateTop - line - kRowGap;
    const bool numbers = scene.zoom >= widest + kLabelGap && room >= line + kLeastBar;
    const double most = std::max(kLeastBar, numbers ? room - line : room);

    painter.setPen(QPen(mark, 1, Qt::DashLine));
    painter.drawLine(QPointF(x, scene.outputTop), QPointF(x, scene.plot.top() + 4));
    // An edge that stands for taps outside weighs more than the triangle's top.
    const double heaviest = double(*std::ranges::max_element(taps.weights));
    const double tallOfOne = most / std::max(heaviest, 1 / radius);
    const auto filter = filterOf(scene.map);
    const bool isTriangle = filter ? *filter == AntialiasFilter::Triangle : !(taps.flags[0] & AxisTaps::Clamped);
    if (!foundTaps() && scene.map.mode == InterpolationMode::Linear && isTriangle) {
        painter.setPen(QPen(faded(partner, 0.8), 1));
        painter.setBrush(faded(partner, 0.1));
        painter.drawPolygon(QPolygonF({{scene.pixel(taps.x[0] - radius), baseline},
                                       {x, baseline - tallOfOne / radius},
                                       {scene.pixel(taps.x[0] + radius), baseline}}));
    }
    const uint32_t step = lineStep(taps);
    for (uint32_t i = 0; i < taps.taps(0); ++i) {
        const double weight = double(taps.weights[i]), middle = scene.pixel(taps.first[0] + i);
        if (isSeen(i) || i % step == 0) {
            painter.setPen(QPen(partner, 1 + weight));
            painter.drawLine(QPointF(x, scene.outputTop), QPointF(middle, scene.inputBottom));
        }
        if (!isSeen(i))
            continue;
        const double width = std::clamp(scene.zoom * 0.4, 2.0, 16.0);
        const double tall = tallOfOne * weight;
        painter.fillRect(QRectF(middle - width / 2, baseline - tall, width, tall), partner);
        paintFrame(painter, scene.inputBox(taps.first[0] + i), partner);
        if (numbers) { // on a plate: the line of the place may run through it
            const QString text = shortNumber(weight);
            const double half = painter.fontMetrics().horizontalAdvance(text) / 2.0 + 1;
            paintPlate(painter, QRectF(middle - half, baseline - tall - line, 2 * half, line), text,
                       palette().color(QPalette::Text));
        }
    }
    if ((taps.flags[0] & AxisTaps::Tie) != 0 && taps.otherNeighbour[0] != taps.first[0]) {
        painter.setPen(QPen(color(Role::Warning), 1.5, Qt::DashLine));
        painter.drawLine(QPointF(x, scene.outputTop), QPointF(scene.pixel(taps.otherNeighbour[0]), scene.inputBottom));
    }
    const QString text =
        tr("in %1 = %2").arg(QLatin1Char("ncyx"[std::clamp(m_axis, 0, 3)])).arg(shortNumber(taps.x[0], 7));
    const double width = painter.fontMetrics().horizontalAdvance(text) + 8;
    const bool onLeft = x + width + 6 > scene.plot.right();
    const double left = onLeft ? std::max(x - width - 4, double(scene.plot.left())) : x + 4;
    paintPlate(painter, QRectF(left, plateTop, width, line), text, mark);
}

// Shows how far the edges of the two pictures lie apart, in pixels of the output.
void AxisDiagram::paintDisplacement(QPainter& painter) const
{
    const AxisScene& scene = *m_scene;
    const Displacement edges = displacement(scene.map);
    const double y = scene.outputTop - 10;
    const auto arrow = [&](double by, double input, double output, bool isLast) {
        const double from = scene.pixel(output), to = scene.pixel(input);
        if (std::abs(by) < 1e-4 || std::abs(to - from) < 3 || to < scene.plot.left() - 1
            || to > scene.plot.right() + 12)
            return;
        painter.setPen(QPen(color(Role::Warning), 1, Qt::DotLine));
        painter.drawLine(QPointF(to, scene.inputBottom), QPointF(to, y + 4));
        painter.drawLine(QPointF(from, scene.outputTop), QPointF(from, y - 4));
        paintArrow(painter, {from, y}, {to, y});
        const QString text = QStringLiteral("%1 px").arg(shortNumber(std::abs(by)));
        const double width = painter.fontMetrics().horizontalAdvance(text) + 8;
        // Beside the arrow, inside the picture, and beside a handle that is there.
        QRectF place(isLast ? std::min(from, to) - width - 4 : std::max(from, to) + 4,
                     y - painter.fontMetrics().height() / 2.0, width, painter.fontMetrics().height());
        for (const auto* handle : findChildren<QWidget*>(QStringLiteral("axisHandle")))
            if (place.intersects(handle->geometry()))
                isLast ? place.moveRight(handle->x() - 4) : place.moveLeft(handle->geometry().right() + 4);
        paintPlate(painter, place, text, color(Role::Warning));
    };
    // Where the scale starts: what lies above each other here stays so, however large it is.
    const double start = scene.pixel(-double(scene.map.inputPixelOffset));
    painter.setPen(QPen(axisColor(m_axis), 1, Qt::DotLine));
    painter.drawLine(QPointF(start, scene.inputBottom), QPointF(start, scene.outputBottom));
    arrow(edges.first, -0.5, scene.outputEdge(0), false);
    arrow(edges.last, scene.map.inputs - 0.5, scene.outputEdge(scene.map.outputs), true);
}

namespace {

constexpr float kSameWeight = 1e-3F; // the tolerance for weights that were measured
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
    const Plan* plan = document()->showsProbedMap() ? document()->mapPlan() : nullptr;
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

// Frames each output that reads otherwise, with an arrow from the right place to the one that was found.
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
        if (visible.taps.taps(row) == 0 || std::abs(visible.taps.x[row] - right.x[row]) <= kSamePlace)
            continue;
        const QPointF from(m_scene->pixel(right.x[row]), (m_scene->inputBottom + m_scene->outputTop) / 2);
        paintArrow(painter, from, {m_scene->pixel(visible.taps.x[row]), from.y()});
        painter.setPen(QPen(palette().color(QPalette::Base), 1));
        paintSample(painter, from, 3, color(Role::Good));
    }
}

} // namespace tessera
