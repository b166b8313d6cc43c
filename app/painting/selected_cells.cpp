// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/painting/selected_cells.h"

#include "app/planes/blend.h"

#include <cmath>

namespace tessera {

namespace {

constexpr double kLinesFrom = 6; // cell size in designed pixels
constexpr uint32_t kCellTint = 96, kStrongTint = 150; // of 255: of large cells, that have lines too, and of small ones

// Every pixel of small cells.
void tint(QImage& frame, const QRect& clip, const PlaneLayout& layout, const ShownPlanes& planes,
          const SelectedElement& isSelected, QRgb ink, uint32_t weight)
{
    const auto paint = [&](const PlaneBand& band, uchar* bits, qsizetype bytesPerLine) {
        const PlaneLayout::Cell plane = planes.inTensor(band.plane);
        const QPointF start = layout.planeOrigin(band.plane.n, band.plane.c);
        const QRect& area = band.area;
        const auto columns = pixelSpans(start.x(), layout.zoom, layout.width, area.left(), area.right() + 1);
        const auto rows = pixelSpans(start.y(), layout.zoom, layout.height, area.top(), area.bottom() + 1);
        std::vector<uint8_t> chosen(columns.size()); // no bits: several at once are painted
        for (size_t row = 0; row < rows.size(); ++row) {
            if (row == 0 || rows[row].first != rows[row - 1].first)
                for (size_t i = 0; i < columns.size(); ++i)
                    chosen[i] = i > 0 && columns[i].first == columns[i - 1].first
                        ? chosen[i - 1]
                        : isSelected({plane.n, plane.c, rows[row].first, columns[i].first});
            auto* line =
                reinterpret_cast<QRgb*>(bits + (area.top() + static_cast<int>(row)) * bytesPerLine) + area.left();
            for (size_t i = 0; i < columns.size(); ++i) {
                const QRgb tinted = mixed(ink, line[i], weight);
                line[i] = chosen[i] != 0 ? tinted : line[i];
            }
        }
    };
    paintBands(frame, clip, layout, [&]() -> BandPaint { return paint; });
}

// The same as rectangles: what is next to each other in a row of elements is one.
void tintVectors(QPainter& painter, const QRect& clip, const PlaneLayout& layout, const ShownPlanes& planes,
                 const SelectedElement& isSelected, const QColor& ink)
{
    layout.forPlanesIn(clip, [&](uint32_t n, uint32_t c) {
        const QRect area = (layout.planeRect(n, c) & QRectF(clip)).toRect();
        if (area.isEmpty())
            return;
        const PlaneLayout::Cell plane = planes.inTensor({n, c, 0, 0});
        const QPointF start = layout.planeOrigin(n, c);
        const auto columns = pixelSpans(start.x(), layout.zoom, layout.width, area.left(), area.right() + 1);
        const auto rows = pixelSpans(start.y(), layout.zoom, layout.height, area.top(), area.bottom() + 1);
        for (size_t top = 0, bottom = 0; top < rows.size(); top = bottom) {
            while (bottom < rows.size() && rows[bottom].first == rows[top].first)
                ++bottom;
            const auto chosen = [&](size_t x) {
                return isSelected({plane.n, plane.c, rows[top].first, columns[x].first});
            };
            for (size_t from = 0, to = 0; from < columns.size(); from = to + 1) {
                for (to = from; to < columns.size() && chosen(to); ++to) { }
                painter.fillRect(
                    QRect(area.left() + int(from), area.top() + int(top), int(to - from), int(bottom - top)), ink);
            }
        }
    });
}

// Around what is selected of one plane: along every edge of a cell beyond which nothing is selected.
void outline(QPainter& painter, const QRect& clip, const PlaneLayout& layout, const ShownPlanes& planes, uint32_t n,
             uint32_t c, const SelectedElement& isSelected, const QColor& ink)
{
    const QRectF visible = layout.planeRect(n, c) & QRectF(clip);
    if (visible.isEmpty())
        return;
    const QPointF start = layout.planeOrigin(n, c);
    const PlaneLayout::Cell plane = planes.inTensor({n, c, 0, 0});
    const auto at = [&](int64_t y, int64_t x) {
        return y >= 0 && x >= 0 && y < layout.height && x < layout.width
            && isSelected({plane.n, plane.c, static_cast<uint32_t>(y), static_cast<uint32_t>(x)});
    };
    const int64_t top = PlaneLayout::indexAt(start.y(), layout.zoom, visible.top(), layout.height);
    const int64_t bottom = PlaneLayout::indexAt(start.y(), layout.zoom, visible.bottom() - 1, layout.height);
    const int64_t left = PlaneLayout::indexAt(start.x(), layout.zoom, visible.left(), layout.width);
    const int64_t right = PlaneLayout::indexAt(start.x(), layout.zoom, visible.right() - 1, layout.width);
    const int thickness = std::max(1, static_cast<int>(std::lround(2 * layout.dpr)));
    for (int64_t y = top; y <= bottom; ++y)
        for (int64_t x = left; x <= right; ++x) {
            if (!at(y, x))
                continue;
            const QRect cell = layout.cellRect({n, c, static_cast<uint32_t>(y), static_cast<uint32_t>(x)}).toRect();
            if (!at(y - 1, x))
                painter.fillRect(QRect(cell.left(), cell.top(), cell.width(), thickness), ink);
            if (!at(y + 1, x))
                painter.fillRect(QRect(cell.left(), cell.bottom() + 1 - thickness, cell.width(), thickness), ink);
            if (!at(y, x - 1))
                painter.fillRect(QRect(cell.left(), cell.top(), thickness, cell.height()), ink);
            if (!at(y, x + 1))
                painter.fillRect(QRect(cell.right() + 1 - thickness, cell.top(), thickness, cell.height()), ink);
        }
}

} // namespace

void fillChosen(QPainter& painter, QImage* frame, const QRect& clip, const PlaneLayout& layout,
                const ShownPlanes& planes, const SelectedElement& isChosen, const QColor& ink)
{
    frame ? tint(*frame, clip, layout, planes, isChosen, ink.rgb(), static_cast<uint32_t>(ink.alpha()))
          : tintVectors(painter, clip, layout, planes, isChosen, ink);
}

void paintSelected(QPainter& painter, QImage* frame, const QRect& clip, const PlaneLayout& layout,
                   const ShownPlanes& planes, const SelectedElement& isSelected, const QColor& ink)
{
    const bool lines = layout.zoom >= kLinesFrom * layout.dpr;
    QColor tinted = ink;
    tinted.setAlpha(int(lines ? kCellTint : kStrongTint));
    fillChosen(painter, frame, clip, layout, planes, isSelected, tinted);
    if (lines)
        layout.forPlanesIn(
            clip, [&](uint32_t n, uint32_t c) { outline(painter, clip, layout, planes, n, c, isSelected, ink); });
}

} // namespace tessera
