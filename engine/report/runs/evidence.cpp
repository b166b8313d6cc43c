// SPDX-License-Identifier: Apache-2.0
#include "engine/report/runs/evidence.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/pictures/picture_file.h"
#include "engine/report/runs/page.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>

namespace tessera {

namespace {

using Colour = std::array<uint8_t, 3>;
using Painter = std::function<Colour(uint64_t element)>;
using Weight = std::function<double(uint64_t element)>; // a pixel of several elements shows the heaviest

constexpr Colour kGap = {160, 160, 160}, kNotFinite = {255, 0, 255}, kEqual = {255, 255, 255}, kWithin = {255, 210, 0};
constexpr uint64_t kLongEnough = 256; // pixels; elements of smaller pictures are enlarged
constexpr uint64_t kMostPixels = uint64_t{1} << 26;

uint64_t parts(uint64_t whole, uint64_t size)
{
    return (whole + size - 1) / size;
}

// The planes of a tensor, side by side with a pixel between them. A dot has one colour. It is an element, or a square
// of `step` × `step` elements of a plane, and `zoom` pixels wide.
struct Grid {
    uint64_t planes = 1, height = 1, width = 1;
    uint64_t columns = 1, rows = 1;
    uint64_t step = 1, zoom = 1;

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
            columns = std::min(columns, *side / 2);
        planes = std::min(planes, columns * columns);
        rows = parts(planes, columns);
        while (side && longest() > *side)
            ++step;
        while (longest() <= side.value_or(kLongEnough))
            ++zoom;
        zoom = std::max<uint64_t>(zoom, 2) - 1; // the last one that fits
        if (pixelWidth() > kMostPixels || pixelHeight() > kMostPixels || pixelWidth() * pixelHeight() > kMostPixels)
            throw TextError(std::to_string(pixelWidth()) + " × " + std::to_string(pixelHeight())
                            + " pixels are too many for a picture; expected 2^26 or fewer");
    }

    uint64_t dotsWide() const { return parts(width, step); }
    uint64_t dotsHigh() const { return parts(height, step); }
    uint64_t pixelWidth() const { return columns * (dotsWide() * zoom + 1) - 1; }
    uint64_t pixelHeight() const { return rows * (dotsHigh() * zoom + 1) - 1; }
    uint64_t longest() const { return std::max(pixelWidth(), pixelHeight()); }

    // The element that a dot shows: the middle one, or the heaviest.
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

// The picture has one channel where all colours are grey.
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
        const uint64_t left = plane % grid.columns * (grid.dotsWide() * grid.zoom + 1);
        const uint64_t top = plane / grid.columns * (grid.dotsHigh() * grid.zoom + 1);
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

// By the agreement first, then by the difference.
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

namespace {

constexpr uint64_t kMostNumbers = 64; // elements of a tensor that is shown as numbers
constexpr uint64_t kWidestNumbers = 8; // columns of such a tensor
constexpr uint64_t kLongest = 256; // pixels of a picture's side
constexpr uint32_t kThinnest = 16; // the fewest pixels of a side on the page, since a row of elements is one pixel high
constexpr std::string_view kNone = "–";

bool isShownAsNumbers(const TensorDesc& desc)
{
    return elementCount(desc) <= kMostNumbers && (desc.sizes.empty() || desc.sizes.back() <= kWidestNumbers);
}

// With as many digits as the figures of a result.
std::string numberText(double value)
{
    return std::isfinite(value) ? toText(DataType::Float32, fromDouble(DataType::Float32, value)) : std::string(kNone);
}

// "0", or the difference with its sign.
std::string differenceText(const Tensor& a, const Tensor& b, uint64_t element)
{
    if (a.bits(element) == b.bits(element))
        return "0";
    return numberText(differenceOf(a.desc.dataType, a.bits(element), b.bits(element)));
}

using CellText = std::function<std::string(uint64_t element)>;

CellText valuesOf(const Tensor& tensor)
{
    return [&tensor](uint64_t element) { return toText(tensor, element); };
}

// A tensor as a figure of a page: its picture, or else numbers.
struct View {
    std::string_view cssClass;
    std::string name, what;
    const TensorDesc& desc;
    CellText text;
    Picture picture = {};
    std::vector<std::byte> png = {};

