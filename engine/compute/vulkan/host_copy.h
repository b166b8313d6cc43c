// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/vulkan/slices.h"

#include <cstddef>

namespace tessera::vulkan {

// to[Σ i·toStrides] = from[Σ i·fromStrides] for every i in sizes, on the host. Packs the inputs of a slice before the
// upload, and puts a dense output into the layout of its tensor. Strides are in elements; contiguous elements are
// copied together.
template <size_t N>
void copyElements(std::byte* to, std::array<uint64_t, N> toStrides, const std::byte* from,
                  std::array<uint64_t, N> fromStrides, std::array<uint64_t, N> sizes, uint32_t elementBytes);

} // namespace tessera::vulkan
