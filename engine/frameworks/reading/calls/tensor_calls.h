// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/reading/calls/call.h"

namespace tessera {

// What the actions of resources/signatures.txt have in common, and the actions.

// The function's value; what the tensor or the resize refuses gets the call's place, and the argument's as it is
// written. Throws ReadError.
Value applied(const Call& call, const std::function<Value(const Call&)>& apply);

std::vector<int64_t> reversedAxes(size_t rank);
std::vector<int64_t> swappedAxes(size_t rank, int64_t one, int64_t other); // throws TextError: they are none
void needRowOrder(const Call& call); // "order", where it is given, is C

// The layout that the row says, or an argument.
ChannelPlace layoutOf(const Call& call);
// The first parameter. Where a function is called with the input, whose channels are last, the text is read again with
// its channels last: throws ChannelsAreLast.
TextTensor tensorIn(const Call& call, ChannelPlace layout);

// The type that an argument names; none: it names no type. Throws ReadError for a type that no case can have.
std::optional<DataType> dataTypeOf(const Call& call, const Value& value);
Value declared(const Call& call, const std::vector<int64_t>& sizes); // of which only the sizes are said, and a type

// The tensor is the first parameter; what is done with it the next ones say.
Value kept(const Call& call);
Value reshaped(const Call& call); // a shape; "batched": without the first size
Value permuted(const Call& call); // axes; without them all are turned round
Value swapped(const Call& call); // two axes
Value movedAxis(const Call& call); // an axis, and where it goes
Value repeatedElements(const Call& call); // how often, and an axis
Value tiled(const Call& call); // how often, an entry an axis
Value broadcast(const Call& call); // a shape
Value withOne(const Call& call); // an axis: unsqueeze, expand_dims
Value withoutOnes(const Call& call); // axes; without them all of one element: squeeze
Value flattened(const Call& call); // the first axis, the last
Value flattenedAround(const Call& call); // an axis
Value sliced(const Call& call); // an axis, from, to, a step
Value slicedAxes(const Call& call); // starts, ends, axes, steps
Value selected(const Call& call); // an axis, an element
Value splitBySizes(const Call& call); // a part's size or all parts' sizes, an axis: PyTorch
Value splitByCount(const Call& call); // a number of parts or where they end, an axis: NumPy
Value splitByCountOrSizes(const Call& call); // TensorFlow
Value unbound(const Call& call); // an axis
Value concatenated(const Call& call); // of tensors: an axis
Value stacked(const Call& call); // of tensors: an axis
Value sideBySide(const Call& call); // NumPy's vstack, hstack, dstack: the axis stands behind the action
Value kronecker(const Call& call);
Value repeatedAlong(const Call& call); // NumPy's repeat: an axis must be there
Value measured(const Call& call); // an axis, or none: sizes
Value ranked(const Call& call);
Value elementsCounted(const Call& call);
Value unflattened(const Call& call); // an axis, sizes
Value transposedByMethod(const Call& call);
Value repeatedByMethod(const Call& call);
Value unfoldedBlocks(const Call& call); // kernel_size; dilation, padding, stride
Value foldedBlocks(const Call& call); // output_size, kernel_size; dilation, padding, stride
Value movedToSpace(const Call& call); // a block; the order stands behind the action, or rules say it
Value movedToDepth(const Call& call);
Value resizedByRow(const Call& call); // as the row's roles, words and rules say
Value windowed(const Call& call); // an axis, a size, a step: the tensor's method unfold
Value rearrangedByPattern(const Call& call);
Value einsummed(const Call& call); // an equation, one tensor
Value sequence(const Call& call); // layers: the further arguments, or a list of them

// A tensor, where a text makes its input.
Value made(const Call& call); // of the size that the arguments say, or like another
Value filled(const Call& call); // a shape, a value
Value declaredOnly(const Call& call);
Value counted(const Call& call); // the further arguments: stop; start and stop; and a step
Value spaced(const Call& call); // start, stop, count
Value literal(const Call& call); // lists in each other, or a tensor
Value loaded(const Call& call); // from a file, which is not read: the case's input
Value converted(const Call& call); // to the type behind the action, or among the arguments
Value convertedOrNumber(const Call& call); // np.uint8(x): of a number itself, of a tensor its type

// Numbers, lists and what is written of them.
Value itself(const Call& call);
Value nothing(const Call& call);
Value symbol(const Call& call);
Value oneNumber(const Call& call);
Value combinedNumbers(const Call& call);
Value length(const Call& call);
Value rangeList(const Call& call);
Value listOfAny(const Call& call);
Value reversedList(const Call& call);
Value dictionary(const Call& call);

Value onnxNode(const Call& call);
Value onnxMadeNode(const Call& call);
Value onnxTensor(const Call& call);
Value onnxFromArray(const Call& call);
Value onnxValueInfo(const Call& call);
Value onnxOpset(const Call& call);

Value directMlOperator(const Call& call); // the operator stands behind the action

} // namespace tessera
