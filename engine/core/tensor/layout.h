// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/tensor.h"

namespace tessera {

// Into the elements of another tensor of the same type and sizes; what lies between those stays.
void copyElements(const Tensor& from, Tensor& to);

// One axis of elements in two memories: how many there are, and how far they are apart, in bytes.
struct CopyLoop {
    uint64_t size;
    uint64_t to, from;
};
// The elements of all axes, the last one the fastest. What is contiguous on both sides is copied together.
void copyElements(std::byte* to, const std::byte* from, std::vector<CopyLoop> loops, uint32_t elementBytes);

} // namespace tessera
