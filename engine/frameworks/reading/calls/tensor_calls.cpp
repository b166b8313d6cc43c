// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/calls/tensor_calls.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace tessera {

Value applied(const Call& call, Value (*apply)(const Call& call))
{
    try {
        return apply(call);
    } catch (const ReadError&) {
        throw;
    } catch (const RefusedAttribute& refused) {
        const std::string parameter = refused.attribute.substr(0, refused.attribute.find('['));
        if (!call.written(parameter).empty())
            call.refuse(parameter, refused.reason);
        call.fail(refused.message());
    } catch (const TextError& error) {
        call.fail(error.message());
    }
}

std::vector<int64_t> reversedAxes(size_t rank)
{
    std::vector<int64_t> axes(rank);
    std::iota(axes.rbegin(), axes.rend(), int64_t{0});
    return axes;
}

std::vector<int64_t> swappedAxes(size_t rank, int64_t one, int64_t other)
{
    const auto count = static_cast<int64_t>(rank);
    for (int64_t* axis : {&one, &other}) {
        if (*axis < -count || *axis >= count)
            throw TextError(say("reading", "axis %1 is none of %2")(*axis, rank));
        *axis += *axis < 0 ? count : 0;
    }
    std::vector<int64_t> axes(rank);
    std::iota(axes.begin(), axes.end(), int64_t{0});
    std::swap(axes[static_cast<size_t>(one)], axes[static_cast<size_t>(other)]);
    return axes;
}

Value repeatedElements(const Call& call, std::string_view tensor, std::string_view times, std::string_view axis)
{
    TextTensor repeated = call.tensor(tensor);
    repeated.repeat(call.wholeNumber(axis), call.size(times));
    return valueOf(std::move(repeated));
}

Value withOne(const Call& call, std::string_view tensor, std::string_view axis)
{
    TextTensor wider = call.tensor(tensor);
    const std::vector<uint64_t> now = wider.sizes();
    std::vector<int64_t> sizes(now.begin(), now.end());
    const auto count = static_cast<int64_t>(sizes.size());
    const int64_t given = call.wholeNumber(axis), at = given + (given < 0 ? count + 1 : 0);
    if (at < 0 || at > count)
        call.refuse(axis, say("reading", "one axis from %1 to %2 would be right")(-count - 1, count));
    sizes.insert(sizes.begin() + at, 1);
    wider.reshape(sizes);
    return valueOf(std::move(wider));
}

Value withoutOnes(const Call& call)
{
    TextTensor narrower = call.tensor("self");
    const std::vector<uint64_t> now = narrower.sizes();
    const auto count = static_cast<int64_t>(now.size());
    std::vector<int64_t> sizes;
    const std::vector<int64_t> axes = call.has("dim") ? call.wholeNumbers("dim") : std::vector<int64_t>();
    for (size_t i = 0; i < now.size(); ++i) {
        const auto isNamed = [&](int64_t axis) { return (axis < 0 ? axis + count : axis) == static_cast<int64_t>(i); };
        const bool drops = now[i] == 1 && (!call.has("dim") || std::ranges::any_of(axes, isNamed));
        if (!drops)
            sizes.push_back(static_cast<int64_t>(now[i]));
    }
    narrower.reshape(sizes);
    return valueOf(std::move(narrower));
}

Value reshapedBy(const Call& call, std::string_view tensor, std::string_view shape)
{
    TextTensor reshaped = call.tensor(tensor);
    reshaped.reshape(call.wholeNumbers(shape));
    return valueOf(std::move(reshaped));
}

Value permutedBy(const Call& call, std::string_view tensor, std::string_view axes)
{
    TextTensor permuted = call.tensor(tensor);
    permuted.permute(call.has(axes) ? call.wholeNumbers(axes) : reversedAxes(permuted.rank()));
    return valueOf(std::move(permuted));
}

namespace {

void moveBlocks(TextTensor& tensor, bool toSpace, DepthSpaceOrder order, uint32_t block, TextLayout layout)
{
    if (toSpace)
        tensor.blocksToSpace(block, order, layout);
    else
        tensor.spaceToBlocks(block, order, layout);
}

} // namespace

Value movedBlocks(const Call& call, bool toSpace, DepthSpaceOrder order, std::string_view tensor,
                  std::string_view block, TextLayout layout)
{
    TextTensor moved = layout == TextLayout::ChannelsLast ? channelsLastTensor(call, tensor) : call.tensor(tensor);
    moveBlocks(moved, toSpace, order, call.size(block), layout);
    return valueOf(std::move(moved));
}

Layer blockLayer(bool toSpace, DepthSpaceOrder order, uint32_t block)
{
    return {[=](TextTensor tensor) {
        moveBlocks(tensor, toSpace, order, block, TextLayout::ChannelsFirst);
        return tensor;
    }};
}

Value madeTensor(const Call& call, const std::vector<int64_t>& sizes)
{
    std::vector<uint32_t> whole;
    for (const int64_t size : sizes) {
        if (size < 1 || size > 4294967295)
            call.fail(say("reading", "%1 is no size")(size));
        whole.push_back(static_cast<uint32_t>(size));
    }
    return valueOf(TextTensor(whole));
}

TextTensor channelsLastTensor(const Call& call, std::string_view parameter)
{
    TextTensor tensor = call.tensor(parameter);
    if (tensor.isInput() && tensor.rank() == 4 && call.evaluator().layout() == TextLayout::ChannelsFirst)
        throw ChannelsAreLast{};
    return tensor;
}

const ResizeConvention& conventionNamed(std::string_view framework, std::string_view mode)
{
    const ResizeConvention* found = findConvention(framework, mode);
    assert(found != nullptr);
    return *found;
}

std::vector<size_t> lastAxes(const Call& call, const TextTensor& tensor, size_t count)
{
    if (tensor.rank() < count)
        call.fail(say("reading", "the tensor has not the %1 axes that are resized")(count));
    std::vector<size_t> axes(count);
    std::iota(axes.begin(), axes.end(), tensor.rank() - count);
    return axes;
}

std::vector<AxisWish> wishesOf(const Call& call, const TextTensor& tensor, const ResizeArguments& arguments)
{
    const bool hasSizes = call.has(arguments.sizes);
    if (hasSizes == call.has(arguments.factors))
        call.fail(say("reading", "one of %1 and %2 would be right")(arguments.sizes, arguments.factors));
    const std::string& name = hasSizes ? arguments.sizes : arguments.factors;
    std::vector<double> values = call.numbers(name);
    if (values.size() == 1)
        values.resize(arguments.axes.size(), values.front());
    if (values.size() != arguments.axes.size())
        call.refuse(name, say("reading", "%1 values would be right")(arguments.axes.size()));
    const std::vector<uint64_t> now = tensor.sizes();
    std::vector<AxisWish> wishes;
    for (size_t i = 0; i < values.size(); ++i) {
        AxisWish wish{.axis = arguments.axes[i]};
        if (hasSizes) {
            wish.outputs = sizeOf(values[i], name);
        } else {
            wish.outputs = flooredSize(static_cast<uint32_t>(now[wish.axis]), values[i], name);
            if (arguments.areFactorsTaken)
                wish.factor = static_cast<float>(values[i]);
        }
        wishes.push_back(wish);
    }
    return wishes;
}

Value resized(TextTensor tensor, const ResizeWish& wish)
{
    tensor.resize(wish);
    return valueOf(std::move(tensor));
}

} // namespace tessera
