// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/operators.h"
#include "engine/formats/io/json_types.h"

namespace tessera {

// How frameworks resize as the operator does, or why they cannot: what `code` says, for adapters that make the call.
// {"PyTorch": {"framework": "PyTorch", "mode": "nearest", "rule": "floor", "factors": [1, 1, 1.5, 1.5], "antialias":
// false}, "Pillow": {"refusal": "…"}, …}. factors: of every axis; without them the sizes say the scale. Empty where the
// operator does not resample.
JsonValue frameworkWords(const Operator& op, JsonDocument::AllocatorType& allocator);

} // namespace tessera
