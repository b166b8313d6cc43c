// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/moved_tensor.h"

#include "engine/core/tensor/error.h"
#include "engine/frameworks/reading/einops_pattern.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <numeric>
#include <utility>

namespace tessera {

namespace {

constexpr size_t kMostAxes = 64;
constexpr uint64_t kMostSize = std::numeric_limits<uint32_t>::max();

// For each axis of N, C, H, W its place in N, H, W, C.
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
            throw TextError(say("reading", "%1 is no shape; expected sizes from 1, and one -1")(listed(sizes)));
        whole.push_back(static_cast<uint64_t>(std::max<int64_t>(sizes[i], 1)));
    }
    if (open < sizes.size() && count % known == 0)
        whole[open] = count / known;
    return whole;
}

// Four axes, or, with channels first, at least C, H, W.
bool haveBlocks(const std::vector<uint64_t>& sizes, TextLayout layout, uint64_t block)
{
    return block >= 1 && block <= 65535 && (layout == TextLayout::ChannelsLast ? sizes.size() == 4 : sizes.size() >= 3);
}

size_t channelAxis(const std::vector<uint64_t>& sizes, TextLayout layout)
{
    return layout == TextLayout::ChannelsLast ? 3 : sizes.size() - 3;
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

MovedTensor MovedTensor::ofInput(const std::vector<uint32_t>& sizes) const
{
    MovedTensor same = *this;
    same.m_inputSizes = sizes;
    return same;
}

uint64_t MovedTensor::sizeOf(const Axis& axis)
{
    uint64_t size = 1;
    for (const Factor& factor : axis)
        size *= factor.size;
    return size;
}

std::vector<uint64_t> MovedTensor::sizes() const
{
    std::vector<uint64_t> all;
    for (const Axis& axis : m_axes)
        all.push_back(sizeOf(axis));
    return all;
}

size_t MovedTensor::axisAt(int64_t axis) const
{
    const auto count = static_cast<int64_t>(rank());
    if (axis < -count || axis >= count)
        throw TextError(say("reading", "axis %1 is none of %2")(axis, listed(sizes())) + "; "
                        + say("reading", "expected %1 to %2")(-count, count - 1));
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
            throw TextError(say("reading", "axis %1 is there twice; expected each once")(axis));
        taken[i] = true;
        next.push_back(m_axes[i]);
        ones.push_back(m_ones[i]);
    }
    if (next.size() != m_axes.size())
        throw TextError(
            say("reading", "%1 axes of the %2 of %3 are named; expected all")(axes.size(), rank(), listed(sizes())));
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

void MovedTensor::tile(int64_t axis, uint64_t times)
{
    repeat(axis, times);
    Axis& tiled = m_axes[axisAt(axis)];
    if (times > 1)
        std::rotate(tiled.begin(), tiled.end() - 1, tiled.end());
}

void MovedTensor::insertOne(size_t axis)
{
    if (axis > rank() || rank() == kMostAxes)
        throw TextError(say("reading", "there is no place %1 for a further axis of %2")(axis, listed(sizes())));
    m_axes.insert(m_axes.begin() + static_cast<std::ptrdiff_t>(axis), Axis{});
    m_ones.insert(m_ones.begin() + static_cast<std::ptrdiff_t>(axis), std::nullopt);
    m_isInput = false;
}

void MovedTensor::dropOne(size_t axis)
{
    m_axes.erase(m_axes.begin() + static_cast<std::ptrdiff_t>(axis));
    m_ones.erase(m_ones.begin() + static_cast<std::ptrdiff_t>(axis));
    m_isInput = false;
}

void MovedTensor::take(size_t axis, uint64_t first, uint64_t count, uint64_t step)
{
    uint64_t size = sizes()[axis]; // of the factors that are left
    if (first == 0 && step == 1 && count == size)
        return;
    const Axis factors = m_axes[axis];
    Axis taken; // the innermost first
    for (size_t i = factors.size(); i-- > 0;) {
        const auto [inner, stride] = factors[i];
        const bool isOutermost = i == 0, isWithin = first / inner == (first + (count - 1) * step) / inner;
        if (isOutermost || isWithin) { // the rest of the factors has one place each
            m_first += first % inner * stride + (isOutermost ? first / inner * inner * stride : 0);
            taken.push_back({count, stride * step});
            first = isOutermost ? 0 : first / inner;
            count = step = 1;
        } else if (step % inner == 0) { // one place of this factor
            m_first += first % inner * stride;
            first /= inner;
            step /= inner;
        } else if (inner % step == 0 && first < step && count == (size - first + step - 1) / step) {
            m_first += first * stride;
            taken.push_back({inner / step, stride * step});
            count /= inner / step;
            first = 0;
            step = 1;
        } else if (step == 1 && first % inner == 0 && count % inner == 0) {
            taken.push_back({inner, stride});
            first /= inner;
            count /= inner;
        } else {
            throw TextError(
                say("reading", "the part of %1 cuts across an axis, which none of DirectML's layout operators does")(
                    listed(sizes())));
        }
        size /= inner;
    }
    std::ranges::reverse(taken);
    std::erase_if(taken, [](const Factor& each) { return each.size == 1; });
    m_axes[axis] = std::move(taken);
    m_ones[axis].reset();
    m_order.reset();
    m_isInput = false;
}

// The first elements of the parts as an axis: {0, 1, 8, 9} is of two by two, with the strides 8 and 1.
MovedTensor::Axis MovedTensor::orderOfParts(const std::vector<MovedTensor>& parts)
{
    std::vector<uint64_t> firsts;
    for (const MovedTensor& part : parts)
        firsts.push_back(part.m_first);
    Axis axis;
    while (firsts.size() > 1) {
        const uint64_t stride = firsts[1] - firsts[0];
        size_t run = 2;
        while (run < firsts.size() && firsts[run] - firsts[run - 1] == stride)
            ++run;
        std::vector<uint64_t> next;
        for (size_t i = 0; i < firsts.size(); ++i) {
            const bool fits = firsts.size() % run == 0 && firsts[i] == firsts[i - i % run] + i % run * stride;
            if (firsts[1] < firsts[0] || !fits)
                throw TextError(say("reading", "the parts follow each other in an order that no operator has"));
            if (i % run == 0)
                next.push_back(firsts[i]);
        }
        axis.insert(axis.begin(), {run, stride});
        firsts = std::move(next);
    }
    return axis;
}

MovedTensor MovedTensor::concatenated(const std::vector<MovedTensor>& parts, int64_t axis)
{
    MovedTensor all = parts.front();
    const size_t at = all.axisAt(axis);
    const auto isAlike = [&](const MovedTensor& part) {
        return part.m_inputSizes == all.m_inputSizes && part.m_axes == all.m_axes;
    };
    const auto elsewhere = [at](MovedTensor part) {
        part.m_axes[at].clear();
        return part.m_axes;
    };
    all.m_order.reset();
    all.m_isInput = parts.size() == 1 && all.m_isInput;
    all.m_ones[at].reset();
    if (std::ranges::all_of(parts, isAlike)) {
        const Axis order = orderOfParts(parts);
        all.m_axes[at].insert(all.m_axes[at].begin(), order.begin(), order.end());
        product(all.sizes());
        return all;
    }
    Axis& joinedAxis = all.m_axes[at]; // parts of one axis that follow each other
    uint64_t next = all.m_first;
    for (const MovedTensor& part : parts) {
        if (part.rank() != all.rank() || part.m_inputSizes != all.m_inputSizes || elsewhere(part) != elsewhere(all))
            throw TextError(say("reading", "the parts %1 and %2 do not lie beside each other")(
                listed(parts.front().sizes()), listed(part.sizes())));
        const Axis own = joined({part.m_axes[at]});
        const uint64_t size = part.sizes()[at];
        if (own.size() > 1 || part.m_first != next)
            throw TextError(say("reading", "the parts follow each other in an order that no operator has"));
        if (!own.empty())
            joinedAxis = {{0, own.front().stride}};
        next += size * (joinedAxis.empty() ? 1 : joinedAxis.front().stride);
    }
    uint64_t count = 0;
    for (const MovedTensor& part : parts)
        count += part.sizes()[at];
    joinedAxis = {{count, joinedAxis.empty() ? 1 : joinedAxis.front().stride}};
    return all;
}

std::vector<uint64_t> MovedTensor::sources(size_t most) const
{
    const std::vector<Factor> factors = joined(m_axes);
    std::vector<uint64_t> list{m_first};
    for (const Factor& factor : factors) {
        if (list.size() * factor.size > most)
            return {};
        std::vector<uint64_t> next;
        for (const uint64_t begin : list)
            for (uint64_t i = 0; i < factor.size; ++i)
                next.push_back(begin + i * factor.stride);
        list = std::move(next);
    }
    return list;
}

bool MovedTensor::readsAll() const
{
    uint64_t count = 1;
    for (const Factor& factor : joined(m_axes))
        count *= factor.stride == 0 ? 1 : factor.size;
    return m_first == 0 && count == product({m_inputSizes.begin(), m_inputSizes.end()});
}

void MovedTensor::moveBlocks(bool toSpace, uint64_t block, DepthSpaceOrder order, TextLayout layout, bool columnFirst)
{
    const std::string rows = columnFirst ? "c" : "r", columns = columnFirst ? "r" : "c";
    const std::string channels = order == DepthSpaceOrder::DepthColumnRow ? "(" + rows + " " + columns + " d)"
                                                                          : "(d " + rows + " " + columns + ")";
    const bool isLast = layout == TextLayout::ChannelsLast;
    std::string outer = isLast || rank() == 4 ? "n " : "";
    for (size_t i = 3; i < rank() && !isLast && rank() != 4; ++i)
        outer += "n" + std::to_string(i) + " ";
    const std::string deep = outer + (isLast ? "h w " + channels : channels + " h w");
    const std::string wide = outer + (isLast ? "(h r) (w c) d" : "d (h r) (w c)");
    *this =
        rearranged(*this, toSpace ? deep + " -> " + wide : wide + " -> " + deep, {{"r", block}, {"c", block}}, false);
    m_order = order;
}

void MovedTensor::blocksToSpace(uint64_t block, DepthSpaceOrder order, TextLayout layout)
{
    const std::vector<uint64_t> now = sizes();
    if (!haveBlocks(now, layout, block) || now[channelAxis(now, layout)] % (block * block) != 0)
        throw TextError(say("reading",
                            "depth to space by blocks of %1 does not go with %2; expected four axes, and channels "
                            "that are a multiple of %3")(block, listed(now), block * block));
    moveBlocks(true, block, order, layout);
}

void MovedTensor::spaceToBlocks(uint64_t block, DepthSpaceOrder order, TextLayout layout)
{
    const std::vector<uint64_t> now = sizes();
    const size_t rows = layout == TextLayout::ChannelsLast ? 1 : now.size() - 2;
    if (!haveBlocks(now, layout, block) || now[rows] % block != 0 || now[rows + 1] % block != 0)
        throw TextError(say("reading",
                            "space to depth by blocks of %1 does not go with %2; expected four axes, and rows and "
                            "columns that are multiples of %3")(block, listed(now), block));
    moveBlocks(false, block, order, layout);
}

std::optional<std::vector<std::optional<size_t>>> MovedTensor::wholeAxes() const
{
    if (!readsAll())
        return std::nullopt;
    const std::vector<uint64_t> strides = packedStrides(m_inputSizes);
    std::vector<std::optional<size_t>> whole;
    for (size_t at = 0; at < m_axes.size(); ++at) {
        const Axis axis = joined({m_axes[at]});
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

// All factors in the order of the elements; neighbours that run on are one.
std::vector<MovedTensor::Factor> MovedTensor::joined(const std::vector<Axis>& axes)
{
    std::vector<Factor> all;
    for (const Axis& axis : axes)
        for (const Factor& factor : axis) {
            if (factor.size == 1)
                continue;
            if (!all.empty() && all.back().stride == factor.stride * factor.size)
                all.back() = {all.back().size * factor.size, factor.stride};
            else
                all.push_back(factor);
        }
    return all;
}

} // namespace tessera
