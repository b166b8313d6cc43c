// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/painting/minimap.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr double kLongest = 132, kMapMargin = 12, kSmallestArea = 300; // designed pixels
constexpr double kMostSeen = 0.85; // the share of the content's length that is seen, along either axis

} // namespace

QRect Minimap::place(const QRectF& area, const PlaneLayout& layout)
{
    const QRectF content(layout.origin, layout.contentSize());
    const QRectF seen = content & area;
    if (std::min(area.width(), area.height()) < kSmallestArea * layout.dpr
        || (seen.width() > kMostSeen * content.width() && seen.height() > kMostSeen * content.height()))
        return {};
    const double scale = kLongest * layout.dpr / std::max(content.width(), content.height());
    const QSizeF size(std::max(16 * layout.dpr, content.width() * scale),
                      std::max(16 * layout.dpr, content.height() * scale));
    const double margin = kMapMargin * layout.dpr;
    return {QPointF(area.right() - margin - size.width(), area.bottom() - margin - size.height()).toPoint(),
            size.toSize()};
}

void Minimap::paint(QPainter& painter, const QRect& place, const QRectF& area,
                    const std::shared_ptr<const DrawableTensor>& tensor, const PlaneLayout& layout,
                    const ShownPlanes& planes, const LevelColors& colors)
{
    if (m_picture.size() != place.size() || m_of.lock() != tensor) {
        m_of = tensor;
        m_picture = QImage(place.size(), QImage::Format_RGB32);
        m_picture.fill(color(Role::Panel));
        PlaneLayout small = layout; // gaps and captions too are as much smaller
        const double scale = place.width() / layout.contentSize().width();
        small.origin = {};
        small.zoom *= scale;
        small.dpr *= scale;
        paintPlanes(m_picture, m_picture.rect(), *tensor, small, planes, colors);
    }
    const double dpr = layout.dpr;
    QColor shade = color(Role::Canvas);
    painter.fillRect(place.adjusted(-3, -3, 3, 3), color(Role::Border));
    painter.fillRect(place.adjusted(-2, -2, 2, 2), shade);
    painter.drawImage(place.topLeft(), m_picture);

    const QSizeF content = layout.contentSize();
    const QRectF share((area.left() - layout.origin.x()) / content.width(),
                       (area.top() - layout.origin.y()) / content.height(), area.width() / content.width(),
                       area.height() / content.height());
    const QRectF seen = QRectF(place.left() + share.left() * place.width(), place.top() + share.top() * place.height(),
                               share.width() * place.width(), share.height() * place.height())
        & QRectF(place);
    shade.setAlphaF(0.55F);
    const QRect frame = seen.toAlignedRect().adjusted(0, 0, 1, 1) & place;
    for (const QRect& dim : {QRect(place.left(), place.top(), place.width(), frame.top() - place.top()),
                             QRect(place.left(), frame.bottom() + 1, place.width(), place.bottom() - frame.bottom()),
                             QRect(place.left(), frame.top(), frame.left() - place.left(), frame.height()),
                             QRect(frame.right() + 1, frame.top(), place.right() - frame.right(), frame.height())})
        painter.fillRect(dim, shade);
    painter.setPen(QPen(color(Role::Accent), std::max(1.0, std::round(1.5 * dpr))));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(frame).adjusted(0.5, 0.5, -0.5, -0.5));
}

QPointF Minimap::shareAt(const QRect& place, QPointF point)
{
    return {(point.x() - place.left()) / place.width(), (point.y() - place.top()) / place.height()};
}

} // namespace tessera
