// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/axis_diagram.h"

#include "app/axis_editor.h"
#include "app/theme.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace tessera {

struct AxisDiagram::Visible {
    std::pair<uint32_t, uint32_t> inputs, outputs;
    AxisTaps taps; // of the outputs
    std::vector<bool> read; // of the inputs

    bool isTie(uint32_t row) const { return (taps.flags[row] & AxisTaps::Tie) != 0; }
    bool isClamped(uint32_t row) const { return (taps.flags[row] & AxisTaps::Clamped) != 0; }
};

namespace {

constexpr double kTextPitch = 15, kBoxPitch = 3; // pixels from which a box has its number, and its frame

QColor faded(QColor tint, double alpha)
{
    tint.setAlphaF(float(alpha));
    return tint;
}

QFont smallFont()
{
    return dataFont(dataFont().pointSizeF() * 0.85);
}

QString shortText(double value)
{
    return QLocale::c().toString(value, 'g', 4).replace('-', QChar(0x2212));
}

// A box of the row, with its number where there is room.
void paintBox(QPainter& painter, const QRectF& box, uint32_t index, const QColor& fill, const QColor& frame)
{
    painter.setPen(box.width() >= kBoxPitch ? QPen(frame, 1) : QPen(Qt::NoPen));
    painter.setBrush(fill);
    painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5));
    const QString text = QString::number(index);
    if (box.width() < kTextPitch || box.width() < painter.fontMetrics().horizontalAdvance(text) + 3)
        return;
    painter.setPen(painter.background().color());
    painter.drawText(box, Qt::AlignCenter, text);
}

void paintTriangle(QPainter& painter, QPointF at, double direction, double size)
{
    painter.drawPolygon(QPolygonF({{at.x() + direction * size, at.y()},
                                   {at.x() - direction * size * 0.7, at.y() - size},
                                   {at.x() - direction * size * 0.7, at.y() + size}}));
}

void paintDiamond(QPainter& painter, QPointF at, double size)
{
    painter.drawPolygon(QPolygonF(
        {{at.x(), at.y() - size}, {at.x() + size, at.y()}, {at.x(), at.y() + size}, {at.x() - size, at.y()}}));
}

} // namespace

void AxisDiagram::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(smallFont());
    painter.setBackground(palette().color(QPalette::Text)); // the ink of numbers
    if (m_scene) {
        Visible visible;
        visible.inputs = m_scene->visibleInputs();
        visible.outputs = m_scene->visibleOutputs();
        visible.taps = makeTaps(m_scene->map, visible.outputs.first, visible.outputs.second);
        visible.read.resize(visible.inputs.second - visible.inputs.first);
        for (uint32_t row = 0; row < visible.taps.outputs; ++row)
            for (uint32_t tap = 0; tap < visible.taps.taps(row); ++tap)
                if (const uint32_t at = visible.taps.first[row] + tap - visible.inputs.first; at < visible.read.size())
                    visible.read[at] = true;
        paintCaptions(painter);
        painter.setClipRect(m_scene->plot.adjusted(-1, 0, 8, 0));
        paintInputs(painter, visible);
        paintLines(painter, visible);
        paintOutputs(painter, visible);
        paintReach(painter, visible);
        paintActive(painter, visible);
        paintDisplacement(painter);
        painter.setClipping(false);
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(color(Role::Accent), 1));
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

void AxisDiagram::paintCaptions(QPainter& painter) const
{
    const QString axis = axisName(m_axis);
    const auto caption = [&](double top, double bottom, const QString& row, uint32_t count) {
        const QRectF place(4, top, m_scene->plot.left() - 10, bottom - top);
        painter.setPen(axisColor(m_axis));
        painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("%1 %2").arg(axis).arg(count));
        painter.setPen(color(Role::SecondaryText));
        painter.drawText(place.translated(0, -place.height() / 2 - painter.fontMetrics().height() / 2.0 - 1),
                         Qt::AlignRight | Qt::AlignVCenter, row);
    };
    caption(m_scene->weightsBottom, m_scene->inputBottom, m_transposed ? tr("output") : tr("input"),
            m_scene->map.inputs);
    caption(m_scene->outputTop, m_scene->outputBottom, m_transposed ? tr("input") : tr("output"), m_scene->map.outputs);
}

