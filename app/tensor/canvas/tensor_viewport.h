// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/view_state.h"
#include "app/tensor/painting/minimap.h"
#include "app/tensor/planes/plane_layout.h"
#include "app/tensor/planes/plane_sampler.h"
#include "engine/core/plan/plan_tables.h"

#include <QRect>
#include <QSize>

#include <algorithm>
#include <map>
#include <optional>
#include <vector>

namespace tessera {

// The part of a tensor that is in sight: which planes, how large, and where. Geometry without a widget; points and
// rectangles are in device pixels of the area for the planes, whose top left corner is (0, 0).
// Functions that may move the view return whether they did: then whoever follows the view must be told. Without a
// tensor nothing moves.
class TensorViewport {
public:
    using Sizes = std::array<uint32_t, 4>; // n, c, height, width

    // The tensor; arrange() or apply() must follow where its sizes changed. None: nothing is shown.
    void setShape(const std::optional<PaddedShape>& shape) { m_shape = shape; }
    const std::optional<PaddedShape>& shape() const { return m_shape; }
    void setColumns(uint32_t columns) { m_layout.columns = columns; } // follow() must come next
    // channels that belong together: columns are a multiple of it, or divide it
    bool setColumnUnit(uint32_t unit) { return std::exchange(m_layout.columnUnit, unit) != unit && arrange(); }
    void setIsDifference(bool isDifference) { m_isDifference = isDifference; } // a difference colours the largest

    // The place.
    bool resize(QSize designed); // the area in designed pixels, at least 1 by 1
    bool setDpr(double dpr); // device pixels per designed pixel; the same part stays in sight
    // the size of captions
    bool setTextScale(double scale) { return std::exchange(m_layout.textScale, scale) != scale && arrange(); }
    TensorViewport scaledTo(double dpr) const; // shows the same part at another scale
    QRectF area() const;
    double dpr() const { return m_layout.dpr; }
    const PlaneLayout& layout() const { return m_layout; }

    // The planes.
    PlaneMode mode() const { return m_mode; }
    bool setMode(PlaneMode mode); // fits the planes too
    std::pair<uint32_t, uint32_t> plane() const { return {m_n, m_c}; } // n and c
    bool setPlane(uint32_t n, uint32_t c); // numbers beyond the tensor's become its last ones
    const PictureChannels& pictureChannels() const { return m_channels; }
    void setPictureChannels(const PictureChannels& channels) { m_channels = channels; }
    // whether there are as many as a picture needs
    bool hasPictureChannels() const { return m_shape && (m_channels.grey || m_shape->sizes[1] >= 3); }
    ShownPlanes planes() const;

    // Moves.
    double zoom() const { return m_layout.zoom; } // device pixels per element
    double exactZoom() const { return m_exactZoom; }
    bool isFitted() const { return m_fitted; }
    QPointF center() const; // the middle of the area, as a share of the content
    bool fit(); // now, and whenever the area or the tensor changes, until the view is moved
    bool moveBy(QPointF distance); // a part of the content stays in sight
    bool zoomTo(double zoom, QPointF about); // the element under `about` stays; from 1 on elements have whole pixels
    // multiplies the zoom as it was before it was rounded to whole pixels
    bool zoomBy(double factor, QPointF about) { return zoomTo(m_exactZoom * factor, about); }
    bool lookAtShare(QPointF share); // moves this share of the content into the middle
    // Puts the element into the middle. `keepPlane`: the place of that row and column in the plane that is there now.
    bool lookAt(uint64_t element, double zoom, bool keepPlane);
    bool reveal(uint64_t element); // into sight, not under the minimap; its plane must be one of planes()
    bool follow(double zoom, QPointF center); // moves to where a linked view is

    ViewState look() const;
    // `origin`: of the layout, in designed pixels, in place of the look's center.
    bool apply(const ViewState& look, std::optional<QPointF> origin = {});

    // What is where. These need a tensor, except that no element is under a point where there is none.
    std::optional<uint64_t> elementAt(QPointF pixel) const;
    QRectF elementRect(uint64_t element) const; // empty: it is out of sight
    // whether its plane is one of planes()
    bool shows(uint64_t element) const { return planes().inLayout(m_shape->coordinates(element)).has_value(); }
    std::optional<PlaneLayout::Cell> captionAt(QPointF pixel) const; // the plane, in the tensor
    std::array<uint32_t, 4> nearestElement(QPointF pixel) const; // in the plane in sight that is nearest to it
    std::vector<ElementBox> boxesInSight() const;
    uint64_t cellsInSight() const; // 0 without a tensor
    bool hasMinimap() const { return m_hasMinimap; }
    void setHasMinimap(bool hasMinimap) { m_hasMinimap = hasMinimap; } // where there is need of one
    // its place; empty: there is no need of one
    QRect minimap() const { return m_shape && m_hasMinimap ? Minimap::place(area(), m_layout) : QRect(); }

private:
    bool arrange();
    double wholeZoom(double zoom); // keeps the exact one
    void centerOn(QPointF share);
    void keepInSight();

    std::optional<PaddedShape> m_shape;
    bool m_isDifference = false, m_hasMinimap = true;
    QSize m_size = {1, 1}; // designed pixels
    PlaneLayout m_layout;
    PlaneMode m_mode = PlaneMode::Atlas;
    uint32_t m_n = 0, m_c = 0;
    PictureChannels m_channels;
    bool m_fitted = true;
    double m_exactZoom = 1; // before it is rounded to whole pixels
};

// How tensors were looked at. A tensor of sizes that were there before gets its look back. One of new sizes is looked
// at as the user looked at the one before, or whole where it is of another scale.
class LookMemory {
public:
    using Sizes = std::array<uint32_t, 4>; // n, c, height, width
    struct Found {
        ViewState look;
        std::optional<QPointF> origin; // the layout's origin, in designed pixels, in place of the look's center
    };

    // Call it before a tensor of other sizes comes. `sizes`: those of the tensor that was there; none: there was none.
    // `ofDocument`: it is no overlay; overlays have no looks of their own.
    void keep(const std::optional<Sizes>& sizes, const ViewState& look, QPointF origin, bool ofDocument);
    Found find(const Sizes& sizes, bool ofDocument) const;
    void setTaken(const std::optional<ViewState>& look) { m_taken = look; } // what find() led to; none: the user chose
    void forget() { m_looks.clear(); } // call it for another case

private:
    std::map<Sizes, ViewState> m_looks;
    // The look that the user chose last, and of what.
    ViewState m_chosen;
    Sizes m_chosenSizes = {};
    QPointF m_chosenOrigin;
    std::optional<ViewState> m_taken;
};

} // namespace tessera
