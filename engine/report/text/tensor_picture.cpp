// SPDX-License-Identifier: Apache-2.0
#include "engine/report/text/tensor_picture.h"

#include "engine/core/tensor/error.h"
#include "engine/core/tensor/value.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

namespace tessera {

namespace {

using Colour = std::array<uint8_t, 3>;
using Painter = std::function<Colour(uint64_t element)>;
using Weight = std::function<double(uint64_t element)>; // where there are several elements the heaviest is shown

constexpr Colour kGap = {160, 160, 160}, kNotFinite = {255, 0, 255}, kEqual = {255, 255, 255}, kWithin = {255, 210, 0};
constexpr uint64_t kLongEnough = 256; // pixels: below, elements are enlarged
constexpr uint64_t kMostPixels = uint64_t{1} << 26;

uint64_t parts(uint64_t whole, uint64_t size)
{
    return (whole + size - 1) / size;
}

// The planes of a tensor, side by side. A dot is what has a colour of its own: an element, or a square of `step` ×
// `step` elements of a plane; it is `zoom` pixels wide.
struct Grid {
    uint64_t planes = 1, height = 1, width = 1;
    uint64_t columns = 1, rows = 1;
    uint64_t step = 1, zoom = 1;
    uint64_t gap = 1; // pixels between planes

    Grid(const std::vector<uint32_t>& sizes, LongestSide side)
    {
        const size_t rank = sizes.size();
        width = rank > 0 ? sizes[rank - 1] : 1;
        height = rank > 1 ? sizes[rank - 2] : 1;
        for (size_t i = 0; i + 2 < rank; ++i)
            planes *= sizes[i];
        while (columns * columns < planes)
            ++columns;
        if (side)
            fit(*side);
        rows = parts(planes, columns);
        if (!side)
            zoom = std::max<uint64_t>(1, kLongEnough / std::max(columns * width, rows * height));
        if (pixelWidth() > kMostPixels || pixelHeight() > kMostPixels || pixelWidth() * pixelHeight() > kMostPixels)
            throw TextError(std::to_string(pixelWidth()) + " × " + std::to_string(pixelHeight())
                            + " pixels are too many for a picture; expected 2^26 or fewer");
    }

    void fit(uint64_t side)
    {
        columns = std::min(columns, side);
        planes = std::min(planes, columns * side);
        const uint64_t down = parts(planes, columns);
        gap = side >= 4 * std::max(columns, down) ? 1 : 0;
        // Pixels of a plane.
        const uint64_t wide = (side - (columns - 1) * gap) / columns, high = (side - (down - 1) * gap) / down;
        step = std::max(parts(width, wide), parts(height, high));
        zoom = step > 1 ? 1 : std::min(wide / width, high / height);
    }

    uint64_t dotsWide() const { return parts(width, step); }
    uint64_t dotsHigh() const { return parts(height, step); }
    uint64_t pixelWidth() const { return columns * (dotsWide() * zoom + gap) - gap; }
    uint64_t pixelHeight() const { return rows * (dotsHigh() * zoom + gap) - gap; }

