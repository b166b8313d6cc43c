// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/map/axis_diagram.h"

#include "app/base/controls/axis_editor.h"
#include "app/base/look/theme.h"
#include "app/views/tabs/map/line_view.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr double kTextPitch = 15, kBoxPitch = 3; // pixels from which a ghost has its number, and a box its frame
constexpr double kLeastCaptions = 64, kBesideCaptions = 16; // pixels, the first designed ones: left of the plot
constexpr double kNumberGap = 6; // pixels between numbers, at least

QFont smallFont()
{
    return dataFont(dataFont().pointSizeF() * 0.85);
}

void paintBox(QPainter& painter, const QRectF& box, const QColor& fill, const QColor& frame)
{
    painter.setPen(box.width() >= kBoxPitch ? QPen(frame, 1) : QPen(Qt::NoPen));
    painter.setBrush(fill);
    painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5));
}

// Writes every box's number, or every second, fifth, tenth …; always the active one's, and none that it would touch.
template <class BoxOf>
void paintNumbers(QPainter& painter, std::pair<uint32_t, uint32_t> range, std::optional<uint32_t> active, BoxOf&& boxOf)
{
    if (range.first >= range.second)
        return;
    const auto widthOf = [&](uint32_t index) {
        return painter.fontMetrics().horizontalAdvance(QString::number(index)) + kNumberGap;
    };
    const double pitch = boxOf(range.first).width(), widest = widthOf(range.second - 1);
    if (pitch < kBoxPitch)
        return;
    uint64_t step = 1;
    for (int i = 0; double(step) * pitch < widest; ++i)
        step = i % 3 == 1 ? step / 2 * 5 : step * 2; // 1, 2, 5, 10
    const QColor ink = painter.background().color();
    const double height = painter.fontMetrics().height();
    const auto paint = [&](uint32_t index) {
        const QRectF box = boxOf(index);
        const double width = widthOf(index);
        const QRectF place(box.center() - QPointF(width, height) / 2, QSizeF(width, height));
        const QString number = QString::number(index);
        if (width > box.width()) // the edges of its box would run through it
            return paintPlate(painter, place, number, ink);
        painter.setPen(ink);
        painter.drawText(place, Qt::AlignCenter, number);
    };
    for (uint64_t index = (range.first + step - 1) / step * step; index < range.second; index += step)
        if (const auto number = uint32_t(index);
            !active || std::abs(boxOf(number).center().x() - boxOf(*active).center().x()) >= widest)
            paint(number);
    if (active)
        paint(*active);
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
        VisibleAxis visible;
        visible.inputs = m_scene->visibleInputs();
        visible.outputs = m_scene->visibleOutputs();
        visible.taps = tapsOf(visible.outputs.first, visible.outputs.second);
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
        paintIndices(painter, visible);
        paintFound(painter, visible);
        paintActive(painter, visible);
        if (!foundTaps())
            paintDisplacement(painter);
        painter.setClipping(false);
    }
    paintFocus(painter);
}

// A gradient's rows are those of the forward operator, as its scales are.
std::array<QString, 2> AxisDiagram::captions() const
{
    return m_transposed ? std::array{tr("forward input"), tr("forward output")} : std::array{tr("input"), tr("output")};
}

double AxisDiagram::captionWidth() const
{
    const QFontMetrics metrics(smallFont());
    double width = kLeastCaptions * textSettings().scale;
    for (const QString& caption : captions())
        width = std::max(width, metrics.horizontalAdvance(caption) + kBesideCaptions);
    return width;
}

void AxisDiagram::paintCaptions(QPainter& painter) const
{
    const QString axis = axisName(m_axis);
    const std::array<QString, 2> rows = captions();
    const auto caption = [&](double top, double bottom, const QString& row, uint32_t count) {
        const QRectF place(4, top, m_scene->plot.left() - kBesideCaptions, bottom - top);
        painter.setPen(axisColor(m_axis));
        painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("%1 %2").arg(axis).arg(count));
        painter.setPen(color(Role::SecondaryText));
        painter.drawText(place.translated(0, -place.height() / 2 - painter.fontMetrics().height() / 2.0 - 1),
                         Qt::AlignRight | Qt::AlignVCenter, row);
    };
    caption(m_scene->weightsBottom, m_scene->inputBottom, rows[0], m_scene->map.inputs);
    caption(m_scene->outputTop, m_scene->outputBottom, rows[1], m_scene->map.outputs);
}

