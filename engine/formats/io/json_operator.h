// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/compare/tolerance.h"
#include "engine/formats/io/case_file.h"
#include "engine/formats/io/json.h"

namespace tessera {

// A dispatchable as DxDispatch reads it. One that this program cannot run says why and is no error; a member that is
// missing or of the wrong kind throws JsonError. An operator with issues reads like any other.
Dispatchable readDispatchable(const JsonMember& member, const std::string& name);

// How an operator is written: all that is set, or only what DxDispatch needs (no strides of packed tensors).
enum class Detail { Everything, Needed };

// An object of "type" and "desc", which has the fields.
void writeOperator(const Operator& op, Detail detail, JsonValue& dispatchable, JsonDocument::AllocatorType& allocator);

// A tolerance as a member of a case file, both ways: {"atol": 0, "rtol": 0, "ulp": 0} and what differs from its
// default.
Tolerance readTolerance(const JsonMember& object); // throws JsonError
void writeTolerance(const Tolerance& tolerance, JsonValue& object, JsonDocument::AllocatorType& allocator);

} // namespace tessera
