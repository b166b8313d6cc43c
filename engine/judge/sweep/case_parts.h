// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"

#include <array>
#include <vector>

namespace tessera::parts {

// Changes one part of a case of any operator. The result may have issues.

inline constexpr std::array kRoles = {TensorRole::Input, TensorRole::Output};
TensorDesc& descOf(Operator& op, TensorRole role);

// An output shape that follows from the rest is updated; its strides stay if they are still valid.
Operator withSize(const Operator& op, TensorRole role, size_t axis, uint32_t size);
Operator withoutAxis(const Operator& op, size_t axis); // from both tensors and every list
Operator withType(const Operator& op, DataType type);

// Fields by kind. A list has an entry for each axis.
std::vector<Field> listsOf(const Operator& op);
std::vector<Field> numbersOf(const Operator& op); // such as BlockSize; not the rank
std::vector<Field> choicesOf(const Operator& op); // enums and switches
Operator withEntry(const Operator& op, const Field& list, size_t axis, float value);
// Changes a number, and the channels or the rows and columns along with it.
enum class Following : uint8_t { Nothing, Channels, Plane };
Operator withNumber(const Operator& op, const Field& number, uint32_t value, Following following);

} // namespace tessera::parts
