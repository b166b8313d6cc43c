// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/planes/element_selection.h"

#include <algorithm>

namespace tessera {

bool ElementSelection::contains(const std::array<uint32_t, 4>& at) const
{
    bool inside = false;
    for (const Part& part : parts)
        if (inside != part.adds && part.box.contains(at))
            inside = part.adds;
    return inside;
}

std::optional<ElementBox> ElementSelection::bounds() const
{
    std::optional<ElementBox> all;
    for (const Part& part : parts)
        if (part.adds)
            all = all ? all->united(part.box) : part.box;
    return all;
}

uint64_t ElementSelection::count() const
{
    if (isBox())
        return parts.front().box.count();
    uint64_t count = 0;
    forRuns([&](uint32_t, uint32_t, uint32_t, uint32_t, uint32_t run) { count += run; });
    return count;
}

bool touches(const ElementSelection& selection, const ElementBox& partners)
{
    const auto added = [&](const ElementSelection::Part& part) { return part.adds && part.box.intersects(partners); };
    if (std::ranges::none_of(selection.parts, added))
        return false;
    const auto taken = [&](const ElementSelection::Part& part) { return !part.adds && part.box.intersects(partners); };
    if (std::ranges::none_of(selection.parts, taken))
        return true;
    const auto& [first, last] = partners;
    for (uint32_t n = first[0]; n <= last[0]; ++n)
        for (uint32_t c = first[1]; c <= last[1]; ++c)
            for (uint32_t y = first[2]; y <= last[2]; ++y)
                for (uint32_t x = first[3]; x <= last[3]; ++x)
                    if (selection.contains({n, c, y, x}))
                        return true;
    return false;
}

} // namespace tessera
