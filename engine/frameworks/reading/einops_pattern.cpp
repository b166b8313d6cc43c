// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/einops_pattern.h"

#include "engine/core/tensor/error.h"

#include <algorithm>
#include <cctype>
#include <vector>

namespace tessera {

namespace {

using Group = std::vector<std::string>;

constexpr size_t kMostLetters = 64;

std::vector<Group> groupsOf(std::string_view side)
{
    std::vector<Group> groups;
    bool isOpen = false;
    size_t letters = 0;
    for (size_t i = 0; i < side.size();) {
        const char each = side[i];
        if (each == ' ' || each == '\t') {
            ++i;
        } else if (each == '(' && !isOpen) {
            groups.emplace_back();
            isOpen = true;
            ++i;
        } else if (each == ')' && isOpen) {
            isOpen = false;
            ++i;
        } else if (std::isalnum(static_cast<unsigned char>(each)) != 0 || each == '_') {
            size_t end = i;
            while (end < side.size() && (std::isalnum(static_cast<unsigned char>(side[end])) != 0 || side[end] == '_'))
                ++end;
            if (++letters > kMostLetters)
                throw TextError(say("reading", "the pattern has too many axes"));
            if (!isOpen)
                groups.emplace_back();
            groups.back().emplace_back(side.substr(i, end - i));
            i = end;
        } else {
            throw TextError(
                "\"" + std::string(side) + "\": "
                + say("reading", "'%1' is no part of a pattern that can be read; expected names, spaces and brackets")(
                    std::string(1, each)));
        }
    }
    if (isOpen)
        throw TextError(say("reading", "\"%1\": a bracket is not closed")(side));
    return groups;
}

bool isNumber(const std::string& name)
{
    return std::isdigit(static_cast<unsigned char>(name.front())) != 0;
}

uint64_t numberOf(const std::string& name)
{
    constexpr size_t kMostDigits = 10;
    if (name.size() > kMostDigits || name.find_first_not_of("0123456789") != std::string::npos)
        throw TextError(say("reading", "%1 is no length of an axis")(name));
    return std::stoull(name);
}

class Rearranger {
public:
    Rearranger(TextTensor tensor, const AxisLengths& lengths)
        : m_tensor(std::move(tensor))
        , m_lengths(lengths)
    {
    }

    TextTensor apply(std::string_view pattern, bool mayRepeat)
    {
        const size_t arrow = pattern.find("->");
        if (arrow == std::string_view::npos || pattern.find("->", arrow + 2) != std::string_view::npos)
            throw TextError(say("reading", "a pattern has one arrow: n c h w -> n h w c"));
        const std::vector<Group> from = groupsOf(pattern.substr(0, arrow)), to = groupsOf(pattern.substr(arrow + 2));
        split(from);
        order(to, mayRepeat);
        join(to);
        return std::move(m_tensor);
    }

private:
    // Every letter of the left side becomes an axis.
    void split(const std::vector<Group>& groups)
    {
        const std::vector<uint64_t> sizes = m_tensor.sizes();
        if (groups.size() != sizes.size())
            throw TextError(
                say("reading", "the pattern has %1 axes on its left, and the tensor %2")(groups.size(), sizes.size()));
        std::vector<int64_t> parts;
        for (size_t i = 0; i < groups.size(); ++i) {
            inferOne(groups[i], sizes[i]);
            for (const std::string& name : groups[i]) {
                if (std::ranges::find(m_names, name) != m_names.end() && !isNumber(name))
                    throw TextError(say("reading", "%1 stands on the left twice")(name));
                m_names.push_back(name);
                parts.push_back(static_cast<int64_t>(lengthOf(name)));
            }
        }
        m_tensor.reshape(parts);
    }

    void inferOne(const Group& group, uint64_t size)
    {
        uint64_t known = 1;
        const std::string* open = nullptr;
        for (const std::string& name : group) {
            if (isNumber(name) || m_lengths.contains(name)) {
                if (__builtin_mul_overflow(known, lengthOf(name), &known))
                    throw TextError(say("reading", "the lengths are too large"));
            } else if (open) {
                throw TextError(
                    say("reading", "the lengths of %1 and %2 are not known; expected %3=2 beside the pattern")(
                        *open, name, *open));
            } else {
                open = &name;
            }
        }
        if (open && known != 0 && size % known == 0)
            m_lengths[*open] = size / known;
        else if (open || known != size)
            throw TextError(say("reading", "an axis of %1 elements is no multiple of %2")(size, known));
    }

