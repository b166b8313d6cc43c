// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensor/canvas/tensor_display.h"
#include "app/tensor/canvas/tensor_viewport.h"

#include <QPoint>

#include <optional>

namespace tessera {

// What the mouse and the keys act on.
class InteractionTarget {
public:
    using Parts = std::vector<ElementSelection::Part>; // the parts of a selection in this tensor

    virtual ~InteractionTarget() = default;

    // What there is now.
    struct State {
        bool canPick = false; // elements can be pinned and hovered
        bool canSelect = false;
        TensorDisplay::Tool tool = TensorDisplay::Tool::Pan;
        std::optional<uint64_t> active = {}; // what keys move
        bool hasPin = false, hasHover = false, hasSelection = false; // in either tensor
        uint32_t block = 1; // elements that Shift moves by
        bool hasLegend = false; // a press below the planes is for the range
    };
    virtual State state() const = 0;
    virtual Parts selectedParts() const = 0; // empty where the selection is in the other tensor

    // What is asked for. Elements are logical indices; none: nothing is hovered or pinned any more.
    virtual void hover(std::optional<uint64_t> element) = 0;
    virtual void pin(std::optional<uint64_t> element) = 0;
    virtual void select(const Parts& parts) = 0; // not empty
    virtual void clearSelection() = 0; // clears the selection of either tensor
    virtual void showPlane(uint32_t n, uint32_t c) = 0;
    virtual void pan(QPointF pixels) = 0;
    virtual void zoomBy(double factor, QPointF about) = 0;
    virtual void lookAtShare(QPointF share) = 0; // moves this share of the content into the middle
    virtual void showCursor(std::optional<Qt::CursorShape> shape) = 0; // none: the usual one
    virtual void chooseRange() = 0; // asks for the range of the colours
};

// The mouse, as a view has it.
struct MouseInput {
    QPointF point; // a point of the view, in designed pixels
    QPointF pixel; // a pixel of the viewport, in device pixels
    Qt::MouseButton button = Qt::NoButton; // the one that went down or up
    Qt::MouseButtons buttons = Qt::NoButton; // the pressed buttons
    Qt::KeyboardModifiers modifiers = Qt::NoModifier;
};

// What mouse, wheel and keys mean on a tensor's picture: picks, selections, pans and zooms. Needs no widget.
class TensorInteraction {
public:
    TensorInteraction(InteractionTarget& target, const TensorViewport& viewport) // both must live longer
        : m_target(target)
        , m_viewport(viewport)
    {
    }

    bool press(const MouseInput& mouse); // false: not for this button
    void move(const MouseInput& mouse);
    void release(const MouseInput& mouse);
    void wheel(QPoint angle, const MouseInput& mouse); // in eighths of a degree
    bool key(int key, Qt::KeyboardModifiers modifiers); // false: it means nothing here
    void leave() { m_target.hover({}); }

    void showTool(); // shows the tool's cursor
    // Moves the pin, up to the end of the axis; without a pin, pins the first element that is shown.
    void movePin(int axis, int64_t distance);
    void forgetSelection() { m_keyAnchor.reset(); } // keys begin a new selection in another tensor

private:
    using Coordinates = std::array<uint32_t, 4>;
    enum class Drag { None, Pan, Select, Inspect, Minimap }; // None: no button is down

    Drag dragOf(const MouseInput& mouse) const; // the drag that this press begins
    std::optional<uint64_t> elementAt(QPointF pixel) const; // none: no element can be picked there
    void hover(QPointF pixel) { m_target.hover(elementAt(pixel)); }
    void select(const Coordinates& from, const Coordinates& to, Qt::KeyboardModifiers modifiers);
    void stretchSelection(int axis, int64_t distance);
    void turnPage(int step);
    bool escape();

    InteractionTarget& m_target;
    const TensorViewport& m_viewport;
    Drag m_drag = Drag::None; // what a drag does, from the press on
    bool m_isDragging = false; // the mouse moved farther than in a click
    QPointF m_pressed, m_last; // where the button went down; where the drag was last
    Coordinates m_anchor = {}; // where a selecting drag began
    InteractionTarget::Parts m_before; // the selection when it began
    std::optional<Coordinates> m_keyAnchor; // where a selection by keys began
};

} // namespace tessera
