// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensor/canvas/tensor_display.h"
#include "app/tensor/panes/pane_link.h"

namespace tessera {

class ViewArea;

// How tensors are looked at, but for each case's own place and zoom.
struct ViewSettings {
    bool linked = true, grid = true, blockGrid = true, minimap = true, comparing = false;
    PaneLink::Mode linkMode{};
    CellMarks marks{};
    std::optional<Trait> trait;
    bool mixed = false;
    TraitParts mixture{};
    TensorDisplay::Fit fit{};
    std::optional<TensorDisplay::Range> range;
    CellNumbers numbers{};
    TensorDisplay::Tool tool{};

    bool operator==(const ViewSettings&) const = default;
};

ViewSettings viewSettings(const ViewArea& views);
void setViewSettings(ViewArea& views, const ViewSettings& settings);

} // namespace tessera