    uint64_t lengthOf(const std::string& name) const
    {
        const uint64_t length = isNumber(name) ? numberOf(name) : m_lengths.find(name)->second;
        if (length == 0 || length > 4294967295)
            throw TextError(say("reading", "%1 is no length of an axis")(name + "=" + std::to_string(length)));
        return length;
    }

    // The axes in the order of the right side; new ones are repeated.
    void order(const std::vector<Group>& groups, bool mayRepeat)
    {
        std::vector<int64_t> axes;
        std::vector<uint64_t> times;
        std::vector<std::string> seen;
        for (const Group& group : groups)
            for (const std::string& name : group) {
                const auto found = std::ranges::find(m_names, name);
                if (!isNumber(name) && std::ranges::find(seen, name) != seen.end())
                    throw TextError(say("reading", "%1 stands on the right twice")(name));
                seen.push_back(name);
                if (found != m_names.end() && !isNumber(name)) {
                    axes.push_back(found - m_names.begin());
                    times.push_back(0);
                    continue;
                }
                const bool isOne = isNumber(name) && numberOf(name) == 1;
                if (!isOne && (!mayRepeat || (!isNumber(name) && !m_lengths.contains(name))))
                    throw TextError(say("reading", "%1 is only on the right side")(name));
                axes.push_back(-1);
                times.push_back(lengthOf(name));
            }
        dropOnes(axes);
        permuteAndRepeat(axes, times);
    }

    // What the right side leaves out must have the length 1.
    void dropOnes(std::vector<int64_t>& axes)
    {
        const std::vector<uint64_t> sizes = m_tensor.sizes();
        std::vector<int64_t> kept, place(sizes.size(), -1);
        for (size_t i = 0; i < sizes.size(); ++i) {
            if (std::ranges::find(axes, static_cast<int64_t>(i)) != axes.end()) {
                place[i] = static_cast<int64_t>(kept.size());
                kept.push_back(static_cast<int64_t>(sizes[i]));
            } else if (sizes[i] != 1) {
                throw TextError(say("reading", "%1 is only on the left side")(m_names[i]));
            }
        }
        m_tensor.reshape(kept);
        for (int64_t& axis : axes)
            axis = axis < 0 ? -1 : place[static_cast<size_t>(axis)];
    }

    void permuteAndRepeat(const std::vector<int64_t>& axes, const std::vector<uint64_t>& times)
    {
        std::vector<int64_t> moved;
        for (const int64_t axis : axes)
            if (axis >= 0)
                moved.push_back(axis);
        m_tensor.permute(moved);
        std::vector<int64_t> sizes;
        const std::vector<uint64_t> now = m_tensor.sizes();
        size_t next = 0;
        for (const int64_t axis : axes)
            sizes.push_back(axis < 0 ? 1 : static_cast<int64_t>(now[next++]));
        m_tensor.reshape(sizes);
        for (size_t i = 0; i < axes.size(); ++i)
            if (axes[i] < 0 && times[i] > 1)
                m_tensor.repeat(static_cast<int64_t>(i), times[i]);
    }

    void join(const std::vector<Group>& groups)
    {
        const std::vector<uint64_t> now = m_tensor.sizes();
        std::vector<int64_t> sizes;
        size_t next = 0;
        for (const Group& group : groups) {
            uint64_t size = 1;
            for (size_t i = 0; i < group.size(); ++i)
                if (__builtin_mul_overflow(size, now[next++], &size) || size > 4294967295)
                    throw TextError(say("reading", "an axis would be too long"));
            sizes.push_back(static_cast<int64_t>(size));
        }
        m_tensor.reshape(sizes);
    }

    TextTensor m_tensor;
    AxisLengths m_lengths;
    std::vector<std::string> m_names; // the names of the axes of the left side
};

} // namespace

TextTensor rearranged(TextTensor tensor, std::string_view pattern, const AxisLengths& lengths, bool mayRepeat)
{
    return Rearranger(std::move(tensor), lengths).apply(pattern, mayRepeat);
}

} // namespace tessera
