// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/painting/trait_painter.h"

#include "app/tensor/planes/blend.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr size_t kMostShades = 1024; // the most shades of one trait
constexpr size_t kMostSteps = 32; // the most steps of each part of a mixture

// Where a part has no trait it stays in the middle.
constexpr double kHue = 250, kChroma = 0.11, kLightness = 0.68;
constexpr double kLeastChroma = 0.02, kMostChroma = 0.15, kDarkest = 0.4, kLightest = 0.92;

// The colour at a share of each part, 0 … 1; none: in the middle.
QRgb mixture(const std::array<std::optional<double>, kTraitParts>& shares)
{
    const auto between = [](std::optional<double> share, double from, double to, double otherwise) {
        return share ? from + *share * (to - from) : otherwise;
    };
    return fromOklch(between(shares[2], kDarkest, kLightest, kLightness),
                     between(shares[1], kLeastChroma, kMostChroma, kChroma), between(shares[0], 20, 380, kHue));
}

// Neighbours differ in lightness, too.
std::vector<QRgb> manyHues(size_t count)
{
    std::vector<QRgb> hues;
    for (size_t i = 0; i < count; ++i)
        hues.push_back(fromOklch(i % 2 == 0 ? 0.62 : 0.82, kChroma, 360.0 * double(i) / double(count)));
    return hues;
}

} // namespace

TraitColors::TraitColors(Trait trait, uint64_t count)
{
    Part& part = m_parts[0];
    part = {.trait = trait, .count = std::max<uint64_t>(1, count), .steps = 1, .stride = 1, .legend = {}};
    const auto shades = static_cast<size_t>(std::min<uint64_t>(part.count, kMostShades));
    if (trait == Trait::Pixel || (trait == Trait::BlockPlace && shades <= categoryColors().size()))
        m_colors = categoryColors();
    else if (trait == Trait::BlockPlace)
        m_colors = manyHues(shades);
    else if (trait == Trait::Channel && count == primaryColors().size())
        m_colors = primaryColors();
    else if (axisOf(trait) >= 0)
        m_colors = axisShades(axisOf(trait), shades);
    else
        for (size_t i = 0; i < shades; ++i)
            m_colors.push_back(mapped(ColorMap::Viridis, shades > 1 ? double(i) / double(shades - 1) : 0.5));
    if (trait == Trait::BlockPlace)
        m_colors.resize(shades);
    part.steps = m_colors.size();
    part.legend = m_colors;
}

TraitColors::TraitColors(const TraitParts& traits, const std::array<uint64_t, kTraitParts>& counts)
    : m_isMixed(true)
{
    uint64_t size = 1;
    for (size_t i = 0; i < kTraitParts; ++i) {
        if (!traits[i] || counts[i] == 0)
            continue;
        m_parts[i] = {.trait = traits[i],
                      .count = counts[i],
                      .steps = std::min<uint64_t>(counts[i], kMostSteps),
                      .stride = size,
                      .legend = {}};
        size *= m_parts[i].steps;
    }
    // Hues go round: the last one is not the first again.
    const auto shareOf = [this](size_t part, uint64_t step) -> std::optional<double> {
        if (!m_parts[part].trait)
            return {};
        const double most = part == 0 ? double(m_parts[part].steps) : double(m_parts[part].steps) - 1;
        return most > 0 ? double(step) / most : 0.5;
    };
    for (uint64_t index = 0; index < size; ++index) {
        std::array<std::optional<double>, kTraitParts> shares;
        for (size_t i = 0; i < kTraitParts; ++i)
            if (m_parts[i].trait)
                shares[i] = shareOf(i, index / m_parts[i].stride % m_parts[i].steps);
        m_colors.push_back(mixture(shares));
    }
    for (size_t i = 0; i < kTraitParts; ++i)
        for (uint64_t step = 0; m_parts[i].trait && step < m_parts[i].steps; ++step) {
            std::array<std::optional<double>, kTraitParts> shares;
            shares[i] = shareOf(i, step);
            m_parts[i].legend.push_back(mixture(shares));
        }
}

TraitColors::Numbers TraitLook::ofRow(uint32_t n, uint32_t c, uint32_t y) const
{
    TraitColors::Numbers row = {};
    for (size_t i = 0; i < kTraitParts; ++i)
        if (numbers[i])
            row[i] = numbers[i]->axes[0][n] + numbers[i]->axes[1][c] + numbers[i]->axes[2][y];
    return row;
}

namespace {

// Finds the colours of a row of pixels. Where a pixel shows several elements, those at its corners are asked.
void findColors(const TraitLook& look, const PlaneLayout::Cell& plane, const PixelSpan& row,
                const std::vector<PixelSpan>& columns, std::vector<QRgb>& out)
{
    const TraitColors::Numbers first = look.ofRow(plane.n, plane.c, row.first);
    const TraitColors::Numbers last = look.ofRow(plane.n, plane.c, row.last);
    for (size_t i = 0; i < columns.size(); ++i) {
        const PixelSpan& column = columns[i];
        if (i > 0 && column.first == columns[i - 1].first && column.last == columns[i - 1].last)
            out[i] = out[i - 1];
        else if (row.first == row.last && column.first == column.last)
            out[i] = look.of(first, column.first);
        else
            out[i] = mean(mean(look.of(first, column.first), look.of(first, column.last)),
                          mean(look.of(last, column.first), look.of(last, column.last)));
    }
}

} // namespace

void paintTraits(QImage& frame, const QRect& clip, const PlaneLayout& layout, const ShownPlanes& planes,
                 const TraitLook& look)
{
    const auto paint = [&](const PlaneBand& band) {
        const auto [plane, columns, rows] = spansOf(band, layout, planes);
        std::vector<QRgb> found(columns.size());
        const PixelSpan* known = nullptr;
        for (int y = band.area.top(); y <= band.area.bottom(); ++y) {
            QRgb* line = band.line(y);
            const PixelSpan& row = rows[static_cast<size_t>(y - band.area.top())];
            if (!known || known->first != row.first || known->last != row.last)
                findColors(look, plane, row, columns, found);
            known = &row;
            if (!planes.picture && !look.isTint)
                std::ranges::copy(found, line);
            else
                for (size_t i = 0; i < columns.size(); ++i)
                    line[i] = look.over(line[i], found[i], planes.picture);
        }
    };
    paintBands(frame, clip, layout, [&]() -> BandPaint { return paint; });
}

} // namespace tessera
