// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/view_state.h"

#include <map>
#include <optional>

namespace tessera {

// How tensors were looked at. A tensor of sizes that were there before gets its look back. One of new sizes is looked
// at as the user looked at the one before, or whole where it is of another scale.
class LookMemory {
public:
    using Sizes = std::array<uint32_t, 4>; // n, c, height, width
    struct Found {
        ViewState look;
        std::optional<QPointF> origin; // the layout's origin, in designed pixels, in place of the look's center
    };

    // Before a tensor of other sizes comes. `sizes`: of the one that was there, none without one. `ofDocument`: it is
    // no overlay; overlays have no looks of their own.
    void keep(const std::optional<Sizes>& sizes, const ViewState& look, QPointF origin, bool ofDocument);
    Found find(const Sizes& sizes, bool ofDocument) const;
    void setTaken(const std::optional<ViewState>& look) { m_taken = look; } // what find() led to; none: the user chose
    void forget() { m_looks.clear(); } // for another case

private:
    std::map<Sizes, ViewState> m_looks;
    // The look that the user chose last, and of what.
    ViewState m_chosen;
    Sizes m_chosenSizes = {};
    QPointF m_chosenOrigin;
    std::optional<ViewState> m_taken;
};

} // namespace tessera
