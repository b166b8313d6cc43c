// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/canvas/tensor_viewport.h"

#include "app/tensor/painting/cell_painter.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tessera {

namespace {

constexpr double kInSight = 48; // designed pixels of the content that cannot be dragged away
constexpr double kRevealMargin = 48; // designed pixels around an element that was scrolled to

// How far to move the interval [low, high] so that it lies in [from, to]; one that is too long is centred.
double wayInto(double low, double high, double from, double to)
{
    if (high - low > to - from)
        return (from + to - low - high) / 2;
    return low < from ? from - low : std::min(0.0, to - high);
}

} // namespace

bool TensorViewport::resize(QSize designed)
{
    const QSize before = std::exchange(m_size, designed.expandedTo({1, 1}));
    if (before == m_size || !m_shape)
        return false;
    if (m_fitted)
        return fit();
    keepInSight();
    return false;
}

bool TensorViewport::setDpr(double dpr)
{
    if (dpr == m_layout.dpr)
        return false;
    *this = scaledTo(dpr);
    m_layout.zoom = wholeZoom(m_layout.zoom);
    return m_fitted && fit();
}

TensorViewport TensorViewport::scaledTo(double dpr) const
{
    TensorViewport scaled = *this;
    const double ratio = dpr / m_layout.dpr;
    scaled.m_layout.dpr = dpr;
    scaled.m_layout.zoom *= ratio;
    scaled.m_layout.origin *= ratio;
    return scaled;
}

QRectF TensorViewport::area() const
{
    return {0, 0, std::ceil(m_size.width() * m_layout.dpr), std::ceil(m_size.height() * m_layout.dpr)};
}

bool TensorViewport::setMode(PlaneMode mode)
{
    m_mode = mode;
    m_fitted = true;
    return arrange();
}

bool TensorViewport::setPlane(uint32_t n, uint32_t c)
{
    m_n = n;
    m_c = c;
    return arrange();
}

ShownPlanes TensorViewport::planes() const
{
    const bool picture = m_mode == PlaneMode::Picture;
    ShownPlanes planes{.all = m_mode == PlaneMode::Atlas,
                       .n = m_n,
                       .c = m_c,
                       .channels = 1,
                       .picked = {m_c, 0, 0, 3},
                       .picture = picture && !m_isDifference};
    if (!picture || m_channels.grey || !hasPictureChannels())
        return planes;
    const uint32_t count = m_shape->sizes[1];
    planes.channels = m_channels.withAlpha(m_c, count) ? 4 : 3;
    for (size_t i = 0; i < 3; ++i)
        planes.picked[i] = (m_c + m_channels.from[i]) % count;
    return planes;
}

QPointF TensorViewport::center() const
{
    const QSizeF size = m_layout.contentSize();
    const QPointF distance = area().center() - m_layout.origin;
    return {distance.x() / std::max(1e-9, size.width()), distance.y() / std::max(1e-9, size.height())};
}

// After the mode, the plane or the tensor changed.
bool TensorViewport::arrange()
{
    if (!m_shape)
        return false;
    const auto [batches, channels, height, width] = m_shape->sizes;
    m_n = std::min(m_n, batches - 1);
    m_c = std::min(m_c, channels - 1);
    const bool atlas = m_mode == PlaneMode::Atlas;
    m_layout.batches = atlas ? batches : 1;
    m_layout.channels = atlas ? channels : 1;
    m_layout.height = height;
    m_layout.width = width;
    if (m_fitted)
        return fit();
    const QPointF kept = center();
    m_layout.chooseColumns(area().size());
    centerOn(kept);
    return false;
}

bool TensorViewport::fit()
{
    m_fitted = true;
    if (!m_shape)
        return false;
    m_layout.fit(area());
    m_exactZoom = m_layout.zoom;
    return true;
}

void TensorViewport::centerOn(QPointF share)
{
    const QSizeF size = m_layout.contentSize();
    m_layout.origin = area().center() - QPointF(share.x() * size.width(), share.y() * size.height());
    keepInSight();
}

void TensorViewport::keepInSight()
{
    const QRectF visible = area();
    const QSizeF size = m_layout.contentSize();
    const auto bounded = [&](double start, double length, double room) {
        const double least = std::min(kInSight * m_layout.dpr, length);
        return std::clamp(start, least - length, std::max(least - length, room - least));
    };
    m_layout.origin = QPointF(bounded(m_layout.origin.x(), size.width(), visible.width()),
                              bounded(m_layout.origin.y(), size.height(), visible.height()));
}

