// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/export.h"
#include "engine/core/ops/operators.h"
#include "engine/core/tensor/field.h"

namespace TESSERA_API tessera {

bool isLinear(const Operator& op); // its InterpolationMode is LINEAR

// What the operator does with this value of one of its fields, in one sentence: interpolation is another thing with a
// filter, and backwards.
Text meaningOf(const Operator& op, const EnumValue& value);

// Why no value of this field changes what the operator does, in one sentence; empty: they do.
Text whyWithoutEffect(const Operator& op, std::string_view field);

} // namespace tessera
