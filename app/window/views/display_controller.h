// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensor/planes/tone.h"
#include "app/window/views/window_context.h"

namespace tessera {

class TensorDisplay;

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
    void stepTrait(int by); // to what cells are coloured by next
    void fitRange(bool own); // each tensor's own, else one of both

    TensorDisplay& m_display;
};

// The ids of the actions that colour by a trait and that mark cells, in the order of Trait and of CellMark.
std::vector<QString> traitActions();
std::vector<QString> markActions();

} // namespace tessera
