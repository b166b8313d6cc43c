// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/reading/calls/call.h"

namespace tessera {

// What several frameworks' functions have in common.

// The function's value; what the tensor or the resize refuses gets the call's place, and the argument's as it is
// written. Throws ReadError.
Value applied(const Call& call, const std::function<Value(const Call&)>& apply);

std::vector<int64_t> reversedAxes(size_t rank);
std::vector<int64_t> swappedAxes(size_t rank, int64_t one, int64_t other); // throws TextError: they are none

// What rows of the tables apply. The tensor is the first parameter; what is done with it the next ones say.
Value kept(const Call& call);
Value reshaped(const Call& call); // a shape
void needRowOrder(const Call& call); // "order", where it is given, is C
Value permuted(const Call& call); // axes; without them all are turned round
Value swapped(const Call& call); // two axes
Value movedAxis(const Call& call); // an axis, and where it goes
Value repeatedElements(const Call& call); // how often, and an axis
Value tiled(const Call& call); // how often, an entry an axis
Value broadcast(const Call& call); // a shape
Value withOne(const Call& call); // an axis: unsqueeze, expand_dims
Value withoutOnes(const Call& call); // axes; without them all of one element: squeeze
Value flattened(const Call& call); // the first axis, the last
Value sliced(const Call& call); // an axis, from, to, a step
Value selected(const Call& call); // an axis, an element
Value splitBySizes(const Call& call); // a part's size or all parts' sizes, an axis: PyTorch
Value splitByCount(const Call& call); // a number of parts or where they end, an axis: NumPy
Value splitByCountOrSizes(const Call& call); // TensorFlow
Value unbound(const Call& call); // an axis
Value concatenated(const Call& call); // of tensors: an axis
Value stacked(const Call& call); // of tensors: an axis
Value measured(const Call& call); // an axis, or none: sizes
Value unfoldedBlocks(const Call& call); // kernel_size; dilation, padding, stride
Value foldedBlocks(const Call& call); // output_size, kernel_size; dilation, padding, stride
Value sequence(const Call& call); // layers: the further arguments, or a list of them
Value resizedByPillow(const Call& call); // a size; "resample", "box" and "reducing_gap"
template <bool toSpace, DepthSpaceOrder order> Value movedBlocks(const Call& call); // a block
// A layer, which waits for its tensor: what the function makes of it and the further arguments.
template <Value (*apply)(const Call& call)> Value layer(const Call& call);

// A tensor, where a text makes its input: of a shape; of the further arguments; like another; counted; of lists.
template <int value> Value madeOfShape(const Call& call); // of a constant
Value filled(const Call& call); // a shape, a value
Value declared(const Call& call, const std::vector<int64_t>& sizes); // of which only the sizes are said
template <int value> Value madeOfSizes(const Call& call);
template <int value> Value madeLike(const Call& call);
Value counted(const Call& call); // the further arguments: stop; start and stop; and a step
Value spaced(const Call& call); // start, stop, count
Value literal(const Call& call); // lists in each other, or a tensor
Value loaded(const Call& call); // from a file, which is not read: the case's input
inline constexpr int kRandom = -1; // instead of a constant

// The type that an argument names; none: it names no type. Throws ReadError of one that no case has.
std::optional<DataType> dataTypeOf(const Call& call, const Value& value);
Value withType(const Call& call, TextTensor tensor); // "dtype", where it is given
Value converted(const Call& call); // to the type among the arguments
template <DataType type> Value convertedTo(const Call& call);

// Blocks of the last axes of the first parameter.
Value movedBlocks(const Call& call, bool toSpace, DepthSpaceOrder order, std::string_view block,
                  TextLayout layout = TextLayout::ChannelsFirst);

// The tensor that a channels-last function is called with. Where that is the input, the text is read again with its
// channels last: throws ChannelsAreLast.
TextTensor channelsLastTensor(const Call& call, std::string_view parameter);

// A resize in the framework's mode, which must be in the table of conventions.
ResizeWish resizeAs(std::string_view framework, std::string_view mode, bool isLinear, std::vector<AxisWish> axes,
                    bool isAntialiased = false);

// What sizes or factors ask of the axes. `list` has an entry an axis, or one for all.
struct ResizeArguments {
    std::vector<size_t> axes; // axes of the tensor
    std::string sizes, factors; // the parameters, of which one is there
    bool areFactorsTaken = true; // else they only make sizes
};
std::vector<AxisWish> wishesOf(const Call& call, const TextTensor& tensor, const ResizeArguments& arguments);
std::vector<size_t> lastAxes(const Call& call, const TextTensor& tensor, size_t count);
Value resized(TextTensor tensor, const ResizeWish& wish);

template <bool toSpace, DepthSpaceOrder order> Value movedBlocks(const Call& call)
{
    return movedBlocks(call, toSpace, order, call.parameter(1));
}

template <Value (*apply)(const Call& call)> Value layer(const Call& call)
{
    return {.is = Layer{[call](TextTensor tensor) { // a copy of the call lives on in the layer
                const Value made = applied(call.with(std::move(tensor)), apply);
                return made.tensor() ? *made.tensor() : call.evaluator().tensorOf(made);
            }}};
}

Value madeTensor(const Call& call, const std::vector<int64_t>& sizes, int value);

template <int value> Value madeOfShape(const Call& call)
{
    return madeTensor(call, call.wholeNumbers(call.parameter(0)), value);
}
template <int value> Value madeOfSizes(const Call& call)
{
    return madeTensor(call, call.has("size") ? call.wholeNumbers("size") : call.rest(), value);
}
template <int value> Value madeLike(const Call& call)
{
    const std::vector<uint64_t> sizes = call.tensor(call.parameter(0)).sizes();
    return madeTensor(call, {sizes.begin(), sizes.end()}, value);
}
template <DataType type> Value convertedTo(const Call& call)
{
    TextTensor tensor = call.tensor("self");
    tensor.convert(type);
    return valueOf(std::move(tensor));
}

} // namespace tessera
