// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/painting/color_key_painter.h"

#include "app/base/look/theme.h"
#include "app/tensor/planes/tone.h"
#include "app/tensor/planes/value_levels.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr size_t kMostShades = 1024; // the most shades of one colour key
constexpr double kChroma = 0.11;

// Neighbours differ in lightness, too.
std::vector<QRgb> manyHues(size_t count)
{
    std::vector<QRgb> hues;
    for (size_t i = 0; i < count; ++i)
        hues.push_back(fromOklch(i % 2 == 0 ? 0.62 : 0.82, kChroma, 360.0 * double(i) / double(count)));
    return hues;
}

} // namespace

KeyColors::KeyColors(ColorKey colorKey, uint64_t count)
    : m_colorKey(colorKey)
    , m_count(std::max<uint64_t>(1, count))
{
    const auto shades = static_cast<size_t>(std::min<uint64_t>(m_count, kMostShades));
    if (colorKey == ColorKey::Pixel || (colorKey == ColorKey::BlockPlace && shades <= categoryColors().size()))
        m_colors = categoryColors();
    else if (colorKey == ColorKey::BlockPlace)
        m_colors = manyHues(shades);
    else if (colorKey == ColorKey::Channel && count == primaryColors().size())
        m_colors = primaryColors();
    else if (axisOf(colorKey) >= 0)
        m_colors = axisShades(axisOf(colorKey), shades);
    else
        for (size_t i = 0; i < shades; ++i)
            m_colors.push_back(mapped(ColorMap::Viridis, shades > 1 ? double(i) / double(shades - 1) : 0.5));
    if (colorKey == ColorKey::BlockPlace)
        m_colors.resize(shades);
}

namespace {

// Finds the colours of a row of pixels. Where a pixel shows several elements, those at its corners are asked.
void findColors(const ColorKeyLook& look, const PlaneLayout::Cell& plane, const PixelSpan& row,
                const std::vector<PixelSpan>& columns, std::vector<QRgb>& out)
{
    const int64_t first = look.ofRow(plane.n, plane.c, row.first);
    const int64_t last = look.ofRow(plane.n, plane.c, row.last);
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

void paintColorKeys(QImage& frame, const QRect& clip, const PlaneLayout& layout, const ShownPlanes& planes,
                    const ColorKeyLook& look)
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

namespace {

// A step's number is a sum of parts that depend on one coordinate each.
AxisSums stepsOf(const Plan& plan, const Player& player)
{
    const PaddedShape shape(plan.output);
    const auto base = static_cast<int64_t>(player.stepOf(0));
    AxisSums sums;
    for (size_t axis = 0; axis < 4; ++axis)
        for (uint32_t i = 0; i < shape.sizes[axis]; ++i) {
            std::array<uint32_t, 4> at = {};
            at[axis] = i;
            const auto step = static_cast<int64_t>(player.stepOf(shape.element(at[0], at[1], at[2], at[3])));
            sums.axes[axis].push_back(axis == 0 ? step : step - base);
        }
    return sums;
}

} // namespace

StepTables::StepTables(const Plan& plan, const Player& player)
    : steps(stepsOf(plan, player))
    , readers(plan, Side::Input)
    , permutes(std::holds_alternative<StridedCopy>(plan.work))
    , input(plan.input)
    , output(plan.output)
{
}

QColor emptyGround()
{
    // Panel and canvas are one colour in high contrast.
    return color(isHighContrast(currentTheme()) ? Role::Hover : Role::Panel);
}

bool PlaybackState::isPending(const std::array<uint32_t, 4>& output) const
{
    return static_cast<uint64_t>(tables->steps.at(output)) >= done;
}

bool PlaybackState::isNow(const std::array<uint32_t, 4>& output) const
{
    return now && static_cast<uint64_t>(tables->steps.at(output)) == now->step;
}

bool PlaybackState::isRead(const std::array<uint32_t, 4>& input) const
{
    if (!now)
        return false;
    const std::optional<ElementBox> readers = tables->readers.of(input);
    return readers && (tables->permutes ? isNow(readers->first) : readers->intersects(now->box));
}

} // namespace tessera
