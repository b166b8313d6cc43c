// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"

#include <array>
#include <vector>

namespace tessera::parts {

// Cases with one part changed, whatever the operator. None of these looks whether the result has issues.

inline constexpr std::array kRoles = {TensorRole::Input, TensorRole::Output};
TensorDesc& descOf(Operator& op, TensorRole role);

// Where the output's shape follows from the rest it becomes the only right one; its strides stay where they can.
Operator withSize(const Operator& op, TensorRole role, size_t axis, uint32_t size);
Operator withoutAxis(const Operator& op, size_t axis); // removes it from both tensors and from every list
Operator withType(const Operator& op, DataType type);

// Fields by kind. A list's entries belong to the axes.
std::vector<Field> listsOf(const Operator& op);
std::vector<Field> numbersOf(const Operator& op); // such as BlockSize; not those that are the rank
std::vector<Field> choicesOf(const Operator& op); // enums and switches
Operator withEntry(const Operator& op, const Field& list, size_t axis, float value);
// A number in the place of another, with the channels or the rows and columns that go with it where that is asked for.
enum class Following : uint8_t { Nothing, Channels, Plane };
Operator withNumber(const Operator& op, const Field& number, uint32_t value, Following following);

} // namespace tessera::parts
