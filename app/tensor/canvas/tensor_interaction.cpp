// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/canvas/tensor_interaction.h"

#include "app/tensor/painting/minimap.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr int kClick = 4; // designed pixels that a click may move
constexpr double kDoubling = 360; // eighths of a degree of the wheel that double the zoom: three notches
constexpr double kNotchPan = 48.0 / 120; // designed pixels per eighth of a degree

using Tool = TensorDisplay::Tool;

} // namespace

std::optional<uint64_t> TensorInteraction::elementAt(QPointF pixel) const
{
    return m_target.state().canPick ? m_viewport.elementAt(pixel) : std::nullopt;
}

void TensorInteraction::wheel(QPoint angle, const MouseInput& mouse)
{
    if (mouse.modifiers & Qt::ShiftModifier && angle.x() == 0)
        angle = {angle.y(), 0};
    if (angle.x() != 0)
        m_target.pan(QPointF(angle.x() * kNotchPan * m_viewport.dpr(), 0));
    else if (angle.y() != 0)
        m_target.zoomBy(std::exp2(angle.y() / kDoubling), mouse.pixel);
    hover(mouse.pixel);
}

TensorInteraction::Drag TensorInteraction::dragOf(const MouseInput& mouse) const
{
    const InteractionTarget::State state = m_target.state();
    if (QRectF(m_viewport.minimap()).contains(mouse.pixel))
        return Drag::Minimap;
    if (mouse.button != Qt::LeftButton || state.tool == Tool::Pan)
        return Drag::Pan;
    if (state.tool == Tool::Inspect)
        return Drag::Inspect;
    return state.canSelect && state.canPick ? Drag::Select : Drag::Pan;
}

bool TensorInteraction::press(const MouseInput& mouse)
{
    if (mouse.button != Qt::LeftButton && mouse.button != Qt::MiddleButton)
        return false;
    if (m_target.state().hasLegend && mouse.pixel.y() >= m_viewport.area().bottom()) {
        m_target.chooseRange();
        return true;
    }
    m_keyAnchor.reset();
    m_drag = dragOf(mouse);
    m_isDragging = m_drag == Drag::Minimap;
    m_pressed = m_last = mouse.point;
    if (m_drag == Drag::Minimap) {
        m_target.lookAtShare(Minimap::shareAt(m_viewport.minimap(), mouse.pixel));
    } else if (m_drag == Drag::Select) {
        m_anchor = m_viewport.nearestElement(mouse.pixel);
        m_before = m_target.selectedParts();
    }
    return true;
}

void TensorInteraction::move(const MouseInput& mouse)
{
    if (m_drag == Drag::None)
        return hover(mouse.pixel);
    if (!m_isDragging && (mouse.point - m_pressed).manhattanLength() > kClick) {
        m_isDragging = true;
        if (m_drag == Drag::Pan)
            m_target.showCursor(Qt::ClosedHandCursor);
    }
    if (!m_isDragging)
        return;
    switch (m_drag) {
    case Drag::Minimap:
        if (const QRect map = m_viewport.minimap(); !map.isEmpty())
            m_target.lookAtShare(Minimap::shareAt(map, mouse.pixel));
        break;
    case Drag::Select:
        if (m_target.state().canPick)
            select(m_anchor, m_viewport.nearestElement(mouse.pixel), mouse.modifiers);
        hover(mouse.pixel);
        break;
    case Drag::Inspect:
        if (const auto element = elementAt(mouse.pixel))
            m_target.pin(element);
        hover(mouse.pixel);
        break;
    case Drag::Pan:
        m_target.pan((mouse.point - m_last) * m_viewport.dpr());
        break;
    case Drag::None:
        break;
    }
    m_last = mouse.point;
}

void TensorInteraction::release(const MouseInput& mouse)
{
    if (m_drag == Drag::None || (mouse.buttons & (Qt::LeftButton | Qt::MiddleButton)) != 0)
        return;
    const bool isClick = !m_isDragging && mouse.button == Qt::LeftButton;
    m_drag = Drag::None;
    m_isDragging = false;
    showTool();
    if (isClick)
        m_target.pin(elementAt(mouse.pixel));
    hover(mouse.pixel);
}

