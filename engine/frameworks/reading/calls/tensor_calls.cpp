// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/calls/tensor_calls.h"

#include "engine/core/case/suggest.h"
#include "engine/frameworks/reading/calls/call.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace tessera {

Value applied(const Call& call, const std::function<Value(const Call&)>& apply)
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

Value kept(const Call& call)
{
    return valueOf(call.tensor(call.parameter(0)));
}

Value reshaped(const Call& call)
{
    TextTensor tensor = call.tensor(call.parameter(0));
    tensor.reshape(call.wholeNumbers(call.parameter(1)));
    return valueOf(std::move(tensor));
}

Value permuted(const Call& call)
{
    TextTensor tensor = call.tensor(call.parameter(0));
    const std::string& axes = call.parameter(1);
    tensor.permute(call.has(axes) ? call.wholeNumbers(axes) : reversedAxes(tensor.rank()));
    return valueOf(std::move(tensor));
}

Value swapped(const Call& call)
{
    TextTensor tensor = call.tensor(call.parameter(0));
    tensor.permute(
        swappedAxes(tensor.rank(), call.wholeNumber(call.parameter(1)), call.wholeNumber(call.parameter(2))));
    return valueOf(std::move(tensor));
}

Value repeatedElements(const Call& call)
{
    TextTensor tensor = call.tensor(call.parameter(0));
    tensor.repeat(call.wholeNumber(call.parameter(2)), call.size(call.parameter(1)));
    return valueOf(std::move(tensor));
}

Value withOne(const Call& call)
{
    TextTensor wider = call.tensor(call.parameter(0));
    const std::string& axis = call.parameter(1);
    const std::vector<uint64_t> now = wider.sizes();
    std::vector<int64_t> sizes(now.begin(), now.end());
    const auto count = static_cast<int64_t>(sizes.size());
    const int64_t given = call.wholeNumber(axis), at = given + (given < 0 ? count + 1 : 0);
    if (at < 0 || at > count)
        call.refuse(axis, say("reading", "expected one axis from %1 to %2")(-count - 1, count));
    sizes.insert(sizes.begin() + at, 1);
    wider.reshape(sizes);
    return valueOf(std::move(wider));
}

