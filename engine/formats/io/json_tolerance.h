// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/compare/tolerance.h"
#include "engine/formats/io/json.h"

namespace tessera {

// A tolerance as a member of a case file, both ways: {"atol": 0, "rtol": 0, "ulp": 0} and what differs from its
// default.
Tolerance readTolerance(const JsonMember& object); // throws JsonError
void writeTolerance(const Tolerance& tolerance, JsonValue& object, JsonDocument::AllocatorType& allocator);

} // namespace tessera
