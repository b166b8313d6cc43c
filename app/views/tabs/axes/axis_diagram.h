// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensor/panes/line_view.h"
#include "app/views/tabs/axes/axis_scene.h"

#include <array>

class QPainter;

namespace tessera {

class AxisHandle;
struct VisibleAxis;

// One axis of a resampling operator, to scale: the input's pixels as boxes, under them the output's, each with its
// sample point at its exact place, and lines to what it reads. Of the active element the weights stand above the
// inputs. Handles move the offsets and the scale; wheel, drag and arrows move through long axes.
class AxisDiagram : public LineView {
    Q_OBJECT

public:
    explicit AxisDiagram(Document* document, QWidget* parent = nullptr);

    void setDimension(int dimension); // of the operator's tensors
    void refresh(); // the case, or the selection, has changed
    void setMarked(std::vector<uint32_t> outputs); // ascending: where another rule reads something else
    void show(uint32_t output); // pins it and brings it into view
    void fit() override;

    QSize minimumSizeHint() const override { return {240, 110}; }

protected:
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override;
    void changeEvent(QEvent* event) override;
    void moveBy(double pixels) override;
    void zoomBy(double factor, double aboutPixel) override;
    void step(int64_t by) override;
    std::optional<Pick> pickUnder(QPointF point) const override;

private:
    // The active element on this axis.
    struct Active {
        bool isOutput; // of the map, which is a gradient's input
        uint32_t index;
        bool isPinned;
    };

    // axis_diagram.cpp
    Side sideOf(bool output) const; // of the map's input or output
    std::optional<Active> active() const;
    std::optional<Pick> pickAt(bool output, uint32_t index) const;
    void lookAt(double position);
    void place(); // the scene in what there is of the widget
    void describe(); // for a screen reader

    // axis_diagram_found.cpp
    const AxisTaps* foundTaps() const; // of the map that was found, while views show it; null: the operator's is shown
    AxisTaps tapsOf(uint32_t first, uint32_t second) const; // of the outputs [first, second)
    void paintFound(QPainter& painter, const VisibleAxis& visible) const; // where it is not the operator's

    // axis_diagram_handles.cpp
    void makeHandles();
    void placeHandles();
    void drag(AxisHandle* handle, double pixels, bool free);
    void stepHandle(AxisHandle* handle, int steps, bool fine);
    void set(const char* field, double value);
    void setOffset(bool ofInputs, double value); // of the map
    uint32_t grip() const; // the boundary of outputs that the scale is dragged by

    // axis_diagram_paint.cpp
    void paintInputs(QPainter& painter, const VisibleAxis& visible) const;
    void paintOutputs(QPainter& painter, const VisibleAxis& visible) const;
    void paintLines(QPainter& painter, const VisibleAxis& visible) const;
    void paintIndices(QPainter& painter, const VisibleAxis& visible) const; // the numbers of the boxes
    void paintCaptions(QPainter& painter) const;
    std::array<QString, 2> captions() const; // of the upper and the lower row
    double captionWidth() const;

    // axis_diagram_marks.cpp
    void paintActive(QPainter& painter, const VisibleAxis& visible) const;
    void paintSources(QPainter& painter, uint32_t output, const QColor& mark) const;
    void paintTargets(QPainter& painter, uint32_t input, const VisibleAxis& visible) const;
    void paintReach(QPainter& painter, const VisibleAxis& visible) const;
    void paintDisplacement(QPainter& painter) const;

    int m_dimension = 0;
    int m_axis = 3; // 0 … 3 = N, C, H, W
    bool m_transposed = false; // a gradient: the map's input is the output tensor
    std::optional<AxisScene> m_scene; // none: the case has no such axis
    bool m_fitted = true; // until the user looks elsewhere
    std::vector<uint32_t> m_marked;
    std::pair<uint32_t, uint32_t> m_kept; // the inputs that are not cropped

    AxisHandle* m_in;
    AxisHandle* m_out;
    AxisHandle* m_scale;
    AxisMap m_grabbed; // as a gesture began
    uint32_t m_grip = 0;
};

} // namespace tessera
