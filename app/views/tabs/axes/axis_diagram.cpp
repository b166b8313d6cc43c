// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/axes/axis_diagram.h"

#include "app/base/controls/axis_editor.h"
#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/model/document/element_pair.h"
#include "app/views/tabs/axes/axis_handle.h"

#include <QAccessible>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace tessera {

AxisDiagram::AxisDiagram(Document* document, QWidget* parent)
    : LineView(document, parent)
{
    makeHandles();
}

void AxisDiagram::setDimension(int dimension)
{
    m_dimension = dimension;
    m_fitted = true;
    m_marked.clear();
    refresh();
}

Side AxisDiagram::sideOf(bool output) const
{
    return output != m_transposed ? Side::Output : Side::Input;
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
        m_transposed = isTransposed(op);
        if (!m_scene)
            m_scene.emplace();
        m_scene->map = map;
        m_kept = inputsKept(map);
        const bool held = m_in->isDragged() || m_out->isDragged() || m_scale->isDragged();
        m_fitted = (m_fitted && !held) || !sameSize;
        if (m_fitted)
            fit();
    }
    placeHandles();
    describe();
    update();
}

void AxisDiagram::place()
{
    m_scene->place(rect(), captionWidth());
}

void AxisDiagram::fit()
{
    if (!m_scene)
        return;
    m_fitted = true;
    place();
    std::optional<double> about;
    if (const std::optional<Active> now = active())
        about = now->isOutput ? inputAt(m_scene->map, now->index) : now->index;
    m_scene->fit(about);
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
    lookAt(inputAt(m_scene->map, output));
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
        return {}; // of an older shape
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

void AxisDiagram::moveBy(double pixels)
{
    if (!m_scene)
        return;
    m_fitted = false;
    m_scene->left -= pixels / m_scene->zoom;
    m_scene->keepInside();
    placeHandles();
    update();
}

void AxisDiagram::zoomBy(double factor, double aboutPixel)
{
    if (!m_scene)
        return;
    m_fitted = false;
    m_scene->zoomTo(m_scene->zoom * factor, aboutPixel);
    placeHandles();
    update();
}

// Into the middle, unless it is to be seen already.
void AxisDiagram::lookAt(double position)
{
    if (position < m_scene->left + 1 || position > m_scene->right() - 1) {
        m_scene->left = position - m_scene->plot.width() / m_scene->zoom / 2;
        m_scene->keepInside();
    }
    placeHandles();
    update();
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
    lookAt(output ? inputAt(m_scene->map, index) : index);
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
        const bool isTie = taps.flags[0] & AxisTaps::Tie, isClamped = taps.flags[0] & AxisTaps::Clamped;
        const QString sentence = isTie && isClamped ? tr("Output %1 lies at %2 and reads %3, a tie, clamped")
            : isTie                                 ? tr("Output %1 lies at %2 and reads %3, a tie")
            : isClamped                             ? tr("Output %1 lies at %2 and reads %3, clamped")
                                                    : tr("Output %1 lies at %2 and reads %3");
        sentences << sentence.arg(QString::number(now->index), QLocale::c().toString(taps.x[0], 'g', 6),
                                  reads.join(QStringLiteral(", ")));
    } else if (now) {
        sentences << tr("Input %1").arg(now->index);
    }
    const QString sentence = sentences.join(QStringLiteral(". "));
    if (sentence == accessibleName())
        return;
    setAccessibleName(sentence);
}

void AxisDiagram::resizeEvent(QResizeEvent*)
{
    if (!m_scene)
        return;
    if (m_fitted)
        return fit();
    place();
    m_scene->keepInside();
    placeHandles();
}

void AxisDiagram::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        placeHandles();
}

} // namespace tessera
