// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensor/planes/blend.h"
#include "app/tensor/planes/plane_sampler.h"
#include "engine/core/plan/plan_tables.h"

namespace tessera {

inline constexpr size_t kTraitParts = 3; // hue, saturation, lightness
using TraitParts = std::array<std::optional<Trait>, kTraitParts>;

// The colours of traits' numbers. Of one trait: shades of its axis, eight hues for pixels, a hue for each place in a
// block, the map of values for addresses; three channels are red, green and blue. Of several: a hue, a saturation and a
// lightness, each by a trait of its own or the same for all.
class TraitColors {
public:
    using Numbers = std::array<int64_t, kTraitParts>;

    TraitColors(Trait trait, uint64_t count);
    TraitColors(const TraitParts& traits, const std::array<uint64_t, kTraitParts>& counts); // 0 where there is none

    QRgb of(const Numbers& numbers) const;
    // For legends: a part that has a trait, and its colours while the others stay.
    struct Part {
        std::optional<Trait> trait;
        uint64_t count = 1, steps = 1, stride = 0; // numbers, colours, and their distance in the table
        std::vector<QRgb> legend;
    };
    const std::array<Part, kTraitParts>& parts() const { return m_parts; }
    bool isMixed() const { return m_isMixed; } // a mixture of hue, saturation and lightness
    size_t usedParts() const { return m_isMixed ? kTraitParts : 1; }

private:
    uint64_t stepOf(const Part& part, int64_t number) const;

    bool m_isMixed = false;
    std::array<Part, kTraitParts> m_parts;
    std::vector<QRgb> m_colors;
};

// More numbers than colours share them in order; pixels' colours come again, in a mixture by its steps.
inline uint64_t TraitColors::stepOf(const Part& part, int64_t number) const
{
    const auto n = static_cast<uint64_t>(number);
    if (part.trait == Trait::Pixel && !m_isMixed)
        return n % part.steps;
    return part.count <= part.steps ? n : n * part.steps / part.count;
}

inline QRgb TraitColors::of(const Numbers& numbers) const
{
    uint64_t index = 0;
    for (size_t i = 0; i < usedParts(); ++i)
        if (m_parts[i].stride > 0)
            index += stepOf(m_parts[i], numbers[i]) * m_parts[i].stride;
    return m_colors[index];
}

// How a tensor's cells are coloured instead of by value.
struct TraitLook {
    const TraitColors* colors;
    bool isTint = false; // of what is there: the values of planes, as a picture has them
    std::array<const AxisSums*, kTraitParts> numbers = {}; // this tensor's numbers; null: not by this part
    TraitColors::Numbers ofRow(uint32_t n, uint32_t c, uint32_t y) const; // to which a column's are added
    QRgb of(TraitColors::Numbers row, uint32_t x) const;
    QRgb of(const std::array<uint32_t, 4>& at) const { return of(ofRow(at[0], at[1], at[2]), at[3]); }
    // What becomes of a value's colour. `isPicture`: it is that of several channels.
    QRgb over(QRgb value, QRgb trait, bool isPicture) const;
};

inline QRgb TraitLook::of(TraitColors::Numbers row, uint32_t x) const
{
    for (size_t i = 0; i < colors->usedParts(); ++i)
        if (numbers[i])
            row[i] += numbers[i]->axes[3][x];
    return colors->of(row);
}

inline QRgb TraitLook::over(QRgb value, QRgb trait, bool isPicture) const
{
    if (isTint)
        return isPicture ? value : mixed(trait, qRgb(0, 0, 0), static_cast<uint32_t>(qGray(value)));
    return isPicture ? mean(value, trait) : trait;
}

// Paints the visible part of the planes over what is there, as TraitLook::over() says. Where a pixel shows several
// elements it is a mean of some of them.
void paintTraits(QImage& frame, const QRect& clip, const PlaneLayout& layout, const ShownPlanes& planes,
                 const TraitLook& look);

} // namespace tessera
