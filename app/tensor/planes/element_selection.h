// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/plan/plan_tables.h"

namespace tessera {

// Elements of one tensor, chosen by boxes that are added or taken away, each over those before.
struct ElementSelection {
    struct Part {
        ElementBox box;
        bool adds = true;

        bool operator==(const Part&) const = default;
    };

    Side side = Side::Output;
    std::vector<uint32_t> sizes; // the sizes of the tensor that it is meant in
    std::vector<Part> parts;

    bool operator==(const ElementSelection&) const = default;
    bool contains(const std::array<uint32_t, 4>& at) const;
    std::optional<ElementBox> bounds() const; // the bounds of what was added; none: nothing was
    bool isBox() const { return parts.size() == 1 && parts.front().adds; } // one box, all of it
    uint64_t count() const;

    // Calls visit(n, c, y, x, count) for runs of elements, in logical order.
    template <class Visit> void forRuns(Visit&& visit) const;
};

template <class Visit> void ElementSelection::forRuns(Visit&& visit) const
{
    const auto all = bounds();
    if (!all)
        return;
    for (uint32_t n = all->first[0]; n <= all->last[0]; ++n)
        for (uint32_t c = all->first[1]; c <= all->last[1]; ++c)
            for (uint32_t y = all->first[2]; y <= all->last[2]; ++y) {
                if (isBox()) {
                    visit(n, c, y, all->first[3], all->last[3] - all->first[3] + 1);
                    continue;
                }
                for (uint32_t x = all->first[3], begin = x; x <= all->last[3]; x = begin) {
                    while (begin <= all->last[3] && contains({n, c, y, begin}) == contains({n, c, y, x}))
                        ++begin;
                    if (contains({n, c, y, x}))
                        visit(n, c, y, x, begin - x);
                }
            }
}

// Whether an element of the other tensor, with these partners, has one in the selection.
bool touches(const ElementSelection& selection, const ElementBox& partners);

} // namespace tessera
