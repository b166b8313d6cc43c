// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/plan/plan_tables.h"
#include "engine/teach/lesson/player.h"

#include <QColor>

#include <memory>
#include <optional>

namespace tessera {

// Which step fills each output, and who reads each input: short tables by axis, however large the tensors. Coordinates
// are n, c, y and x.
struct StepTables {
    AxisSums steps;
    PartnerBoxes readers; // the elements that read an input element
    bool permutes; // each step's places need not be a box
    TensorDesc input, output; // the plan's tensors: the tables know no coordinates of others

    StepTables(const Plan& plan, const Player& player);
};

// The ground of a cell that no step has filled yet: other than the canvas's, in every theme.
QColor emptyGround();

// How the cells of both tensors show where a player stands.
struct PlaybackState {
    std::shared_ptr<const StepTables> tables; // never null
    uint64_t done = 0; // steps; what later ones fill is empty
    // The step that is marked, and what it fills. None before the first step, and where it fills nothing.
    struct Now {
        uint64_t step;
        uint64_t first, last; // logical elements of the output
        ElementBox box; // from one to the other
        bool isOne; // place
    };
    std::optional<Now> now;
    Partners sources; // sources of the one place that is filled; of several, those of the first and the last few

    bool isPending(const std::array<uint32_t, 4>& output) const;
    bool isNow(const std::array<uint32_t, 4>& output) const;
    bool isRead(const std::array<uint32_t, 4>& input) const; // whether the marked step reads it
};

} // namespace tessera
