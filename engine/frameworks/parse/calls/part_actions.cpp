// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/value.h"
#include "engine/frameworks/parse/calls/call.h"

#include <algorithm>
#include <cstdint>
#include <numeric>

// Parts of tensors, joined tensors and blocks. Beside each stands what the parameters after the tensors are.
namespace tessera {

namespace {

constexpr uint64_t kMostParts = 4096;

void slice(const Call& call, TracedTensor& tensor) // axes, begins, ends, steps: lists, or a number each
{
    const auto listOf = [&](const char* name, std::vector<int64_t> otherwise) {
        return call.has(name) ? call.wholes(name) : std::move(otherwise);
    };
    const std::vector<int64_t> begins = listOf("starts", {0}), ends = listOf("ends", {INT64_MAX}),
                               axes = listOf("axes", {}), steps = listOf("steps", {});
    for (size_t i = 0; i < begins.size() && i < ends.size(); ++i)
        tensor.slice(i < axes.size() ? axes[i] : static_cast<int64_t>(i), begins[i], ends[i],
                     i < steps.size() ? steps[i] : 1);
}

// Consecutive parts of these sizes; isOneSize: as many as the axis has.
ValueList partsOf(const Call& call, const TracedTensor& tensor, int64_t axis, const std::vector<int64_t>& sizes,
                  bool isOneSize)
{
    const int64_t all = tensor.size(axis);
    ValueList parts;
    int64_t first = 0;
    for (size_t i = 0; isOneSize ? first < all : i < sizes.size(); ++i) {
        const int64_t size = isOneSize ? std::min(sizes.front(), all - first) : sizes[i];
        call.failIf(size < 1 || size > all - first || parts.size() == kMostParts,
                    say("reading", "the parts are not the axis, which has %1 elements")(all));
        TracedTensor part = tensor;
        part.take(axis, static_cast<uint64_t>(first), static_cast<uint64_t>(size), 1);
        parts.push_back(valueOf(std::move(part)));
        first += size;
    }
    return parts;
}

// PyTorch: the parts' size or sizes, an axis. "count", NumPy: their number or their ends. "count-or-sizes", TensorFlow:
// their number or their sizes.
Value split(const Call& call)
{
    const TracedTensor tensor = call.tensor(0);
    const int64_t axis = call.whole(2, 0), all = tensor.size(axis);
    std::vector<int64_t> sizes = call.wholes(1);
    const bool isOne = call.value(1).as<double>() != nullptr;
    if (isOne && !call.is("sizes")) {
        const int64_t count = call.size(1);
        sizes = {(all + count - 1) / count};
    } else if (call.is("count")) {
        sizes.push_back(all);
        std::adjacent_difference(sizes.begin(), sizes.end(), sizes.begin());
    }
    return valueOf(partsOf(call, tensor, axis, sizes, isOne));
}

Value unbind(const Call& call) // an axis
{
    const int64_t axis = call.whole(1, 0);
    ValueList parts = partsOf(call, call.tensor(0), axis, {1}, true);
    for (Value& each : parts) {
        TracedTensor part = *each.tensor();
        part.dropOne(axis);
        each = valueOf(std::move(part));
    }
    return valueOf(std::move(parts));
}

Value concatenate(const Call& call) // an axis
{
    return valueOf(TracedTensor::concatenated(call.tensors(0), call.whole(1, 0)));
}

Value stack(const Call& call) // an axis
{
    std::vector<TracedTensor> parts = call.tensors(0);
    for (TracedTensor& part : parts)
        part.insertOne(call.whole(1, 0));
    return valueOf(TracedTensor::concatenated(parts, call.whole(1, 0)));
}

// NumPy's vstack, hstack, dstack; the action's word is the axis.
Value sideBySide(const Call& call)
{
    std::vector<TracedTensor> parts = call.tensors("tup");
    const int64_t axis = call.firstWord().front() - '0';
    for (TracedTensor& part : parts)
        while (part.rank() < (axis == 2 ? 3u : 2u))
            part.insertOne(axis == 2 ? static_cast<int64_t>(part.rank()) : 0);
    return valueOf(TracedTensor::concatenated(parts, axis));
}

// The rows and columns of blocks that do not overlap.
AxisLengths blockOf(const Call& call)
{
    const auto block = call.pair("kernel_size");
    for (const auto& [name, right] :
         {std::pair("dilation", std::pair(1.0, 1.0)), {"padding", {0, 0}}, {"stride", block}})
        call.refuseIf(call.has(name) && call.pair(name) != right, name,
                      say("reading", "expected %1, so that every element is in one block")(toText(right.first)));
    call.failIf(!call.has("stride"),
                say("reading",
                    "stride is missing, and then 1, so that blocks overlap; expected stride=%1")(toText(block.first)));
    return {{"y", sizeOf(block.first, "kernel_size")}, {"x", sizeOf(block.second, "kernel_size")}};
}

void unfold(const Call& call, TracedTensor& tensor) // kernel_size; dilation, padding, stride
{
    const AxisLengths block = blockOf(call);
    if (tensor.rank() == 3)
        tensor.insertOne(0);
    tensor = rearranged(std::move(tensor), "n c (h y) (w x) -> n (c y x) (h w)", block, false);
}

void fold(const Call& call, TracedTensor& tensor) // output_size, kernel_size; dilation, padding, stride
{
    AxisLengths block = blockOf(call);
    const auto [rows, columns] = call.pair("output_size");
    block["h"] = sizeOf(rows / static_cast<double>(block["y"]), "output_size");
    block["w"] = sizeOf(columns / static_cast<double>(block["x"]), "output_size");
    tensor = rearranged(std::move(tensor), "n (c y x) (h w) -> n c (h y) (w x)", block, false);
}

void window(const Call& call, TracedTensor& tensor) // an axis, a size, a step; the method unfold
{
    const size_t axis = tensor.axisAt(call.whole(1));
    const int64_t size = call.size(2), length = tensor.sizes()[axis];
    call.refuseIf(size != int64_t{call.size(3)}, 3,
                  say("reading", "expected %1, so that every element is in one block")(size));
    call.refuseIf(length < size, 2, say("reading", "expected at most %1")(length));
    const auto at = static_cast<int64_t>(axis);
    tensor.slice(at, 0, length / size * size, 1);
    std::vector<int64_t> sizes = tensor.sizes();
    sizes[axis] /= size;
    sizes.insert(sizes.begin() + at + 1, size);
    tensor.reshape(sizes);
    tensor.moveAxis(at + 1, -1);
}

// A block; the action's word or a rule gives the order.
Value moveBlocks(const Call& call, bool toSpace)
{
    constexpr Text backends = say("reading", "Keras's backends do not agree on its order");
    const std::string word = call.row().rules.empty() ? call.firstWord() : call.rule(backends).then;
    const ChannelPlace layout = layoutOf(call);
    TracedTensor moved = tensorIn(call, layout);
    call.failIf(call.is("node") && moved.rank() != 4,
                say("reading", "the input %1 does not have four dimensions {N, C, H, W}")(text(moved.shape())));
    moved.moveBlocks(toSpace, call.size(call.takes("block") ? Parameter("block") : Parameter(1)),
                     word == "DCR" ? DepthSpaceOrder::DepthColumnRow : DepthSpaceOrder::ColumnRowDepth, layout);
    return valueOf(std::move(moved));
}

} // namespace

std::span<const NamedAction> partActions()
{
    static const NamedAction actions[] = {
        {"slice", changed<slice>},
        {"split", split},
        {"unbind", unbind},
        {"concatenate", concatenate},
        {"stack", stack},
        {"side-by-side", sideBySide},
        {"unfold", changed<unfold>},
        {"fold", changed<fold>},
        {"windows", changed<window>},
        {"to-space", [](const Call& call) { return moveBlocks(call, true); }},
        {"to-depth", [](const Call& call) { return moveBlocks(call, false); }},
    };
    return actions;
}

} // namespace tessera
