// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensor/planes/plane_sampler.h"
#include "engine/core/plan/plan.h"

#include <QPainter>

#include <functional>

namespace tessera {

// Draws the picked elements and their partners over the planes, in device pixels. What is too small to be seen gets a
// ring, what is out of sight an arrow at the edge.
class SelectionPainter {
public:
    SelectionPainter(QPainter& painter, const QRect& clip, const PaddedShape& shape, const PlaneLayout& layout,
                     const ShownPlanes& planes);

    void paintHovered(uint64_t element);
    void paintPinned(uint64_t element);
    // What a player's step fills: one element is framed; what is too small to be seen gets a ring around the first and
    // the last of them.
    void paintFilled(uint64_t first, uint64_t last);
    void paintRead(const Partners& ends); // rings around them, plane by plane, where cells are too small to be seen
    void paintKept(uint64_t element, size_t number, const QColor& ink); // marks an element of the list of pins
    // `weak`: of the pin while something else is hovered. Weights are drawn as strength, and written where they fit.
    // `position`: a point that the weights keep away from.
    void paintPartners(const Partners& partners, bool weak, std::optional<QPointF> position = {});
    // The pixel of an output's exact coordinates y and x, in elements of the plane; integers are centres. None: it is
    // out of sight.
    std::optional<QPointF> positionOf(uint32_t n, uint32_t c, double y, double x) const;
    void paintPosition(QPointF at);

private:
    std::optional<PlaneLayout::Cell> cellOf(uint64_t element) const;
    QRectF bounds(const PlaneLayout::Cell& cell) const; // not in whole pixels, never empty
    bool small() const;
    void paintFrame(const QRect& cell, int thickness, const QColor& ink);
    void paintTag(const QRect& tag, const QString& text, const QColor& ground);
    QSize tagSize(const QString& text) const;
    void paintMarker(const QRectF& bounds, const QColor& ink); // a ring or an arrow
    void paintArrow(const QPointF& target, const QColor& ink);
    void paintWeight(const QRect& cell, double weight, QPointF position);

    QPainter& m_painter;
    QRect m_clip;
    const PaddedShape& m_shape;
    const PlaneLayout& m_layout;
    const ShownPlanes& m_planes;
    double m_dpr;
};

// "×0.347"; empty for 1.
QString weightText(double weight);

// Whether an element, {n, c, y, x} of the tensor, is to be shown as selected.
using SelectedElement = std::function<bool(const std::array<uint32_t, 4>&)>;

// Fills the visible cells that are chosen, in device pixels. The painter's device is the frame; null: it draws shapes.
// Where a pixel shows several elements the first of them is asked.
void fillChosen(QPainter& painter, QImage* frame, const QRect& clip, const PlaneLayout& layout,
                const ShownPlanes& planes, const SelectedElement& isChosen, const QColor& ink);

// Two lines around each area of those that are selected, inside it: a dark or light one that stands out from the ink,
// then the ink. What they surround keeps its colours. Small cells that lie near to each other are one area.
void outlineSelected(QPainter& painter, QImage* frame, const QRect& clip, const PlaneLayout& layout,
                     const ShownPlanes& planes, const SelectedElement& isSelected, const QColor& ink);

} // namespace tessera
