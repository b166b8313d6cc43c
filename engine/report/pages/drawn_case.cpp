// SPDX-License-Identifier: Apache-2.0
#include "engine/report/pages/drawn_case.h"

#include "engine/core/tensor/value.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr uint64_t kLetter = 8, kCaption = 16; // pixels

constexpr DrawnColours kLight{"#ffffff",
                              "#1b1e24",
                              "#57606d",
                              "#d5dae1",
                              "#f4f6f9",
                              "#1f5fbf",
                              {"#cfe0ff", "#ffe0b5", "#cdeccf", "#f4cfe6", "#d9d3f7", "#f6edb3", "#c6ecec", "#f7d2cc"}};
constexpr DrawnColours kDark{"#15181d",
                             "#e6e9ee",
                             "#a4adba",
                             "#363d48",
                             "#1d2128",
                             "#8ab4ff",
                             {"#1d3a6b", "#5c3b0a", "#1d4a24", "#55204a", "#3b2f70", "#4d450f", "#10484a", "#5c2620"}};

} // namespace

const DrawnColours& drawnColours(bool isDark)
{
    return isDark ? kDark : kLight;
}

DrawnTensor::DrawnTensor(const Tensor& drawn, uint64_t from, uint64_t widest)
    : tensor(drawn)
    , top(from)
{
    std::array<uint32_t, 4> sizes = {1, 1, 1, 1};
    std::ranges::copy_backward(tensor.desc.sizes, sizes.end());
    planes = uint64_t{sizes[0]} * sizes[1];
    height = sizes[2];
    width = sizes[3];
    size_t longest = 2;
    for (uint64_t i = 0; i < elementCount(tensor.desc); ++i)
        longest = std::max(longest, toText(tensor, i).size());
    cell = longest * kLetter + 10;
    across = std::clamp<uint64_t>((widest + kDrawnGap) / (width * cell + kDrawnGap), 1, planes);
}

DrawnPoint DrawnTensor::corner(uint64_t plane) const
{
    return {kDrawnMargin + plane % across * (width * cell + kDrawnGap),
            top + kDrawnTitle + kCaption + plane / across * (height * kDrawnRow + kCaption + kDrawnGap)};
}

DrawnPoint DrawnTensor::cellAt(uint64_t element) const
{
    const DrawnPoint at = corner(element / (height * width));
    return {at.x + element % width * cell, at.y + element / width % height * kDrawnRow};
}

DrawnPoint DrawnTensor::centre(uint64_t element) const
{
    const DrawnPoint at = cellAt(element);
    return {at.x + cell / 2, at.y + kDrawnRow / 2};
}

uint64_t DrawnTensor::right() const
{
    return kDrawnMargin + across * (width * cell + kDrawnGap) - kDrawnGap;
}

uint64_t DrawnTensor::bottom() const
{
    return corner(planes - 1).y + height * kDrawnRow;
}

std::string DrawnTensor::title(std::string_view side) const
{
    return std::string(side) + " " + text(tensor.desc);
}

std::string DrawnTensor::planeName(uint64_t plane) const
{
    const uint64_t channels = tensor.desc.sizes.size() > 2 ? tensor.desc.sizes[tensor.desc.sizes.size() - 3] : 1;
    return (channels < planes ? "n " + std::to_string(plane / channels) + ", " : "") + "c "
        + std::to_string(plane % channels);
}

std::string_view cellColour(const PageCase& page, const Tensor& tensor, uint64_t element, const DrawnColours& colours)
{
    if (!std::holds_alternative<StridedCopy>(page.plan.work))
        return colours.back;
    const uint64_t source = &tensor == &page.input ? element : sources(page.plan, element, 1).list.front().element;
    const std::vector<uint32_t> at = coordinates(page.plan.input.sizes, source);
    return colours.channels[at[at.size() - 3] % colours.channels.size()];
}

} // namespace tessera
