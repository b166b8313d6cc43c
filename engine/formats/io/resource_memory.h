// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/formats/io/case_file.h"

namespace tessera {

// A resource's memory seen as tensors; the bytes are shared where they can be.

// As many elements as the memory has room for, from its beginning: what a tensor's memory has beyond it is zero.
Tensor tensorOver(const TensorDesc& desc, const Buffer& memory);
// A tensor of one dimension. Throws IoError for more elements than a size can say.
TensorDesc flatDesc(DataType type, uint64_t count);
// {valueCount} of the initializer's type. Throws IoError for a resource without values, or with too many.
Tensor flatTensor(const Resource& resource, const Buffer& memory);
// Whether a tensor at that offset lies within the memory; its description has no issues.
bool fits(const TensorDesc& desc, uint64_t offsetInBytes, const Buffer& memory);
Tensor tensorAt(const TensorDesc& desc, uint64_t offsetInBytes, const Buffer& memory); // that fits
// The same, or the flat tensor where the description has issues or does not fit.
Tensor resourceAs(const TensorDesc& desc, uint64_t offsetInBytes, const Resource& resource, const Buffer& memory);

// Elements from the first to the last, gaps included.
uint64_t memoryElements(const TensorDesc& desc);

} // namespace tessera
