// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/tensor_loader.h"
#include "app/views/tensor_view.h"

#include <QTimer>

class QMenu;
class QPainter;

namespace tessera {

class SelectionPainter;

inline constexpr int kStripHeight = 24; // below the planes, in designed pixels

// Its state: tensor_view_state.cpp; what it draws: tensor_view_paint.cpp; mouse and keys: tensor_view_input.cpp.
struct TensorView::Private {
    TensorView* view;
    Document* document;
    Side side;

    Mode mode = Mode::Atlas;
    uint32_t n = 0, c = 0; // the plane of Plane and Picture
    std::optional<Overlay> overlay;
    bool gridVisible = true;

    TensorLoader loader;
    std::shared_ptr<const DrawableTensor> shown; // null: nothing to show
    PlaneLayout layout;
    bool fitted = true; // fits again whenever the widget or the tensor changes
    double wheelZoom = 1; // the zoom before it is rounded to whole pixels

    QImage frame; // all but the selection; null: to be painted
    mutable std::optional<LevelColors> cachedColors; // of this map, or of pictures of this range
    mutable ColorMap cachedMap = ColorMap::Viridis;
    mutable bool cachedPicture = false;
    mutable ValueRange cachedRange;
    QTimer staleTimer; // a result that is replaced at once is not dimmed
    bool dimmed = false;

    std::optional<Pick> pinned, hovered; // as last seen
    Partners pinnedPartners, hoveredPartners; // in this tensor, of picks in the other one

    std::optional<QPoint> pressed; // where a button went down
    QPoint lastDrag;
    bool dragging = false;

    Private(TensorView* q, Document* d, Side s);

    // State
    void load();
    void show(const std::shared_ptr<const DrawableTensor>& drawable);
    void selectionChanged();
    void staleChanged();
    void describe(); // for screen readers
    ShownPlanes planes() const;
    std::optional<uint64_t> elementOf(const PlaneLayout::Cell& cell) const;
    bool showsValues() const; // not a difference
    bool isCurrent() const; // what is shown has the shape of the document's tensor
    uint32_t blockOfGrid() const;

    // Geometry, in device pixels
    QRectF area() const; // for the planes
    void updateLayout(); // after the mode, the plane or the tensor changed
    void refit();
    void setDpr(double dpr);
    void keepInSight();
    void moveBy(QPointF distance);
    void applyZoom(double zoom, QPointF about);
    void invalidate();
    void announce();
    QPointF center() const; // as a fraction of the content

    // Painting
    void paintFrame();
    void paintStrip(QPainter& painter) const;
    void paintRange(QPainter& painter, const QRect& strip, int left, int right) const;
    void paintClasses(QPainter& painter, const QRect& strip, int left, int right) const;
    void paintSelection(QPainter& painter) const;
    std::optional<QPointF> positionIn(const SelectionPainter& painter) const;
    void paintEmpty(QPainter& painter) const;
    const LevelColors& colors() const;

    // Input
    std::optional<uint64_t> startOfKeys() const; // what the arrow keys move: in this tensor
    void movePin(int axis, int64_t distance);
    void stepChannel(int step);
    void fillMenu(QMenu& menu, std::optional<uint64_t> element);
};

} // namespace tessera
