// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/compare/compare.h"

#include <algorithm>

namespace tessera {

inline constexpr size_t kMostMismatches = 1000;

// The elements beyond the tolerance with the largest sizes: a heap with the smallest of them on top.
class Largest {
public:
    void add(const ElementDifference& difference, double size)
    {
        const Sized found{difference, size};
        if (m_heap.size() == kMostMismatches) {
            if (!isLarger(found, m_heap.front()))
                return;
            std::ranges::pop_heap(m_heap, isLarger);
            m_heap.pop_back();
        }
        m_heap.push_back(found);
        std::ranges::push_heap(m_heap, isLarger);
    }

    std::vector<ElementDifference> sorted()
    {
        std::ranges::sort(m_heap, isLarger);
        std::vector<ElementDifference> list;
        list.reserve(m_heap.size());
        for (const Sized& found : m_heap)
            list.push_back(found.difference);
        return list;
    }

private:
    struct Sized {
        ElementDifference difference;
        double size;
    };
    static bool isLarger(const Sized& a, const Sized& b)
    {
        return a.size != b.size ? a.size > b.size : a.difference.element < b.difference.element;
    }

    std::vector<Sized> m_heap;
};

// The first of the largest of all differences.
struct Worst {
    std::optional<ElementDifference> difference;
    double size = 0;

    void add(const ElementDifference& found, double foundSize)
    {
        if (difference && foundSize <= size)
            return;
        difference = found;
        size = foundSize;
    }
};

} // namespace tessera
