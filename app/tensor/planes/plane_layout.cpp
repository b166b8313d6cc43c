// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/planes/plane_layout.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr double kGap = 14, kGapShare = 0.15; // the gap, and its largest share of a plane's shorter side
constexpr double kCaption = 17; // height of a line of caption
constexpr double kCaptionWidth = 44, kCaptionPlane = 28; // the plane that a whole caption needs; less has a smaller one
constexpr double kSmallestCaption = 0.7; // the smallest readable caption
constexpr double kRowNames = 16; // beside planes without captions, more than the margin
constexpr double kFitMargin = 16; // around a fitted content
constexpr double kLargestFit = 72; // the largest fitted element, which grows with the text
constexpr double kLegible = 36; // elements that show their numbers well
constexpr double kWholePixels = 4; // a fitted element of this size or more has whole pixels

} // namespace

uint32_t PlaneLayout::indexAt(double start, double size, double pixel, uint32_t count)
{
    double index = std::clamp(std::floor((pixel + 0.5 - start) / size), 0.0, count - 1.0);
    while (index > 0 && edge(start, size, index) > pixel)
        --index;
    while (index + 1 < count && edge(start, size, index + 1) <= pixel)
        ++index;
    return static_cast<uint32_t>(index);
}

double PlaneLayout::gap() const
{
    return std::min(kGap * dpr, kGapShare * zoom * std::min(width, height));
}

double PlaneLayout::captionScale() const
{
    if (!hasNames)
        return 0;
    const double plane = std::min(width * zoom / kCaptionWidth, height * zoom / kCaptionPlane) / dpr;
    return plane < kSmallestCaption * textScale ? 0 : std::min(plane, textScale);
}

double PlaneLayout::captionHeight() const
{
    return kCaption * dpr * captionScale();
}

QSizeF PlaneLayout::contentSize() const
{
    const uint32_t used = std::min(columns, items());
    return {used * pitchX() - gap(), groups() * groupPitch() - 2 * gap()};
}

QPointF PlaneLayout::planeOrigin(uint32_t n, uint32_t c) const
{
    const uint32_t group = channels == 1 ? 0 : n, item = channels == 1 ? n : c;
    const uint32_t row = item / columns, column = item % columns;
    return origin + QPointF(column * pitchX(), group * groupPitch() + row * pitchY() + captionHeight());
}

QRectF PlaneLayout::planeRect(uint32_t n, uint32_t c) const
{
    const QPointF start = planeOrigin(n, c);
    const double left = edge(start.x(), zoom, 0), top = edge(start.y(), zoom, 0);
    return {left, top, std::max(1.0, edge(start.x(), zoom, width) - left),
            std::max(1.0, edge(start.y(), zoom, height) - top)};
}

QRectF PlaneLayout::cellRect(const Cell& cell) const
{
    const QPointF start = planeOrigin(cell.n, cell.c);
    const QPointF topLeft(edge(start.x(), zoom, cell.x), edge(start.y(), zoom, cell.y));
    return {topLeft, QPointF(edge(start.x(), zoom, cell.x + 1.0), edge(start.y(), zoom, cell.y + 1.0))};
}

std::optional<PlaneLayout::Cell> PlaneLayout::cellAt(QPointF point) const
{
    const QPointF pixel(std::floor(point.x()), std::floor(point.y()));
    std::optional<Cell> found;
    forPlanesIn(QRectF(pixel, QSizeF(1, 1)), [&](uint32_t n, uint32_t c) {
        const QRectF plane = planeRect(n, c);
        if (found || pixel.x() < plane.left() || pixel.y() < plane.top() || pixel.x() >= plane.right()
            || pixel.y() >= plane.bottom())
            return;
        const QPointF start = planeOrigin(n, c);
        found = Cell{n, c, indexAt(start.y(), zoom, pixel.y(), height), indexAt(start.x(), zoom, pixel.x(), width)};
    });
    return found;
}

