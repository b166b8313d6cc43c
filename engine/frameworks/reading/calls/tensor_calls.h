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
Value permuted(const Call& call); // axes; without them all are turned round
Value swapped(const Call& call); // two axes
Value repeatedElements(const Call& call); // how often, and an axis
Value withOne(const Call& call); // an axis: unsqueeze, expand_dims
Value withoutOnes(const Call& call); // axes; without them all of one element: squeeze
Value resizedByPillow(const Call& call); // a size; "resample", "box" and "reducing_gap"
template <bool toSpace, DepthSpaceOrder order> Value movedBlocks(const Call& call); // a block
// A layer, which waits for its tensor.
template <bool toSpace, DepthSpaceOrder order> Value blockLayer(const Call& call); // a block
// A tensor, where a text makes its input: of a shape; of the further arguments; of a count.
Value madeOfShape(const Call& call);
Value madeOfSizes(const Call& call);
Value madeOfCount(const Call& call);

// Blocks of the last axes of the first parameter.
Value movedBlocks(const Call& call, bool toSpace, DepthSpaceOrder order, std::string_view block,
                  TextLayout layout = TextLayout::ChannelsFirst);
Layer blockLayer(bool toSpace, DepthSpaceOrder order, uint32_t block);

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

template <bool toSpace, DepthSpaceOrder order> Value blockLayer(const Call& call)
{
    return {.is = blockLayer(toSpace, order, call.size(call.parameter(0)))};
}

} // namespace tessera
