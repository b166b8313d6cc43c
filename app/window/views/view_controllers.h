// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensor/planes/tone.h"
#include "app/window/views/view_area.h"
#include "app/window/views/window_context.h"

namespace tessera {

enum class SelectionFormat;

// How large the tensors are drawn, with which lines, and by what their panes move together.
class ZoomController : public Controller {
    Q_OBJECT

public:
    explicit ZoomController(const WindowContext& with);

    std::vector<ActionTable> actions() override;

private:
    void fit() { m_views.isComparing() ? m_views.canvas().fit() : m_views.link().fitBoth(); }
    void step(int direction); // to the next power of two, so that cells never have fractional sizes

    bool m_autoFit = false;
};

// Which planes of a tensor are drawn: all, one, or three as a picture.
class ChannelController : public Controller {
    Q_OBJECT

public:
    using Controller::Controller;

    std::vector<ActionTable> actions() override;
};

// What dragging in a tensor does, which elements are selected, and their values in the clipboard.
class SelectionController : public Controller {
    Q_OBJECT

public:
    explicit SelectionController(const WindowContext& with);

    std::vector<ActionTable> actions() override;

    void copy(SelectionFormat format); // the selection, else the row of the active element
};

// What cells are coloured by, which are marked, how their numbers are written, and the range of the colours.
class DisplayController : public Controller {
    Q_OBJECT

public:
    explicit DisplayController(const WindowContext& with);

    std::vector<ActionTable> actions() override;

private:
    bool isMarking() const;
    std::vector<ActionRow> colourRows();
    std::vector<ActionRow> markRows();
    std::vector<ActionRow> toneRows();
    ColorMap shownMap() const; // the palette that is chosen, or the view's own
    void stepColorKey(int by); // to what cells are coloured by next
    void fitRange(bool own); // each tensor's own, else one of both

    TensorDisplay& m_display;
};

// The ids of the actions that colour by a colour key and that mark cells, in the order of ColorKey and of CellMark.
std::vector<QString> colorKeyActions();
std::vector<QString> markActions();

} // namespace tessera
