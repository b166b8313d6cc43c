// SPDX-License-Identifier: Apache-2.0
#include "engine/report/text/evidence.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/pictures/picture_file.h"
#include "engine/report/text/html_text.h"
#include "engine/report/text/page.h"
#include "engine/report/text/tensor_picture.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace tessera {

namespace {

constexpr size_t kMostWorst = 10;
constexpr uint64_t kWidestNumbers = 8; // columns of numbers
constexpr std::string_view kNone = "–";

std::string shapeOf(const TensorDesc& desc)
{
    return listText(desc.sizes, "×") + " " + std::string(name(desc.dataType));
}

bool isShownAsNumbers(const TensorDesc& desc)
{
    return elementCount(desc) <= kMostNumbers && (desc.sizes.empty() || desc.sizes.back() <= kWidestNumbers);
}

PageTensor numbersOf(const Tensor& tensor)
{
    PageTensor view{.shape = shapeOf(tensor.desc), .sizes = tensor.desc.sizes};
    for (uint64_t i = 0; i < elementCount(tensor.desc); ++i)
        view.cells.push_back(toText(tensor, i));
    return view;
}

struct Encoded {
    const Picture* picture;
    std::vector<std::byte> png;
};

PageTensor pictureView(const TensorDesc& desc, const Encoded& encoded)
{
    return {shapeOf(desc), encoded.picture->width, encoded.picture->height, base64(encoded.png)};
}

// In as many digits as the figures of a result have.
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

void addNumbers(PageEvidence& evidence, const Tensor& agreement, const Tensor& a, const Tensor& b)
{
    evidence.a = numbersOf(a);
    evidence.b = numbersOf(b);
    for (uint64_t i = 0; i < elementCount(a.desc); ++i)
        evidence.a.marks.push_back(static_cast<Agreement>(agreement.bits(i)));
    evidence.b.marks = evidence.a.marks;
    evidence.difference = evidence.a;
    for (uint64_t i = 0; i < elementCount(a.desc); ++i)
        evidence.difference.cells[i] = differenceText(a, b, i);
}

// As large as the limit of bytes allows: noise takes more than what repeats.
void addPictures(PageEvidence& evidence, const Tensor& input, const Tensor& agreement, const Tensor& a, const Tensor& b)
{
    for (uint64_t side = kLongestSide;; side /= 2) {
        const DifferencePaintings paintings = paintDifference(agreement, a, b, side);
        const Picture in = isShownAsNumbers(input.desc) ? Picture() : paintTensor(input, side);
        std::array<Encoded, 4> encoded = {
            {{&in, {}}, {&paintings.a, {}}, {&paintings.b, {}}, {&paintings.difference, {}}}};
        uint64_t bytes = 0;
        for (Encoded& each : encoded) {
            if (each.picture->width > 0)
                each.png = encodePicture(*each.picture, PictureFormat::Png);
            bytes += each.png.size();
        }
        if (bytes > kMostPictureBytes && side > kLongestSide / 8)
            continue;
        evidence.input = in.width > 0 ? pictureView(input.desc, encoded[0]) : numbersOf(input);
        evidence.a = pictureView(a.desc, encoded[1]);
        evidence.b = pictureView(b.desc, encoded[2]);
        evidence.difference = pictureView(a.desc, encoded[3]);
        return;
    }
}

std::vector<std::vector<std::string>> worstOf(const TensorDesc& desc, const Comparison& comparison)
{
    std::vector<std::vector<std::string>> worst;
    for (size_t i = 0; i < std::min(kMostWorst, comparison.largest.size()); ++i) {
        const ElementDifference& each = comparison.largest[i];
        const bool isFar = each.ulp == std::numeric_limits<uint64_t>::max(); // a NaN
        worst.push_back({elementText(desc.sizes, each.element), toText(desc.dataType, each.aBits),
                         toText(desc.dataType, each.bBits), isFar ? std::string(kNone) : groupedText(each.ulp),
                         numberText(std::abs(each.difference))});
    }
    return worst;
}

} // namespace

