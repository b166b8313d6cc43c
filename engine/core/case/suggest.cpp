// SPDX-License-Identifier: Apache-2.0
#include "engine/core/case/suggest.h"

#include <algorithm>
#include <cctype>
#include <utility>

namespace tessera {

namespace {

constexpr size_t kLettersPerSlip = 3;

// How many letters must change to make one of the other.
size_t editDistance(std::string_view a, std::string_view b)
{
    const auto lower = [](char each) { return std::tolower(static_cast<unsigned char>(each)); };
    std::vector<size_t> row(b.size() + 1);
    for (size_t j = 0; j < row.size(); ++j)
        row[j] = j;
    for (size_t i = 1; i <= a.size(); ++i) {
        size_t diagonal = std::exchange(row[0], i);
        for (size_t j = 1; j <= b.size(); ++j) {
            const size_t kept = diagonal + (lower(a[i - 1]) == lower(b[j - 1]) ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({kept, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row.back();
}

} // namespace

std::string closest(std::string_view word, const std::vector<std::string>& names)
{
    const auto distance = [&](const std::string& each) { return editDistance(word, each); };
    const auto best = std::ranges::min_element(names, {}, distance);
    const size_t slips = (word.size() + kLettersPerSlip - 1) / kLettersPerSlip;
    return best != names.end() && distance(*best) <= slips ? *best : std::string();
}

Message suggestion(std::string_view word, const std::vector<std::string>& names, std::string_view prefix)
{
    if (const std::string meant = closest(word, names); !meant.empty())
        return kDidYouMean(std::string(prefix) + meant);
    std::vector<Message> listed;
    for (const std::string& each : names)
        if (each.find('.') == std::string::npos)
            listed.emplace_back(std::string(prefix) + each);
    return kExpected(anyOf(listed));
}

} // namespace tessera
