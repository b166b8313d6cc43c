// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/tensor.h"

#include <cassert>
#include <cstring>

namespace tessera {

namespace {

// Calls visit with the offsets, in elements, that every logical element has in both, in order, without dividing.
template <class Visit> void forEachElement(const TensorDesc& a, const TensorDesc& b, Visit&& visit)
{
    const std::vector<uint64_t> ofA = effectiveStrides(a), ofB = effectiveStrides(b);
    std::vector<uint32_t> at(a.sizes.size(), 0);
    uint64_t inA = 0, inB = 0;
    for (uint64_t left = elementCount(a); left > 0; --left) {
        visit(inA, inB);
        for (size_t axis = at.size(); axis-- > 0;) {
            inA += ofA[axis];
            inB += ofB[axis];
            if (++at[axis] < a.sizes[axis])
                break;
            inA -= at[axis] * ofA[axis];
            inB -= at[axis] * ofB[axis];
            at[axis] = 0;
        }
    }
}

} // namespace

Tensor withLayout(const Tensor& tensor, const TensorDesc& layout)
{
    assert(tensor.desc.dataType == layout.dataType && tensor.desc.sizes == layout.sizes);
    if (tensor.desc == layout)
        return tensor;
    const uint32_t width = elementBytes(layout.dataType);
    if (isPacked(tensor.desc) && isPacked(layout) && tensor.bytes().size() >= totalBytes(layout))
        return Tensor(layout, tensor.buffer);
    Tensor result(layout);
    const std::byte* const from = tensor.bytes().data();
    std::byte* const to = result.writableBytes().data();
    forEachElement(tensor.desc, layout,
                   [&](uint64_t there, uint64_t here) { std::memcpy(to + here * width, from + there * width, width); });
    return result;
}

bool equalElements(const Tensor& a, const Tensor& b)
{
    if (a.desc.dataType != b.desc.dataType || a.desc.sizes != b.desc.sizes)
        return false;
    const uint32_t width = elementBytes(a.desc.dataType);
    if (isPacked(a.desc) && isPacked(b.desc))
        return std::memcmp(a.bytes().data(), b.bytes().data(), elementCount(a.desc) * width) == 0;
    bool equal = true;
    forEachElement(a.desc, b.desc, [&](uint64_t inA, uint64_t inB) {
        equal = equal && std::memcmp(a.bytes().data() + inA * width, b.bytes().data() + inB * width, width) == 0;
    });
    return equal;
}

} // namespace tessera