    // The element that a dot shows: its middle one, or the heaviest.
    uint64_t shown(uint64_t plane, uint64_t row, uint64_t column, const Weight& weight) const
    {
        const uint64_t top = row * step, left = column * step;
        const uint64_t bottom = std::min(height, top + step), right = std::min(width, left + step);
        const auto at = [&](uint64_t y, uint64_t x) { return (plane * height + y) * width + x; };
        uint64_t heaviest = at((top + bottom - 1) / 2, (left + right - 1) / 2);
        if (!weight || step == 1)
            return heaviest;
        double most = weight(heaviest);
        for (uint64_t y = top; y < bottom; ++y)
            for (uint64_t x = left; x < right; ++x)
                if (const double each = weight(at(y, x)); each > most) {
                    most = each;
                    heaviest = at(y, x);
                }
        return heaviest;
    }
};

// One channel where all is grey.
Picture paintedWith(const Grid& grid, const Painter& colourOf, const Weight& weight)
{
    const uint64_t wide = grid.pixelWidth(), high = grid.pixelHeight();
    Picture picture{.width = static_cast<uint32_t>(wide), .height = static_cast<uint32_t>(high), .samples = {}};
    picture.samples = Buffer(wide * high * 3);
    auto* const samples = reinterpret_cast<uint8_t*>(picture.samples.writableBytes().data());
    bool isGrey = true;
    const auto paint = [&](uint64_t left, uint64_t top, uint64_t size, const Colour& colour) {
        isGrey = isGrey && colour[0] == colour[1] && colour[1] == colour[2];
        for (uint64_t y = top; y < top + size; ++y)
            for (uint64_t x = left; x < left + size; ++x)
                std::ranges::copy(colour, samples + (y * wide + x) * 3);
    };
    std::fill_n(samples, wide * high * 3, kGap.front());
    for (uint64_t plane = 0; plane < grid.planes; ++plane) {
        const uint64_t left = plane % grid.columns * (grid.dotsWide() * grid.zoom + grid.gap);
        const uint64_t top = plane / grid.columns * (grid.dotsHigh() * grid.zoom + grid.gap);
        for (uint64_t row = 0; row < grid.dotsHigh(); ++row)
            for (uint64_t column = 0; column < grid.dotsWide(); ++column)
                paint(left + column * grid.zoom, top + row * grid.zoom, grid.zoom,
                      colourOf(grid.shown(plane, row, column, weight)));
    }
    return isGrey ? withChannels(picture, 1) : picture;
}

uint8_t scaled(double value, double least, double most)
{
    const double share = most > least ? (value - least) / (most - least) : 0.5;
    return static_cast<uint8_t>(std::lround(255 * std::clamp(share, 0.0, 1.0)));
}

Painter greysOf(const Tensor& tensor, std::pair<double, double> range)
{
    return [&tensor, range](uint64_t element) {
        const double value = toDouble(tensor, element);
        const uint8_t grey = std::isfinite(value) ? scaled(value, range.first, range.second) : 0;
        return std::isfinite(value) ? Colour{grey, grey, grey} : kNotFinite;
    };
}

Painter differencesOf(const Tensor& agreement, const Tensor& a, const Tensor& b, double largest)
{
    return [&agreement, &a, &b, largest](uint64_t element) {
        const auto found = static_cast<Agreement>(agreement.bits(element));
        const double difference = std::abs(toDouble(a, element) - toDouble(b, element));
        const uint8_t light =
            std::isfinite(difference) ? static_cast<uint8_t>(160 - scaled(difference, 0, largest) / 2) : 0;
        return found == Agreement::Equal ? kEqual : found == Agreement::Within ? kWithin : Colour{220, light, light};
    };
}

// First how the tolerance sees it, then by how much.
Weight differenceWeight(const Tensor& agreement, const Tensor& a, const Tensor& b)
{
    return [&agreement, &a, &b](uint64_t element) {
        const auto found = static_cast<double>(agreement.bits(element));
        const double difference = std::abs(toDouble(a, element) - toDouble(b, element));
        return found + (std::isfinite(difference) ? difference / (1 + difference) : 1) * (found > 0 ? 0.99 : 0);
    };
}

} // namespace

std::pair<double, double> rangeOf(std::initializer_list<const Tensor*> tensors)
{
    double least = HUGE_VAL, most = -HUGE_VAL;
    for (const Tensor* tensor : tensors)
        for (uint64_t i = 0; i < elementCount(tensor->desc); ++i)
            if (const double value = toDouble(*tensor, i); std::isfinite(value)) {
                least = std::min(least, value);
                most = std::max(most, value);
            }
    return {least, most};
}

DifferencePaintings paintDifference(const Tensor& agreement, const Tensor& a, const Tensor& b, LongestSide side)
{
    const Grid grid(a.desc.sizes, side);
    const auto range = rangeOf({&a, &b});
    const Weight weight = differenceWeight(agreement, a, b);
    return {.a = paintedWith(grid, greysOf(a, range), weight),
            .b = paintedWith(grid, greysOf(b, range), weight),
            .difference = paintedWith(grid, differencesOf(agreement, a, b, range.second - range.first), weight)};
}

Picture paintTensor(const Tensor& tensor, LongestSide side)
{
    const Grid grid(tensor.desc.sizes, side);
    return paintedWith(grid, greysOf(tensor, rangeOf({&tensor})), {});
}

} // namespace tessera
