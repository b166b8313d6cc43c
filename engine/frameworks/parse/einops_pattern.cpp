// SPDX-License-Identifier: Apache-2.0
#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/error.h"
#include "engine/frameworks/parse/source_text.h"
#include "engine/frameworks/parse/traced_tensor.h"

#include <algorithm>
#include <limits>
#include <set>
#include <vector>

namespace tessera {

namespace {

using Group = std::vector<std::string>;

constexpr size_t kMostLetters = 64;
constexpr uint64_t kLongestAxis = std::numeric_limits<uint32_t>::max();

// Each number is an axis of that length, with a name of its own: "2", "2'", "2''", …
std::string nameOf(std::string written, AxisLengths& lengths)
{
    if (const auto length = numberIn<uint64_t>(written)) {
        while (lengths.contains(written))
            written += '\'';
        lengths[written] = *length;
    }
    return written;
}

std::vector<Group> groupsOf(std::string_view side, AxisLengths& lengths)
{
    std::string spaced;
    for (const char each : side)
        spaced += isOfName(each) ? std::string(1, each) : std::string{' ', each == '\t' ? ' ' : each, ' '};
    std::vector<Group> groups;
    bool isOpen = false;
    size_t letters = 0;
    for (const std::string& word : splitAt(spaced, " ")) {
        const bool isName = isOfName(word.front());
        refuseIf(!isName && word != (isOpen ? ")" : "("),
                 "\"" + std::string(side) + "\": "
                     + say("reading",
                           "'%1' is no part of a pattern that can be read; expected names, spaces and brackets")(word));
        if (!isOpen)
            groups.emplace_back();
        if (isName)
            groups.back().push_back(nameOf(word, lengths));
        isOpen = isName ? isOpen : !isOpen;
        refuseIf(++letters > kMostLetters, say("reading", "the pattern has too many axes"));
    }
    refuseIf(isOpen, say("reading", "\"%1\": a bracket is not closed")(side));
    return groups;
}

// The length of the one axis of a group that is not known.
void inferOne(const Group& group, uint64_t size, AxisLengths& lengths)
{
    uint64_t known = 1;
    Group open;
    for (const std::string& name : group)
        if (!lengths.contains(name))
            open.push_back(name);
        else if (__builtin_mul_overflow(known, lengths[name], &known))
            throw TextError(say("reading", "the lengths are too large"));
    if (open.size() > 1)
        throw TextError(say("reading", "the lengths of %1 and %2 are not known; expected %3=2 beside the pattern")(
            open[0], open[1], open[0]));
    refuseIf(open.empty() ? known != size : size % known != 0,
             say("reading", "an axis of %1 elements is no multiple of %2")(size, known));
    if (!open.empty())
        lengths[open.front()] = size / known;
}

// The axes of all groups of the left side. Sets the lengths that the shape tells.
Group axesOf(const std::vector<Group>& groups, const std::vector<uint32_t>& shape, AxisLengths& lengths)
{
    Group axes;
    for (size_t i = 0; i < groups.size(); ++i) {
        inferOne(groups[i], shape[i], lengths);
        for (const std::string& name : groups[i]) {
            refuseIf(std::ranges::find(axes, name) != axes.end(), say("reading", "%1 stands on the left twice")(name));
            axes.push_back(name);
        }
    }
    return axes;
}

// "..." stands for all axes that the left side does not name.
std::string withoutDots(std::string_view pattern, size_t rank)
{
    std::string text(pattern), left(pattern.substr(0, pattern.find("->"))), axes;
    const size_t dots = left.find("...");
    if (dots == std::string::npos)
        return text;
    AxisLengths none;
    for (size_t i = groupsOf(left.erase(dots, 3), none).size(); i < rank; ++i)
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
    refuseIf(arrow == std::string::npos || pattern.find("->", arrow + 2) != std::string::npos,
             say("reading", "a pattern has one arrow: n c h w -> n h w c"));
    const std::vector<Group> from = groupsOf(pattern.substr(0, arrow), lengths),
                             to = groupsOf(pattern.substr(arrow + 2), lengths);
    refuseIf(from.size() != tensor.rank(),
             say("reading", "the pattern has %1 axes on its left, and the tensor %2")(from.size(), tensor.rank()));
    for (const auto& [name, length] : lengths)
        refuseIf(length == 0 || length > kLongestAxis, say("reading", "%1 is no length of an axis")(name));
    const Group left = axesOf(from, tensor.shape(), lengths);
    // The left's axes, and how the right orders and joins them. A new axis has the length 1 at first.
    std::vector<int64_t> parts, order, ones, joined;
    std::vector<uint64_t> repeats; // of the axes of the right
    for (const std::string& name : left)
        parts.push_back(static_cast<int64_t>(lengths[name]));
    std::set<std::string> seen;
    for (const Group& group : to) {
        uint64_t size = 1;
        for (const std::string& name : group) {
            refuseIf(!seen.insert(name).second, say("reading", "%1 stands on the right twice")(name));
            const auto found = std::ranges::find(left, name);
            const bool isNew = found == left.end();
            refuseIf(isNew && (!lengths.contains(name) || (!mayRepeat && lengths[name] != 1)),
                     say("reading", "%1 is only on the right side")(name));
            const uint64_t length = lengths[name];
            if (!isNew)
                order.push_back(found - left.begin());
            ones.push_back(isNew ? 1 : static_cast<int64_t>(length));
            repeats.push_back(isNew ? length : 1);
            refuseIf(__builtin_mul_overflow(size, length, &size) || size > kLongestAxis,
                     say("reading", "an axis would be too long"));
        }
        joined.push_back(static_cast<int64_t>(size));
    }
    for (size_t i = 0; i < left.size(); ++i) { // axes that are left out must have length 1
        refuseIf(!seen.contains(left[i]) && parts[i] != 1, say("reading", "%1 is only on the left side")(left[i]));
        if (!seen.contains(left[i]))
            order.push_back(static_cast<int64_t>(i));
    }
    tensor.reshape(parts);
    tensor.permute(order);
    tensor.reshape(ones);
    for (size_t i = 0; i < repeats.size(); ++i)
        if (repeats[i] > 1)
            tensor.repeat(static_cast<int64_t>(i), repeats[i]);
    tensor.reshape(joined);
    return tensor;
}

} // namespace tessera
