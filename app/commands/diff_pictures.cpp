// SPDX-License-Identifier: Apache-2.0
#include "app/commands/diff_pictures.h"

#include "engine/io/picture_file.h"
#include "engine/tensor/error.h"
#include "engine/tensor/value.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <system_error>

namespace tessera {

namespace {

using Colour = std::array<uint8_t, 3>;
using Painter = std::function<Colour(uint64_t element)>;

constexpr Colour kGap = {160, 160, 160}, kNotFinite = {255, 0, 255}, kEqual = {255, 255, 255}, kWithin = {255, 210, 0};
constexpr uint64_t kLongEnough = 256; // pixels: below, elements are enlarged
constexpr uint64_t kMostPixels = uint64_t{1} << 26;

// The planes of a tensor, side by side with a pixel between them.
struct Grid {
    uint64_t planes = 1, height = 1, width = 1;
    uint64_t columns = 1, rows = 1;
    uint64_t zoom = 1; // pixels of an element

    explicit Grid(const std::vector<uint32_t>& sizes)
    {
        const size_t rank = sizes.size();
        width = rank > 0 ? sizes[rank - 1] : 1;
        height = rank > 1 ? sizes[rank - 2] : 1;
        for (size_t i = 0; i + 2 < rank; ++i)
            planes *= sizes[i];
        while (columns * columns < planes)
            ++columns;
        rows = (planes + columns - 1) / columns;
        zoom = std::max<uint64_t>(1, kLongEnough / std::max(columns * width, rows * height));
        if (pixelWidth() > kMostPixels || pixelHeight() > kMostPixels || pixelWidth() * pixelHeight() > kMostPixels)
            throw TextError("--diff: " + std::to_string(pixelWidth()) + " × " + std::to_string(pixelHeight())
                            + " pixels are too many for a picture; 2^26 or fewer would be right");
    }

    uint64_t pixelWidth() const { return columns * (width * zoom + 1) - 1; }
    uint64_t pixelHeight() const { return rows * (height * zoom + 1) - 1; }
};

Picture painted(const Grid& grid, const Painter& colourOf)
{
    const uint64_t wide = grid.pixelWidth(), high = grid.pixelHeight();
    Picture picture{.width = static_cast<uint32_t>(wide), .height = static_cast<uint32_t>(high), .samples = {}};
    picture.samples = Buffer(wide * high * 3);
    auto* const samples = reinterpret_cast<uint8_t*>(picture.samples.writableBytes().data());
    const auto paint = [&](uint64_t x, uint64_t y, const Colour& colour) {
        std::ranges::copy(colour, samples + (y * wide + x) * 3);
    };
    for (uint64_t y = 0; y < high; ++y)
        for (uint64_t x = 0; x < wide; ++x)
            paint(x, y, kGap);
    for (uint64_t element = 0; element < grid.planes * grid.height * grid.width; ++element) {
        const uint64_t column = element % grid.width, row = element / grid.width % grid.height;
        const uint64_t plane = element / (grid.width * grid.height);
        const uint64_t left = plane % grid.columns * (grid.width * grid.zoom + 1) + column * grid.zoom;
        const uint64_t top = plane / grid.columns * (grid.height * grid.zoom + 1) + row * grid.zoom;
        const Colour colour = colourOf(element);
        for (uint64_t y = top; y < top + grid.zoom; ++y)
            for (uint64_t x = left; x < left + grid.zoom; ++x)
                paint(x, y, colour);
    }
    return picture;
}

double valueAt(const Tensor& tensor, uint64_t element)
{
    return toDouble(tensor.desc.dataType, tensor.bits(element));
}

uint8_t scaled(double value, double least, double most)
{
    const double share = most > least ? (value - least) / (most - least) : 0.5;
    return static_cast<uint8_t>(std::lround(255 * std::clamp(share, 0.0, 1.0)));
}

// From the smallest to the largest finite value of both.
std::pair<double, double> rangeOf(const Tensor& a, const Tensor& b)
{
    double least = HUGE_VAL, most = -HUGE_VAL;
    for (const Tensor* tensor : {&a, &b})
        for (uint64_t i = 0; i < elementCount(tensor->desc); ++i)
            if (const double value = valueAt(*tensor, i); std::isfinite(value)) {
                least = std::min(least, value);
                most = std::max(most, value);
            }
    return {least, most};
}

Painter greysOf(const Tensor& tensor, std::pair<double, double> range)
{
    return [&tensor, range](uint64_t element) {
        const double value = valueAt(tensor, element);
        const uint8_t grey = std::isfinite(value) ? scaled(value, range.first, range.second) : 0;
        return std::isfinite(value) ? Colour{grey, grey, grey} : kNotFinite;
    };
}

Painter differencesOf(const Tensor& agreement, const Tensor& a, const Tensor& b, double largest)
{
    return [&agreement, &a, &b, largest](uint64_t element) {
        const auto found = static_cast<Agreement>(agreement.bits(element));
        const double difference = std::abs(valueAt(a, element) - valueAt(b, element));
        const uint8_t light =
            std::isfinite(difference) ? static_cast<uint8_t>(160 - scaled(difference, 0, largest) / 2) : 0;
        return found == Agreement::Equal ? kEqual : found == Agreement::Within ? kWithin : Colour{220, light, light};
    };
}

} // namespace

std::filesystem::path DifferencePictures::newFolder(const std::string& title)
{
    constexpr size_t kMostCharacters = 80;
    std::string name;
    for (const char each : title) {
        const bool isPlain = std::isalnum(static_cast<unsigned char>(each)) || each == '.' || each == '-';
        if (isPlain ? !(name.empty() && each == '.') : !name.empty() && name.back() != '_')
            name += isPlain ? each : '_';
    }
    name = name.substr(0, kMostCharacters);
    std::string unique = name;
    for (int i = 2; !m_names.insert(unique).second; ++i)
        unique = name + "-" + std::to_string(i);
    std::error_code error;
    const std::filesystem::path folder = m_folder / unique;
    std::filesystem::create_directories(folder, error);
    if (error)
        throw IoError(folder.string() + " cannot be made: " + error.message());
    return folder;
}

std::filesystem::path DifferencePictures::write(const std::string& title, const Plan& plan, const Tensor& input,
                                                const Tensor& a, const Tensor& b, const Tolerance& tolerance)
{
    const Grid grid(a.desc.sizes);
    const Tensor agreement = agreementMap(plan, input, a, b, tolerance);
    const auto range = rangeOf(a, b);
    const std::filesystem::path folder = newFolder(title);
    const PictureCodec& codec = pictureCodec();
    codec.write(painted(grid, greysOf(a, range)), folder / "a.png");
    codec.write(painted(grid, greysOf(b, range)), folder / "b.png");
    codec.write(painted(grid, differencesOf(agreement, a, b, range.second - range.first)), folder / "diff.png");
    return folder;
}

} // namespace tessera
