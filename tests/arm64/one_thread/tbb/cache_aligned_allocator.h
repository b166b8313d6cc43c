// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <new>

namespace tbb {

template <class Value> struct cache_aligned_allocator {
    using value_type = Value;

    cache_aligned_allocator() = default;
    template <class Other> cache_aligned_allocator(const cache_aligned_allocator<Other>&) { }

    Value* allocate(size_t count)
    {
        return static_cast<Value*>(::operator new (count * sizeof(Value), std::align_val_t{64}));
    }
    void deallocate(Value* memory, size_t) { ::operator delete (memory, std::align_val_t{64}); }
    bool operator==(const cache_aligned_allocator&) const = default;
};

} // namespace tbb
