// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensor/planes/cell_marks.h"
#include "app/tensor/planes/plane_sampler.h"
#include "engine/core/plan/plan_tables.h"

class QPainter;

namespace tessera {

// What there is to mark in a tensor. Null: nothing of the kind.
struct MarkSources {
    CellMarks wanted = 0;
    const AxisMarks* ofPlan = nullptr;
    const AxisSums* shift = nullptr; // the shift of the other order
    const ValueFlags* ofValues = nullptr;
    const std::vector<bool>* readOtherwise = nullptr; // one entry for each logical element

    bool isEmpty() const { return !ofPlan && !shift && !ofValues && !readOtherwise; }
};

// Marks the visible cells, in device pixels, each mark by its ink and its hatch: large cells in a rim that leaves their
// number free, small ones all over. A pixel that shows several elements has what any of them has. The frame is RGB32.
void paintMarks(QImage& frame, const QRect& clip, const DrawableTensor& tensor, const PlaneLayout& layout,
                const ShownPlanes& planes, const MarkSources& sources);
// The same as shapes, where a device pixel is a designed one.
void paintMarkVectors(QPainter& painter, const QRect& clip, const DrawableTensor& tensor, const PlaneLayout& layout,
                      const ShownPlanes& planes, const MarkSources& sources);

} // namespace tessera
