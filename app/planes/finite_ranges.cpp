// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/planes/finite_ranges.h"

#include "engine/tensor/same_memory.h"

#include <algorithm>

namespace tessera {

FiniteRange FiniteRanges::of(const Tensor& tensor)
{
    std::promise<FiniteRange> promise;
    std::shared_future<FiniteRange> known;
    {
        const std::lock_guard lock(m_mutex);
        const auto search =
            std::ranges::find_if(m_searches, [&](const Search& each) { return sameMemory(each.tensor, tensor); });
        if (search != m_searches.end())
            known = search->found;
        else
            m_searches.push_back({tensor, promise.get_future().share()});
    }
    if (known.valid())
        return known.get();
    const FiniteRange found = finiteRange(tensor, {}); // to its end: others may wait for it
    promise.set_value(found);
    return found;
}

void FiniteRanges::keepOnly(std::span<const Tensor* const> tensors)
{
    const std::lock_guard lock(m_mutex);
    std::erase_if(m_searches, [&](const Search& each) {
        return std::ranges::none_of(tensors,
                                    [&](const Tensor* kept) { return kept && sameMemory(*kept, each.tensor); });
    });
}

} // namespace tessera
