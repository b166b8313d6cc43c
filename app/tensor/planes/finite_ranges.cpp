// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/planes/finite_ranges.h"

#include "engine/core/tensor/same_memory.h"

#include <algorithm>

namespace tessera {

FiniteRanges::FiniteRanges(SearchFunction search)
    : m_search(search ? std::move(search) : [](const Tensor& tensor) { return finiteRange(tensor, {}); })
{
}

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
    try {
        const FiniteRange found = m_search(tensor); // to its end: others may wait for it
        promise.set_value(found);
        return found;
    } catch (...) { // there is no memory
        forget(tensor);
        promise.set_exception(std::current_exception());
        throw;
    }
}

void FiniteRanges::forget(const Tensor& tensor)
{
    const std::lock_guard lock(m_mutex);
    std::erase_if(m_searches, [&](const Search& each) { return sameMemory(each.tensor, tensor); });
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
