// SPDX-License-Identifier: Apache-2.0
#include "engine/core/plan/index_map.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/error.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace tessera {

namespace {

constexpr size_t kMostAxes = 64;
constexpr uint64_t kMostSize = std::numeric_limits<uint32_t>::max();
constexpr int64_t kMostElements = int64_t{1} << 62;

// For each axis of N, C, H, W its place in N, H, W, C.
constexpr size_t kLastAxes[] = {0, 3, 1, 2};

template <class Number> std::string listed(const std::vector<Number>& numbers)
{
    return "{" + listText(numbers, ", ") + "}";
}

uint64_t product(const std::vector<uint64_t>& sizes)
{
    uint64_t all = 1;
    for (const uint64_t size : sizes)
        if (__builtin_mul_overflow(all, size, &all) || all > uint64_t{kMostElements})
            throw TextError(say("plan", "%1 are more elements than can be counted")(listed(sizes)));
    return all;
}

// The sizes, with a number in place of −1.
std::vector<uint64_t> wholeSizes(const std::vector<int64_t>& sizes, uint64_t count)
{
    std::vector<uint64_t> whole;
    uint64_t known = 1;
    size_t open = sizes.size();
    for (size_t i = 0; i < sizes.size(); ++i) {
        if (sizes[i] == -1 && open == sizes.size())
            open = i;
        else if (sizes[i] < 1 || __builtin_mul_overflow(known, static_cast<uint64_t>(sizes[i]), &known))
            throw TextError(say("plan", "%1 is no shape; expected sizes from 1, and one -1")(listed(sizes)));
        whole.push_back(static_cast<uint64_t>(std::max<int64_t>(sizes[i], 1)));
    }
    if (open < sizes.size() && count % known == 0)
        whole[open] = count / known;
    return whole;
}

void append(std::vector<IndexDigit>& joined, const std::vector<IndexDigit>& axis)
{
    for (const IndexDigit& digit : axis) {
        if (digit.size == 1)
            continue;
        if (!joined.empty() && joined.back().stride == digit.stride * static_cast<int64_t>(digit.size))
            joined.back() = {joined.back().size * digit.size, digit.stride};
        else
            joined.push_back(digit);
    }
}

uint64_t sizeOf(const std::vector<IndexDigit>& axis)
{
    uint64_t size = 1;
    for (const IndexDigit& digit : axis)
        size *= digit.size;
    return size;
}

// line[i] − line[0] = Σ digit·stride over the digits of i, outermost first. None: it is no such sum.
std::optional<std::vector<IndexDigit>> digitsOfLine(std::vector<int64_t> line)
{
    const auto first = line.empty() ? 0 : line.front();
    std::ranges::for_each(line, [&](int64_t& each) { each -= first; });
    std::vector<IndexDigit> digits;
    while (line.size() > 1) {
        const int64_t stride = line[1];
        size_t run = 2;
        while (run < line.size() && line[run] == static_cast<int64_t>(run) * stride)
            ++run;
        while (line.size() % run != 0)
            --run; // a digit's size divides the axis
        if (run < 2)
            return {};
        std::vector<int64_t> rest(line.size() / run);
        for (size_t i = 0; i < rest.size(); ++i)
            rest[i] = line[i * run];
        for (size_t i = 0; i < line.size(); ++i)
            if (line[i] != rest[i / run] + static_cast<int64_t>(i % run) * stride)
                return {};
        digits.insert(digits.begin(), {run, stride});
        line = std::move(rest);
    }
    return digits;
}

} // namespace

size_t shapeAxis(size_t axis, ChannelPlace place)
{
    return place == ChannelPlace::First ? axis : kLastAxes[axis];
}

std::vector<uint32_t> shapeOf(const std::vector<uint32_t>& sizes, ChannelPlace place)
{
    std::vector<uint32_t> shape = sizes;
    for (size_t axis = 0; axis < sizes.size(); ++axis)
        shape[shapeAxis(axis, place)] = sizes[axis];
    return shape;
}

TensorDesc descOf(DataType type, const std::vector<uint32_t>& shape, ChannelPlace place)
{
    TensorDesc desc{.dataType = type, .sizes = shape};
    if (place == ChannelPlace::First)
        return desc;
    const std::vector<uint64_t> packed = packedStrides(shape);
    desc.strides.emplace(shape.size());
    for (size_t axis = 0; axis < shape.size(); ++axis) {
        const size_t at = shapeAxis(axis, place);
        desc.sizes[axis] = shape[at];
        if (packed[at] > kMostSize)
            throw TextError(say("plan", "the tensor %1 is too large for strides of 32 bits")(text(shape)));
        (*desc.strides)[axis] = static_cast<uint32_t>(packed[at]);
    }
    return desc;
}