// Draws a box for each input: hatched if it is cropped, hollow if nothing reads it, dashed for the repeated edge.
void AxisDiagram::paintInputs(QPainter& painter, const VisibleAxis& visible) const
{
    const AxisScene& scene = *m_scene;
    const QColor tint = axisColor(m_axis);
    for (uint32_t index = visible.inputs.first; index < visible.inputs.second; ++index) {
        const bool cropped = index < m_kept.first || index >= m_kept.second;
        const bool read = visible.read[index - visible.inputs.first] || cropped;
        paintBox(painter, scene.inputBox(index), faded(tint, cropped || !read ? 0 : 0.2),
                 cropped ? color(Role::Border) : tint);
        if (cropped)
            paintCropped(painter, scene.inputBox(index).adjusted(1, 1, -1, -1));
    }
    // What lies outside is the edge again.
    const double from = std::max(scene.left, coordinate64(scene.map, 0)),
                 to = std::min(scene.right(), coordinate(scene.map, scene.map.outputs - 1.0));
    painter.setBrush(Qt::NoBrush);
    QPen dashed(faded(tint, 0.6), 1, Qt::DotLine);
    const auto ghosts = [&](double first, double last, uint32_t edge) {
        for (double index = first; index <= last && scene.zoom >= kBoxPitch; ++index) {
            painter.setPen(dashed);
            painter.drawRect(scene.inputBox(index).adjusted(0.5, 0.5, -0.5, -0.5));
            if (scene.zoom >= kTextPitch) {
                painter.setPen(color(Role::SecondaryText));
                painter.drawText(scene.inputBox(index), Qt::AlignCenter, QString::number(edge));
            }
        }
    };
    if (from < -0.5)
        ghosts(std::floor(from + 0.5), -1, 0);
    if (to > scene.map.inputs - 0.5)
        ghosts(scene.map.inputs, std::ceil(to - 0.5), scene.map.inputs - 1);
}

void AxisDiagram::paintLines(QPainter& painter, const VisibleAxis& visible) const
{
    const AxisScene& scene = *m_scene;
    const QColor tint = axisColor(m_axis);
    const double strength = std::clamp(scene.outputPitch() / 24, 0.25, 1.0);
    const uint32_t step = lineStep(visible.taps);
    for (uint32_t row = 0; row < visible.taps.outputs; ++row) {
        const QPointF sample(scene.pixel(visible.taps.x[row]), scene.outputTop);
        const uint32_t start = visible.taps.rowStart[row];
        for (uint32_t tap = 0; tap < visible.taps.taps(row); tap += step) {
            const double weight = double(visible.taps.weights[start + tap]);
            painter.setPen(QPen(faded(tint, strength * (0.12 + 0.5 * weight)), 1));
            painter.drawLine(sample, QPointF(scene.pixel(visible.taps.first[row] + tap), scene.inputBottom));
        }
    }
}

void AxisDiagram::paintIndices(QPainter& painter, const VisibleAxis& visible) const
{
    const std::optional<Active> now = active();
    const auto activeOf = [&](bool output) {
        return now && now->isOutput == output ? std::optional(now->index) : std::nullopt;
    };
    paintNumbers(painter, visible.inputs, activeOf(false), [this](uint32_t i) { return m_scene->inputBox(i); });
    paintNumbers(painter, visible.outputs, activeOf(true), [this](uint32_t i) { return m_scene->outputBox(i); });
}

// Draws a box for each output, and on it the sample point: a dot, a diamond on a tie, an arrow where the edge is
// repeated.
void AxisDiagram::paintOutputs(QPainter& painter, const VisibleAxis& visible) const
{
    const AxisScene& scene = *m_scene;
    const QColor tint = axisColor(m_axis);
    const double pitch = scene.outputPitch();
    for (uint32_t row = 0; row < visible.taps.outputs; ++row) {
        const uint32_t output = visible.outputs.first + row;
        const double x = scene.pixel(visible.taps.x[row]);
        const QRectF box = scene.outputBox(output);
        const bool marked = std::ranges::binary_search(m_marked, output);
        paintBox(painter, box, marked ? faded(color(Role::Bad), 0.25) : faded(tint, 0.1),
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
        if (visible.isTie(row))
            paintTie(painter, at, size + 2);
        else if (visible.isClamped(row))
            paintClamped(painter, at, visible.taps.x[row] < 0 ? 1 : -1, size + 1);
        else
            paintSample(painter, at, size, tint);
    }
}

} // namespace tessera
