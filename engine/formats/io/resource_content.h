// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/formats/io/json.h"

#include <optional>

namespace tessera {

// What a resource is written with: a tensor's memory, or zeros for one.
struct ResourceContent {
    DataType type = DataType::Float32;
    uint64_t count = 1; // of elements
    uint64_t bytes = 4; // of the whole resource
    std::optional<Tensor> values; // {count}; none: zeros

    // Its values are too many for a text, or some that a text cannot hold: NaNs with a sign or payload of their own.
    bool needsFile() const;
};

// Room for a tensor; a single element where it is not described well enough to have a size.
ResourceContent zeros(const TensorDesc& desc, TensorRole role);

// The case's input. What cannot be made (an input without a shape, larger than the budget) is a single zero: the case's
// line of text keeps where it comes from. Throws IoError, EngineError.
ResourceContent inputContent(const Case& c, const MemoryBudget& budget);

// Sets what describes the content in a resource, which keeps its other members. Values that need a file come from
// `file`.
void writeContent(const ResourceContent& content, const std::string& file, JsonValue& resource,
                  JsonDocument::AllocatorType& allocator);

} // namespace tessera