// Boxes; hatched what is cropped, hollow what nobody reads, dashed the repeated edge.
void AxisDiagram::paintInputs(QPainter& painter, const Visible& visible) const
{
    const AxisScene& scene = *m_scene;
    const double height = scene.inputBottom - scene.weightsBottom;
    const auto box = [&](double index) {
        return QRectF(scene.pixel(index - 0.5), scene.weightsBottom, scene.zoom, height);
    };
    const QColor tint = axisColor(m_axis);
    for (uint32_t index = visible.inputs.first; index < visible.inputs.second; ++index) {
        const bool cropped = index < m_reached.first || index >= m_reached.second;
        const bool read = visible.read[index - visible.inputs.first] || cropped;
        paintBox(painter, box(index), index, faded(tint, cropped || !read ? 0 : 0.2),
                 cropped ? color(Role::Border) : tint);
        if (cropped)
            painter.fillRect(box(index).adjusted(1, 1, -1, -1), QBrush(color(Role::SecondaryText), Qt::BDiagPattern));
    }
    // What lies outside is the edge again.
    const double from = std::max(scene.left, inputAt(scene.map, 0)),
                 to = std::min(scene.right(), inputAt(scene.map, scene.map.outputs - 1.0));
    painter.setBrush(Qt::NoBrush);
    QPen dashed(faded(tint, 0.6), 1, Qt::DotLine);
    const auto ghosts = [&](double first, double last, uint32_t edge) {
        for (double index = first; index <= last && scene.zoom >= kBoxPitch; ++index) {
            painter.setPen(dashed);
            painter.drawRect(box(index).adjusted(0.5, 0.5, -0.5, -0.5));
            if (scene.zoom >= kTextPitch) {
                painter.setPen(color(Role::SecondaryText));
                painter.drawText(box(index), Qt::AlignCenter, QString::number(edge));
            }
        }
    };
    if (from < -0.5)
        ghosts(std::floor(from + 0.5), -1, 0);
    if (to > scene.map.inputs - 0.5)
        ghosts(scene.map.inputs, std::ceil(to - 0.5), scene.map.inputs - 1);
}

void AxisDiagram::paintLines(QPainter& painter, const Visible& visible) const
{
    const AxisScene& scene = *m_scene;
    const QColor tint = axisColor(m_axis);
    const double strength = std::clamp(scene.outputPitch() / 24, 0.25, 1.0);
    for (uint32_t row = 0; row < visible.taps.outputs; ++row) {
        const QPointF sample(scene.pixel(visible.taps.x[row]), scene.outputTop);
        const uint32_t start = visible.taps.rowStart[row];
        for (uint32_t tap = 0; tap < visible.taps.taps(row); ++tap) {
            const double weight = double(visible.taps.weights[start + tap]);
            painter.setPen(QPen(faded(tint, strength * (0.12 + 0.5 * weight)), 1));
            painter.drawLine(sample, QPointF(scene.pixel(visible.taps.first[row] + tap), scene.inputBottom));
        }
    }
}

// Boxes, and on each the sample point: a dot, a diamond on a tie, an arrow where the edge is repeated.
void AxisDiagram::paintOutputs(QPainter& painter, const Visible& visible) const
{
    const AxisScene& scene = *m_scene;
    const QColor tint = axisColor(m_axis);
    const double pitch = scene.outputPitch();
    for (uint32_t row = 0; row < visible.taps.outputs; ++row) {
        const uint32_t output = visible.outputs.first + row;
        const double x = scene.pixel(visible.taps.x[row]);
        const QRectF box(scene.pixel(scene.outputEdge(output)), scene.outputTop, pitch,
                         scene.outputBottom - scene.outputTop);
        const bool marked = std::ranges::binary_search(m_marked, output);
        paintBox(painter, box, output, marked ? faded(color(Role::Bad), 0.25) : faded(tint, 0.1),
                 marked ? color(Role::Bad) : tint);
        if (marked && pitch >= 10) {
            painter.setPen(QPen(color(Role::Bad), 1.5));
            painter.drawLine(box.bottomLeft() + QPointF(3, -3), box.bottomRight() + QPointF(-3, -3));
        }
        if (pitch < 5)
            continue;
        const double size = std::clamp(pitch / 7, 2.0, 3.5);
        const QPointF at(x, scene.outputTop);
        painter.setPen(QPen(palette().color(QPalette::Base), 1));
        if (visible.isTie(row)) {
            painter.setBrush(color(Role::Warning));
            paintDiamond(painter, at, size + 2);
        } else if (visible.isClamped(row)) {
            painter.setBrush(color(Role::SecondaryText));
            paintTriangle(painter, at, visible.taps.x[row] < 0 ? 1 : -1, size + 1);
        } else {
            painter.setBrush(tint);
            painter.drawEllipse(at, size, size);
        }
    }
}

