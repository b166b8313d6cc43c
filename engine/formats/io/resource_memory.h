// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/formats/io/case_file.h"

#include <filesystem>
#include <optional>
#include <string>

namespace tessera {

// A resource's memory seen as tensors; the bytes are shared where they can be.

// As many elements as the memory has room for, from its beginning: what a tensor's memory has beyond it is zero.
Tensor tensorOver(const TensorDesc& desc, const Buffer& memory);
// A tensor of one dimension. Throws IoError for more elements than a size can say.
TensorDesc flatDesc(DataType type, uint64_t count);
// {valueCount} of the initializer's type. Throws IoError for a resource without values, or with too many.
Tensor flatTensor(const Resource& resource);
// Whether a tensor at that offset lies within the memory; its description has no issues.
bool fits(const TensorDesc& desc, uint64_t offsetInBytes, const Buffer& memory);
Tensor tensorAt(const TensorDesc& desc, uint64_t offsetInBytes, const Buffer& memory); // that fits
// The same, or the flat tensor where the description has issues or does not fit.
Tensor resourceAs(const TensorDesc& desc, uint64_t offsetInBytes, const Resource& resource);

// Elements from the first to the last, gaps included.
uint64_t memoryElements(const TensorDesc& desc);

// What a resource is written with: a tensor's memory, or zeros for one.
struct ResourceContent {
    DataType type = DataType::Float32;
    uint64_t count = 1; // the number of elements
    uint64_t bytes = 4; // the size of the whole resource
    std::optional<Tensor> values = {}; // {count}; none: zeros

    // They are too many for a text, or some that a text cannot hold: NaNs with a sign or payload of their own.
    bool needsFile() const;
};

// Room for a tensor; a single element where it is not described well enough to have a size.
ResourceContent zeros(const TensorDesc& desc, TensorRole role);

// A tensor's memory, flat.
ResourceContent contentOf(const Tensor& tensor);

// The case's input. What cannot be made (an input without a shape, larger than the budget) is a single zero: the case's
// line of text keeps where it comes from. Throws IoError, EngineError.
ResourceContent inputContent(const Case& c, const MemoryBudget& budget);

} // namespace tessera