PageTensor viewOf(const Tensor& tensor)
{
    if (isShownAsNumbers(tensor.desc))
        return numbersOf(tensor);
    const Picture picture = paintTensor(tensor, kLongestSide);
    return pictureView(tensor.desc, {&picture, encodePicture(picture, PictureFormat::Png)});
}

PageEvidence evidenceOf(const Plan& plan, const Tensor& input, const Tensor& a, const Tensor& b,
                        const Tolerance& tolerance, const Comparison& comparison)
{
    PageEvidence evidence;
    const Tensor agreement = agreementMap(plan, input, a, b, tolerance);
    if (isShownAsNumbers(a.desc)) {
        evidence.input = viewOf(input);
        addNumbers(evidence, agreement, a, b);
    } else {
        addPictures(evidence, input, agreement, a, b);
    }
    evidence.worst = worstOf(a.desc, comparison);
    return evidence;
}

namespace {

constexpr uint32_t kThinnest = 16; // pixels of a picture as it is shown: a row of elements is one pixel high

constexpr std::string_view markClass(Agreement mark)
{
    return mark == Agreement::Equal ? "" : mark == Agreement::Within ? "within" : "beyond";
}

// A table a plane.
void writeCells(HtmlText& html, const PageTensor& view)
{
    const size_t rank = view.sizes.size();
    const size_t width = rank > 0 ? view.sizes[rank - 1] : 1, height = rank > 1 ? view.sizes[rank - 2] : 1;
    html.begin("div", {{"class", "planes"}});
    for (size_t plane = 0; plane * width * height < view.cells.size(); ++plane) {
        html.begin("table", {{"class", "cells"}});
        for (size_t row = 0; row < height; ++row) {
            html.begin("tr");
            for (size_t column = 0; column < width; ++column) {
                const size_t element = (plane * height + row) * width + column;
                const std::string_view mark = view.marks.empty() ? "" : markClass(view.marks[element]);
                html.element("td", view.cells[element], {{mark.empty() ? "" : "class", mark}});
            }
            html.end();
        }
        html.end();
    }
    html.end();
}

void writeWorst(HtmlText& html, const PageEvidence& evidence, const std::string& a, const std::string& b)
{
    if (evidence.worst.empty())
        return;
    const std::string count = std::to_string(evidence.worst.size());
    html.element("h3", evidence.worst.size() == 1 ? "The element that differs" : "The " + count + " worst elements");
    writeTable(html, "The worst elements", "wide fit worst", {"element", "A, " + a, "B, " + b, "ULP", "|A − B|"},
               evidence.worst, 1);
}

void writeView(HtmlText& html, const PageTensor& view, const std::string& name, const std::string& what,
               std::string_view cssClass)
{
    html.begin("figure", {{"class", cssClass}}).begin("figcaption").element("strong", name);
    html.text(what.empty() ? "" : " " + what).element("span", " " + view.shape, {{"class", "size"}}).end();
    html.begin("div", {{"class", "layer"}});
    if (view.png.empty())
        writeCells(html, view);
    else
        html.single("img",
                    {{"src", "data:image/png;base64," + view.png},
                     {"width", std::to_string(std::max(kThinnest, view.width))},
                     {"height", std::to_string(std::max(kThinnest, view.height))},
                     {"alt", name + (what.empty() ? "" : ", " + what) + ", " + view.shape + ", as a picture"}});
    html.end().end().lineFeed();
}

} // namespace

void writeEvidence(HtmlText& html, const PageEvidence& evidence, const std::string& a, const std::string& b)
{
    html.begin("div", {{"class", "views"}}).lineFeed();
    writeView(html, evidence.input, "Input", {}, "input");
    if (evidence.a.shape.empty()) {
        writeView(html, evidence.b, "Output", {}, "output");
        html.end().lineFeed();
        return;
    }
    html.begin("div", {{"class", "pair"}}).lineFeed();
    writeView(html, evidence.a, "A", a, "a");
    writeView(html, evidence.b, "B", b, "b");
    html.end().lineFeed();
    writeView(html, evidence.difference, evidence.difference.png.empty() ? "A − B" : "Difference", {}, "difference");
    html.end().lineFeed();
    writeWorst(html, evidence, a, b);
}

} // namespace tessera
