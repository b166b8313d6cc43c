// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/layout.h"

#include <algorithm>
#include <cassert>
#include <cstring>

namespace tessera {

namespace {

void copyLoops(std::span<const CopyLoop> loops, uint64_t bytes, std::byte* to, const std::byte* from)
{
    for (uint64_t i = 0; i < loops.front().size; ++i, to += loops.front().to, from += loops.front().from)
        if (loops.size() > 1)
            copyLoops(loops.subspan(1), bytes, to, from);
        else
            std::memcpy(to, from, bytes);
}

} // namespace

void copyElements(std::byte* to, const std::byte* from, std::vector<CopyLoop> loops, uint32_t elementBytes)
{
    std::erase_if(loops, [](const CopyLoop& loop) { return loop.size == 1; });
    uint64_t bytes = elementBytes;
    for (; !loops.empty() && loops.back().to == bytes && loops.back().from == bytes; loops.pop_back())
        bytes *= loops.back().size;
    if (loops.empty())
        loops.push_back({1, 0, 0});
    copyLoops(loops, bytes, to, from);
}

void copyElements(const Tensor& from, Tensor& to)
{
    const uint32_t width = elementBytes(to.desc.dataType);
    const std::vector<uint64_t> fromStrides = effectiveStrides(from.desc), toStrides = effectiveStrides(to.desc);
    std::vector<CopyLoop> loops;
    for (size_t axis = 0; axis < toStrides.size(); ++axis)
        loops.push_back({to.desc.sizes[axis], toStrides[axis] * width, fromStrides[axis] * width});
    copyElements(to.writableBytes().data(), from.bytes().data(), std::move(loops), width);
}

Tensor withLayout(const Tensor& tensor, const TensorDesc& layout)
{
    assert(tensor.desc.dataType == layout.dataType && tensor.desc.sizes == layout.sizes);
    if (tensor.desc == layout)
        return tensor;
    if (isPacked(tensor.desc) && isPacked(layout) && tensor.bytes().size() >= totalBytes(layout))
        return Tensor(layout, tensor.buffer);
    Tensor result(layout);
    copyElements(tensor, result);
    return result;
}

bool equalElements(const Tensor& a, const Tensor& b)
{
    if (a.desc.dataType != b.desc.dataType || a.desc.sizes != b.desc.sizes)
        return false;
    const TensorDesc packed = withoutLayout(a.desc);
    const Tensor x = withLayout(a, packed), y = withLayout(b, packed);
    return std::memcmp(x.bytes().data(), y.bytes().data(), elementCount(packed) * elementBytes(packed.dataType)) == 0;
}

} // namespace tessera