// How far each input reaches: of nearest the places that are rounded to it, of linear the triangle around x.
void AxisDiagram::paintReach(QPainter& painter, const Visible& visible) const
{
    const AxisScene& scene = *m_scene;
    if (scene.map.mode != InterpolationMode::NearestNeighbor || scene.zoom < 8)
        return;
    const double shift = scene.map.rounding == Rounding::HalfUp ? -0.5 : scene.map.rounding == Rounding::Ceil ? -1 : 0;
    painter.setPen(QPen(color(Role::SecondaryText), 1));
    for (uint32_t index = visible.inputs.first; index <= visible.inputs.second; ++index) {
        const double x = scene.pixel(index + shift);
        painter.drawLine(QPointF(x, scene.weightsBottom - 4), QPointF(x, scene.weightsBottom - 1));
    }
}

void AxisDiagram::paintActive(QPainter& painter, const Visible& visible) const
{
    const std::optional<Active> now = active();
    if (!now)
        return;
    const AxisScene& scene = *m_scene;
    const QColor mark = color(now->isPinned ? Role::Pin : Role::Accent), partner = color(Role::Partner);
    const double most = scene.weightsBottom - scene.plot.top() - painter.fontMetrics().height() - 8;
    const double baseline = scene.weightsBottom - 5;
    const double tall = most * filterRadius(scene.map); // of weight 1: a widened triangle is as high as any

    // The weight that stands above an input, and its line to the sample.
    const auto tap = [&](uint32_t input, double sample, double weight, bool text) {
        const double x = scene.pixel(input), width = std::clamp(scene.zoom * 0.4, 2.0, 16.0);
        const QRectF bar(x - width / 2, baseline - tall * weight, width, tall * weight);
        painter.setPen(Qt::NoPen);
        painter.setBrush(partner);
        painter.drawRect(bar);
        painter.setPen(QPen(partner, 1 + weight));
        painter.drawLine(QPointF(scene.pixel(sample), scene.outputTop), QPointF(x, scene.inputBottom));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(partner, 2));
        painter.drawRect(
            QRectF(scene.pixel(input - 0.5), scene.weightsBottom, scene.zoom, scene.inputBottom - scene.weightsBottom)
                .adjusted(1, 1, -1, -1));
        if (!text)
            return;
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(QRectF(x - 40, bar.top() - painter.fontMetrics().height(), 80, painter.fontMetrics().height()),
                         Qt::AlignCenter, shortText(weight));
    };
    const auto outputBox = [&](uint32_t output, const QColor& frame) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(frame, 2));
        painter.drawRect(QRectF(scene.pixel(scene.outputEdge(output)), scene.outputTop, scene.outputPitch(),
                                scene.outputBottom - scene.outputTop)
                             .adjusted(1, 1, -1, -1));
    };

    if (!now->isOutput) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(mark, 2));
        painter.drawRect(QRectF(scene.pixel(now->index - 0.5), scene.weightsBottom, scene.zoom,
                                scene.inputBottom - scene.weightsBottom)
                             .adjusted(1, 1, -1, -1));
        for (uint32_t row = 0; row < visible.taps.outputs; ++row) {
            const uint32_t at = now->index - visible.taps.first[row];
            if (at >= visible.taps.taps(row))
                continue;
            const double weight = double(visible.taps.weights[visible.taps.rowStart[row] + at]);
            painter.setPen(QPen(partner, 1 + weight));
            painter.drawLine(QPointF(scene.pixel(visible.taps.x[row]), scene.outputTop),
                             QPointF(scene.pixel(now->index), scene.inputBottom));
            outputBox(visible.outputs.first + row, partner);
        }
        return;
    }
    const AxisTaps taps = makeTaps(scene.map, now->index, now->index + 1);
    const double x = taps.x[0];
    // The exact place, from the output's sample up to the weights.
    painter.setPen(QPen(mark, 1, Qt::DashLine));
    painter.drawLine(QPointF(scene.pixel(x), scene.outputTop), QPointF(scene.pixel(x), scene.plot.top() + 4));
    if (scene.map.mode == InterpolationMode::Linear && !(taps.flags[0] & AxisTaps::Clamped)) {
        const double radius = filterRadius(scene.map);
        painter.setPen(QPen(faded(partner, 0.8), 1));
        painter.setBrush(faded(partner, 0.1));
        painter.drawPolygon(QPolygonF({{scene.pixel(x - radius), baseline},
                                       {scene.pixel(x), baseline - most},
                                       {scene.pixel(x + radius), baseline}}));
    }
    for (uint32_t i = 0; i < taps.taps(0); ++i)
        tap(taps.first[0] + i, x, double(taps.weights[i]), scene.zoom >= 30);
    if ((taps.flags[0] & AxisTaps::Tie) != 0 && taps.otherNeighbour[0] != taps.first[0]) {
        painter.setPen(QPen(color(Role::Warning), 1.5, Qt::DashLine));
        painter.drawLine(QPointF(scene.pixel(x), scene.outputTop),
                         QPointF(scene.pixel(taps.otherNeighbour[0]), scene.inputBottom));
    }
    outputBox(now->index, mark);
    const QString text = QStringLiteral("x = %1").arg(shortText(x));
    const double width = painter.fontMetrics().horizontalAdvance(text) + 8, height = painter.fontMetrics().height();
    const bool onLeft = scene.pixel(x) + width + 6 > scene.plot.right();
    const QRectF place(scene.pixel(x) + (onLeft ? -width - 4 : 4), scene.plot.top() + 2, width, height);
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(palette().color(QPalette::Base), 0.85));
    painter.drawRoundedRect(place, 3, 3);
    painter.setPen(mark);
    painter.drawText(place, Qt::AlignCenter, text);
}