void PlaneLayout::zoomTo(double newZoom, QPointF about)
{
    // The plane under the point, or the one before the gap under it.
    const QPointF pixel(std::floor(about.x()) + 0.5, std::floor(about.y()) + 0.5);
    const auto slot = [](double distance, double pitch, uint32_t count) {
        return static_cast<uint32_t>(std::clamp(std::floor(distance / pitch), 0.0, count - 1.0));
    };
    const uint32_t group = slot(pixel.y() - origin.y(), groupPitch(), groups());
    const uint32_t row = slot(pixel.y() - origin.y() - group * groupPitch(), pitchY(), groupRows());
    const uint32_t column = slot(pixel.x() - origin.x(), pitchX(), std::min(columns, items()));
    const uint32_t item = std::min(row * columns + column, items() - 1);
    const uint32_t n = channels == 1 ? item : group, c = channels == 1 ? 0 : item;

    const QPointF element = (pixel - planeOrigin(n, c)) / zoom;
    zoom = std::clamp(newZoom, kSmallestZoom, kLargestZoom);
    origin += pixel - (planeOrigin(n, c) + element * zoom);
}

// Sets the largest zoom at which the content, with the columns as they are, fits the area; returns the content's size.
QSizeF PlaneLayout::fitZoom(const QSizeF& area)
{
    const auto fits = [&](double candidate) {
        zoom = candidate;
        const QSizeF size = contentSize();
        return size.width() <= area.width() && size.height() <= area.height();
    };
    double low = kSmallestZoom, high = std::max(1.0, kLargestFit * dpr * std::max(1.0, textScale));
    if (fits(high))
        low = high;
    for (int step = 0; step < 40 && high - low > low * 1e-9; ++step) {
        const double middle = (low + high) / 2;
        (fits(middle) ? low : high) = middle;
    }
    zoom = low >= kWholePixels ? std::floor(low + 1e-6) : low;
    return contentSize();
}

// The next number of columns from `wanted` on that keeps the channels of a unit together.
uint32_t PlaneLayout::wholeUnits(uint32_t wanted) const
{
    uint32_t more = wanted;
    while (more % columnUnit != 0 && columnUnit % more != 0)
        ++more;
    return std::min(more, items());
}

void PlaneLayout::chooseColumns(const QSizeF& area)
{
    const double oldZoom = zoom;
    const uint32_t unit = channels > 1 ? columnUnit : 1;
    double best = -1;
    uint32_t bestColumns = 1;
    // The least columns that a number of rows needs: more would only waste width.
    for (uint32_t rows = 1, previous = 0; rows <= items(); ++rows) {
        columns = (items() + rows - 1) / rows;
        if (columns == previous) { // past √items: the next number of rows that needs fewer columns
            if (columns == 1)
                break;
            rows = (items() + columns - 2) / (columns - 1);
            columns = (items() + rows - 1) / rows;
        }
        previous = columns;
        if (unit > 1)
            columns = wholeUnits(columns);
        const QSizeF content = fitZoom(area);
        const double places = double(groupRows()) * columns;
        const double waste = (places - items()) / places; // full rows are easier to read
        const double shape = std::abs(std::log(content.width() / content.height() * area.height() / area.width()));
        const double legible = std::min(zoom, kLegible * dpr); // more is worth little
        const double score = (legible + 0.1 * (zoom - legible)) * (1 - waste) / (1 + 0.02 * shape);
        if (score > best) {
            best = score;
            bestColumns = columns;
        }
        columns = previous;
    }
    columns = bestColumns;
    zoom = oldZoom;
}

void PlaneLayout::fit(const QRectF& area)
{
    const double margin =
        hasNames ? std::min({kFitMargin * dpr * std::max(1.0, textScale), area.width() / 8, area.height() / 8}) : 0;
    QRectF inner = area.adjusted(margin, margin, -margin, -margin);
    if (inner.width() < 1 || inner.height() < 1)
        return;
    chooseColumns(inner.size());
    QSizeF size = fitZoom(inner.size());
    const double names = kRowNames * dpr * textScale;
    if (hasNames && uint64_t{batches} * channels > 1 && captionHeight() == 0 && inner.width() > 2 * names) {
        inner.setLeft(inner.left() + names);
        size = fitZoom(inner.size());
    }
    origin = inner.topLeft() + QPointF(inner.width() - size.width(), inner.height() - size.height()) / 2;
    if (zoom >= 1)
        origin = QPointF(std::round(origin.x()), std::round(origin.y()));
}

} // namespace tessera
