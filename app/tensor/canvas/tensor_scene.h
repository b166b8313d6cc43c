// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/look/theme.h"
#include "app/tensor/canvas/tensor_picks.h"
#include "app/tensor/canvas/tensor_viewport.h"
#include "app/tensor/painting/cell_painter.h"
#include "app/tensor/painting/mark_painter.h"
#include "app/tensor/painting/selected_cells.h"
#include "app/tensor/painting/step_look.h"

#include <memory>
#include <optional>

namespace tessera {

class TensorDisplay;
class TensorSource;

// All that a picture of a tensor shows. What it points to must live while it is painted.
struct TensorScene {
    std::shared_ptr<const DrawableTensor> tensor; // never null
    const TensorViewport* viewport;
    ColorMap map = ColorMap::Viridis;
    std::vector<QString> classes = {}; // what the values 0, 1 … mean, where they are classes
    QString legend = {}; // whose range it is
    std::optional<TraitLook> traits = {}; // what cells are coloured by in place of their values
    std::optional<MarkSources> marks = {};
    bool hatchesSpecials = true; // NaN and infinities, beside their colours
    CellNumbers numbers = CellNumbers::Shortest;
    SelectedElement isSelected = {}; // empty: nothing is
    QColor selectionInk = Qt::white;
    const StepLook* step = nullptr; // of a player; null: it is off
    Side side = Side::Output; // whose cells the step means
    const PickMarks* picks = nullptr; // null: elements cannot be picked
    bool hasGrid = true;
    uint32_t block = 1; // cells between heavier lines; 1: none
    bool isDimmed = false; // out of date
};

// What a source shows, drawn as the display says; without one, values without marks. The source shows something. Grid
// and dimming are the caller's.
TensorScene sceneOf(const TensorSource& source, const TensorViewport& viewport, const TensorPicks& picks,
                    const TensorDisplay* display, Side side);

} // namespace tessera