    void paint(Picture painted)
    {
        picture = std::move(painted);
        png = encodePicture(picture, PictureFormat::Png);
    }
};

// Writes a table for each plane. `agreement`, if given, colours the cells.
void writeCells(HtmlText& html, const View& view, const Tensor* agreement)
{
    constexpr std::array<std::string_view, 3> kClasses = {"", "within", "beyond"}; // as Agreement
    const std::vector<uint32_t>& sizes = view.desc.sizes;
    const size_t rank = sizes.size();
    const uint64_t width = rank > 0 ? sizes[rank - 1] : 1, height = rank > 1 ? sizes[rank - 2] : 1;
    html.begin("div", {{"class", "planes"}});
    for (uint64_t element = 0, count = elementCount(view.desc); element < count;) {
        html.begin("table", {{"class", "cells"}});
        for (uint64_t row = 0; row < height; ++row) {
            html.begin("tr");
            for (uint64_t column = 0; column < width; ++column, ++element) {
                const std::string_view mark = agreement ? kClasses.at(agreement->bits(element)) : "";
                html.element("td", view.text(element), {{mark.empty() ? "" : "class", mark}});
            }
            html.end();
        }
        html.end();
    }
    html.end();
}

void write(HtmlText& html, const View& view, const Tensor* agreement = nullptr)
{
    const std::string shape = listText(view.desc.sizes, "×") + " " + std::string(name(view.desc.dataType));
    html.begin("figure", {{"class", view.cssClass}}).begin("figcaption").element("strong", view.name);
    html.text(view.what.empty() ? "" : " " + view.what).element("span", " " + shape, {{"class", "size"}}).end();
    html.begin("div", {{"class", "layer"}});
    if (view.png.empty())
        writeCells(html, view, agreement);
    else
        html.single(
            "img",
            {{"src", "data:image/png;base64," + base64(view.png)},
             {"width", std::to_string(std::max(kThinnest, view.picture.width))},
             {"height", std::to_string(std::max(kThinnest, view.picture.height))},
             {"alt", view.name + (view.what.empty() ? "" : ", " + view.what) + ", " + shape + ", as a picture"}});
    html.end().end().lineFeed();
}

// Writes the worst elements, the largest |a − b| first.
void writeWorst(HtmlText& html, const Compared& compared)
{
    constexpr size_t kMostWorst = 10;
    const TensorDesc& desc = compared.a.desc;
    std::vector<std::vector<std::string>> rows;
    for (const ElementDifference& each : compared.comparison.largest) {
        const bool isFar = each.ulp == std::numeric_limits<uint64_t>::max(); // a NaN
        rows.push_back({elementText(desc.sizes, each.element), toText(desc.dataType, each.aBits),
                        toText(desc.dataType, each.bBits), isFar ? std::string(kNone) : groupedText(each.ulp),
                        numberText(std::abs(each.difference))});
        if (rows.size() == kMostWorst)
            break;
    }
    if (rows.empty())
        return;
    html.element(
        "h3", rows.size() == 1 ? "The element that differs" : "The " + std::to_string(rows.size()) + " worst elements");
    writeTable(html, "The worst elements", "wide fit worst",
               {"element", "A, " + compared.nameA, "B, " + compared.nameB, "ULP", "|A − B|"}, rows, 1);
}

View inputView(const Tensor& input)
{
    View view{"input", "Input", {}, input.desc, valuesOf(input)};
    if (!isShownAsNumbers(input.desc))
        view.paint(paintTensor(input, kLongest));
    return view;
}

} // namespace

HtmlText evidenceHtml(const Compared& compared)
{
    const auto& [plan, input, a, b, tolerance, comparison, nameA, nameB] = compared;
    const Tensor agreement = agreementMap(plan, input, a, b, tolerance);
    const bool isNumbers = isShownAsNumbers(a.desc);
    const Tensor &left = a, &right = b;
    std::array<View, 4> views = {
        {inputView(input),
         {"a", "A", nameA, a.desc, valuesOf(a)},
         {"b", "B", nameB, b.desc, valuesOf(b)},
         {"difference", isNumbers ? "A − B" : "Difference", {}, a.desc, [&left, &right](uint64_t element) {
              return differenceText(left, right, element);
          }}}};
    if (!isNumbers) {
        DifferencePaintings paintings = paintDifference(agreement, a, b, kLongest);
        views[1].paint(std::move(paintings.a));
        views[2].paint(std::move(paintings.b));
        views[3].paint(std::move(paintings.difference));
    }
    HtmlText html;
    html.begin("div", {{"class", "views"}}).lineFeed();
    write(html, views[0]);
    html.begin("div", {{"class", "pair"}}).lineFeed();
    write(html, views[1], &agreement);
    write(html, views[2], &agreement);
    html.end().lineFeed();
    write(html, views[3], &agreement);
    html.end().lineFeed();
    writeWorst(html, compared);
    return html;
}

HtmlText evidenceHtml(const Tensor& input, const Tensor& output)
{
    View view = inputView(output);
    view.cssClass = "output";
    view.name = "Output";
    HtmlText html;
    html.begin("div", {{"class", "views"}}).lineFeed();
    write(html, inputView(input));
    write(html, view);
    html.end().lineFeed();
    return html;
}

} // namespace tessera
