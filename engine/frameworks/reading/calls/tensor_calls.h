// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/reading/calls/call.h"

namespace tessera {

// What several frameworks' functions have in common.

// The function's value; what the tensor or the resize refuses gets the call's place, and the argument's as it is
// written. Throws ReadError.
Value applied(const Call& call, Value (*apply)(const Call& call));

std::vector<int64_t> reversedAxes(size_t rank);
std::vector<int64_t> swappedAxes(size_t rank, int64_t one, int64_t other); // throws TextError: they are none

Value repeatedElements(const Call& call, std::string_view tensor, std::string_view times, std::string_view axis);
Value withOne(const Call& call, std::string_view tensor, std::string_view axis); // unsqueeze, expand_dims
Value withoutOnes(const Call& call); // squeeze of "self", "dim"
Value resizedByPillow(const Call& call); // of "self"

// `tensor` by the shape or axes that a parameter names.
Value reshapedBy(const Call& call, std::string_view tensor, std::string_view shape);
Value permutedBy(const Call& call, std::string_view tensor, std::string_view axes);

// Blocks of the last axes, or of a layer without its input.
Value movedBlocks(const Call& call, bool toSpace, DepthSpaceOrder order, std::string_view tensor,
                  std::string_view block, TextLayout layout = TextLayout::ChannelsFirst);
Layer blockLayer(bool toSpace, DepthSpaceOrder order, uint32_t block);

// A tensor of the sizes, where a text makes its input.
Value madeTensor(const Call& call, const std::vector<int64_t>& sizes);

// The tensor that a channels-last function is called with. Where that is the input, the text is read again with its
// channels last: throws ChannelsAreLast.
TextTensor channelsLastTensor(const Call& call, std::string_view parameter);

// The convention of the framework's mode; it must be in the table.
const ResizeConvention& conventionNamed(std::string_view framework, std::string_view mode);

// Of sizes or factors the wishes of the axes. `list` has an entry an axis, or one for all.
struct ResizeArguments {
    std::vector<size_t> axes; // of the tensor
    std::string sizes, factors; // the parameters, of which one is there
    bool areFactorsTaken = true; // else they only make sizes
};
std::vector<AxisWish> wishesOf(const Call& call, const TextTensor& tensor, const ResizeArguments& arguments);
std::vector<size_t> lastAxes(const Call& call, const TextTensor& tensor, size_t count);
Value resized(TextTensor tensor, const ResizeWish& wish);

} // namespace tessera
