// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/value.h"
#include "engine/frameworks/reading/calls/tensor_calls.h"

#include <cmath>

namespace tessera {

namespace {

// The side of blocks that lie beside each other.
int64_t blockOf(const Call& call)
{
    const auto [rows, columns] = call.pair("kernel_size");
    const auto isPair = [&](const char* name, double row, double column) {
        if (!call.has(name))
            return;
        const auto given = call.pair(name);
        if (given.first != row || given.second != column)
            call.refuse(name,
                        say("reading", "expected %1, so that every element is in one block")(
                            row == column ? toText(row) : toText(row) + ", " + toText(column)));
    };
    isPair("dilation", 1, 1);
    isPair("padding", 0, 0);
    if (!call.has("stride"))
        call.fail(
            say("reading", "stride is missing, and then 1, so that blocks overlap; expected stride=%1")(toText(rows)));
    isPair("stride", rows, columns);
    if (rows != columns || !(rows >= 1 && rows <= 65535) || rows != std::floor(rows))
        call.refuse("kernel_size", say("reading", "expected %1")(say("reading", "a whole number from 1 on")));
    return static_cast<int64_t>(rows);
}

} // namespace

Value unfoldedBlocks(const Call& call)
{
    TextTensor tensor = call.tensor(call.parameter(0));
    const int64_t b = blockOf(call);
    std::vector<int64_t> at;
    for (const uint64_t size : tensor.sizes())
        at.push_back(static_cast<int64_t>(size));
    const bool hasBatch = at.size() == 4;
    if (!hasBatch)
        at.insert(at.begin(), 1);
    if (at.size() != 4 || at[2] % b != 0 || at[3] % b != 0)
        call.refuse("kernel_size",
                    say("reading", "the blocks do not fill %1 rows and %2 columns")(at[at.size() - 2], at.back()));
    tensor.reshape({at[0], at[1], at[2] / b, b, at[3] / b, b});
    tensor.permute({0, 1, 3, 5, 2, 4});
    tensor.reshape({at[0], at[1] * b * b, at[2] / b * (at[3] / b)});
    return valueOf(std::move(tensor));
}

Value windowed(const Call& call)
{
    TextTensor tensor = call.tensor(call.parameter(0));
    std::vector<int64_t> sizes;
    for (const uint64_t each : tensor.sizes())
        sizes.push_back(static_cast<int64_t>(each));
    const auto count = static_cast<int64_t>(sizes.size()), given = call.wholeNumber(call.parameter(1));
    const int64_t axis = given < 0 ? given + count : given;
    if (axis < 0 || axis >= count)
        call.refuse(call.parameter(1), say("reading", "expected one axis from %1 to %2")(-count, count - 1));
    const int64_t size = call.size(call.parameter(2)), step = call.size(call.parameter(3));
    if (size != step)
        call.refuse(call.parameter(3), say("reading", "expected %1, so that every element is in one block")(size));
    int64_t& length = sizes[static_cast<size_t>(axis)];
    if (length < size)
        call.refuse(call.parameter(2), say("reading", "expected at most %1")(length));
    tensor.take(axis, 0, static_cast<uint64_t>(length / size * size), 1);
    length /= size;
    sizes.insert(sizes.begin() + axis + 1, size);
    tensor.reshape(sizes);
    std::vector<int64_t> axes;
    for (int64_t i = 0; i <= count; ++i)
        if (i != axis + 1)
            axes.push_back(i);
    axes.push_back(axis + 1);
    tensor.permute(axes);
    return valueOf(std::move(tensor));
}

Value foldedBlocks(const Call& call)
{
    TextTensor tensor = call.tensor(call.parameter(0));
    const int64_t b = blockOf(call);
    const auto [rows, columns] = call.pair("output_size");
    const auto h = static_cast<int64_t>(rows) / b, w = static_cast<int64_t>(columns) / b;
    const std::vector<uint64_t> now = tensor.sizes();
    if (now.size() != 3 || h * w != static_cast<int64_t>(now[2]) || now[1] % static_cast<uint64_t>(b * b) != 0)
        call.refuse("output_size", say("reading", "the blocks do not fill %1 rows and %2 columns")(h * b, w * b));
    const auto n = static_cast<int64_t>(now[0]), c = static_cast<int64_t>(now[1]) / (b * b);
    tensor.reshape({n, c, b, b, h, w});
    tensor.permute({0, 1, 4, 2, 5, 3});
    tensor.reshape({n, c, h * b, w * b});
    return valueOf(std::move(tensor));
}

static Value movedBlocks(const Call& call, bool toSpace)
{
    constexpr Text backends = say("reading", "Keras's backends do not agree on its order");
    const std::string word = call.row().rules.empty() ? call.firstWord() : call.rule(backends).then;
    const ChannelPlace layout = layoutOf(call);
    TextTensor moved = tensorIn(call, layout);
    const std::string_view named = call.named("block");
    const uint32_t block = call.size(named.empty() ? call.parameter(1) : named);
    const auto order = word == "DCR" ? DepthSpaceOrder::DepthColumnRow : DepthSpaceOrder::ColumnRowDepth;
    if (toSpace)
        moved.blocksToSpace(block, order, layout);
    else
        moved.spaceToBlocks(block, order, layout);
    return valueOf(std::move(moved));
}

Value movedToSpace(const Call& call)
{
    return movedBlocks(call, true);
}
Value movedToDepth(const Call& call)
{
    return movedBlocks(call, false);
}

} // namespace tessera
