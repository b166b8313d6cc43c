// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/plane_sampler.h"
#include "engine/plan_tables.h"

namespace tessera {

// The colours of a trait's numbers: shades of its axis, eight hues for pixels, the map of values for addresses.
class TraitColors {
public:
    TraitColors(Trait trait, uint64_t count);

    QRgb of(int64_t number) const;
    Trait trait() const { return m_trait; }
    uint64_t count() const { return m_count; }

private:
    Trait m_trait;
    uint64_t m_count;
    std::vector<QRgb> m_colors;
};

// How a tensor's cells are coloured instead of by value.
struct TraitLook {
    const TraitColors* colors;
    const AxisSums* numbers; // of this tensor
    QRgb of(const std::array<uint32_t, 4>& at) const { return colors->of(numbers->at(at)); }
};

// Paints the visible part of the planes. Where a pixel shows several elements it is a mean of some of them.
void paintTraits(QImage& frame, const QRect& clip, const PlaneLayout& layout, const ShownPlanes& planes,
                 const TraitLook& look);

} // namespace tessera
