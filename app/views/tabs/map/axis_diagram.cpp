// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/map/axis_diagram.h"

#include "app/base/controls/axis_editor.h"
#include "app/base/look/events.h"
#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/model/document/element_pair.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr double kMargin = 0.6; // in pixels of the input, beside both pictures
constexpr double kHandles = 24; // pixels, below the output
constexpr double kSmallestPitch = 4, kReadablePitch = 22; // pixels
constexpr double kLargestStretch = 400, kLargestFit = 120;
constexpr double kMostTaps = 1 << 21; // the most taps of all outputs that are painted: some ten milliseconds

} // namespace

void AxisScene::place(const QRectF& area, double captions)
{
    plot = area.adjusted(captions, 0, -12, 0);
    plot.setWidth(std::max(plot.width(), 1.0)); // narrower than its captions before it is laid out
    const double box = std::clamp(area.height() * 0.15, 18.0, 34.0);
    const double free = std::max(0.0, area.height() - 2 * box - kHandles);
    weightsBottom = plot.top() + std::clamp(free * 0.53, 20.0, 130.0);
    inputBottom = weightsBottom + box;
    outputBottom = plot.bottom() - kHandles;
    outputTop = outputBottom - box;
    // The line holds both pictures; where these lie far apart, a part of them is in view.
    begin = std::max(std::min(-0.5, outputEdge(0)), -1.0 * map.inputs - 2) - kMargin;
    end = std::min(std::max(map.inputs - 0.5, outputEdge(map.outputs)), 2.0 * map.inputs + 2) + kMargin;
    origin = plot.left();
    room = plot.width();
    const double smallest =
        std::max(std::min(wholeZoom(), kLargestFit), kSmallestPitch * std::max(1.0, double(map.scale)));
    leastZoom = std::min(smallest, kLargestStretch);
    mostZoom = kLargestStretch;
    spare = 0.5;
}

QRectF AxisScene::inputBox(double index) const
{
    return {pixel(index - 0.5), weightsBottom, zoom, inputBottom - weightsBottom};
}

QRectF AxisScene::outputBox(uint32_t index) const
{
    return {pixel(outputEdge(index)), outputTop, outputPitch(), outputBottom - outputTop};
}

std::pair<uint32_t, uint32_t> AxisScene::visibleInputs() const
{
    const auto clamped = [&](double value) { return uint32_t(std::clamp(value, 0.0, double(map.inputs))); };
    return {clamped(std::floor(left + 0.5)), clamped(std::ceil(right() + 0.5))};
}

std::pair<uint32_t, uint32_t> AxisScene::visibleOutputs() const
{
    const double around = filterRadius(map) + 1;
    auto [first, second] =
        outputsBetween(map, left - around - 1 / double(map.scale), right() + around + 1 / double(map.scale));
    // Wide filters read so much that only the middle ones can be told apart.
    const double taps = std::min(2 * filterRadius(map) + 1, double(map.inputs));
    const auto most = uint32_t(std::max(1.0, kMostTaps / taps));
    if (second - first > most) {
        first += (second - first - most) / 2;
        second = first + most;
    }
    return {first, second};
}

std::optional<uint32_t> AxisScene::inputUnder(double pixel) const
{
    const double at = std::floor(position(pixel) + 0.5);
    return at >= 0 && at < map.inputs ? std::optional(uint32_t(at)) : std::nullopt;
}

std::optional<uint32_t> AxisScene::outputUnder(double pixel) const
{
    const double at = std::floor(outputAt(map, position(pixel)) + 0.5);
    return at >= 0 && at < map.outputs ? std::optional(uint32_t(at)) : std::nullopt;
}

AxisDiagram::AxisDiagram(Document* document, QWidget* parent)
    : LineView(document, parent)
{
    makeHandles();
    whenever({QEvent::StyleChange}, this, this, [this] { placeHandles(); });
}

void AxisDiagram::setDimension(int dimension)
{
    m_dimension = dimension;
    m_fitted = true;
    m_marked.clear();
    refresh();
}

void AxisDiagram::refresh()
{
    const Operator& op = document()->currentCase().op;
    const std::vector<AxisMap> maps = axisMaps(op);
    const bool wasThere = m_scene.has_value();
    if (m_dimension >= int(maps.size())) {
        m_scene.reset();
    } else {
        const AxisMap& map = maps[size_t(m_dimension)];
        const bool sameSize = wasThere && m_scene->map.inputs == map.inputs && m_scene->map.outputs == map.outputs;
        m_axis = axisOfDimension(size_t(m_dimension), maps.size());
        m_transposed = op.row().isGradient;
        if (!m_scene)
            m_scene.emplace();
        m_scene->map = map;
        m_kept = inputsKept(map);
        m_fitted = (m_fitted && !m_isHeld) || !sameSize;
        if (m_fitted)
            fit();
    }
    placeHandles();
    describe();
    update();
}

LineScale* AxisDiagram::placed()
{
    if (!m_scene)
        return nullptr;
    m_scene->place(rect(), captionWidth());
    return &*m_scene;
}

