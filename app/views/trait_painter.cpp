// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/trait_painter.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr size_t kMostShades = 1024;

// Of two pixels' channels, half and half.
QRgb mean(QRgb a, QRgb b)
{
    return (a & b) + (((a ^ b) & 0xfefefefe) >> 1);
}

} // namespace

TraitColors::TraitColors(Trait trait, uint64_t count)
    : m_trait(trait)
    , m_count(std::max<uint64_t>(1, count))
{
    const auto shades = static_cast<size_t>(std::min<uint64_t>(m_count, kMostShades));
    if (trait == Trait::Pixel)
        m_colors = categoryColors();
    else if (axisOf(trait) >= 0)
        m_colors = axisShades(axisOf(trait), shades);
    else
        for (size_t i = 0; i < shades; ++i)
            m_colors.push_back(mapped(ColorMap::Viridis, shades > 1 ? double(i) / double(shades - 1) : 0.5));
}

QRgb TraitColors::of(int64_t number) const
{
    const auto index = static_cast<uint64_t>(number);
    if (m_trait == Trait::Pixel)
        return m_colors[index % m_colors.size()];
    return m_colors[m_count <= kMostShades ? index : index * kMostShades / m_count];
}

void paintTraits(QImage& frame, const QRect& clip, const PlaneLayout& layout, const ShownPlanes& planes,
                 const TraitLook& look)
{
    const auto paint = [&](const PlaneBand& band, uchar* bits, qsizetype bytesPerLine) {
        const PlaneLayout::Cell plane = planes.inTensor(band.plane);
        const QPointF start = layout.planeOrigin(band.plane.n, band.plane.c);
        const QRect& area = band.area;
        const auto columns = pixelSpans(start.x(), layout.zoom, layout.width, area.left(), area.right() + 1);
        const auto rows = pixelSpans(start.y(), layout.zoom, layout.height, area.top(), area.bottom() + 1);
        const auto& [ofN, ofC, ofY, ofX] = look.numbers->axes;
        for (int y = area.top(); y <= area.bottom(); ++y) {
            auto* line = reinterpret_cast<QRgb*>(bits + y * bytesPerLine) + area.left();
            const PixelSpan& row = rows[static_cast<size_t>(y - area.top())];
            const int64_t base = ofN[plane.n] + ofC[plane.c];
            const int64_t first = base + ofY[row.first], last = base + ofY[row.last];
            const bool several = layout.zoom < 1;
            for (size_t i = 0; i < columns.size(); ++i) {
                const int64_t left = ofX[columns[i].first], right = ofX[columns[i].last];
                line[i] = several ? mean(mean(look.colors->of(first + left), look.colors->of(first + right)),
                                         mean(look.colors->of(last + left), look.colors->of(last + right)))
                                  : look.colors->of(first + left);
            }
        }
    };
    paintBands(frame, clip, layout, [&]() -> BandPaint { return paint; });
}

} // namespace tessera
