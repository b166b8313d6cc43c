// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/calls/tensor_calls.h"

#include <algorithm>

namespace tessera {

Value sliced(const Call& call)
{
    TextTensor tensor = call.tensor(call.parameter(0));
    const auto given = [&](size_t place) {
        const std::string& parameter = call.parameter(place);
        return call.has(parameter) ? std::optional(call.wholeNumber(parameter)) : std::nullopt;
    };
    tensor.slice(given(1).value_or(0), given(2), given(3), given(4).value_or(1));
    return valueOf(std::move(tensor));
}

Value slicedAxes(const Call& call)
{
    TextTensor tensor = call.tensor(call.parameter(0));
    const std::vector<int64_t> starts = call.wholeNumbers("starts"), ends = call.wholeNumbers("ends");
    const std::vector<int64_t> axes = call.has("axes") ? call.wholeNumbers("axes") : std::vector<int64_t>();
    const std::vector<int64_t> steps = call.has("steps") ? call.wholeNumbers("steps") : std::vector<int64_t>();
    for (size_t i = 0; i < starts.size() && i < ends.size(); ++i)
        tensor.slice(i < axes.size() ? axes[i] : static_cast<int64_t>(i), starts[i], ends[i],
                     i < steps.size() ? steps[i] : 1);
    return valueOf(std::move(tensor));
}

Value selected(const Call& call)
{
    TextTensor tensor = call.tensor(call.parameter(0));
    tensor.pick(call.wholeNumber(call.parameter(1)), call.wholeNumber(call.parameter(2)));
    return valueOf(std::move(tensor));
}

namespace {

constexpr uint64_t kMostParts = 4096;

int64_t axisIn(const Call& call, size_t place, int64_t otherwise = 0)
{
    const std::string& axis = call.parameter(place);
    return call.has(axis) ? call.wholeNumber(axis) : otherwise;
}

uint64_t sizeAt(const Call& call, const TextTensor& tensor, int64_t axis)
{
    const auto rank = static_cast<int64_t>(tensor.rank());
    if (axis < -rank || axis >= rank)
        call.fail(say("reading", "axis %1 is none of %2")(axis, rank));
    return tensor.sizes()[static_cast<size_t>(axis < 0 ? axis + rank : axis)];
}

// Parts of these sizes, one behind the other.
Value partsOf(const Call& call, const TextTensor& tensor, int64_t axis, const std::vector<uint64_t>& sizes)
{
    const uint64_t all = sizeAt(call, tensor, axis);
    ValueList parts;
    uint64_t first = 0;
    for (const uint64_t size : sizes) {
        if (size == 0 || size > all - first || parts.size() == kMostParts)
            call.fail(say("reading", "the parts are not the axis, which has %1 elements")(all));
        TextTensor part = tensor;
        part.take(axis, first, size, 1);
        parts.push_back(valueOf(std::move(part)));
        first += size;
    }
    return valueOf(std::move(parts));
}

std::vector<uint64_t> equalSizes(const Call& call, uint64_t all, uint64_t size)
{
    std::vector<uint64_t> sizes;
    if (size == 0 || all / size >= kMostParts)
        call.fail(say("reading", "the parts are not the axis, which has %1 elements")(all));
    for (uint64_t left = all; left > 0; left -= sizes.back())
        sizes.push_back(std::min(left, size));
    return sizes;
}

std::vector<uint64_t> givenSizes(const Call& call, size_t place)
{
    std::vector<uint64_t> sizes;
    for (const int64_t size : call.wholeNumbers(call.parameter(place)))
        sizes.push_back(static_cast<uint64_t>(std::max<int64_t>(size, 0)));
    return sizes;
}

} // namespace

Value splitBySizes(const Call& call)
{
    const TextTensor tensor = call.tensor(call.parameter(0));
    const int64_t axis = axisIn(call, 2);
    const bool isOne = call.value(call.parameter(1)).as<NumberValue>() != nullptr;
    const std::vector<uint64_t> given = givenSizes(call, 1);
    return partsOf(call, tensor, axis, isOne ? equalSizes(call, sizeAt(call, tensor, axis), given.front()) : given);
}

Value splitByCount(const Call& call)
{
    const TextTensor tensor = call.tensor(call.parameter(0));
    const int64_t axis = axisIn(call, 2);
    const uint64_t all = sizeAt(call, tensor, axis);
    if (call.value(call.parameter(1)).as<NumberValue>()) {
        const uint64_t count = call.size(call.parameter(1));
        return partsOf(call, tensor, axis, equalSizes(call, all, (all + count - 1) / count));
    }
    std::vector<uint64_t> sizes;
    uint64_t before = 0;
    for (const uint64_t end : givenSizes(call, 1)) {
        sizes.push_back(end > before ? end - before : 0);
        before = end;
    }
    sizes.push_back(all > before ? all - before : 0);
    return partsOf(call, tensor, axis, sizes);
}

Value splitByCountOrSizes(const Call& call)
{
    if (call.value(call.parameter(1)).as<NumberValue>())
        return splitByCount(call);
    return partsOf(call, call.tensor(call.parameter(0)), axisIn(call, 2), givenSizes(call, 1));
}

Value unbound(const Call& call)
{
    const TextTensor tensor = call.tensor(call.parameter(0));
    const int64_t axis = axisIn(call, 1);
    ValueList parts;
    const Value list = partsOf(call, tensor, axis, equalSizes(call, sizeAt(call, tensor, axis), 1));
    for (const Value& each : *list.list()) {
        TextTensor part = *each.tensor();
        part.dropOne(axis);
        parts.push_back(valueOf(std::move(part)));
    }
    return valueOf(std::move(parts));
}

Value concatenated(const Call& call)
{
    return valueOf(TextTensor::concatenated(call.tensors(call.parameter(0)), axisIn(call, 1)));
}

Value stacked(const Call& call)
{
    std::vector<TextTensor> parts = call.tensors(call.parameter(0));
    const int64_t axis = axisIn(call, 1);
    for (TextTensor& part : parts)
        part.insertOne(axis);
    return valueOf(TextTensor::concatenated(parts, axis));
}

// Rows, columns or channels, one behind the other.
Value sideBySide(const Call& call)
{
    std::vector<TextTensor> parts = call.tensors("tup");
    const int64_t axis = call.firstWord().front() - '0';
    for (TextTensor& part : parts)
        while (part.rank() < (axis == 2 ? 3u : 2u))
            part.insertOne(axis == 2 ? static_cast<int64_t>(part.rank()) : 0);
    return valueOf(TextTensor::concatenated(parts, axis));
}

Value measured(const Call& call)
{
    const std::vector<uint64_t> sizes = call.tensor(call.parameter(0)).sizes();
    const std::string& dim = call.parameter(1);
    if (!call.has(dim))
        return valueOf(sizes);
    const double at = call.number(dim) + (call.number(dim) < 0 ? static_cast<double>(sizes.size()) : 0);
    if (!(at >= 0 && at < static_cast<double>(sizes.size())))
        call.refuse(dim, say("reading", "there are %1 dimensions")(sizes.size()));
    return valueOf(static_cast<double>(sizes[static_cast<size_t>(at)]), true);
}

} // namespace tessera