Value withoutOnes(const Call& call)
{
    TextTensor narrower = call.tensor(call.parameter(0));
    const std::vector<uint64_t> now = narrower.sizes();
    const auto count = static_cast<int64_t>(now.size());
    std::vector<int64_t> sizes;
    const std::string& dim = call.parameter(1);
    const std::vector<int64_t> axes = call.has(dim) ? call.wholeNumbers(dim) : std::vector<int64_t>();
    for (size_t i = 0; i < now.size(); ++i) {
        const auto isNamed = [&](int64_t axis) { return (axis < 0 ? axis + count : axis) == static_cast<int64_t>(i); };
        const bool drops = now[i] == 1 && (!call.has(dim) || std::ranges::any_of(axes, isNamed));
        if (!drops)
            sizes.push_back(static_cast<int64_t>(now[i]));
    }
    narrower.reshape(sizes);
    return valueOf(std::move(narrower));
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

Value movedBlocks(const Call& call, bool toSpace, DepthSpaceOrder order, std::string_view block, TextLayout layout)
{
    const std::string& tensor = call.parameter(0);
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

namespace {

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

} // namespace

Value madeOfShape(const Call& call)
{
    return madeTensor(call, call.wholeNumbers(call.parameter(0)));
}

Value madeOfSizes(const Call& call)
{
    return madeTensor(call, call.rest());
}

Value madeOfCount(const Call& call)
{
    return madeTensor(call, {static_cast<int64_t>(call.size(call.parameter(0)))});
}

TextTensor channelsLastTensor(const Call& call, std::string_view parameter)
{
    TextTensor tensor = call.tensor(parameter);
    if (tensor.isInput() && tensor.rank() == 4 && call.evaluator().layout() == TextLayout::ChannelsFirst)
        throw ChannelsAreLast{};
    return tensor;
}

ResizeWish resizeAs(std::string_view framework, std::string_view mode, bool isLinear, std::vector<AxisWish> axes,
                    bool isAntialiased)
{
    const ResizeConvention* convention = findConvention(framework, mode);
    assert(convention != nullptr);
    return {.convention = convention,
            .mode = isLinear ? InterpolationMode::Linear : InterpolationMode::NearestNeighbor,
            .antialiased = isAntialiased,
            .axes = std::move(axes)};
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
        call.fail(say("reading", "expected one of %1 and %2")(arguments.sizes, arguments.factors));
    const std::string& name = hasSizes ? arguments.sizes : arguments.factors;
    std::vector<double> values = call.numbers(name);
    if (values.size() == 1)
        values.resize(arguments.axes.size(), values.front());
    if (values.size() != arguments.axes.size())
        call.refuse(name, say("reading", "expected %1 values")(arguments.axes.size()));
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

namespace {

// The same in NumPy and PyTorch: all axes are named; PyTorch's transpose swaps two.
Value transposed(const Call& call)
{
    TextTensor tensor = call.tensor("self");
    std::vector<int64_t> axes = call.rest();
    if (axes.empty() && call.has("axes"))
        axes = call.wholeNumbers("axes");
    if (axes.empty())
        axes = reversedAxes(tensor.rank());
    if (axes.size() == 2 && tensor.rank() != 2)
        axes = swappedAxes(tensor.rank(), axes[0], axes[1]);
    tensor.permute(axes);
    return valueOf(std::move(tensor));
}

Value reshapedByShape(const Call& call)
{
    TextTensor tensor = call.tensor("self");
    tensor.reshape(call.rest().empty() && call.has("shape") ? call.wholeNumbers("shape") : call.rest());
    return valueOf(std::move(tensor));
}

Value permutedByAxes(const Call& call)
{
    TextTensor tensor = call.tensor("self");
    tensor.permute(call.rest().empty() && call.has("dims") ? call.wholeNumbers("dims") : call.rest());
    return valueOf(std::move(tensor));
}

Value converted(const Call& call)
{
    call.refuse("dtype", say("reading", "a case's output has its input's type; --DataType says which"));
}

Value measured(const Call& call)
{
    const std::vector<uint64_t> sizes = call.tensor("self").sizes();
    ValueList list;
    for (const uint64_t size : sizes)
        list.push_back({.is = Number{static_cast<double>(size), true}});
    if (!call.has("dim"))
        return valueOf(std::move(list));
    const double dim = call.number("dim") + (call.number("dim") < 0 ? static_cast<double>(sizes.size()) : 0);
    if (!(dim >= 0 && dim < static_cast<double>(sizes.size())))
        call.refuse("dim", say("reading", "there are %1 dimensions")(sizes.size()));
    return list[static_cast<size_t>(dim)];
}

// NumPy's repeat names an axis and repeats elements; PyTorch's lays whole tensors side by side.
Value repeated(const Call& call)
{
    if (!call.has("axis") || !call.rest().empty())
        call.fail(say("reading",
                      "without an axis whole tensors are laid side by side, or the result is flat; expected "
                      "repeat(2, axis=3) or repeat_interleave"));
    return repeatedElements(call);
}

constexpr Function kMethods[] = {
    {"reshape", "self,*,shape", reshapedByShape},
    {"view", "self,*,shape", reshapedByShape},
    {"transpose", "self,*,axes", transposed},
    {"permute", "self,*,dims", permutedByAxes},
    {"repeat", "self,repeats,axis,*", repeated},
    {"repeat_interleave", "self,repeats,dim", repeatedElements},
    {"swapaxes", "self,axis1,axis2", swapped},
    {"unsqueeze", "self,dim", withOne},
    {"squeeze", "self,dim", withoutOnes},
    {"size", "self,dim", measured},
    {"resize", "self,size,resample,box,reducing_gap", resizedByPillow},
    {"contiguous", "self", kept},
    {"copy", "self", kept},
    {"clone", "self", kept},
    {"detach", "self", kept},
    {"numpy", "self", kept},
    {"cpu", "self", kept},
    {"astype", "self,dtype", converted},
    {"to", "self,dtype", converted},
};

} // namespace

Value callMethod(Evaluator& evaluator, const TextTensor& tensor, const std::string& name, const Expression& call,
                 std::vector<Given> given)
{
    const auto method = std::ranges::find(kMethods, name, &Function::name);
    if (method == std::end(kMethods)) {
        std::vector<std::string> names;
        for (const Function& each : kMethods)
            names.emplace_back(each.name);
        const std::string meant = closest(name, names);
        evaluator.source().fail(call.begin,
                                say("reading", "%1 is nothing that can be read")("." + name + "()") + "; "
                                    + (meant.empty() ? say("reading", "expected reshape, transpose, permute or repeat")
                                                     : say("reading", "did you mean %1?")(meant)));
    }
    Given self{{}, valueOf(tensor)};
    self.value.begin = call.begin;
    self.value.end = call.end;
    given.insert(given.begin(), std::move(self));
    return applied(Call(evaluator, name, call.begin, method->parameters, std::move(given)), method->apply);
}

} // namespace tessera
