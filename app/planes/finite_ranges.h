// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/planes/value_levels.h"

#include <future>
#include <mutex>

namespace tessera {

// The smallest and the largest finite value of tensors that several views show. Each tensor is searched once: whoever
// asks meanwhile, on any thread, waits for that search.
class FiniteRanges {
public:
    FiniteRange of(const Tensor& tensor);
    void keepOnly(std::span<const Tensor* const> tensors); // what else was asked for is let go

private:
    struct Search {
        Tensor tensor; // held: no other takes its memory
        std::shared_future<FiniteRange> found;
    };
    std::mutex m_mutex;
    std::vector<Search> m_searches;
};

} // namespace tessera
