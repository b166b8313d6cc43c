// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensor/planes/plane_sampler.h"
#include "app/tensor/planes/tone.h"
#include "engine/core/plan/plan_tables.h"
#include "engine/teach/lesson/player.h"

#include <QColor>

#include <memory>
#include <optional>

namespace tessera {

// The colours of a colour key's numbers: shades of its axis, eight hues for pixels, a hue for each place in a block,
// the map of values for addresses; three channels are red, green and blue.
class KeyColors {
public:
    KeyColors(ColorKey colorKey, uint64_t count); // count: of the numbers

    ColorKey colorKey() const { return m_colorKey; }
    uint64_t count() const { return m_count; }
    QRgb of(int64_t number) const;
    const std::vector<QRgb>& all() const { return m_colors; } // one colour for each number, in order

private:
    ColorKey m_colorKey;
    uint64_t m_count;
    std::vector<QRgb> m_colors;
};

// More numbers than colours share them in order; pixels' colours come again.
inline QRgb KeyColors::of(int64_t number) const
{
    const auto n = static_cast<uint64_t>(number);
    const uint64_t colors = m_colors.size();
    if (m_colorKey == ColorKey::Pixel)
        return m_colors[n % colors];
    return m_colors[m_count <= colors ? n : n * colors / m_count];
}

// How a tensor's cells are coloured instead of by value.
struct ColorKeyLook {
    const KeyColors* colors;
    bool isTint = false; // whether it tints the values' colours
    const AxisSums* numbers; // this tensor's
    int64_t ofRow(uint32_t n, uint32_t c, uint32_t y) const // the number of a row; a column's is added to it
    {
        return numbers->axes[0][n] + numbers->axes[1][c] + numbers->axes[2][y];
    }
    QRgb of(int64_t row, uint32_t x) const { return colors->of(row + numbers->axes[3][x]); }
    QRgb of(const std::array<uint32_t, 4>& at) const { return of(ofRow(at[0], at[1], at[2]), at[3]); }
    // The colour that a cell gets over its value's colour. `isPicture`: several channels make that.
    QRgb over(QRgb value, QRgb colorKey, bool isPicture) const;
};

inline QRgb ColorKeyLook::over(QRgb value, QRgb colorKey, bool isPicture) const
{
    if (isTint)
        return isPicture ? value : mixed(colorKey, qRgb(0, 0, 0), static_cast<uint32_t>(qGray(value)));
    return isPicture ? mean(value, colorKey) : colorKey;
}

// Paints the visible part of the planes over what is there, as ColorKeyLook::over() says. Where a pixel shows several
// elements it is a mean of some of them.
void paintColorKeys(QImage& frame, const QRect& clip, const PlaneLayout& layout, const ShownPlanes& planes,
                    const ColorKeyLook& look);

// Which step fills each output, and who reads each input: short tables by axis, however large the tensors. Coordinates
// are n, c, y and x.
struct StepTables {
    AxisSums steps;
    PartnerBoxes readers; // the elements that read an input element
    bool permutes; // each step's places need not be a box
    TensorDesc input, output; // the plan's tensors: the tables know no coordinates of others

    StepTables(const Plan& plan, const Player& player);
};

// The ground of a cell that no step has filled yet: other than the canvas's, in every theme.
QColor emptyGround();

// How the cells of both tensors show where a player stands.
struct PlaybackState {
    std::shared_ptr<const StepTables> tables; // never null
    uint64_t done = 0; // steps; what later ones fill is empty
    // The step that is marked, and what it fills. None before the first step, and where it fills nothing.
    struct Now {
        uint64_t step;
        uint64_t first, last; // logical elements of the output
        ElementBox box; // the box between the two
        bool isOne; // it fills one element
    };
    std::optional<Now> now;
    Partners sources; // sources of the one place that is filled; of several, those of the first and the last few

    bool isPending(const std::array<uint32_t, 4>& output) const;
    bool isNow(const std::array<uint32_t, 4>& output) const;
    bool isRead(const std::array<uint32_t, 4>& input) const; // whether the marked step reads it
};

} // namespace tessera
