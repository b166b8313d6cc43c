// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/painting/selection_painter.h"

#include "app/tensor/painting/glyph_atlas.h"

#include <QPainterPath>

#include <cmath>
#include <map>

namespace tessera {

namespace {

// Lengths in designed pixels.
constexpr double kSmall = 3; // cells below this are marked by a ring
constexpr double kRing = 8; // its least radius
constexpr double kThick = 20; // cells from this on have thick frames
constexpr double kWeightFrom = 26, kTagText = 10, kTagPadding = 3;
constexpr double kPositionFrom = 6; // cell size from which the exact position is more than its cell
constexpr double kArrow = 9, kArrowInset = 8;
constexpr size_t kMostMarkers = 12;

int tagText(double dpr)
{
    return static_cast<int>(kTagText * textSettings().scale * dpr);
}

QColor faint(QColor ink, double opacity)
{
    ink.setAlphaF(static_cast<float>(opacity));
    return ink;
}

} // namespace

QString weightText(double weight)
{
    if (weight == 1)
        return {};
    return u'×' + QString::number(weight, 'g', 3);
}

SelectionPainter::SelectionPainter(QPainter& painter, const QRect& clip, const PaddedShape& shape,
                                   const PlaneLayout& layout, const ShownPlanes& planes)
    : m_painter(painter)
    , m_clip(clip)
    , m_shape(shape)
    , m_layout(layout)
    , m_planes(planes)
    , m_dpr(layout.dpr)
{
}

std::optional<PlaneLayout::Cell> SelectionPainter::cellOf(uint64_t element) const
{
    return m_planes.inLayout(m_shape.coordinates(element));
}

QRectF SelectionPainter::bounds(const PlaneLayout::Cell& cell) const
{
    const double zoom = m_layout.zoom;
    return {m_layout.planeOrigin(cell.n, cell.c) + QPointF(cell.x, cell.y) * zoom, QSizeF(zoom, zoom)};
}

bool SelectionPainter::small() const
{
    return m_layout.zoom < kSmall * m_dpr;
}

void SelectionPainter::paintHovered(uint64_t element)
{
    const auto cell = cellOf(element);
    if (cell && !small()) // else the mouse shows the place
        paintFrame(m_layout.cellRect(*cell).toRect(), static_cast<int>(2 * m_dpr), color(Role::Accent));
}

void SelectionPainter::paintFilled(uint64_t first, uint64_t last)
{
    const auto from = cellOf(first), to = cellOf(last);
    if (!from)
        return;
    const bool isOnePlane = to && from->n == to->n && from->c == to->c;
    const QRectF area = isOnePlane ? bounds(*from) | bounds(*to) : bounds(*from);
    if (small() || !area.intersects(m_clip))
        paintMarker(area, color(Role::Accent));
    else if (first == last)
        paintFrame(m_layout.cellRect(*from).toRect(),
                   static_cast<int>((m_layout.zoom >= kThick * m_dpr ? 3 : 2) * m_dpr), color(Role::Accent));
}

void SelectionPainter::paintRead(const Partners& ends)
{
    if (small())
        paintPartners(ends, false);
}

void SelectionPainter::paintPinned(uint64_t element)
{
    const auto cell = cellOf(element);
    if (!cell)
        return;
    const QRectF area = bounds(*cell);
    if (small() || !area.intersects(m_clip)) {
        paintMarker(area, color(Role::Pin));
        return;
    }
    const QRect rect = m_layout.cellRect(*cell).toRect();
    const bool thick = m_layout.zoom >= kThick * m_dpr;
    paintFrame(rect, static_cast<int>((thick ? 3 : 2) * m_dpr), color(Role::Pin));
    if (!thick)
        return;
    // A turned-down corner, so that the pin is told from other frames by its form too.
    const double ear = std::min(0.28 * rect.width(), 12 * m_dpr);
    const QPointF corner(rect.x() + rect.width(), rect.y());
    QPainterPath path(corner);
    path.lineTo(corner - QPointF(ear, 0));
    path.lineTo(corner + QPointF(0, ear));
    m_painter.fillPath(path, color(Role::Pin));
}

// Writes the number in the cell's lower left corner, which nothing else takes; for a small cell above it, with a dot on
// the element.
void SelectionPainter::paintKept(uint64_t element, size_t number, const QColor& ink)
{
    const auto cell = cellOf(element);
    if (!cell || !bounds(*cell).intersects(m_clip))
        return;
    const QString text = QString::number(number);
    const QRect rect = m_layout.cellRect(*cell).toRect();
    QRect tag(QPoint(), tagSize(text));
    if (rect.width() > tag.width() && rect.height() > 2 * tag.height()) {
        tag.moveBottomLeft(rect.bottomLeft());
        paintFrame(rect, std::max(1, static_cast<int>(m_dpr)), ink);
    } else {
        const QPointF middle = bounds(*cell).center();
        const double dot = 1.5 * m_dpr;
        m_painter.fillRect(QRectF(middle - QPointF(dot, dot), QSizeF(2 * dot, 2 * dot)), ink);
        tag.moveBottomLeft((middle + QPointF(dot, -dot)).toPoint());
    }
    paintTag(tag, text, ink);
}

QSize SelectionPainter::tagSize(const QString& text) const
{
    const GlyphAtlas& atlas = GlyphAtlas::of(tagText(m_dpr), Qt::black);
    const int padding = static_cast<int>(2 * kTagPadding * m_dpr);
    return {static_cast<int>(text.size()) * atlas.advance() + padding, atlas.height() + padding};
}

void SelectionPainter::paintTag(const QRect& tag, const QString& text, const QColor& ground)
{
    m_painter.fillRect(tag, ground);
    GlyphAtlas::of(tagText(m_dpr), textOn(ground)).drawCentered(m_painter, tag, text);
}

void SelectionPainter::paintPartners(const Partners& partners, bool weak, std::optional<QPointF> position)
{
    const QColor ink = color(Role::Partner);
    double heaviest = 0;
    for (const Partner& partner : partners.list)
        heaviest = std::max(heaviest, std::abs(partner.weight));
    std::map<std::pair<uint32_t, uint32_t>, QRectF> marked; // one for each plane
    for (const Partner& partner : partners.list) {
        const auto cell = cellOf(partner.element);
        if (!cell)
            continue;
        const QRectF area = bounds(*cell);
        if (small() || !area.intersects(m_clip)) {
            marked[{cell->n, cell->c}] |= area;
            continue;
        }
        const double share = heaviest > 0 ? std::abs(partner.weight) / heaviest : 1;
        const double strength = (weak ? 0.5 : 1) * (0.3 + 0.7 * share);
        const QRect rect = m_layout.cellRect(*cell).toRect();
        const double thickness = m_layout.zoom >= kThick * m_dpr && !weak ? 1.5 + 1.5 * share : 1;
        paintFrame(rect, std::max(1, static_cast<int>(thickness * m_dpr)), faint(ink, strength));
        if (!weak)
            paintWeight(rect, partner.weight, position.value_or(rect.topLeft()));
    }
    size_t markers = 0;
    for (const auto& [plane, area] : marked)
        if (++markers <= kMostMarkers)
            paintMarker(area, faint(ink, weak ? 0.6 : 1));
}

// Draws the frame inside the cell, with a line in the canvas's colour around it, so that it stands out from any colour.
void SelectionPainter::paintFrame(const QRect& cell, int thickness, const QColor& ink)
{
    const auto stroke = [this](const QRect& outer, int width, const QColor& c) {
        width = std::min({width, (outer.width() + 1) / 2, (outer.height() + 1) / 2});
        m_painter.fillRect(QRect(outer.left(), outer.top(), outer.width(), width), c);
        m_painter.fillRect(QRect(outer.left(), outer.bottom() + 1 - width, outer.width(), width), c);
        m_painter.fillRect(QRect(outer.left(), outer.top() + width, width, outer.height() - 2 * width), c);
        m_painter.fillRect(QRect(outer.right() + 1 - width, outer.top() + width, width, outer.height() - 2 * width), c);
    };
    const int halo = std::max(1, static_cast<int>(m_dpr));
    const bool inside = cell.width() >= 8 * m_dpr;
    const QRect frame = inside ? cell : cell.adjusted(-thickness, -thickness, thickness, thickness);
    stroke(frame.adjusted(-halo, -halo, halo, halo), halo, faint(color(Role::Canvas), 0.8 * ink.alphaF()));
    stroke(frame, thickness, ink);
    if (cell.width() >= kThick * m_dpr)
        stroke(frame.adjusted(thickness, thickness, -thickness, -thickness), halo,
               faint(color(Role::Canvas), 0.8 * ink.alphaF()));
}

void SelectionPainter::paintMarker(const QRectF& area, const QColor& ink)
{
    if (!area.intersects(m_clip)) {
        paintArrow(area.center(), ink);
        return;
    }
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    const double grow = 4 * m_dpr, least = 2 * kRing * m_dpr;
    QRectF ring(0, 0, std::max(least, area.width() + 2 * grow), std::max(least, area.height() + 2 * grow));
    ring.moveCenter(area.center());
    const double corner = std::min(ring.width(), ring.height()) / 2;
    m_painter.setBrush(Qt::NoBrush);
    for (const auto& [width, c] : {std::pair(4.5, faint(color(Role::Canvas), 0.85)), std::pair(2.0, ink)}) {
        m_painter.setPen(QPen(c, width * m_dpr));
        m_painter.drawRoundedRect(ring, corner, corner);
    }
    const double dot = std::max(1.0, m_dpr);
    if (area.width() < 3 * dot) // the element itself, where it can hardly be seen
        m_painter.fillRect(QRectF(area.center() - QPointF(dot, dot), QSizeF(2 * dot, 2 * dot)), ink);
    m_painter.restore();
}

void SelectionPainter::paintArrow(const QPointF& target, const QColor& ink)
{
    const double inset = (kArrowInset + kArrow / 2) * m_dpr;
    const QRectF inner = QRectF(m_clip).adjusted(inset, inset, -inset, -inset);
    if (inner.isEmpty())
        return;
    const QPointF tip(std::clamp(target.x(), inner.left(), inner.right()),
                      std::clamp(target.y(), inner.top(), inner.bottom()));
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.translate(tip);
    m_painter.rotate(std::atan2(target.y() - tip.y(), target.x() - tip.x()) * 180 / M_PI);
    const double size = kArrow * m_dpr;
    const QPolygonF arrow({{size * 0.7, 0}, {-size * 0.5, -size * 0.6}, {-size * 0.2, 0}, {-size * 0.5, size * 0.6}});
    m_painter.setPen(QPen(color(Role::Canvas), 3 * m_dpr, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.setBrush(ink);
    m_painter.drawPolygon(arrow);
    m_painter.setPen(Qt::NoPen);
    m_painter.drawPolygon(arrow);
    m_painter.restore();
}

// Writes the weight in the corner that is farthest from the position, if there is room beside the number.
void SelectionPainter::paintWeight(const QRect& cell, double weight, QPointF position)
{
    const QString text = weightText(weight);
    if (text.isEmpty() || cell.width() < kWeightFrom * m_dpr)
        return;
    QRect tag(cell.topLeft(), tagSize(text));
    if (tag.width() > cell.width() - static_cast<int>(2 * kTagPadding * m_dpr) || 3 * tag.height() > cell.height())
        return;
    if (position.x() <= cell.center().x())
        tag.moveRight(cell.right());
    if (position.y() <= cell.center().y())
        tag.moveBottom(cell.bottom());
    paintTag(tag, text, color(Role::Partner));
}

std::optional<QPointF> SelectionPainter::positionOf(uint32_t n, uint32_t c, double y, double x) const
{
    const auto plane = m_planes.inLayout({n, c, 0, 0});
    if (!plane || m_layout.zoom < kPositionFrom * m_dpr)
        return {};
    const QPointF at = m_layout.planeOrigin(plane->n, plane->c) + QPointF(x + 0.5, y + 0.5) * m_layout.zoom;
    return QRectF(m_clip).contains(at) ? std::optional(at) : std::nullopt;
}

void SelectionPainter::paintPosition(QPointF at)
{
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    const double radius = std::min(4.0, m_layout.zoom / m_dpr / 4) * m_dpr;
    m_painter.setPen(QPen(color(Role::Canvas), 1.5 * m_dpr));
    m_painter.setBrush(color(Role::Pin));
    m_painter.drawEllipse(at, radius, radius);
    m_painter.restore();
}

} // namespace tessera
