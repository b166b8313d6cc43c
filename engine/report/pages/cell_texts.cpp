// SPDX-License-Identifier: Apache-2.0
#include "engine/report/pages/case_page.h"

#include "engine/core/message/plain_text.h"

#include <algorithm>
#include <map>
#include <optional>

namespace tessera {

namespace {

using Coordinates = std::vector<uint32_t>; // one for each of the four axes

// A text as its numbers, which are runs of digits, and the words around them: one more than numbers.
struct Split {
    std::vector<std::string> words, numbers;
};

Split split(const std::string& text)
{
    constexpr std::string_view kDigits = "0123456789";
    Split result;
    for (size_t at = 0;;) {
        const size_t begin = std::min(text.find_first_of(kDigits, at), text.size());
        result.words.push_back(text.substr(at, begin - at));
        if (begin == text.size())
            return result;
        at = std::min(text.find_first_not_of(kDigits, begin), text.size());
        result.numbers.push_back(text.substr(begin, at - begin));
    }
}

// The texts of some elements, with the elements' places.
struct Column {
    const PaddedSizes& sizes;
    const std::vector<Coordinates>& places;
    const std::vector<std::string>& texts;

    std::optional<std::vector<std::string>> by(size_t axis) const // by coordinate; none: they depend on another axis
    {
        std::vector<std::string> list(sizes[axis]);
        std::vector<bool> isKnown(sizes[axis]);
        for (size_t i = 0; i < texts.size(); ++i) {
            const uint32_t at = places[i][axis];
            if (isKnown[at] && list[at] != texts[i])
                return {};
            list[at] = texts[i];
            isKnown[at] = true;
        }
        return list;
    }

    // None unless the column has all elements in their order.
    std::optional<std::array<std::vector<int64_t>, 4>> sums() const
    {
        const auto numberAt = [&](uint64_t element) { return numberIn<int64_t>(texts[element]).value_or(0); };
        std::array<std::vector<int64_t>, 4> sums;
        uint64_t stride = 1;
        for (size_t axis = 4; axis-- > 0; stride *= sizes[axis])
            for (uint64_t at = 0; at < sizes[axis] && at * stride < texts.size(); ++at)
                sums[axis].push_back(numberAt(at * stride) - (axis == 0 ? 0 : numberAt(0)));
        if (stride != texts.size())
            return {};
        for (size_t i = 0; i < texts.size(); ++i) {
            int64_t sum = 0;
            for (size_t axis = 0; axis < 4; ++axis)
                sum += sums[axis][places[i][axis]];
            if (std::to_string(sum) != texts[i]) // or it has leading zeros
                return {};
        }
        return sums;
    }
};

bool writeByAxis(JsonText& json, const Column& column)
{
    for (uint64_t axis = 0; axis < 4; ++axis)
        if (const auto texts = column.by(axis)) {
            json.beginObject().key("by").value(axis).key("texts").values(*texts).endObject();
            return true;
        }
    return false;
}

void writeColumn(JsonText& json, const Column& column)
{
    if (writeByAxis(json, column))
        return;
    json.beginObject();
    if (const auto sums = column.sums()) {
        json.key("sums").beginArray();
        for (const std::vector<int64_t>& axis : *sums)
            json.values(axis, [](int64_t each) { return static_cast<double>(each); });
        json.endArray();
    } else {
        json.key("list").values(column.texts);
    }
    json.endObject();
}

// Texts with the same words around their numbers.
struct Group {
    std::vector<std::string> words;
    std::vector<std::vector<std::string>> columns;
    std::vector<Coordinates> places;
};

void writeGroup(JsonText& json, const PaddedSizes& sizes, const Group& group)
{
    json.beginObject();
    json.key("words").values(group.words);
    json.key("columns").beginArray();
    for (const std::vector<std::string>& texts : group.columns)
        writeColumn(json, {sizes, group.places, texts});
    json.endArray().endObject();
}

void writeGroups(JsonText& json, const Column& column)
{
    std::map<std::vector<std::string>, uint64_t> numbers; // the numbers of the groups, by their words
    std::vector<Group> groups;
    std::vector<uint64_t> which;
    for (size_t i = 0; i < column.texts.size(); ++i) {
        Split parts = split(column.texts[i]);
        const auto [known, isNew] = numbers.try_emplace(parts.words, groups.size());
        if (isNew)
            groups.push_back({parts.words, std::vector<std::vector<std::string>>(parts.numbers.size()), {}});
        Group& group = groups[known->second];
        for (size_t k = 0; k < parts.numbers.size(); ++k)
            group.columns[k].push_back(std::move(parts.numbers[k]));
        group.places.push_back(column.places[i]);
        which.push_back(known->second);
    }
    json.beginObject();
    if (groups.size() > 1)
        json.key("which").values(which);
    json.key("groups").beginArray();
    for (const Group& group : groups)
        writeGroup(json, column.sizes, group);
    json.endArray().endObject();
}

} // namespace

void writeCellTexts(JsonText& json, const PaddedSizes& sizes, const std::function<std::string(uint64_t element)>& text)
{
    std::vector<Coordinates> places;
    std::vector<std::string> texts;
    const uint64_t count = uint64_t{1} * sizes[0] * sizes[1] * sizes[2] * sizes[3];
    for (uint64_t element = 0; element < count; ++element) {
        places.push_back(coordinates(sizes, element));
        texts.push_back(text(element));
    }
    const Column column{sizes, places, texts};
    if (!writeByAxis(json, column))
        writeGroups(json, column);
}

} // namespace tessera