IndexMap::IndexMap(const std::vector<uint32_t>& inputSizes)
    : m_inputSizes(inputSizes)
{
    product({inputSizes.begin(), inputSizes.end()});
    const std::vector<uint64_t> strides = packedStrides(inputSizes);
    for (size_t i = 0; i < inputSizes.size(); ++i) {
        const bool isOne = inputSizes[i] == 1;
        m_axes.push_back(isOne ? Axis{} : Axis{{inputSizes[i], static_cast<int64_t>(strides[i])}});
        m_ones.push_back(isOne ? std::optional(i) : std::nullopt);
    }
}

std::optional<IndexMap> IndexMap::fromLines(std::span<const std::vector<int64_t>> lines,
                                            const std::vector<uint32_t>& inputSizes)
{
    IndexMap map(inputSizes);
    map.m_axes.clear();
    for (const std::vector<int64_t>& line : lines) {
        const auto axis = digitsOfLine(line);
        if (!axis)
            return {};
        map.m_axes.push_back(*axis);
    }
    map.m_ones.assign(lines.size(), {});
    map.m_offset = lines.empty() || lines.front().empty() ? 0 : lines.front().front();
    return map;
}

std::optional<IndexMap> IndexMap::fromSources(std::span<const int64_t> sources, const std::vector<uint32_t>& inputSizes,
                                              const std::vector<uint32_t>& outputSizes)
{
    if (sources.empty() || elementCount(outputSizes) != sources.size())
        return {};
    const std::vector<uint64_t> strides = packedStrides(outputSizes);
    std::vector<std::vector<int64_t>> lines(outputSizes.size());
    for (size_t axis = 0; axis < lines.size(); ++axis)
        for (uint64_t i = 0; i < outputSizes[axis]; ++i)
            lines[axis].push_back(sources[i * strides[axis]]);
    std::optional<IndexMap> map = fromLines(lines, inputSizes);
    for (uint64_t o = 0; map && o < sources.size(); ++o)
        if (sources[o] != static_cast<int64_t>(map->source(o)))
            map.reset();
    return map;
}

std::vector<uint64_t> IndexMap::sizes() const
{
    std::vector<uint64_t> all;
    for (const Axis& axis : m_axes)
        all.push_back(sizeOf(axis));
    return all;
}

uint64_t IndexMap::count() const
{
    return product(sizes());
}

size_t IndexMap::axisAt(int64_t axis) const
{
    const auto count = static_cast<int64_t>(rank());
    if (axis < -count || axis >= count)
        throw TextError(say("plan", "axis %1 is none of %2")(axis, listed(sizes())) + "; "
                        + say("plan", "expected %1 to %2")(-count, count - 1));
    return static_cast<size_t>(axis < 0 ? axis + count : axis);
}

void IndexMap::reshape(const std::vector<int64_t>& sizes)
{
    const std::vector<uint64_t> before = this->sizes();
    const std::vector<uint64_t> after = wholeSizes(sizes, product(before));
    if (product(after) != product(before) || after.size() > kMostAxes)
        throw TextError(say("plan", "reshape of %1 to %2: the elements are %3, and not %4")(
            listed(before), listed(sizes), product(before), product(after)));
    Axis open; // the digits that are not yet used, the outermost last
    for (const Axis& axis : m_axes)
        open.insert(open.end(), axis.begin(), axis.end());
    std::ranges::reverse(open);
    std::vector<Axis> axes;
    for (uint64_t left : after) {
        Axis& axis = axes.emplace_back();
        while (left > 1) {
            IndexDigit& digit = open.back();
            if (left % digit.size == 0) {
                left /= digit.size;
                axis.push_back(digit);
                open.pop_back();
            } else if (digit.size % left == 0) {
                digit.size /= left;
                axis.push_back({left, digit.stride * static_cast<int64_t>(digit.size)});
                left = 1;
            } else {
                throw TextError(say(
                    "plan", "reshape of %1 to %2 cuts across an axis, which none of DirectML's layout operators does")(
                    listed(before), listed(sizes)));
            }
        }
    }
    m_axes = std::move(axes);
    reshapeOnes(before, after);
}

