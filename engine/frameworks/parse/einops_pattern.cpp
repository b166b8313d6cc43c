// SPDX-License-Identifier: Apache-2.0
#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/error.h"
#include "engine/frameworks/parse/traced_tensor.h"

#include <algorithm>
#include <cctype>
#include <limits>
#include <set>
#include <vector>

namespace tessera {

namespace {

using Group = std::vector<std::string>;

constexpr size_t kMostLetters = 64;
constexpr uint64_t kLongestAxis = std::numeric_limits<uint32_t>::max();

bool isLetter(char each)
{
    return std::isalnum(static_cast<unsigned char>(each)) != 0 || each == '_';
}

std::vector<Group> groupsOf(std::string_view side)
{
    std::vector<Group> groups;
    bool isOpen = false;
    size_t letters = 0;
    for (size_t i = 0; i < side.size();) {
        const auto* const end = std::find_if_not(side.begin() + i, side.end(), isLetter);
        const std::string name(side.begin() + i, end);
        i += std::max<size_t>(name.size(), 1);
        const char sign = name.empty() ? side[i - 1] : ' ';
        if (!name.empty() && ++letters > kMostLetters)
            throw TextError(say("reading", "the pattern has too many axes"));
        if (sign == '(' ? isOpen : sign == ')' ? !isOpen : sign != ' ' && sign != '\t')
            throw TextError(
                "\"" + std::string(side) + "\": "
                + say("reading", "'%1' is no part of a pattern that can be read; expected names, spaces and brackets")(
                    std::string(1, sign)));
        if (sign == '(' || (!name.empty() && !isOpen))
            groups.emplace_back();
        if (!name.empty())
            groups.back().push_back(name);
        isOpen = sign == '(' || (isOpen && sign != ')');
    }
    if (isOpen)
        throw TextError(say("reading", "\"%1\": a bracket is not closed")(side));
    return groups;
}

bool isNumber(const std::string& name)
{
    return std::isdigit(static_cast<unsigned char>(name.front())) != 0;
}

// What is written as a number is as long as it says.
void addNumbers(const std::vector<Group>& groups, AxisLengths& lengths)
{
    for (const Group& group : groups)
        for (const std::string& name : group) {
            if (isNumber(name))
                lengths[name] = numberIn<uint64_t>(name).value_or(0);
        }
    for (const auto& [name, length] : lengths)
        if (length == 0 || length > kLongestAxis)
            throw TextError(say("reading", "%1 is no length of an axis")(name));
}

// The length of the one letter of a group that is not known.
void inferOne(const Group& group, uint64_t size, AxisLengths& lengths)
{
    uint64_t known = 1;
    const std::string* open = nullptr;
    for (const std::string& name : group) {
        const auto found = lengths.find(name);
        if (found != lengths.end() && __builtin_mul_overflow(known, found->second, &known))
            throw TextError(say("reading", "the lengths are too large"));
        if (found == lengths.end() && open)
            throw TextError(say("reading", "the lengths of %1 and %2 are not known; expected %3=2 beside the pattern")(
                *open, name, *open));
        open = found == lengths.end() ? &name : open;
    }
    if (open && size % known == 0)
        lengths[*open] = size / known;
    else if (open || known != size)
        throw TextError(say("reading", "an axis of %1 elements is no multiple of %2")(size, known));
}

// "..." stands for all axes that the left side does not name.
std::string withoutDots(std::string_view pattern, size_t rank)
{
    std::string text(pattern), left(pattern.substr(0, pattern.find("->"))), axes;
    const size_t dots = left.find("...");
    if (dots == std::string::npos)
        return text;
    const size_t named = groupsOf(left.erase(dots, 3)).size();
    for (size_t i = named; i < rank; ++i)
        axes += " _" + std::to_string(i);
    for (size_t at = text.find("..."); at != std::string::npos; at = text.find("...", at))
        text.replace(at, 3, axes + " ");
    return text;
}

} // namespace

TracedTensor rearranged(TracedTensor tensor, std::string_view given, AxisLengths lengths, bool mayRepeat)
{
    const std::string pattern = withoutDots(given, tensor.rank());
    const size_t arrow = pattern.find("->");
    if (arrow == std::string::npos || pattern.find("->", arrow + 2) != std::string::npos)
        throw TextError(say("reading", "a pattern has one arrow: n c h w -> n h w c"));
    const std::vector<Group> from = groupsOf(pattern.substr(0, arrow)), to = groupsOf(pattern.substr(arrow + 2));
    if (from.size() != tensor.rank())
        throw TextError(
            say("reading", "the pattern has %1 axes on its left, and the tensor %2")(from.size(), tensor.rank()));
    addNumbers(from, lengths);
    addNumbers(to, lengths);
    Group left;
    std::vector<int64_t> parts, order, ones,
        joined; // of the left's axes; the right's, and what is new has the length 1
    for (size_t i = 0; i < from.size(); ++i) {
        inferOne(from[i], tensor.shape()[i], lengths);
        for (const std::string& name : from[i]) {
            if (std::ranges::find(left, name) != left.end() && !isNumber(name))
                throw TextError(say("reading", "%1 stands on the left twice")(name));
            left.push_back(name);
            parts.push_back(static_cast<int64_t>(lengths[name]));
        }
    }
    std::vector<std::pair<size_t, uint64_t>> repeats; // of what is new
    std::set<std::string> seen;
    for (const Group& group : to) {
        uint64_t size = 1;
        for (const std::string& name : group) {
            if (!seen.insert(name).second && !isNumber(name))
                throw TextError(say("reading", "%1 stands on the right twice")(name));
            const auto found = isNumber(name) ? left.end() : std::ranges::find(left, name);
            const bool isNew = found == left.end();
            if (isNew && name != "1" && !(mayRepeat && lengths.contains(name)))
                throw TextError(say("reading", "%1 is only on the right side")(name));
            const uint64_t length = lengths[name];
            if (isNew)
                repeats.emplace_back(ones.size(), length);
            else
                order.push_back(found - left.begin());
            ones.push_back(isNew ? 1 : static_cast<int64_t>(length));
            if (__builtin_mul_overflow(size, length, &size) || size > kLongestAxis)
                throw TextError(say("reading", "an axis would be too long"));
        }
        joined.push_back(static_cast<int64_t>(size));
    }
    for (size_t i = 0; i < left.size(); ++i) { // what is left out has the length 1
        if (std::ranges::find(order, static_cast<int64_t>(i)) != order.end())
            continue;
        if (parts[i] != 1)
            throw TextError(say("reading", "%1 is only on the left side")(left[i]));
        order.push_back(static_cast<int64_t>(i));
    }
    tensor.reshape(parts);
    tensor.permute(order);
    tensor.reshape(ones);
    for (const auto& [axis, times] : repeats)
        if (times > 1)
            tensor.repeat(static_cast<int64_t>(axis), times);
    tensor.reshape(joined);
    return tensor;
}

} // namespace tessera
