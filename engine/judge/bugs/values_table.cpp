// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/bugs/values_table.h"

#include "engine/core/tensor/value.h"

#include <algorithm>
#include <set>
#include <span>
#include <vector>

namespace tessera::bugs {

namespace {

constexpr uint64_t kMostShown = 64; // elements of a tensor that is shown whole
constexpr uint32_t kMostColumns = 16;
constexpr size_t kMostListed = 16; // elements that are wrong

std::string row(const std::vector<std::string>& cells)
{
    std::string text = "|";
    for (const std::string& cell : cells)
        text += " " + cell + " |";
    return text + "\n";
}

std::string head(const std::vector<std::string>& titles)
{
    std::string rule = "|---|";
    for (size_t i = 1; i < titles.size(); ++i)
        rule += "--:|";
    return row(titles) + rule + "\n";
}

std::string placeText(std::span<const uint32_t> coordinates)
{
    std::string text;
    for (const uint32_t each : coordinates)
        text += (text.empty() ? "" : ", ") + std::to_string(each);
    return text;
}

// A row for each row of the tensor, under the coordinate of its last axis.
std::string grid(const Tensor& tensor, const std::set<uint64_t>& wrong)
{
    const std::vector<uint32_t>& sizes = tensor.desc.sizes;
    const std::span before(sizes.data(), sizes.size() - 1);
    std::vector<std::string> cells = {""};
    for (uint32_t x = 0; x < sizes.back(); ++x)
        cells.push_back(std::to_string(x));
    std::string text = head(cells);
    for (uint64_t element = 0; element < elementCount(tensor.desc); element += sizes.back()) {
        cells = {placeText(coordinates(before, element / sizes.back()))};
        for (uint64_t at = element; at < element + sizes.back(); ++at) {
            const std::string value = toText(tensor.desc.dataType, tensor.bits(at));
            cells.push_back(wrong.contains(at) ? "**" + value + "**" : value);
        }
        text += row(cells);
    }
    return text;
}

// Values that read the same and are not have their bits behind them.
std::string list(const Tensor& expected, const Tensor& got, const Comparison& comparison)
{
    const DataType type = expected.desc.dataType;
    std::string text = head({"element", "expected", "got"});
    const size_t count = std::min(kMostListed, comparison.mismatches.size());
    for (const ElementDifference& each : std::span(comparison.mismatches).first(count)) {
        const uint64_t right = expected.bits(each.element), wrong = got.bits(each.element);
        std::string rightText = toText(type, right), wrongText = toText(type, wrong);
        if (rightText == wrongText) {
            rightText += " (" + toHex(type, right) + ")";
            wrongText += " (" + toHex(type, wrong) + ")";
        }
        text += row({placeText(coordinates(expected.desc.sizes, each.element)), rightText, wrongText});
    }
    if (comparison.beyond > count)
        text += "\nThese are the first " + std::to_string(count) + " of " + std::to_string(comparison.beyond) + ".\n";
    return text;
}

} // namespace

std::string valuesTables(const Tensor& expected, const Tensor& got, const Comparison& comparison)
{
    const uint64_t count = elementCount(expected.desc);
    const std::string about = text(expected.desc.sizes) + " " + std::string(name(expected.desc.dataType));
    std::set<uint64_t> wrong;
    bool isVisible = true;
    for (const ElementDifference& each : comparison.mismatches) {
        wrong.insert(each.element);
        isVisible =
            isVisible && toText(expected.desc.dataType, each.aBits) != toText(expected.desc.dataType, each.bBits);
    }
    if (count > kMostShown || expected.desc.sizes.back() > kMostColumns || !isVisible)
        return "## Expected and got\n\n" + about + "\n\n" + list(expected, got, comparison);
    return "## Expected\n\n" + about + "\n\n" + grid(expected, {}) + "\n## Got\n\n" + grid(got, wrong);
}

} // namespace tessera::bugs
