// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/look/device_pixels.h"
#include "app/views/tabs/map/line_view.h"
#include "engine/core/ops/axes.h"

#include <QRectF>
#include <QWidget>

#include <array>
#include <optional>

class QPainter;

namespace tessera {

class AxisHandle;
struct VisibleAxis;

// One axis to scale: where the pixels of its input and its output lie on the screen. Positions on the axis are input
// coordinates: input i covers [i − ½, i + ½], and output o lies at its x.
struct AxisScene : LineScale {
    AxisMap map;
    QRectF plot; // the part of the widget that the axis takes
    double weightsBottom = 0, inputBottom = 0, outputTop = 0, outputBottom = 0; // heights of the rows

    void place(const QRectF& area, double captions); // the plot and the rows; captions: the width left of the plot
    double outputEdge(uint32_t boundary) const { return coordinate(map, boundary - 0.5); } // the left edge of output
    double outputPitch() const { return zoom / double(map.scale); } // pixels of the screen

    QRectF inputBox(double index) const;
    QRectF outputBox(uint32_t index) const;

    // The pixels that are to be seen, as [first, second).
    std::pair<uint32_t, uint32_t> visibleInputs() const;
    std::pair<uint32_t, uint32_t> visibleOutputs() const; // includes a few beside them whose lines are visible

    std::optional<uint32_t> inputUnder(double pixel) const;
    std::optional<uint32_t> outputUnder(double pixel) const;
};

// One axis of a resampling operator, to scale: the input's pixels as boxes, under them the output's, each with its
// sample point at its exact place, and lines to what it reads. The weights of the active element stand above the
// inputs. Handles move the offsets and the scale; wheel, drag and arrows move through long axes.
class AxisDiagram : public LineView {
    Q_OBJECT

public:
    explicit AxisDiagram(Document* document, QWidget* parent = nullptr);

    void setDimension(int dimension); // a dimension of the operator's tensors
    void refresh(); // the case, or the selection, has changed
    void setMarked(std::vector<uint32_t> outputs); // outputs that read other inputs under another rule, ascending
    void show(uint32_t output); // pins it and brings it into view

    QSize minimumSizeHint() const override { return {240, 110}; }

protected:
    void paintEvent(QPaintEvent*) override;
    LineScale* placed() override;
    void fitScale(LineScale& scale) override;
    void moved() override;
    void step(int64_t by) override;
    std::optional<Pick> pickUnder(QPointF point) const override;

private:
    // The active element on this axis.
    struct Active {
        bool isOutput; // the map's output, which is a gradient's input
        uint32_t index;
        bool isPinned;
    };

    // axis_diagram.cpp
    // the side of the map's input or output
    Side sideOf(bool output) const { return output != m_transposed ? Side::Output : Side::Input; }
    std::optional<Active> active() const;
    std::optional<Pick> pickAt(bool output, uint32_t index) const;
    void describe(); // tells a screen reader what is shown

    // axis_diagram_handles.cpp
    void makeHandles();
    void placeHandles();
    void drag(AxisHandle* handle, double pixels, bool free);
    void stepHandle(AxisHandle* handle, int steps, bool fine);
    void set(const char* field, double value);
    void setOffset(bool ofInputs, double value); // sets the map's offset
    uint32_t grip() const; // the boundary of outputs that the scale is dragged by

    // axis_diagram_paint.cpp
    void paintInputs(QPainter& painter, const VisibleAxis& visible) const;
    void paintOutputs(QPainter& painter, const VisibleAxis& visible) const;
    void paintLines(QPainter& painter, const VisibleAxis& visible) const;
    void paintIndices(QPainter& painter, const VisibleAxis& visible) const; // the numbers of the boxes
    void paintCaptions(QPainter& painter) const;
    std::array<QString, 2> captions() const; // captions of the upper and the lower row
    double captionWidth() const;

    // axis_diagram_marks.cpp
    const AxisTaps* foundTaps() const; // the map that was found, while views show it; null: the operator's is shown
    AxisTaps tapsOf(uint32_t first, uint32_t second) const; // the taps of the outputs [first, second)
    void paintFound(QPainter& painter, const VisibleAxis& visible) const; // where it is not the operator's
    void paintActive(QPainter& painter, const VisibleAxis& visible) const;
    void paintSources(QPainter& painter, uint32_t output, const QColor& mark) const;
    void paintTargets(QPainter& painter, uint32_t input, const VisibleAxis& visible) const;
    void paintDisplacement(QPainter& painter) const;

    int m_dimension = 0;
    int m_axis = 3; // 0 … 3 = N, C, H, W
    bool m_transposed = false; // a gradient: the map's input is the output tensor
    std::optional<AxisScene> m_scene; // none: the case has no such axis
    std::vector<uint32_t> m_marked;
    std::pair<uint32_t, uint32_t> m_kept; // the inputs that are not cropped

    AxisHandle* m_in;
    AxisHandle* m_out;
    AxisHandle* m_scale;
    AxisMap m_grabbed; // the map when a gesture began
    uint32_t m_grip = 0;
    bool m_isHeld = false; // a handle is dragged
};

} // namespace tessera
