// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/tensor.h"

#include <cassert>
#include <cstring>

namespace tessera {

namespace {

// Calls visit(element, offset in elements) for every logical element, in order, without dividing.
template <class Visit> void forEachElement(const TensorDesc& desc, Visit&& visit)
{
    const std::vector<uint64_t> strides = effectiveStrides(desc);
    std::vector<uint32_t> at(desc.sizes.size(), 0);
    const uint64_t count = elementCount(desc);
    uint64_t offset = 0;
    for (uint64_t element = 0; element < count; ++element) {
        visit(element, offset);
        for (size_t axis = at.size(); axis-- > 0;) {
            offset += strides[axis];
            if (++at[axis] < desc.sizes[axis])
                break;
            offset -= at[axis] * strides[axis];
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
    // A packed tensor is copied whole only when both agree; otherwise through one side that is packed.
    const uint32_t width = elementBytes(layout.dataType);
    if (isPacked(tensor.desc) && isPacked(layout) && tensor.bytes().size() >= totalBytes(layout))
        return Tensor(layout, tensor.buffer);
    Tensor result(layout);
    const std::byte* const from = tensor.bytes().data();
    std::byte* const to = result.writableBytes().data();
    if (isPacked(tensor.desc)) {
        forEachElement(layout, [&](uint64_t element, uint64_t offset) {
            std::memcpy(to + offset * width, from + element * width, width);
        });
    } else if (isPacked(layout)) {
        forEachElement(tensor.desc, [&](uint64_t element, uint64_t offset) {
            std::memcpy(to + element * width, from + offset * width, width);
        });
    } else {
        forEachElement(layout, [&](uint64_t element, uint64_t offset) {
            std::memcpy(to + offset * width, from + offsetOf(tensor.desc, element) * width, width);
        });
    }
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
    forEachElement(a.desc, [&](uint64_t element, uint64_t offset) {
        equal = equal
            && std::memcmp(a.bytes().data() + offset * width, b.bytes().data() + offsetOf(b.desc, element) * width,
                           width)
                == 0;
    });
    return equal;
}

} // namespace tessera
