// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/ops/axes.h"

#include <QRectF>

#include <optional>

namespace tessera {

// One axis to scale: where the pixels of its input and its output lie on the screen. Positions on the axis are input
// coordinates: input i covers [i − ½, i + ½], and output o lies at its x.
struct AxisScene {
    AxisMap map;
    QRectF plot; // what the axis has of the widget
    double zoom = 1; // pixels of the screen for each input
    double left = 0; // the position at the plot's left edge
    double weightsBottom = 0, inputBottom = 0, outputTop = 0, outputBottom = 0; // heights of the rows

    void place(const QRectF& area, double captions); // the plot and the rows; captions: the width left of the plot
    void fit(std::optional<double> about); // all of it, or what can be told apart around `about`
    void keepInside();
    void zoomTo(double newZoom, double aboutPixel);

    double pixel(double position) const { return plot.left() + (position - left) * zoom; }
    double position(double pixel) const { return left + (pixel - plot.left()) / zoom; }
    double right() const { return position(plot.right()); }
    double outputEdge(uint32_t boundary) const { return inputAt(map, boundary - 0.5); } // the left edge of output
    double outputPitch() const { return zoom / double(map.scale); } // pixels of the screen

    QRectF inputBox(double index) const;
    QRectF outputBox(uint32_t index) const;

    // Of what there is: both pictures, and of those that lie far apart a part.
    double begin() const;
    double end() const;

    // The pixels that are to be seen, as [first, second).
    std::pair<uint32_t, uint32_t> visibleInputs() const;
    std::pair<uint32_t, uint32_t> visibleOutputs() const; // with some beside them, whose lines come in; not too many

    std::optional<uint32_t> inputUnder(double pixel) const;
    std::optional<uint32_t> outputUnder(double pixel) const;
};

} // namespace tessera
