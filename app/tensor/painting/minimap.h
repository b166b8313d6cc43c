// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensor/planes/plane_sampler.h"

#include <QPainter>

#include <memory>

namespace tessera {

// The whole content, small, in a corner of a view that shows only a part of it; a frame says which part. In device
// pixels.
class Minimap {
public:
    // The map's place. Empty where the view shows nearly everything, or has no room for the map.
    static QRect place(const QRectF& area, const PlaneLayout& layout);

    void paint(QPainter& painter, const QRect& place, const QRectF& area,
               const std::shared_ptr<const DrawableTensor>& tensor, const PlaneLayout& layout,
               const ShownPlanes& planes, const LevelColors& colors);
    void forget() { m_picture = QImage(); } // the colours changed

    // The share of the content that lies under a point of the map.
    static QPointF shareAt(const QRect& place, QPointF point);

private:
    QImage m_picture;
    std::weak_ptr<const DrawableTensor> m_of;
};

} // namespace tessera
