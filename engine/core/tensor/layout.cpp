// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/tensor.h"

#include <cassert>
#include <cstring>

namespace tessera {

Tensor withLayout(const Tensor& tensor, const TensorDesc& layout)
{
    assert(tensor.desc.dataType == layout.dataType && tensor.desc.sizes == layout.sizes);
    if (tensor.desc == layout)
        return tensor;
    const uint32_t width = elementBytes(layout.dataType);
    if (isPacked(tensor.desc) && isPacked(layout) && tensor.bytes().size() >= totalBytes(layout))
        return Tensor(layout, tensor.buffer);
    Tensor result(layout);
    const std::byte* const source = tensor.bytes().data();
    std::byte* const target = result.writableBytes().data();
    const std::vector<uint64_t> fromStrides = effectiveStrides(tensor.desc), toStrides = effectiveStrides(layout);
    std::vector<uint32_t> at(layout.sizes.size(), 0);
    uint64_t from = 0, to = 0; // in elements, followed without dividing
    for (uint64_t left = elementCount(layout); left > 0; --left) {
        std::memcpy(target + to * width, source + from * width, width);
        for (size_t axis = at.size(); axis-- > 0;) {
            from += fromStrides[axis];
            to += toStrides[axis];
            if (++at[axis] < layout.sizes[axis])
                break;
            from -= at[axis] * fromStrides[axis];
            to -= at[axis] * toStrides[axis];
            at[axis] = 0;
        }
    }
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