// Between the same longer axes the axes of length 1 are the same, counted from the back; others are new.
void IndexMap::reshapeOnes(const std::vector<uint64_t>& before, const std::vector<uint64_t>& after)
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

void IndexMap::permute(const std::vector<int64_t>& axes)
{
    std::vector<Axis> next;
    std::vector<std::optional<size_t>> ones;
    std::vector<bool> taken(rank());
    for (const int64_t axis : axes) {
        const size_t i = axisAt(axis);
        if (taken[i])
            throw TextError(say("plan", "axis %1 is there twice; expected each once")(axis));
        taken[i] = true;
        next.push_back(m_axes[i]);
        ones.push_back(m_ones[i]);
    }
    if (next.size() != m_axes.size())
        throw TextError(
            say("plan", "%1 axes of the %2 of %3 are named; expected all")(axes.size(), rank(), listed(sizes())));
    m_axes = std::move(next);
    m_ones = std::move(ones);
}

void IndexMap::repeat(int64_t axis, uint64_t times)
{
    const size_t at = axisAt(axis);
    uint64_t all = 0;
    if (times == 0 || __builtin_mul_overflow(count(), times, &all) || all > uint64_t{kMostElements})
        throw TextError(say("plan", "repeating %1 times gives no size")(times));
    if (times > 1)
        m_axes[at].push_back({times, 0});
}

void IndexMap::tile(int64_t axis, uint64_t times)
{
    repeat(axis, times);
    Axis& tiled = m_axes[axisAt(axis)];
    if (times > 1)
        std::rotate(tiled.begin(), tiled.end() - 1, tiled.end());
}

void IndexMap::flip(int64_t axis)
{
    for (IndexDigit& digit : m_axes[axisAt(axis)]) {
        m_offset += digit.stride * static_cast<int64_t>(digit.size - 1);
        digit.stride = -digit.stride;
    }
}

void IndexMap::insertOne(size_t axis)
{
    if (axis > rank() || rank() == kMostAxes)
        throw TextError(say("plan", "there is no place %1 for a further axis of %2")(axis, listed(sizes())));
    m_axes.insert(m_axes.begin() + static_cast<std::ptrdiff_t>(axis), Axis{});
    m_ones.insert(m_ones.begin() + static_cast<std::ptrdiff_t>(axis), std::nullopt);
}

void IndexMap::dropOne(size_t axis)
{
    m_axes.erase(m_axes.begin() + static_cast<std::ptrdiff_t>(axis));
    m_ones.erase(m_ones.begin() + static_cast<std::ptrdiff_t>(axis));
}

// Digit by digit from the innermost: the part is within one place of the outer digits, or takes whole places of an
// inner one, or steps through it evenly.
void IndexMap::take(size_t axis, uint64_t first, uint64_t count, uint64_t step)
{
    uint64_t size = sizeOf(m_axes[axis]); // of the digits that are left
    if (first == 0 && step == 1 && count == size)
        return;
    Axis taken; // the innermost first
    int64_t offset = 0;
    for (size_t i = m_axes[axis].size(); i-- > 0;) {
        const uint64_t inner = m_axes[axis][i].size;
        const int64_t stride = m_axes[axis][i].stride;
        const auto move = [&](uint64_t places) { offset += static_cast<int64_t>(places) * stride; };
        if (i == 0 || first / inner == (first + (count - 1) * step) / inner) { // outer digits have one place each
            move(i == 0 ? first : first % inner);
            taken.push_back({count, stride * static_cast<int64_t>(step)});
            first = i == 0 ? 0 : first / inner;
            count = step = 1;
        } else if (step % inner == 0) { // one place of this digit
            move(first % inner);
            first /= inner;
            step /= inner;
        } else if (inner % step == 0 && first < step && count == (size - first + step - 1) / step) {
            move(first);
            taken.push_back({inner / step, stride * static_cast<int64_t>(step)});
            count /= inner / step;
            first = 0;
            step = 1;
        } else if (step == 1 && first % inner == 0 && count % inner == 0) {
            taken.push_back({inner, stride});
            first /= inner;
            count /= inner;
        } else {
            throw TextError(
                say("plan", "the part of %1 cuts across an axis, which none of DirectML's layout operators does")(
                    listed(sizes())));
        }
        size /= inner;
    }
    m_offset += offset;
    m_axes[axis].clear();
    std::ranges::reverse(taken);
    append(m_axes[axis], taken);
    m_ones[axis].reset();
}

