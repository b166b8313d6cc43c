// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/vulkan/host_copy.h"

#include <algorithm>
#include <cstring>
#include <vector>

namespace tessera::vulkan {

namespace {

struct CopyLoop {
    uint64_t size;
    uint64_t to, from; // strides in bytes
};

void run(std::span<const CopyLoop> loops, uint64_t runBytes, std::byte* to, const std::byte* from)
{
    if (loops.empty()) {
        std::memcpy(to, from, runBytes);
        return;
    }
    const CopyLoop& loop = loops.front();
    for (uint64_t i = 0; i < loop.size; ++i, to += loop.to, from += loop.from)
        run(loops.subspan(1), runBytes, to, from);
}

} // namespace

template <size_t N>
void copyElements(std::byte* to, std::array<uint64_t, N> toStrides, const std::byte* from,
                  std::array<uint64_t, N> fromStrides, std::array<uint64_t, N> sizes, uint32_t elementBytes)
{
    std::vector<CopyLoop> loops;
    for (size_t axis = 0; axis < N; ++axis)
        if (sizes[axis] > 1)
            loops.push_back({sizes[axis], toStrides[axis] * elementBytes, fromStrides[axis] * elementBytes});
    std::ranges::stable_sort(loops, std::greater{}, &CopyLoop::to);
    uint64_t runBytes = elementBytes;
    while (!loops.empty() && loops.back().to == runBytes && loops.back().from == runBytes) {
        runBytes *= loops.back().size;
        loops.pop_back();
    }
    run(loops, runBytes, to, from);
}

template void copyElements(std::byte*, std::array<uint64_t, 4>, const std::byte*, std::array<uint64_t, 4>,
                           std::array<uint64_t, 4>, uint32_t);
template void copyElements(std::byte*, std::array<uint64_t, 6>, const std::byte*, std::array<uint64_t, 6>,
                           std::array<uint64_t, 6>, uint32_t);

} // namespace tessera::vulkan
