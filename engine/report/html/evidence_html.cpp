// SPDX-License-Identifier: Apache-2.0
#include "engine/report/html/evidence.h"
#include "engine/report/html/page.h"

#include <algorithm>
#include <array>

namespace tessera {

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
                if (mark.empty())
                    html.element("td", view.cells[element]);
                else
                    html.element("td", view.cells[element], {{"class", mark}});
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
    html.begin("div",
               {{"class", "wide fit"}, {"tabindex", "0"}, {"role", "group"}, {"aria-label", "The worst elements"}});
    html.begin("table", {{"class", "worst"}});
    writeTableHead(html, {"element", "A, " + a, "B, " + b, "ULP", "|A − B|"}, 1);
    html.begin("tbody");
    for (const WorstElement& each : evidence.worst) {
        html.begin("tr").element("th", each.place, {{"scope", "row"}});
        for (const std::string* text : {&each.a, &each.b, &each.ulp, &each.difference})
            html.element("td", *text, {{"class", "number"}});
        html.end().lineFeed();
    }
    html.end().end().end().lineFeed();
}

} // namespace

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

void writeEvidence(HtmlText& html, const PageEvidence& evidence, const std::string& a, const std::string& b)
{
    html.begin("div", {{"class", "views"}}).lineFeed();
    writeView(html, evidence.input, "Input", {}, "input");
    html.begin("div", {{"class", "pair"}}).lineFeed();
    writeView(html, evidence.a, "A", a, "a");
    writeView(html, evidence.b, "B", b, "b");
    html.end().lineFeed();
    writeView(html, evidence.difference, evidence.difference.png.empty() ? "A − B" : "Difference", {}, "difference");
    html.end().lineFeed();
    writeWorst(html, evidence, a, b);
}

} // namespace tessera
