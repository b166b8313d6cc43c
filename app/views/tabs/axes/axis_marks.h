// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/ops/axes.h"

#include <QPainter>

namespace tessera {

// The marks of the axis diagram, which its legend shows too: each has a shape of its own, not only a colour.

// What of an axis is to be seen, and what it reads.
struct VisibleAxis {
    std::pair<uint32_t, uint32_t> inputs, outputs;
    AxisTaps taps; // of the outputs
    std::vector<bool> read; // of the inputs

    bool isTie(uint32_t row) const { return (taps.flags[row] & AxisTaps::Tie) != 0; }
    bool isClamped(uint32_t row) const { return (taps.flags[row] & AxisTaps::Clamped) != 0; }
};

// Of lines that are too many to be told apart, every so manieth is drawn.
uint32_t lineStep(const AxisTaps& taps);

QColor faded(QColor tint, double alpha);
QString shortNumber(double value); // four digits
void paintSample(QPainter& painter, QPointF at, double size, const QColor& tint);
void paintTie(QPainter& painter, QPointF at, double size);
void paintClamped(QPainter& painter, QPointF at, double direction, double size); // 1: towards higher positions
void paintCropped(QPainter& painter, const QRectF& place);
void paintArrow(QPainter& painter, QPointF from, QPointF to); // of a displacement
void paintPlate(QPainter& painter, const QRectF& place, const QString& text, const QColor& ink); // a small label

} // namespace tessera