// How far the edges of the two pictures lie apart, in pixels of the output.
void AxisDiagram::paintDisplacement(QPainter& painter) const
{
    const AxisScene& scene = *m_scene;
    const Displacement edges = displacement(scene.map);
    const double y = scene.outputTop - 10;
    const auto arrow = [&](double by, double input, double output) {
        const double from = scene.pixel(output), to = scene.pixel(input);
        if (std::abs(by) < 1e-4 || std::abs(to - from) < 3 || to < scene.plot.left() - 1
            || to > scene.plot.right() + 12)
            return;
        painter.setPen(QPen(color(Role::Warning), 1, Qt::DotLine));
        painter.drawLine(QPointF(to, scene.inputBottom), QPointF(to, y + 4));
        painter.drawLine(QPointF(from, scene.outputTop), QPointF(from, y - 4));
        painter.setPen(QPen(color(Role::Warning), 1.5));
        painter.drawLine(QPointF(from, y), QPointF(to, y));
        painter.setPen(Qt::NoPen);
        painter.setBrush(color(Role::Warning));
        const double way = to > from ? 1 : -1;
        painter.drawPolygon(QPolygonF({{to, y}, {to - way * 6, y - 3.5}, {to - way * 6, y + 3.5}}));
        const QString text = QStringLiteral("%1 px").arg(shortText(std::abs(by)));
        const double width = painter.fontMetrics().horizontalAdvance(text) + 8;
        const double middle =
            std::clamp((from + to) / 2, scene.plot.left() + width / 2, scene.plot.right() - width / 2 + 8);
        const QRectF place(middle - width / 2, y - painter.fontMetrics().height() - 4, width,
                           painter.fontMetrics().height());
        painter.setBrush(faded(palette().color(QPalette::Base), 0.85));
        painter.drawRoundedRect(place, 3, 3);
        painter.setPen(color(Role::Warning));
        painter.drawText(place, Qt::AlignCenter, text);
    };
    arrow(edges.first, -0.5, scene.outputEdge(0));
    arrow(edges.last, scene.map.inputs - 0.5, scene.outputEdge(scene.map.outputs));
}

} // namespace tessera
