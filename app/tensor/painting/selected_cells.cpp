// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/painting/selection_painter.h"

#include "app/base/look/theme.h"

namespace tessera {

namespace {

constexpr double kLinesFrom = 6; // cell size in designed pixels: each has a line of its own

// Fills every pixel of the chosen cells.
void fill(QImage& frame, const QRect& clip, const PlaneLayout& layout, const ShownPlanes& planes,
          const SelectedElement& isChosen, QRgb ink)
{
    const auto paint = [&](const PlaneBand& band) {
        const auto [plane, columns, rows] = spansOf(band, layout, planes);
        std::vector<uint8_t> chosen(columns.size()); // bytes, so that the compiler vectorizes the loop below
        for (size_t row = 0; row < rows.size(); ++row) {
            if (row == 0 || rows[row].first != rows[row - 1].first)
                for (size_t i = 0; i < columns.size(); ++i)
                    chosen[i] = i > 0 && columns[i].first == columns[i - 1].first
                        ? chosen[i - 1]
                        : isChosen({plane.n, plane.c, rows[row].first, columns[i].first});
            QRgb* line = band.line(band.area.top() + static_cast<int>(row));
            for (size_t i = 0; i < columns.size(); ++i)
                line[i] = chosen[i] != 0 ? ink : line[i];
        }
    };
    paintBands(frame, clip, layout, [&]() -> BandPaint { return paint; });
}

// Which pixels of an area are chosen: 0 or 1 each.
class PixelMask {
public:
    PixelMask(const QRect& area, const PlaneLayout& layout, const ShownPlanes& planes, const SelectedElement& isChosen)
        : m_area(area)
        , m_width(static_cast<size_t>(area.width()))
        , m_height(static_cast<size_t>(area.height()))
        , m_pixels(m_width * m_height)
    {
        QImage image(area.right() + 1, area.bottom() + 1, QImage::Format_RGB32);
        image.fill(Qt::black);
        fill(image, area, layout, planes, isChosen, qRgb(255, 255, 255));
        for (size_t y = 0; y < m_height; ++y) {
            const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(area.top() + static_cast<int>(y)));
            for (size_t x = 0; x < m_width; ++x)
                m_pixels[y * m_width + x] = line[static_cast<size_t>(area.left()) + x] & 1;
        }
    }

    // Adds the pixels between two chosen ones of a row or column that are at most `most` apart.
    void closeGaps(size_t most)
    {
        for (size_t y = 0; y < m_height; ++y)
            closeGaps(y * m_width, 1, m_width, most);
        for (size_t x = 0; x < m_width; ++x)
            closeGaps(x, m_width, m_height, most);
    }

    // Takes away the pixels that have an unchosen neighbour. Beyond the area lies the same as at its edge.
    PixelMask eroded() const
    {
        PixelMask rows = *this, all = *this;
        for (size_t y = 0; y < m_height; ++y)
            for (size_t x = 0, i = y * m_width; x < m_width; ++x, ++i)
                rows.m_pixels[i] = m_pixels[i] & m_pixels[x > 0 ? i - 1 : i] & m_pixels[x + 1 < m_width ? i + 1 : i];
        for (size_t y = 0, i = 0; y < m_height; ++y)
            for (size_t x = 0; x < m_width; ++x, ++i)
                all.m_pixels[i] = rows.m_pixels[i] & rows.m_pixels[y > 0 ? i - m_width : i]
                    & rows.m_pixels[y + 1 < m_height ? i + m_width : i];
        return all;
    }

    // Paints the pixels that `inner` lacks.
    void paintBeyond(const PixelMask& inner, QPainter& painter, QImage* frame, const QColor& ink) const
    {
        for (size_t y = 0; y < m_height; ++y)
            for (size_t x = 0; x < m_width; ++x) {
                const size_t from = x;
                while (x < m_width && m_pixels[y * m_width + x] > inner.m_pixels[y * m_width + x])
                    ++x;
                if (x == from)
                    continue;
                const QPoint at = m_area.topLeft() + QPoint(static_cast<int>(from), static_cast<int>(y));
                if (frame)
                    std::fill_n(reinterpret_cast<QRgb*>(frame->scanLine(at.y())) + at.x(), x - from, ink.rgb());
                else
                    painter.fillRect(QRect(at, QSize(static_cast<int>(x - from), 1)), ink);
            }
    }

private:
    void closeGaps(size_t from, size_t step, size_t count, size_t most)
    {
        size_t last = count; // none yet
        for (size_t i = 0; i < count; ++i) {
            if (m_pixels[from + i * step] == 0)
                continue;
            if (last < i && i - last - 1 <= most)
                for (size_t gap = last + 1; gap < i; ++gap)
                    m_pixels[from + gap * step] = 1;
            last = i;
        }
    }

    QRect m_area;
    size_t m_width, m_height;
    std::vector<uint8_t> m_pixels;
};

// Chosen neighbours in a row of elements are one rectangle.
void fillVectors(QPainter& painter, const QRect& clip, const PlaneLayout& layout, const ShownPlanes& planes,
                 const SelectedElement& isChosen, const QColor& ink)
{
    for (const PlaneBand& band : planesIn(clip, layout)) {
        const BandSpans spans = spansOf(band, layout, planes);
        const auto& [plane, columns, rows] = spans;
        for (size_t top = 0, bottom = 0; top < rows.size(); top = bottom) {
            while (bottom < rows.size() && rows[bottom].first == rows[top].first)
                ++bottom;
            const auto chosen = [&](size_t x) {
                return isChosen({spans.plane.n, spans.plane.c, spans.rows[top].first, spans.columns[x].first});
            };
            for (size_t from = 0, to = 0; from < columns.size(); from = to + 1) {
                for (to = from; to < columns.size() && chosen(to); ++to) { }
                painter.fillRect(
                    QRect(band.area.left() + int(from), band.area.top() + int(top), int(to - from), int(bottom - top)),
                    ink);
            }
        }
    }
}

} // namespace

void fillChosen(QPainter& painter, QImage* frame, const QRect& clip, const PlaneLayout& layout,
                const ShownPlanes& planes, const SelectedElement& isChosen, const QColor& ink)
{
    frame ? fill(*frame, clip, layout, planes, isChosen, ink.rgb())
          : fillVectors(painter, clip, layout, planes, isChosen, ink);
}

void outlineSelected(QPainter& painter, QImage* frame, const QRect& clip, const PlaneLayout& layout,
                     const ShownPlanes& planes, const SelectedElement& isSelected, const QColor& ink)
{
    PixelMask mask(clip, layout, planes, isSelected);
    if (layout.zoom < kLinesFrom * layout.dpr)
        mask.closeGaps(static_cast<size_t>(kLinesFrom * layout.dpr));
    const int thickness = std::max(1, static_cast<int>(layout.dpr));
    for (const QColor& line : {textOn(ink), ink}) {
        PixelMask inner = mask.eroded();
        for (int i = 1; i < thickness; ++i)
            inner = inner.eroded();
        mask.paintBeyond(inner, painter, frame, line);
        mask = std::move(inner);
    }
}

} // namespace tessera