bool TensorViewport::moveBy(QPointF distance)
{
    if (!m_shape || distance.isNull())
        return false;
    m_fitted = false;
    m_layout.origin += distance;
    keepInSight();
    return true;
}

bool TensorViewport::zoomTo(double zoom, QPointF about)
{
    if (!m_shape)
        return false;
    m_fitted = false;
    m_layout.zoomTo(wholeZoom(zoom), about);
    keepInSight();
    return true;
}

double TensorViewport::wholeZoom(double zoom)
{
    m_exactZoom = std::clamp(zoom, kSmallestZoom, kLargestZoom);
    return m_exactZoom >= 1 ? std::round(m_exactZoom) : m_exactZoom;
}

bool TensorViewport::lookAtShare(QPointF share)
{
    const QSizeF size = m_layout.contentSize();
    return moveBy(area().center() - m_layout.origin - QPointF(share.x() * size.width(), share.y() * size.height()));
}

bool TensorViewport::lookAt(uint64_t element, double zoom, bool keepPlane)
{
    if (!m_shape)
        return false;
    auto at = m_shape->coordinates(element);
    if (keepPlane) {
        const auto middle = nearestElement(area().center());
        at[0] = middle[0];
        at[1] = middle[1];
    }
    m_fitted = false;
    m_layout.zoom = wholeZoom(zoom);
    const auto cell = planes().inLayout(at).value_or(PlaneLayout::Cell{0, 0, at[2], at[3]});
    const QPointF there = m_layout.planeOrigin(cell.n, cell.c) + QPointF(cell.x + 0.5, cell.y + 0.5) * m_layout.zoom;
    m_layout.origin += area().center() - there;
    keepInSight();
    return true;
}

bool TensorViewport::reveal(uint64_t element)
{
    const auto cell = planes().inLayout(m_shape->coordinates(element));
    if (!cell)
        return false;
    const QRectF area = this->area();
    QRectF rect = m_layout.cellRect(*cell);
    if (rect.isEmpty()) // smaller than a pixel, and under no pixel's centre
        rect = {m_layout.planeOrigin(cell->n, cell->c) + QPointF(cell->x, cell->y) * m_layout.zoom, QSizeF(1, 1)};
    const double margin = std::min({kRevealMargin * m_layout.dpr, area.width() / 4, area.height() / 4});
    const QRectF inner = area.adjusted(margin, margin, -margin, -margin);
    QPointF way;
    if (!area.contains(rect) || (!m_fitted && !inner.contains(rect.center())))
        way = {wayInto(rect.left(), rect.right(), inner.left(), inner.right()),
               wayInto(rect.top(), rect.bottom(), inner.top(), inner.bottom())};
    if (minimap().contains(rect.translated(way).toRect()))
        way = area.center() - rect.center();
    return moveBy(way);
}

bool TensorViewport::follow(double zoom, QPointF center)
{
    if (!m_shape)
        return false;
    m_fitted = false;
    m_layout.zoom = wholeZoom(zoom);
    centerOn(center);
    return true;
}

ViewState TensorViewport::look() const
{
    return {.mode = m_mode,
            .n = m_n,
            .c = m_c,
            .channels = m_channels,
            .fitted = m_fitted,
            .zoom = m_layout.zoom / m_layout.dpr,
            .center = center()};
}

bool TensorViewport::apply(const ViewState& look, std::optional<QPointF> origin)
{
    m_channels = look.channels;
    m_mode = look.mode == PlaneMode::Picture && !hasPictureChannels() ? PlaneMode::Atlas : look.mode;
    m_n = look.n;
    m_c = look.c;
    m_fitted = look.fitted;
    const bool moved = arrange();
    if (m_fitted)
        return moved;
    const bool followed = follow(look.zoom * m_layout.dpr, look.center);
    if (origin)
        moveBy(*origin * m_layout.dpr - m_layout.origin);
    return followed;
}

std::optional<uint64_t> TensorViewport::elementAt(QPointF pixel) const
{
    if (!m_shape || !area().contains(pixel))
        return {};
    const auto cell = m_layout.cellAt(pixel);
    if (!cell)
        return {};
    const PlaneLayout::Cell at = planes().inTensor(*cell);
    return m_shape->element(at.n, at.c, at.y, at.x);
}

