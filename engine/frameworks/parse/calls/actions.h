// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/parse/calls/call.h"

#include <span>

namespace tessera {

using NamedAction = std::pair<std::string_view, Action>; // a word of resources/signatures.txt, and what it does

// The action of a function that changes the call's first argument, a tensor.
template <void (*change)(const Call& call, TracedTensor& tensor)> Value changed(const Call& call)
{
    TracedTensor tensor = call.tensor(call.parameter(0));
    change(call, tensor);
    return valueOf(std::move(tensor));
}

// All of them: moves of a tensor's elements; parts that are taken, joined and laid in blocks; tensors that the text
// makes; numbers, lists and layers; nodes of ONNX; and a resize, an operator of DirectMLX.
std::span<const NamedAction> moveActions();
std::span<const NamedAction> partActions();
std::span<const NamedAction> inputActions();
std::span<const NamedAction> valueActions();
std::span<const NamedAction> onnxActions();
Value resizedByRow(const Call& call); // as the row's roles, words and rules say
Value directMlResample(const Call& call);

// The end of a resize that is a node of ONNX: of these axes of the tensor.
void resizeByNode(const Call& call, ResizeWords said, const std::vector<size_t>& axes, TracedTensor& tensor);

// The row of a node; null: it is none. isEarly: Resize has two inputs, as before opset 11.
const Function* nodeRow(const std::string& op, int opset, bool isEarly);
// Why a node of this opset has not the attribute; empty: it has, or the row does not know it.
Message opsetRefusal(const Function& row, const std::string& op, int opset, const std::string& attribute);

// What they have in common.

// The action's value; what the tensor or the resize refuses gets the call's place, and the argument's as it is
// written. Throws ReadError.
Value applied(const Call& call, const Action& act);
// The layout that the row says, or an argument.
ChannelPlace layoutOf(const Call& call);
// The first parameter. Where a function is called with the input, whose channels are last, the text is read again with
// its channels last: throws ChannelsAreLast.
TracedTensor tensorIn(const Call& call, ChannelPlace layout);
// The type that an argument names; none: it names no type. Throws ReadError for a type that no case can have.
std::optional<DataType> dataTypeOf(const Call& call, const Value& value);

} // namespace tessera