IndexMap IndexMap::concatenated(const std::vector<IndexMap>& parts, int64_t axis)
{
    constexpr size_t kLongest = 1 << 24;
    IndexMap all = parts.front();
    const size_t at = all.axisAt(axis);
    std::vector<int64_t> line; // what the elements along the axis are
    for (const IndexMap& part : parts) {
        bool isBeside = part.rank() == all.rank() && part.m_inputSizes == all.m_inputSizes;
        for (size_t i = 0; isBeside && i < all.rank(); ++i)
            isBeside = i == at || part.digitsOf(i) == all.digitsOf(i);
        if (!isBeside)
            throw TextError(say("plan", "the parts %1 and %2 do not lie beside each other")(listed(all.sizes()),
                                                                                            listed(part.sizes())));
        IndexMap alone = part;
        alone.m_axes = {part.m_axes[at]};
        const std::vector<uint64_t> sources = alone.sources(kLongest - line.size());
        if (sources.empty())
            throw TextError(say("plan", "the parts are too long to be joined"));
        line.insert(line.end(), sources.begin(), sources.end());
    }
    const auto digits = digitsOfLine(line);
    if (!digits)
        throw TextError(say("plan", "the parts follow each other in an order that no operator has"));
    all.m_axes[at] = *digits;
    all.m_offset = line.front();
    all.m_ones[at].reset();
    all.count(); // throws where it is too large
    return all;
}

uint64_t IndexMap::source(uint64_t output) const
{
    int64_t element = m_offset;
    for (size_t axis = rank(); axis-- > 0;)
        for (size_t i = m_axes[axis].size(); i-- > 0; output /= m_axes[axis][i].size)
            element += static_cast<int64_t>(output % m_axes[axis][i].size) * m_axes[axis][i].stride;
    return static_cast<uint64_t>(element);
}

std::vector<uint64_t> IndexMap::sources(uint64_t most) const
{
    std::vector<uint64_t> list{static_cast<uint64_t>(m_offset)};
    for (const IndexDigit& digit : digits()) {
        if (list.size() * digit.size > most)
            return {};
        std::vector<uint64_t> next;
        next.reserve(list.size() * digit.size);
        for (const uint64_t begin : list)
            for (uint64_t i = 0; i < digit.size; ++i)
                next.push_back(begin + i * static_cast<uint64_t>(digit.stride));
        list = std::move(next);
    }
    return list;
}

std::vector<IndexDigit> IndexMap::digits() const
{
    std::vector<IndexDigit> all;
    for (const Axis& axis : m_axes)
        append(all, axis);
    return all;
}

std::vector<IndexDigit> IndexMap::digitsOf(size_t axis) const
{
    std::vector<IndexDigit> all;
    append(all, m_axes[axis]);
    return all;
}

bool IndexMap::readsAll() const
{
    std::vector<std::pair<uint64_t, uint64_t>> steps; // of what is not repeated: distance, size
    int64_t first = m_offset;
    for (const auto& [size, stride] : digits()) {
        if (stride != 0)
            steps.emplace_back(static_cast<uint64_t>(std::abs(stride)), size);
        if (stride < 0)
            first += stride * static_cast<int64_t>(size - 1);
    }
    std::ranges::sort(steps);
    uint64_t next = 1;
    for (const auto& [distance, size] : steps) {
        if (distance != next)
            return false;
        next *= size;
    }
    return first == 0 && next == product({m_inputSizes.begin(), m_inputSizes.end()});
}

bool IndexMap::isPermutation() const
{
    return readsAll() && std::ranges::none_of(digits(), [](const IndexDigit& digit) { return digit.stride == 0; });
}

bool IndexMap::isSameMemory() const
{
    return givesSame(IndexMap(m_inputSizes));
}

std::optional<std::vector<std::optional<size_t>>> IndexMap::wholeAxes() const
{
    if (!readsAll())
        return std::nullopt;
    const IndexMap input(m_inputSizes);
    std::vector<std::optional<size_t>> whole;
    for (size_t at = 0; at < m_axes.size(); ++at) {
        const Axis axis = digitsOf(at);
        whole.push_back(m_ones[at]);
        if (axis.empty())
            continue;
        for (size_t i = 0; i < input.rank(); ++i)
            if (axis == input.m_axes[i])
                whole.back() = i;
        if (!whole.back())
            return std::nullopt;
    }
    return whole;
}

} // namespace tessera
