// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/tensors/moved_tensor.h"

#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace tessera {

namespace {

constexpr size_t kMostAxes = 64;
constexpr uint64_t kMostSize = std::numeric_limits<uint32_t>::max();

// Of axis N, C, H, W the axis of N, H, W, C.
constexpr size_t kLastAxes[] = {0, 3, 1, 2};

template <class Number> std::string listed(const std::vector<Number>& numbers)
{
    std::string text;
    for (const Number number : numbers)
        text += (text.empty() ? "" : ", ") + std::to_string(number);
    return "{" + text + "}";
}

uint64_t product(const std::vector<uint64_t>& sizes)
{
    uint64_t all = 1;
    for (const uint64_t size : sizes)
        if (__builtin_mul_overflow(all, size, &all))
            throw TextError(say("reading", "%1 are more elements than can be counted")(listed(sizes)));
    return all;
}

// What stands for −1.
std::vector<uint64_t> wholeSizes(const std::vector<int64_t>& sizes, uint64_t count)
{
    std::vector<uint64_t> whole;
    uint64_t known = 1;
    size_t open = sizes.size();
    for (size_t i = 0; i < sizes.size(); ++i) {
        if (sizes[i] == -1 && open == sizes.size())
            open = i;
        else if (sizes[i] < 1 || __builtin_mul_overflow(known, static_cast<uint64_t>(sizes[i]), &known))
            throw TextError(say("reading", "%1 is no shape; sizes from 1, and one -1, would be right")(listed(sizes)));
        whole.push_back(static_cast<uint64_t>(std::max<int64_t>(sizes[i], 1)));
    }
    if (open < sizes.size() && count % known == 0)
        whole[open] = count / known;
    return whole;
}

} // namespace

size_t textAxis(size_t axis, TextLayout layout)
{
    return layout == TextLayout::ChannelsFirst ? axis : kLastAxes[axis];
}

std::vector<uint32_t> textSizes(const std::vector<uint32_t>& sizes, TextLayout layout)
{
    std::vector<uint32_t> seen = sizes;
    for (size_t axis = 0; axis < sizes.size(); ++axis)
        seen[textAxis(axis, layout)] = sizes[axis];
    return seen;
}

TensorDesc caseDesc(DataType type, const std::vector<uint32_t>& textSizes, TextLayout layout)
{
    TensorDesc desc{.dataType = type, .sizes = textSizes};
    if (layout == TextLayout::ChannelsFirst)
        return desc;
    const std::vector<uint64_t> packed = packedStrides(textSizes);
    desc.strides.emplace(textSizes.size());
    for (size_t axis = 0; axis < textSizes.size(); ++axis) {
        const size_t seen = textAxis(axis, layout);
        desc.sizes[axis] = textSizes[seen];
        if (packed[seen] > kMostSize)
            throw TextError(say("reading", "the tensor %1 is too large for strides of 32 bits")(text(textSizes)));
        (*desc.strides)[axis] = static_cast<uint32_t>(packed[seen]);
    }
    return desc;
}

MovedTensor::MovedTensor(const std::vector<uint32_t>& sizes)
    : m_inputSizes(sizes)
{
    product({sizes.begin(), sizes.end()});
    const std::vector<uint64_t> strides = packedStrides(sizes);
    for (size_t i = 0; i < sizes.size(); ++i)
        m_axes.push_back(sizes[i] == 1 ? Axis{} : Axis{{sizes[i], strides[i]}});
    for (size_t i = 0; i < sizes.size(); ++i)
        m_ones.push_back(sizes[i] == 1 ? std::optional(i) : std::nullopt);
}

std::vector<uint64_t> MovedTensor::sizes() const
{
    std::vector<uint64_t> all;
    for (const Axis& axis : m_axes) {
        uint64_t size = 1;
        for (const Factor& factor : axis)
            size *= factor.size;
        all.push_back(size);
    }
    return all;
}

size_t MovedTensor::axisAt(int64_t axis) const
{
    const auto count = static_cast<int64_t>(rank());
    if (axis < -count || axis >= count)
        throw TextError(say("reading", "axis %1 is none of %2")(axis, listed(sizes())) + "; "
                        + say("reading", "%1 to %2 would be right")(-count, count - 1));
    return static_cast<size_t>(axis < 0 ? axis + count : axis);
}

void MovedTensor::reshape(std::vector<int64_t> sizes)
{
    const std::vector<uint64_t> before = this->sizes();
    const std::vector<uint64_t> after = wholeSizes(sizes, product(before));
    if (product(after) != product(before) || after.size() > kMostAxes)
        throw TextError(say("reading", "reshape of %1 to %2: the elements are %3, and not %4")(
            listed(before), listed(sizes), product(before), product(after)));
    Axis open; // the factors that are not yet used, the outermost last
    for (const Axis& axis : m_axes)
        open.insert(open.end(), axis.begin(), axis.end());
    std::ranges::reverse(open);
    m_axes.clear();
    for (uint64_t left : after) {
        Axis& axis = m_axes.emplace_back();
        while (left > 1) {
            Factor& factor = open.back();
            if (left % factor.size == 0) {
                left /= factor.size;
                axis.push_back(factor);
                open.pop_back();
            } else if (factor.size % left == 0) {
                factor.size /= left;
                axis.push_back({left, factor.stride * factor.size});
                left = 1;
            } else {
                throw TextError(
                    say("reading",
                        "reshape of %1 to %2 cuts across an axis, which none of DirectML's layout operators does")(
                        listed(before), listed(sizes)));
            }
        }
    }
    reshapeOnes(before, after);
    m_isInput = m_isInput && after == before;
}

