// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/ops/axes.h"

#include <QPainter>

#include <utility>
#include <vector>

namespace tessera {

// The marks of the axis diagram: each has a shape of its own, not only a colour.

// What of an axis is to be seen, and what it reads.
struct VisibleAxis {
    std::pair<uint32_t, uint32_t> inputs, outputs;
    AxisTaps taps; // the taps of the outputs
    std::vector<bool> read; // which inputs are read

    bool isTie(uint32_t row) const { return (taps.flags[row] & AxisTaps::Tie) != 0; }
    bool isClamped(uint32_t row) const { return (taps.flags[row] & AxisTaps::Clamped) != 0; }
};

// Where there are too many lines to be told apart, only every so manieth is drawn.
uint32_t lineStep(const AxisTaps& taps);

QColor faded(QColor tint, double alpha);
QString shortNumber(double value, int digits = 4);
void paintSample(QPainter& painter, QPointF at, double size, const QColor& tint);
void paintTie(QPainter& painter, QPointF at, double size);
void paintClamped(QPainter& painter, QPointF at, double direction, double size); // 1: towards higher positions
void paintCropped(QPainter& painter, const QRectF& place);
void paintArrow(QPainter& painter, QPointF from, QPointF to); // an arrow for a displacement
void paintPlate(QPainter& painter, const QRectF& place, const QString& text, const QColor& ink); // a small label

} // namespace tessera
