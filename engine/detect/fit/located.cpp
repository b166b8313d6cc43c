// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/fit/located.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

namespace tessera {

namespace {

using Sizes = std::array<uint32_t, 4>;

// Rows at equal steps.
struct Run {
    uint32_t first, last, step = 1;
};

std::vector<Run> runsOf(const std::vector<uint32_t>& rows)
{
    std::vector<Run> runs;
    for (const uint32_t row : rows) {
        if (!runs.empty() && row == runs.back().last + 1)
            runs.back().last = row;
        else
            runs.push_back({row, row});
    }
    if (rows.size() < 3 || runs.size() < 2)
        return runs;
    const uint32_t step = rows[1] - rows[0];
    for (size_t i = 2; i < rows.size(); ++i)
        if (rows[i] - rows[i - 1] != step)
            return runs;
    return {{rows.front(), rows.back(), step}};
}

// The bits that say which rows these are.
double costOf(const std::vector<uint32_t>& rows, uint32_t size)
{
    double cost = 0;
    for (const Run& run : runsOf(rows))
        cost += (run.first == run.last || run.first == 0 || run.last + 1 == size ? 1 : 1 + (run.step > 1 ? 2 : 1))
            * std::log2(size);
    return std::min(cost, static_cast<double>(size));
}

Message text(const Run& run)
{
    if (run.first == run.last)
        return run.first;
    if (run.step > 1)
        //: Every second row, say: the first, the second and the last.
        return say("identify", "%1, %2 … %3")(run.first, run.first + run.step, run.last);
    return say("identify", "%1 to %2")(run.first, run.last);
}

// One row or several at an end of an axis.
struct Ends {
    Text first, last, firstFew, lastFew;
};
constexpr std::array<Ends, 4> kEnds = {{
    {say("identify", "the first batch entry"), say("identify", "the last batch entry"),
     say("identify", "the first %1 batch entries"), say("identify", "the last %1 batch entries")},
    {say("identify", "the first channel"), say("identify", "the last channel"),
     say("identify", "the first %1 channels"), say("identify", "the last %1 channels")},
    {say("identify", "the first row"), say("identify", "the last row"), say("identify", "the first %1 rows"),
     say("identify", "the last %1 rows")},
    {say("identify", "the first column"), say("identify", "the last column"), say("identify", "the first %1 columns"),
     say("identify", "the last %1 columns")},
}};

Message textOfStretch(const TensorPart& part, const Sizes& sizes)
{
    const uint64_t of = std::accumulate(sizes.begin(), sizes.end(), uint64_t{1}, std::multiplies<uint64_t>());
    if (part.step > 1)
        return say("identify", "one element in %1, from element %2 to %3 in the order of memory")(part.step, part.begin,
                                                                                                  part.end - 1);
    if (part.end == of)
        return say("identify", "the last %1 elements")(part.count);
    return say("identify", "the elements %1 to %2 in the order of memory")(part.begin, part.end - 1);
}

} // namespace

bool TensorPart::holds(uint64_t number, const Sizes& at) const
{
    if (isStretch())
        return number >= begin && number < end && (number - begin) % step == 0;
    for (size_t axis = 0; axis < 4; ++axis)
        if (!rows[axis].empty() && !std::ranges::binary_search(rows[axis], at[axis]))
            return false;
    return true;
}

size_t TensorPart::choices() const
{
    return isStretch() ? 3 : rows[0].size() + rows[1].size() + rows[2].size() + rows[3].size();
}

std::vector<TensorPart> partsWith(const std::vector<bool>& marked, const Sizes& sizes)
{
    std::array<std::vector<bool>, 4> has;
    for (size_t axis = 0; axis < 4; ++axis)
        has[axis].resize(sizes[axis]);
    uint64_t first = marked.size(), last = 0, apart = 0, count = 0;
    for (uint64_t i = 0; i < marked.size(); ++i) {
        if (!marked[i])
            continue;
        first = std::min(first, i);
        apart = std::gcd(apart, i - first);
        last = i;
        ++count;
        uint64_t rest = i;
        for (size_t axis = 4; axis-- > 0; rest /= sizes[axis])
            has[axis][rest % sizes[axis]] = true;
    }
    if (count == 0)
        return {};
    const double of = static_cast<double>(marked.size()), place = std::log2(of);
    std::vector<TensorPart> parts;
    const auto add = [&](TensorPart part, double cost) {
        part.bits = static_cast<double>(count) * std::log2(of / static_cast<double>(part.count)) - cost;
        if (part.count < marked.size())
            parts.push_back(std::move(part));
    };
    TensorPart box{.count = 1};
    double cost = 0;
    for (size_t axis = 0; axis < 4; ++axis) {
        std::vector<uint32_t>& rows = box.rows[axis];
        for (uint32_t i = 0; i < sizes[axis]; ++i)
            if (has[axis][i])
                rows.push_back(i);
        box.count *= rows.size();
        if (rows.size() == sizes[axis])
            rows.clear();
        else
            cost += costOf(rows, sizes[axis]);
    }
    add(box, cost);
    const auto addStretch = [&](uint64_t end, uint64_t step, double said) {
        add({.begin = first, .end = end, .step = step, .count = (end - first + step - 1) / step}, said);
    };
    addStretch(last + 1, 1, 2 * place);
    addStretch(marked.size(), 1, place);
    if (apart > 1)
        addStretch(last + 1, apart, 3 * place);
    std::ranges::stable_sort(parts, std::greater(), &TensorPart::bits);
    return parts;
}

Message rowsText(size_t axis, const std::vector<uint32_t>& rows)
{
    constexpr size_t kMostRuns = 4;
    std::vector<Message> runs;
    for (const Run& run : runsOf(rows))
        runs.push_back(runs.size() == kMostRuns ? Message("…") : text(run));
    runs.resize(std::min(runs.size(), kMostRuns + 1));
    return std::string(1, "NCHW"[axis]) + " " + joined(runs, ", ");
}

Message text(const TensorPart& part, const Sizes& sizes)
{
    if (part.isStretch())
        return textOfStretch(part, sizes);
    std::vector<Message> axes;
    Message end; // where the last axis with rows has them at an end
    for (size_t axis = 0; axis < 4; ++axis) {
        const std::vector<uint32_t>& rows = part.rows[axis];
        if (rows.empty())
            continue;
        axes.push_back(rowsText(axis, rows));
        const bool isRun = rows.back() - rows.front() + 1 == rows.size();
        if (isRun && rows.back() + 1 == sizes[axis])
            end = rows.size() == 1 ? Message(kEnds[axis].last) : kEnds[axis].lastFew(rows.size());
        if (isRun && rows.front() == 0)
            end = rows.size() == 1 ? Message(kEnds[axis].first) : kEnds[axis].firstFew(rows.size());
    }
    return axes.size() > 1 || end.isEmpty() ? joined(axes, ", ") : end;
}

} // namespace tessera
