// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/parse/calls/call.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <set>

// Moves of a tensor, the first parameter. Beside each stands what the other parameters are.
namespace tessera {

namespace {

std::vector<int64_t> axesOf(const TracedTensor& tensor)
{
    std::vector<int64_t> axes(tensor.rank());
    std::iota(axes.begin(), axes.end(), int64_t{0});
    return axes;
}

void reshape(const Call& call, TracedTensor& tensor) // a shape; "batched": without N
{
    call.refuseIf(call.has("order") && call.text("order") != "C" && call.text("order") != "A", "order",
                  say("reading", "the first axis would run fastest; expected \"C\""));
    if (const auto type = dataTypeOf(call, call.value(1))) // x.view(torch.uint8)
        return tensor.convert(*type);
    std::vector<int64_t> sizes = call.wholes(1);
    if (call.is("batched"))
        sizes.insert(sizes.begin(), tensor.size(0));
    const bool keepsZeros = call.is("zeros") && call.number("allowzero", 0) == 0;
    for (size_t i = 0; i < sizes.size() && i < tensor.rank() && keepsZeros; ++i)
        if (sizes[i] == 0) // keeps the size
            sizes[i] = tensor.sizes()[i];
    tensor.reshape(sizes);
}

std::vector<int64_t> reversedAxes(const TracedTensor& tensor)
{
    std::vector<int64_t> axes = axesOf(tensor);
    std::ranges::reverse(axes);
    return axes;
}

std::vector<int64_t> swappedAxes(const TracedTensor& tensor, int64_t one, int64_t other)
{
    std::vector<int64_t> axes = axesOf(tensor);
    std::swap(axes[tensor.axisAt(one)], axes[tensor.axisAt(other)]);
    return axes;
}

void permute(const Call& call, TracedTensor& tensor) // axes; without them all are reversed
{
    const Parameter axes = call.takes("axes") ? Parameter("axes") : Parameter(1);
    std::vector<int64_t> order = call.has(axes) ? call.wholes(axes) : reversedAxes(tensor);
    if (call.is("batched"))
        order.insert(order.begin(), 0);
    tensor.permute(order);
}

void swapAxes(const Call& call, TracedTensor& tensor) // two axes
{
    tensor.permute(swappedAxes(tensor, call.whole(1), call.whole(2)));
}

// The method: NumPy's takes all axes, PyTorch's swaps two.
void transpose(const Call& call, TracedTensor& tensor)
{
    std::vector<int64_t> axes;
    for (const char* name : {"axes", "dims", "dim0", "dim1"})
        if (call.has(name))
            std::ranges::copy(call.wholes(name), std::back_inserter(axes));
    if (axes.size() == 2 && tensor.rank() != 2)
        axes = swappedAxes(tensor, axes[0], axes[1]);
    tensor.permute(axes.empty() ? reversedAxes(tensor) : axes);
}

void moveAxis(const Call& call, TracedTensor& tensor) // an axis, its new place
{
    tensor.moveAxis(call.whole(1), call.whole(2));
}

void repeatElements(const Call& call, TracedTensor& tensor) // a count, an axis
{
    tensor.repeat(call.whole(2), call.size(1));
}

void tileBy(const Call& call, TracedTensor& tensor, const std::vector<int64_t>& times) // of each of the last axes
{
    while (tensor.rank() < times.size())
        tensor.insertOne(0);
    for (size_t i = 0; i < times.size(); ++i) {
        call.failIf(times[i] < 1, say("reading", "repeating %1 times gives no size")(times[i]));
        if (times[i] > 1)
            tensor.tile(static_cast<int64_t>(tensor.rank() - times.size() + i), static_cast<uint64_t>(times[i]));
    }
}

void tile(const Call& call, TracedTensor& tensor)
{
    tileBy(call, tensor, call.wholes(1));
}

// The method: NumPy's repeats elements along an axis, PyTorch's tiles. x.repeat(2, 3) may be NumPy's.
void repeatByMethod(const Call& call, TracedTensor& tensor)
{
    const std::vector<Value>& rest = call.further();
    const bool isOne = call.has("repeats") && !call.value("repeats").list();
    if (call.has("axis") && (rest.empty() || (isOne && rest.size() == 1 && tensor.rank() > 2)))
        return repeatElements(call, tensor);
    std::vector<int64_t> times = call.wholes("repeats");
    if (!rest.empty())
        std::ranges::copy(call.wholes("axis"), std::back_inserter(times));
    call.failIf(times.size() == 1 && isOne,
                say("reading",
                    "without an axis whole tensors are laid side by side, or the result is flat; expected "
                    "repeat(2, axis=3) or repeat_interleave"));
    tileBy(call, tensor, times);
}

// np.kron(x, np.ones((1, 1, 2, 2))): each element becomes a block.
void multiplyByOnes(const Call& call, TracedTensor& tensor)
{
    const TracedTensor* blocks = call.value("b").tensor();
    call.refuseIf(!blocks || !call.written("b").starts_with("np.ones"), "b",
                  say("reading", "np.ones of the blocks' shape"));
    call.refuseIf(blocks->rank() > tensor.rank(), "b", say("reading", "expected %1 dimensions")(tensor.rank()));
    auto axis = static_cast<int64_t>(tensor.rank() - blocks->rank()); // shapes are aligned at their ends
    for (const int64_t size : blocks->sizes())
        tensor.repeat(axis++, static_cast<uint64_t>(size));
}

void broadcast(const Call& call, TracedTensor& tensor) // a shape; "both": it is broadcast too
{
    const std::vector<int64_t> shape = call.wholes(1);
    call.failIf(shape.size() < tensor.rank() && !call.is("both"), say("reading", "expected %1 values")(tensor.rank()));
    while (tensor.rank() < shape.size())
        tensor.insertOne(0);
    auto axis = static_cast<int64_t>(tensor.rank() - shape.size());
    for (const int64_t wanted : shape) {
        const int64_t size = tensor.size(axis);
        const bool stays = wanted == -1 || wanted == size || (wanted == 1 && call.is("both"));
        call.failIf(
            !stays && (size != 1 || wanted < 1),
            say("reading", "axis %1 has %2 elements and cannot become %3; expected an axis of 1")(axis, size, wanted));
        if (!stays)
            tensor.repeat(axis, static_cast<uint64_t>(wanted));
        ++axis;
    }
}

void insertOnes(const Call& call, TracedTensor& tensor) // axes of the result
{
    std::vector<int64_t> axes = call.wholes(1);
    const auto rank = static_cast<int64_t>(tensor.rank() + axes.size());
    for (int64_t& axis : axes)
        axis += axis < 0 && axis >= -rank ? rank : 0;
    std::ranges::sort(axes);
    for (const int64_t axis : axes)
        tensor.insertOne(axis);
}

void gather(const Call& call, TracedTensor& tensor) // one place, which drops the axis, or a list; the axis
{
    const Value& places = call.value("indices");
    call.refuseIf(places.tensor() && places.tensor()->rank() > 1, "indices",
                  say("reading", "expected %1")(say("reading", "a list of numbers")));
    if (places.as<double>() || (places.tensor() && places.tensor()->rank() == 0))
        tensor.pick(call.whole("axis", 0), call.whole("indices"));
    else
        tensor.choose(call.whole("axis", 0), call.wholes("indices"));
}

// Axes to drop, by default all of length 1. "strict" refuses longer ones, else they stay.
void dropOnes(const Call& call, TracedTensor& tensor)
{
    const bool isNamed = call.has(1);
    std::set<size_t, std::greater<>> axes;
    for (const int64_t each : isNamed ? call.wholes(1) : axesOf(tensor))
        axes.insert(tensor.axisAt(each));
    for (const size_t axis : axes)
        if (tensor.sizes()[axis] == 1 || (isNamed && call.is("strict")))
            tensor.dropOne(static_cast<int64_t>(axis));
}

void flatten(const Call& call, TracedTensor& tensor) // the first axis, the last
{
    const auto rank = static_cast<int64_t>(tensor.rank());
    const auto axisOf = [&](int place, int64_t otherwise) {
        const int64_t axis = call.whole(place, otherwise);
        return std::clamp<int64_t>(axis < 0 ? axis + rank : axis, 0, std::max<int64_t>(rank, 1) - 1);
    };
    const int64_t first = axisOf(1, 0), last = axisOf(2, -1);
    std::vector<int64_t> sizes;
    for (int64_t i = 0; i < rank; ++i) {
        if (i > first && i <= last)
            sizes.back() *= tensor.size(i);
        else
            sizes.push_back(tensor.size(i));
    }
    tensor.reshape(sizes);
}

void flattenAround(const Call& call, TracedTensor& tensor) // ONNX's, to two axes: where the second begins
{
    const int64_t given = call.whole(1, 1), axis = given < 0 ? given + static_cast<int64_t>(tensor.rank()) : given;
    std::vector<int64_t> shape{1, 1};
    for (const int64_t i : axesOf(tensor))
        shape[i < axis ? 0 : 1] *= tensor.size(i);
    tensor.reshape(shape);
}

void unflatten(const Call& call, TracedTensor& tensor) // an axis, sizes
{
    std::vector<int64_t> sizes = tensor.sizes();
    const std::vector<int64_t> parts = call.wholes("sizes");
    const auto at = sizes.begin() + static_cast<std::ptrdiff_t>(tensor.axisAt(call.whole("dim")));
    sizes.insert(sizes.erase(at), parts.begin(), parts.end());
    tensor.reshape(sizes);
}

void rearrange(const Call& call, TracedTensor& tensor)
{
    AxisLengths lengths;
    for (const auto& [axis, value] : call.others()) {
        const auto* length = value.as<double>();
        call.evaluator().failIf(!length, value.begin, say("reading", "%1 needs a whole number from 1 on")(axis));
        lengths[axis] = sizeOf(*length, axis);
    }
    tensor = rearranged(std::move(tensor), call.text("pattern"), std::move(lengths), call.is("repeats"));
}

// An equation of one operand is a pattern; several operands are multiplied.
Value einsum(const Call& call)
{
    const std::string equation = call.text("equation");
    call.refuseIf(equation.find(',') != std::string::npos, "equation",
                  say("reading", "it multiplies tensors, and the operators only move or blend elements"));
    const size_t arrow = equation.find("->");
    std::string from = equation.substr(0, arrow), to = arrow == std::string::npos ? from : equation.substr(arrow + 2);
    if (arrow == std::string::npos) // the result has its letters in alphabetical order
        std::ranges::sort(to);
    const auto spaced = [](const std::string& letters) {
        std::string names;
        for (const char letter : letters)
            names += std::string(1, letter) + (letter == '.' ? "" : " ");
        return names;
    };
    return valueOf(rearranged(call.tensor("tensor"), spaced(from) + "-> " + spaced(to), {}, false));
}

} // namespace

std::span<const NamedAction> moveActions()
{
    static const NamedAction actions[] = {
        {"keep", [](const Call& call) { return valueOf(call.tensor(0)); }},
        {"reshape", changed<reshape>},
        {"permute", changed<permute>},
        {"transpose", changed<transpose>},
        {"swap", changed<swapAxes>},
        {"move-axis", changed<moveAxis>},
        {"repeat-elements", changed<repeatElements>},
        {"repeat-method", changed<repeatByMethod>},
        {"tile", changed<tile>},
        {"kron", changed<multiplyByOnes>},
        {"broadcast", changed<broadcast>},
        {"with-one", changed<insertOnes>},
        {"gather", changed<gather>},
        {"without-ones", changed<dropOnes>},
        {"flatten", changed<flatten>},
        {"flatten-around", changed<flattenAround>},
        {"unflatten", changed<unflatten>},
        {"rearrange", changed<rearrange>},
        {"einsum", einsum},
    };
    return actions;
}

} // namespace tessera
