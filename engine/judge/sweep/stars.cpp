// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/random.h"
#include "engine/judge/sweep/case_parts.h"
#include "engine/judge/sweep/shrink.h"

#include <algorithm>
#include <map>
#include <optional>

namespace tessera {

namespace {

using namespace parts;

constexpr size_t kMostInvalid = 60; // draws with issues, for one try

// A part of a case that can be varied: the option that says it, and which of its numbers; none: all of it.
struct Part {
    std::string option;
    std::optional<size_t> entry;
    std::function<Case(Random& random)> vary;
};

Case with(const Case& c, Operator op)
{
    Case changed = c;
    changed.op = std::move(op);
    return changed;
}

void addSizes(const Case& c, TensorRole role, std::vector<Part>& parts)
{
    const std::vector<uint32_t>& sizes = descOf(c.op, role).sizes;
    const std::string option = role == TensorRole::Input ? "Sizes" : std::string(fieldOf(c.op, role)) + ".Sizes";
    for (size_t axis = 0; axis < sizes.size(); ++axis)
        parts.push_back({option, axis, [&c, role, axis, size = sizes[axis]](Random& random) {
                             return with(c, withSize(c.op, role, axis, random.between(1, 2 * size + 6)));
                         }});
}

void addLists(const Case& c, std::vector<Part>& parts)
{
    for (const Field& list : listsOf(c.op))
        for (size_t axis = 0; axis < std::get<std::vector<float>>(list.value).size(); ++axis)
            parts.push_back({std::string(list.info.name), axis, [&c, list, axis](Random& random) {
                                 const bool isScale = list.info.name == "Scales";
                                 const float value = isScale
                                     ? random.pick({0.3f, 1.0f / 3, 0.5f, 0.75f, 1.0f, 1.5f, 2.0f, 2.5f, 3.0f})
                                     : static_cast<float>(random.between(0, 16)) / 4 - 2;
                                 return with(c, withEntry(c.op, list, axis, value));
                             }});
}

void addOthers(const Case& c, std::vector<Part>& parts)
{
    for (const Field& number : numbersOf(c.op))
        parts.push_back(
            {std::string(number.info.name), {}, [&c, number](Random& random) {
                 const auto following = random.pick({Following::Nothing, Following::Channels, Following::Plane});
                 return with(c, withNumber(c.op, number, random.between(1, 6), following));
             }});
    for (const Field& choice : choicesOf(c.op))
        parts.push_back(
            {std::string(choice.info.name), {}, [&c, choice](Random& random) {
                 Operator op = c.op;
                 if (const auto* word = std::get_if<EnumValue>(&choice.value))
                     setField(op, choice.info.name,
                              EnumValue{word->type, static_cast<uint32_t>(random.below(word->type->names.size()))});
                 else
                     setField(op, choice.info.name, random.oneIn(2));
                 return with(c, op);
             }});
    parts.push_back(
        {"DataType", {}, [&c](Random& random) { return with(c, withType(c.op, random.pick(kDataTypes))); }});
    parts.push_back({"data", {}, [&c](Random& random) {
                         Case changed = c;
                         changed.data = Generator{.pattern = Pattern::Random, .seed = random.below(1000)};
                         return changed;
                     }});
}

// Whether every other case fails as well. Where no other is valid, nothing is known and it matters.
bool isFree(const Case& c, const Part& part, const StillFails& stillFails, size_t tries, Random& random)
{
    size_t done = 0;
    for (size_t drawn = 0; done < tries && drawn < tries + kMostInvalid; ++drawn) {
        const Case other = part.vary(random);
        if (other == c || !validate(other.op).empty())
            continue;
        if (!stillFails(other))
            return false;
        ++done;
    }
    return done > 0;
}

// "1,18,2,3" with some of its parts, or all of it, made a star.
std::string starred(const std::string& value, const std::vector<std::optional<size_t>>& free)
{
    std::string result;
    size_t entry = 0;
    for (size_t begin = 0; begin <= value.size(); ++entry) {
        const size_t end = std::min(value.find(',', begin), value.size());
        const bool isFree = std::ranges::find(free, std::optional(entry)) != free.end();
        result += (begin == 0 ? "" : ",") + (isFree ? "*" : value.substr(begin, end - begin));
        begin = end + 1;
    }
    return std::ranges::find(free, std::optional<size_t>()) != free.end() ? "*" : result;
}

} // namespace

std::string lineWithWildcards(const Case& c, const StillFails& stillFails, const ShrinkLimits& limits)
{
    std::vector<Part> parts;
    addSizes(c, TensorRole::Input, parts);
    if (!outputIsFixed(c.op))
        addSizes(c, TensorRole::Output, parts);
    addLists(c, parts);
    addOthers(c, parts);
    std::vector<std::string> words = shellWords(toText(c));
    std::map<std::string, std::vector<std::optional<size_t>>> free;
    Random random(0);
    for (const Part& part : parts)
        if (std::ranges::find(words, "--" + part.option) != words.end()
            && isFree(c, part, stillFails, limits.triesPerField, random))
            free[part.option].push_back(part.entry);
    std::string line;
    for (size_t i = 0; i < words.size(); ++i) {
        const auto option =
            i == 0 ? free.end() : free.find(words[i - 1].substr(std::min<size_t>(2, words[i - 1].size())));
        line += (i == 0 ? "" : " ") + (option == free.end() ? shellWord(words[i]) : starred(words[i], option->second));
    }
    return line;
}

} // namespace tessera
