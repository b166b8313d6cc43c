// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensor/planes/value_levels.h"

#include <functional>
#include <future>
#include <mutex>

namespace tessera {

// The smallest and the largest finite value of tensors that several views show. Each tensor is searched once: whoever
// asks meanwhile, on any thread, waits for that search.
class FiniteRanges {
public:
    using SearchFunction = std::function<FiniteRange(const Tensor& tensor)>;

    // `search`: another one than finiteRange(), for a test.
    explicit FiniteRanges(SearchFunction search = {});

    // Throws what the search throws, also to those who wait for it; who asks later has it done again.
    FiniteRange of(const Tensor& tensor);
    void keepOnly(std::span<const Tensor* const> tensors); // what else was asked for is let go

private:
    struct Search {
        Tensor tensor; // held: no other takes its memory
        std::shared_future<FiniteRange> found;
    };
    void forget(const Tensor& tensor);

    const SearchFunction m_search;
    std::mutex m_mutex;
    std::vector<Search> m_searches;
};

} // namespace tessera