void TensorInteraction::showTool()
{
    const bool selects = m_target.state().tool == Tool::Select;
    m_target.showCursor(selects ? std::optional(Qt::CrossCursor) : std::nullopt);
}

// Selects the box between two elements. Shift adds it, Ctrl takes it away.
void TensorInteraction::select(const Coordinates& from, const Coordinates& to, Qt::KeyboardModifiers modifiers)
{
    ElementBox box = ElementBox{from, from}.united({to, to});
    const bool adds = (modifiers & Qt::ControlModifier) == 0;
    InteractionTarget::Parts parts;
    if ((modifiers & (Qt::ShiftModifier | Qt::ControlModifier)) != 0)
        parts = m_before;
    if (!adds && parts.empty())
        return;
    const ShownPlanes planes = m_viewport.planes();
    for (uint32_t i = 0; i < planes.channels; ++i) { // a picture has each of its channels
        if (!planes.all)
            box.first[1] = box.last[1] = planes.picked[i];
        parts.push_back({box, adds});
    }
    m_target.select(parts);
}

void TensorInteraction::movePin(int axis, int64_t distance)
{
    const InteractionTarget::State state = m_target.state();
    if (!state.canPick)
        return;
    const PaddedShape& shape = *m_viewport.shape();
    if (!state.active) {
        const auto [n, c] = m_viewport.plane();
        m_target.pin(m_viewport.mode() == PlaneMode::Atlas ? 0 : shape.element(n, c, 0, 0));
        return;
    }
    auto at = shape.coordinates(*state.active);
    const auto a = static_cast<size_t>(axis);
    at[a] = static_cast<uint32_t>(std::clamp<int64_t>(at[a] + distance, 0, int64_t{shape.sizes[a]} - 1));
    m_target.pin(shape.element(at[0], at[1], at[2], at[3]));
    if (state.hasHover) // the keys lead now: tabs explain the pin until the mouse moves
        m_target.hover({});
}

// Selects the box from where the pin was when the stretching began.
void TensorInteraction::stretchSelection(int axis, int64_t distance)
{
    const InteractionTarget::State state = m_target.state();
    const bool hasStart = state.canPick && state.active;
    if (hasStart && (!m_keyAnchor || !state.hasSelection))
        m_keyAnchor = m_viewport.shape()->coordinates(*state.active);
    movePin(axis, distance);
    if (const auto end = m_target.state().active; hasStart && state.canSelect && end)
        select(*m_keyAnchor, m_viewport.shape()->coordinates(*end), {});
}

// Shows another channel. A pin moves along, so that it stays in sight.
void TensorInteraction::turnPage(int step)
{
    if (!m_viewport.shape())
        return;
    const InteractionTarget::State state = m_target.state();
    if ((state.canPick && state.active) || m_viewport.mode() == PlaneMode::Atlas)
        return movePin(1, step);
    const auto [n, c] = m_viewport.plane();
    const int64_t last = int64_t{m_viewport.shape()->sizes[1]} - 1;
    m_target.showPlane(n, static_cast<uint32_t>(std::clamp<int64_t>(int64_t{c} + step, 0, last)));
}

bool TensorInteraction::escape()
{
    const InteractionTarget::State state = m_target.state();
    if (state.hasSelection)
        m_target.clearSelection();
    else if (state.hasPin)
        m_target.pin({});
    return state.hasSelection || state.hasPin;
}

bool TensorInteraction::key(int key, Qt::KeyboardModifiers modifiers)
{
    const int64_t step = modifiers & Qt::ShiftModifier ? m_target.state().block : 1;
    const auto move = [&](int axis, int64_t by) {
        if (modifiers & Qt::ControlModifier) {
            stretchSelection(axis, by);
        } else {
            m_keyAnchor.reset();
            movePin(axis, by);
        }
        return true;
    };
    switch (key) {
    case Qt::Key_Left:
        return move(3, -step);
    case Qt::Key_Right:
        return move(3, step);
    case Qt::Key_Up:
        return move(2, -step);
    case Qt::Key_Down:
        return move(2, step);
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        if (modifiers & (Qt::ControlModifier | Qt::AltModifier)) // an action's key, which may be disabled
            return false;
        turnPage(key == Qt::Key_PageUp ? -1 : 1);
        return true;
    case Qt::Key_Escape:
        return escape();
    }
    return false;
}

} // namespace tessera
