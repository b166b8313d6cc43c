// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/vulkan/slices.h"

#include <cstddef>

namespace tessera::vulkan {

// to[Σ i·toStrides] = from[Σ i·fromStrides] for every i in sizes: how the host packs inputs that a slice reads far
// apart, and puts a dense output between the padding of its tensor. Strides in elements; neighbours are copied as runs.
template <size_t N>
void copyElements(std::byte* to, std::array<uint64_t, N> toStrides, const std::byte* from,
                  std::array<uint64_t, N> fromStrides, std::array<uint64_t, N> sizes, uint32_t elementBytes);

} // namespace tessera::vulkan
