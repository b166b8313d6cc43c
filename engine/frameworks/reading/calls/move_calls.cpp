// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/calls/tensor_calls.h"

#include <algorithm>
#include <numeric>

namespace tessera {

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

void needRowOrder(const Call& call)
{
    if (call.has("order") && call.text("order") != "C" && call.text("order") != "A")
        call.refuse("order", say("reading", "the first axis would run fastest; expected \"C\""));
}

Value reshaped(const Call& call)
{
    TextTensor tensor = call.tensor(call.parameter(0));
    needRowOrder(call);
    const bool hasRest = !call.further().empty();
    if (hasRest && call.further().size() == 1)
        if (const auto type = dataTypeOf(call, call.further().front())) { // x.view(torch.uint8)
            tensor.convert(*type);
            return valueOf(std::move(tensor));
        }
    std::vector<int64_t> sizes = hasRest ? call.rest() : call.wholeNumbers(call.parameter(1));
    if (call.is("batched"))
        sizes.insert(sizes.begin(), static_cast<int64_t>(tensor.sizes().front()));
    for (size_t i = 0; i < sizes.size() && i < tensor.rank() && call.is("zeros"); ++i)
        if (sizes[i] == 0) // which keeps a size
            sizes[i] = static_cast<int64_t>(tensor.sizes()[i]);
    tensor.reshape(sizes);
    return valueOf(std::move(tensor));
}

Value permuted(const Call& call)
{
    TextTensor tensor = call.tensor(call.parameter(0));
    const std::string_view named = call.named("axes"), axes = named.empty() ? call.parameter(1) : named;
    std::vector<int64_t> order = !call.further().empty() ? call.rest()
        : call.has(axes)                                 ? call.wholeNumbers(axes)
                                                         : reversedAxes(tensor.rank());
    if (call.is("batched"))
        order.insert(order.begin(), 0);
    tensor.permute(order);
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

Value repeatedAlong(const Call& call)
{
    if (!call.has("axis"))
        call.fail(say("reading", "without an axis the result is flat; expected axis=3"));
    return repeatedElements(call);
}

// np.kron(x, np.ones((1, 1, 2, 2))): each element is a block.
Value kronecker(const Call& call)
{
    TextTensor tensor = call.tensor("a");
    const TextTensor* blocks = call.value("b").tensor();
    if (!blocks || !call.written("b").starts_with("np.ones"))
        call.refuse("b", say("reading", "expected %1")(say("reading", "np.ones of the blocks' shape")));
    const std::vector<uint64_t> times = blocks->sizes();
    if (times.size() != tensor.rank())
        call.refuse("b", say("reading", "expected %1 dimensions")(tensor.rank()));
    for (size_t i = 0; i < times.size(); ++i)
        tensor.repeat(static_cast<int64_t>(i), times[i]);
    return valueOf(std::move(tensor));
}

Value movedAxis(const Call& call)
{
    TextTensor tensor = call.tensor(call.parameter(0));
    const auto rank = static_cast<int64_t>(tensor.rank());
    int64_t from = call.wholeNumber(call.parameter(1)), to = call.wholeNumber(call.parameter(2));
    std::vector<int64_t> axes = reversedAxes(tensor.rank());
    std::ranges::reverse(axes);
    from += from < 0 ? rank : 0;
    to += to < 0 ? rank : 0;
    if (from < 0 || from >= rank || to < 0 || to >= rank)
        call.fail(say("reading", "the axes are %1 to %2")(-rank, rank - 1));
    axes.erase(axes.begin() + from);
    axes.insert(axes.begin() + to, from);
    tensor.permute(axes);
    return valueOf(std::move(tensor));
}

Value tiled(const Call& call)
{
    TextTensor tensor = call.tensor(call.parameter(0));
    const std::vector<int64_t> given = call.further().empty() ? call.wholeNumbers(call.parameter(1)) : call.rest();
    while (tensor.rank() < given.size())
        tensor.insertOne(0);
    for (size_t i = 0; i < given.size(); ++i) {
        const auto axis = static_cast<int64_t>(tensor.rank() - given.size() + i);
        if (given[i] < 1)
            call.fail(say("reading", "repeating %1 times gives no size")(given[i]));
        if (given[i] > 1 && tensor.sizes()[static_cast<size_t>(axis)] > 1)
            tensor.tile(axis, static_cast<uint64_t>(given[i]));
        else if (given[i] > 1)
            tensor.repeat(axis, static_cast<uint64_t>(given[i]));
    }
    return valueOf(std::move(tensor));
}

Value broadcast(const Call& call)
{
    TextTensor tensor = call.tensor(call.parameter(0));
    const std::vector<int64_t> shape = call.further().empty() ? call.wholeNumbers(call.parameter(1)) : call.rest();
    if (shape.size() < tensor.rank())
        call.fail(say("reading", "expected %1 values")(tensor.rank()));
    while (tensor.rank() < shape.size())
        tensor.insertOne(0);
    const std::vector<uint64_t> now = tensor.sizes();
    for (size_t i = 0; i < shape.size(); ++i) {
        if (shape[i] == -1 || shape[i] == static_cast<int64_t>(now[i]))
            continue;
        if (now[i] != 1 || shape[i] < 1)
            call.fail(say("reading", "axis %1 has %2 elements and cannot become %3; expected an axis of 1")(i, now[i],
                                                                                                            shape[i]));
        tensor.repeat(static_cast<int64_t>(i), static_cast<uint64_t>(shape[i]));
    }
    return valueOf(std::move(tensor));
}

Value withOne(const Call& call)
{
    TextTensor wider = call.tensor(call.parameter(0));
    const std::string& axis = call.parameter(1);
    const auto count = static_cast<int64_t>(wider.rank());
    std::vector<int64_t> axes = call.wholeNumbers(axis);
    if (axes.empty())
        axes.push_back(call.wholeNumber(axis)); // which refuses it
    for (const int64_t each : axes) {
        if (each < -count - 1 || each > count)
            call.refuse(axis, say("reading", "expected one axis from %1 to %2")(-count - 1, count));
        wider.insertOne(each);
    }
    return valueOf(std::move(wider));
}

Value withoutOnes(const Call& call)
{
    TextTensor narrower = call.tensor(call.parameter(0));
    const auto count = static_cast<int64_t>(narrower.rank());
    const std::string& dim = call.parameter(1);
    const std::vector<int64_t> axes = call.has(dim) ? call.wholeNumbers(dim) : std::vector<int64_t>();
    for (int64_t i = count - 1; i >= 0; --i) {
        const auto isNamed = [&](int64_t axis) { return (axis < 0 ? axis + count : axis) == i; };
        if (narrower.sizes()[static_cast<size_t>(i)] == 1 && (!call.has(dim) || std::ranges::any_of(axes, isNamed)))
            narrower.dropOne(i);
    }
    return valueOf(std::move(narrower));
}

// ONNX's Flatten: two axes, the second from this one on.
Value flattenedAround(const Call& call)
{
    TextTensor tensor = call.tensor(call.parameter(0));
    const int64_t given = call.has("axis") ? call.wholeNumber("axis") : 1;
    const auto axis = static_cast<size_t>(given < 0 ? given + static_cast<int64_t>(tensor.rank()) : given);
    std::vector<int64_t> shape{1, 1};
    for (size_t i = 0; i < tensor.rank(); ++i)
        shape[i < axis ? 0 : 1] *= static_cast<int64_t>(tensor.sizes()[i]);
    tensor.reshape(shape);
    return valueOf(std::move(tensor));
}

Value flattened(const Call& call)
{
    TextTensor tensor = call.tensor(call.parameter(0));
    const auto rank = static_cast<int64_t>(tensor.rank());
    const auto axisOf = [&](size_t place, int64_t otherwise) {
        const int64_t axis = call.has(call.parameter(place)) ? call.wholeNumber(call.parameter(place)) : otherwise;
        return std::clamp<int64_t>(axis < 0 ? axis + rank : axis, 0, rank - 1);
    };
    const int64_t first = axisOf(1, 0), last = axisOf(2, -1);
    std::vector<int64_t> sizes;
    for (int64_t i = 0; i < rank; ++i) {
        const auto size = static_cast<int64_t>(tensor.sizes()[static_cast<size_t>(i)]);
        if (i > first && i <= last)
            sizes.back() *= size;
        else
            sizes.push_back(size);
    }
    tensor.reshape(sizes);
    return valueOf(std::move(tensor));
}

} // namespace tessera