QRectF TensorViewport::elementRect(uint64_t element) const
{
    const auto cell = planes().inLayout(m_shape->coordinates(element));
    const QRectF rect = cell ? m_layout.cellRect(*cell) : QRectF();
    return rect.intersects(area()) ? rect : QRectF();
}

std::optional<PlaneLayout::Cell> TensorViewport::captionAt(QPointF pixel) const
{
    const double height = m_layout.captionHeight();
    if (!m_shape || height <= 0 || !area().contains(pixel))
        return {};
    std::optional<PlaneLayout::Cell> found;
    m_layout.forPlanesIn(area(), [&](uint32_t n, uint32_t c) {
        const QRectF plane = m_layout.planeRect(n, c);
        if (QRectF(plane.left(), plane.top() - height, plane.width(), height).contains(pixel))
            found = planes().inTensor({n, c, 0, 0});
    });
    return found;
}

std::array<uint32_t, 4> TensorViewport::nearestElement(QPointF pixel) const
{
    PlaneLayout::Cell best;
    double least = std::numeric_limits<double>::infinity();
    const auto consider = [&](uint32_t n, uint32_t c) {
        const QRectF rect = m_layout.planeRect(n, c);
        const QPointF inside(std::clamp(pixel.x(), rect.left(), rect.right() - 1),
                             std::clamp(pixel.y(), rect.top(), rect.bottom() - 1));
        const double distance = std::hypot(inside.x() - pixel.x(), inside.y() - pixel.y());
        const auto cell = distance < least ? m_layout.cellAt(inside) : std::nullopt;
        if (cell) {
            least = distance;
            best = *cell;
        }
    };
    if (const auto cell = m_layout.cellAt(pixel))
        best = *cell;
    else
        m_layout.forPlanesIn(area(), consider);
    const PlaneLayout::Cell at = planes().inTensor(best);
    return {at.n, at.c, at.y, at.x};
}

std::vector<ElementBox> TensorViewport::boxesInSight() const
{
    const ShownPlanes shown = planes();
    std::vector<ElementBox> boxes;
    m_layout.forPlanesIn(area(), [&](uint32_t n, uint32_t c) {
        const QRectF plane = m_layout.planeRect(n, c) & area();
        if (plane.isEmpty())
            return;
        const auto corner = [&](const QPointF& point) {
            const auto cell = m_layout.cellAt(point);
            return cell ? shown.inTensor(*cell) : shown.inTensor({n, c, 0, 0});
        };
        const PlaneLayout::Cell from = corner(plane.topLeft()), to = corner(plane.bottomRight() - QPointF(1, 1));
        for (uint32_t i = 0; i < shown.channels; ++i)
            boxes.push_back(
                {{from.n, shown.channelOf(from, i), from.y, from.x}, {to.n, shown.channelOf(to, i), to.y, to.x}});
    });
    return boxes;
}

uint64_t TensorViewport::cellsInSight() const
{
    if (!m_shape)
        return 0;
    uint64_t count = 0;
    for (const CellArea& cells : cellsIn(area().toRect(), m_layout))
        count += cells.count();
    return count;
}

namespace {

constexpr uint32_t kFarApart = 4; // times the length of the other plane's side

// Whether the sizes differ so much that the zoom of one tensor says nothing about the other's.
bool areFarApart(const LookMemory::Sizes& a, const LookMemory::Sizes& b)
{
    const auto apart = [&](size_t axis) {
        return std::max(a[axis], b[axis]) > kFarApart * uint64_t{std::min(a[axis], b[axis])};
    };
    return apart(2) || apart(3);
}

} // namespace

void LookMemory::keep(const std::optional<Sizes>& sizes, const ViewState& look, QPointF origin, bool ofDocument)
{
    if (sizes && ofDocument)
        m_looks[*sizes] = look;
    if (m_taken == look) // the user changed nothing
        return;
    m_chosen = look;
    m_chosenSizes = sizes.value_or(m_chosenSizes);
    m_chosenOrigin = origin;
}

LookMemory::Found LookMemory::find(const Sizes& sizes, bool ofDocument) const
{
    if (const auto kept = m_looks.find(sizes); ofDocument && kept != m_looks.end())
        return {kept->second, {}};
    Found found{m_chosen, m_chosenOrigin}; // keeps the elements in view, not the share of the whole
    found.look.fitted = found.look.fitted || areFarApart(m_chosenSizes, sizes);
    return found;
}

} // namespace tessera
