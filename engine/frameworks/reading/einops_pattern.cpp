// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/error.h"
#include "engine/frameworks/reading/text_tensor.h"

#include <algorithm>
#include <cctype>
#include <set>
#include <vector>

namespace tessera {

namespace {

using Group = std::vector<std::string>;

constexpr size_t kMostLetters = 64;

bool isLetter(char each)
{
    return std::isalnum(static_cast<unsigned char>(each)) != 0 || each == '_';
}

std::vector<Group> groupsOf(std::string_view side)
{
    std::vector<Group> groups;
    bool isOpen = false;
    size_t letters = 0;
    for (size_t i = 0; i < side.size(); ++i) {
        const bool goesOn = i > 0 && isLetter(side[i - 1]), beginsGroup = !isOpen && !goesOn;
        if (isLetter(side[i])) {
            if (!goesOn && ++letters > kMostLetters)
                throw TextError(say("reading", "the pattern has too many axes"));
            if (beginsGroup)
                groups.emplace_back();
            if (!goesOn)
                groups.back().emplace_back();
            groups.back().back() += side[i];
        } else if (side[i] == '(' && !isOpen) {
            groups.emplace_back();
            isOpen = true;
        } else if (side[i] == ')' && isOpen) {
            isOpen = false;
        } else if (side[i] != ' ' && side[i] != '\t') {
            throw TextError(
                "\"" + std::string(side) + "\": "
                + say("reading", "'%1' is no part of a pattern that can be read; expected names, spaces and brackets")(
                    std::string(1, side[i])));
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

uint64_t lengthOf(const std::string& name, const AxisLengths& lengths)
{
    constexpr size_t kMostDigits = 10;
    if (isNumber(name) && (name.size() > kMostDigits || name.find_first_not_of("0123456789") != std::string::npos))
        throw TextError(say("reading", "%1 is no length of an axis")(name));
    const uint64_t length = isNumber(name) ? std::stoull(name) : lengths.find(name)->second;
    if (length == 0 || length > 4294967295)
        throw TextError(say("reading", "%1 is no length of an axis")(name + "=" + std::to_string(length)));
    return length;
}

// The length of the one letter of a group that is not known.
void inferOne(const Group& group, uint64_t size, AxisLengths& lengths)
{
    uint64_t known = 1;
    const std::string* open = nullptr;
    for (const std::string& name : group) {
        if (isNumber(name) || lengths.contains(name)) {
            if (__builtin_mul_overflow(known, lengthOf(name, lengths), &known))
                throw TextError(say("reading", "the lengths are too large"));
        } else if (open) {
            throw TextError(say("reading", "the lengths of %1 and %2 are not known; expected %3=2 beside the pattern")(
                *open, name, *open));
        } else {
            open = &name;
        }
    }
    if (open && size % known == 0)
        lengths[*open] = size / known;
    else if (open || known != size)
        throw TextError(say("reading", "an axis of %1 elements is no multiple of %2")(size, known));
}

// The left side's letters, with their lengths.
Group lettersOf(const std::vector<Group>& groups, const std::vector<int64_t>& sizes, AxisLengths& lengths,
                std::vector<int64_t>& parts)
{
    Group letters;
    for (size_t i = 0; i < groups.size(); ++i) {
        inferOne(groups[i], static_cast<uint64_t>(sizes[i]), lengths);
        for (const std::string& name : groups[i]) {
            if (std::ranges::find(letters, name) != letters.end() && !isNumber(name))
                throw TextError(say("reading", "%1 stands on the left twice")(name));
            letters.push_back(name);
            parts.push_back(static_cast<int64_t>(lengthOf(name, lengths)));
        }
    }
    return letters;
}

} // namespace

TextTensor rearranged(TextTensor tensor, std::string_view pattern, AxisLengths lengths, bool mayRepeat)
{
    const size_t arrow = pattern.find("->");
    if (arrow == std::string_view::npos || pattern.find("->", arrow + 2) != std::string_view::npos)
        throw TextError(say("reading", "a pattern has one arrow: n c h w -> n h w c"));
    const std::vector<Group> from = groupsOf(pattern.substr(0, arrow)), to = groupsOf(pattern.substr(arrow + 2));
    if (from.size() != tensor.rank())
        throw TextError(
            say("reading", "the pattern has %1 axes on its left, and the tensor %2")(from.size(), tensor.rank()));
    std::vector<int64_t> parts;
    const Group left = lettersOf(from, tensor.sizes(), lengths, parts);
    std::vector<int64_t> order, ones, joined; // of the left's axes; the right's, and what is new has the length 1
    std::vector<std::pair<size_t, uint64_t>> repeats; // of what is new
    std::set<std::string> seen;
    for (const Group& group : to) {
        uint64_t size = 1;
        for (const std::string& name : group) {
            if (!seen.insert(name).second && !isNumber(name))
                throw TextError(say("reading", "%1 stands on the right twice")(name));
            const auto found = isNumber(name) ? left.end() : std::ranges::find(left, name);
            const bool isNew = found == left.end(), isKnown = isNumber(name) || lengths.contains(name);
            if (isNew && name != "1" && !(mayRepeat && isKnown))
                throw TextError(say("reading", "%1 is only on the right side")(name));
            const uint64_t length = lengthOf(name, lengths);
            if (isNew)
                repeats.emplace_back(ones.size(), length);
            else
                order.push_back(found - left.begin());
            ones.push_back(isNew ? 1 : static_cast<int64_t>(length));
            if (__builtin_mul_overflow(size, length, &size) || size > 4294967295)
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
