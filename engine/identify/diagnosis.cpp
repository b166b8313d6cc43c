// SPDX-License-Identifier: Apache-2.0
#include "engine/identify/diagnosis.h"

#include "engine/identify/sentences.h"

#include <algorithm>
#include <iterator>

namespace tessera {

namespace {

struct Word {
    std::string_view name, meaning;
};
constexpr auto kWords = std::to_array<Word>({
    {"none", "nothing is wrong"},
    {"order", "one order of the channel's digits for the other"},
    {"permutation", "another permutation of the same digits, the inverse operator, another block"},
    {"layout", "memory read or written as another layout"},
    {"swapped-axes", "H and W exchanged, or an axis mirrored"},
    {"channel-order", "BGR for RGB"},
    {"coordinates", "another convention of where samples lie"},
    {"nearest-rule", "another rule that rounds to the nearest element"},
    {"tie", "another neighbour on a tie, or a coordinate of another precision"},
    {"scale", "the scale that is given for the ratio of sizes, or the reverse"},
    {"length-one", "an axis of length one treated apart"},
    {"integer-rounding", "sums rounded to an integer other than toward zero"},
    {"half-weights", "weights or sums in half precision or fixed point"},
    {"edge", "another treatment of what lies outside, or has weight 0"},
    {"antialias", "the filter on for off, the other filter, or its outside dropped"},
    {"mode", "nearest for linear, or the reverse"},
    {"unwritten", "elements that were never written"},
    {"gradient", "a forward map for the gradient, or its two offsets exchanged"},
    {"unknown", "nothing on this list explains it"},
});
static_assert(kWords.size() == kMistakeClasses);

} // namespace

std::string_view name(MistakeClass mistake)
{
    return kWords[static_cast<size_t>(mistake)].name;
}

std::string_view meaning(MistakeClass mistake)
{
    return kWords[static_cast<size_t>(mistake)].meaning;
}

std::optional<MistakeClass> mistakeClassFromName(std::string_view name)
{
    const auto found = std::ranges::find(kWords, name, &Word::name);
    if (found == kWords.end())
        return {};
    return static_cast<MistakeClass>(found - kWords.begin());
}

std::vector<MistakeClass> Diagnosis::classes() const
{
    std::vector<MistakeClass> all{mistake};
    if (mistake != MistakeClass::None)
        std::ranges::copy(others, std::back_inserter(all));
    return all;
}

std::vector<std::string> namesOf(std::span<const MistakeClass> classes)
{
    std::vector<std::string> names;
    for (const MistakeClass each : classes)
        names.emplace_back(name(each));
    return names;
}

std::string groupText(const std::vector<std::string>& names)
{
    std::string text;
    for (size_t i = 0; i < names.size(); ++i)
        text += (i == 0 ? "" : i + 1 == names.size() ? " or " : ", ") + names[i];
    return text;
}

std::string meaning(std::span<const MistakeClass> classes)
{
    std::string text;
    for (const MistakeClass each : classes)
        text += (text.empty() ? "" : "; or: ") + std::string(meaning(each));
    return text;
}

std::string givesText(const std::string& what)
{
    static constexpr std::array<std::string_view, 5> plurals = {"coordinates", "weights", "sums", "scales", "both "};
    const bool isPlural = !what.starts_with("nearest") && !what.starts_with("linear")
        && !what.starts_with("the other neighbour")
        && (what.find(" coordinates") != std::string::npos
            || std::ranges::any_of(plurals, [&](std::string_view word) { return what.starts_with(word); }));
    return what + (isPlural ? " give" : " gives");
}

std::string briefly(const Diagnosis& diagnosis, std::string_view side)
{
    const std::string word = groupText(namesOf(diagnosis.classes())) + ": ", output(side);
    if (diagnosis.mistake == MistakeClass::None)
        return word + output + " is what is meant";
    if (diagnosis.mistake == MistakeClass::Unknown)
        return word + "nothing that is known gives " + output;
    const size_t others = diagnosis.equals.size();
    const std::string more = others == 0 ? ""
        : others == 1                    ? "; 1 other mistake would give the same here"
                                         : "; " + std::to_string(others) + " other mistakes would give the same here";
    const uint64_t left = diagnosis.of - diagnosis.explained;
    const bool isSaid = diagnosis.mistake == MistakeClass::Unwritten || diagnosis.what.ends_with(','); // by its name
    return word + output + " is what " + givesText(diagnosis.what) + (isSaid ? "" : butForText(left)) + more;
}

} // namespace tessera