// Between the same longer axes the axes of length 1 are the same, counted from the back; others are new.
void MovedTensor::reshapeOnes(const std::vector<uint64_t>& before, const std::vector<uint64_t>& after)
{
    const auto longer = [](std::vector<uint64_t> sizes) {
        std::erase(sizes, 1u);
        return sizes;
    };
    const std::vector<std::optional<size_t>> old =
        std::exchange(m_ones, std::vector<std::optional<size_t>>(after.size()));
    if (longer(before) != longer(after))
        return;
    size_t i = before.size();
    for (size_t j = after.size(); j > 0; --j) {
        if (after[j - 1] == 1) {
            if (i > 0 && before[i - 1] == 1)
                m_ones[j - 1] = old[--i];
            continue;
        }
        while (before[i - 1] == 1)
            --i;
        --i;
    }
}

void MovedTensor::permute(const std::vector<int64_t>& axes)
{
    std::vector<Axis> next;
    std::vector<std::optional<size_t>> ones;
    std::vector<bool> taken(rank());
    for (const int64_t axis : axes) {
        const size_t i = axisAt(axis);
        if (taken[i])
            throw TextError(say("reading", "axis %1 is there twice; each once would be right")(axis));
        taken[i] = true;
        next.push_back(m_axes[i]);
        ones.push_back(m_ones[i]);
    }
    if (next.size() != m_axes.size())
        throw TextError(say("reading", "%1 axes of the %2 of %3 are named; all would be right")(axes.size(), rank(),
                                                                                                listed(sizes())));
    m_axes = std::move(next);
    m_ones = std::move(ones);
    m_isInput = false;
}

void MovedTensor::repeat(int64_t axis, uint64_t times)
{
    Axis& repeated = m_axes[axisAt(axis)];
    const uint64_t count = product(sizes());
    uint64_t all = 0;
    if (times == 0 || __builtin_mul_overflow(count, times, &all))
        throw TextError(say("reading", "repeating %1 times gives no size")(times));
    if (times > 1)
        repeated.push_back({times, 0});
    m_isInput = false;
}

void MovedTensor::blocksToSpace(uint64_t block, DepthSpaceOrder order, TextLayout layout)
{
    const std::vector<uint64_t> now = sizes();
    const auto b = static_cast<int64_t>(block);
    const auto at = [&](size_t axis) { return static_cast<int64_t>(now[textAxis(axis, layout)]); };
    if (rank() != 4 || b < 1 || b > 65535 || at(1) % (b * b) != 0)
        throw TextError(say("reading",
                            "depth to space by blocks of %1 does not go with %2; four axes, and channels that are a "
                            "multiple of %3, would be right")(b, listed(now), b * b));
    const int64_t c = at(1) / (b * b);
    const bool depthFirst = order == DepthSpaceOrder::DepthColumnRow;
    if (layout == TextLayout::ChannelsFirst) {
        reshape(depthFirst ? std::vector<int64_t>{at(0), b, b, c, at(2), at(3)}
                           : std::vector<int64_t>{at(0), c, b, b, at(2), at(3)});
        permute(depthFirst ? std::vector<int64_t>{0, 3, 4, 1, 5, 2} : std::vector<int64_t>{0, 1, 4, 2, 5, 3});
        reshape({at(0), c, at(2) * b, at(3) * b});
    } else {
        reshape(depthFirst ? std::vector<int64_t>{at(0), at(2), at(3), b, b, c}
                           : std::vector<int64_t>{at(0), at(2), at(3), c, b, b});
        permute(depthFirst ? std::vector<int64_t>{0, 1, 3, 2, 4, 5} : std::vector<int64_t>{0, 1, 4, 2, 5, 3});
        reshape({at(0), at(2) * b, at(3) * b, c});
    }
    m_order = order;
}

void MovedTensor::spaceToBlocks(uint64_t block, DepthSpaceOrder order, TextLayout layout)
{
    const std::vector<uint64_t> now = sizes();
    const auto b = static_cast<int64_t>(block);
    const auto at = [&](size_t axis) { return static_cast<int64_t>(now[textAxis(axis, layout)]); };
    if (rank() != 4 || b < 1 || b > 65535 || at(2) % b != 0 || at(3) % b != 0)
        throw TextError(say("reading",
                            "space to depth by blocks of %1 does not go with %2; four axes, and rows and columns that "
                            "are multiples of %3, would be right")(b, listed(now), b));
    const int64_t h = at(2) / b, w = at(3) / b;
    const bool depthFirst = order == DepthSpaceOrder::DepthColumnRow;
    if (layout == TextLayout::ChannelsFirst) {
        reshape({at(0), at(1), h, b, w, b});
        permute(depthFirst ? std::vector<int64_t>{0, 3, 5, 1, 2, 4} : std::vector<int64_t>{0, 1, 3, 5, 2, 4});
        reshape({at(0), at(1) * b * b, h, w});
    } else {
        reshape({at(0), h, b, w, b, at(1)});
        permute(depthFirst ? std::vector<int64_t>{0, 1, 3, 2, 4, 5} : std::vector<int64_t>{0, 1, 3, 5, 2, 4});
        reshape({at(0), h, w, at(1) * b * b});
    }
    m_order = order;
}

std::optional<std::vector<std::optional<size_t>>> MovedTensor::wholeAxes() const
{
    const std::vector<uint64_t> strides = packedStrides(m_inputSizes);
    std::vector<std::optional<size_t>> whole;
    for (size_t at = 0; at < m_axes.size(); ++at) {
        const Axis& axis = m_axes[at];
        whole.push_back(m_ones[at]);
        if (axis.empty())
            continue;
        for (size_t i = 0; i < m_inputSizes.size(); ++i)
            if (axis == Axis{{m_inputSizes[i], strides[i]}})
                whole.back() = i;
        if (!whole.back())
            return std::nullopt;
    }
    return whole;
}

} // namespace tessera