// Shows the whole axis, or as much around the active element as can be told apart.
void AxisDiagram::fitScale(LineScale& scale)
{
    const double readable = std::min(kReadablePitch * std::max(1.0, double(m_scene->map.scale)), kLargestStretch);
    scale.zoom = std::clamp(scale.wholeZoom(), readable, std::max(readable, kLargestFit));
    if (const std::optional<Active> now = active())
        scale.center(now->isOutput ? coordinate64(m_scene->map, now->index) : now->index);
    else
        scale.look(scale.zoom, scale.begin);
}

void AxisDiagram::moved()
{
    placeHandles();
    update();
}

void AxisDiagram::setMarked(std::vector<uint32_t> outputs)
{
    m_marked = std::move(outputs);
    update();
}

void AxisDiagram::show(uint32_t output)
{
    if (!m_scene)
        return;
    document()->hover({});
    if (const std::optional<Pick> pick = pickAt(true, output))
        document()->pin(pick);
    reveal(coordinate64(m_scene->map, output));
}

std::optional<AxisDiagram::Active> AxisDiagram::active() const
{
    const std::optional<Pick> pick = document()->shown() ? document()->active() : std::nullopt;
    if (!pick || !m_scene)
        return {};
    const std::vector<uint32_t>& sizes = document()->tensor(pick->side)->desc.sizes;
    if (size_t(m_dimension) >= sizes.size())
        return {};
    const bool isOutput = pick->side == sideOf(true);
    const uint32_t index = coordinates(sizes, pick->element)[size_t(m_dimension)];
    if (index >= (isOutput ? m_scene->map.outputs : m_scene->map.inputs))
        return {}; // the selection is of an older shape
    return Active{isOutput, index, !document()->hovered()};
}

// The element of that index whose other coordinates are the active one's, or those of its heaviest partner.
std::optional<Pick> AxisDiagram::pickAt(bool output, uint32_t index) const
{
    const Side side = sideOf(output);
    const Tensor* tensor = document()->tensor(side);
    if (!tensor || size_t(m_dimension) >= tensor->desc.sizes.size() || index >= tensor->desc.sizes[size_t(m_dimension)])
        return {};
    const std::optional<Pick> now = document()->pinned() ? document()->pinned() : document()->active();
    const uint64_t like = now ? pairOf(*document(), *now).of(side).value_or(0) : 0;
    std::vector<uint32_t> at = coordinates(tensor->desc.sizes, like);
    at[size_t(m_dimension)] = index;
    return Pick{side, elementAt(tensor->desc.sizes, at)};
}

std::optional<Pick> AxisDiagram::pickUnder(QPointF point) const
{
    if (!m_scene || !m_scene->plot.contains(point))
        return {};
    const bool output = point.y() > (m_scene->inputBottom + m_scene->outputTop) / 2;
    const std::optional<uint32_t> index = output ? m_scene->outputUnder(point.x()) : m_scene->inputUnder(point.x());
    return index ? pickAt(output, *index) : std::nullopt;
}

void AxisDiagram::step(int64_t by)
{
    if (!m_scene)
        return;
    const std::optional<Active> now = active();
    const bool output = !now || now->isOutput;
    const int64_t count = output ? m_scene->map.outputs : m_scene->map.inputs;
    const auto index = uint32_t(std::clamp<int64_t>(now ? now->index + by : 0, 0, count - 1));
    document()->hover({});
    if (const std::optional<Pick> pick = pickAt(output, index))
        document()->pin(pick);
    reveal(output ? coordinate64(m_scene->map, index) : index);
}

// The active element on this axis in one sentence.
void AxisDiagram::describe()
{
    QStringList sentences{m_scene ? tr("Axis %1, %2 inputs, %3 outputs")
                                        .arg(axisName(m_axis))
                                        .arg(m_scene->map.inputs)
                                        .arg(m_scene->map.outputs)
                                  : tr("No axis")};
    if (m_scene && m_transposed)
        sentences.prepend(tr("The axis of the forward operator"));
    const std::optional<Active> now = active();
    if (now && now->isOutput) {
        const AxisTaps taps = tapsOf(now->index, now->index + 1);
        QStringList reads;
        for (uint32_t tap = 0; tap < std::min(taps.taps(0), 8U); ++tap)
            reads << tr("%1 with weight %2").arg(taps.first[0] + tap).arg(double(taps.weights[tap]), 0, 'g', 4);
        QString sentence = tr("Output %1 lies at %2 and reads %3")
                               .arg(QString::number(now->index), QLocale::c().toString(taps.x[0], 'g', 6),
                                    reads.join(QStringLiteral(", ")));
        if (taps.flags[0] & AxisTaps::Tie)
            sentence = tr("%1, a tie").arg(sentence);
        if (taps.flags[0] & AxisTaps::Clamped)
            sentence = tr("%1, clamped").arg(sentence);
        sentences << sentence;
    } else if (now) {
        sentences << tr("Input %1").arg(now->index);
    }
    if (const QString all = sentences.join(QStringLiteral(". ")); all != accessibleName())
        setAccessibleName(all);
}

} // namespace tessera
