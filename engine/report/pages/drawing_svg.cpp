// SPDX-License-Identifier: Apache-2.0
#include "engine/report/pages/drawing_svg.h"

#include "engine/core/tensor/value.h"

#include <array>

namespace tessera {

namespace {

std::string inkClass(Ink ink)
{
    return "ink-" + std::string(kInkNames.at(static_cast<size_t>(ink)));
}

void drawRect(HtmlText& html, const DrawnRect& rect)
{
    const std::string classes = inkClass(rect.ink) + (rect.hasFrame ? " framed" : "");
    html.begin("rect",
               {{"x", toText(rect.x)},
                {"y", toText(rect.y)},
                {"width", toText(rect.width)},
                {"height", toText(rect.height)},
                {"class", classes},
                {"fill-opacity", toText(rect.fill)}})
        .end();
}

void drawLine(HtmlText& html, const DrawnLine& line)
{
    const std::string classes = inkClass(line.ink) + (line.isStrong ? " strong" : "") + (line.hasArrow ? " arrow" : "");
    html.begin("line",
               {{"x1", toText(line.x1)},
                {"y1", toText(line.y1)},
                {"x2", toText(line.x2)},
                {"y2", toText(line.y2)},
                {"class", classes}})
        .end();
}

void drawText(HtmlText& html, const DrawnText& text, const Words& words)
{
    constexpr std::array<std::string_view, 3> kAnchors = {"start", "middle", "end"};
    const std::string classes = inkClass(text.ink) + (text.isStrong ? " strong" : "") + (text.isCode ? " code" : "");
    html.element("text", words.said(text.words),
                 {{"x", toText(text.x)},
                  {"y", toText(text.y)},
                  {"font-size", toText(text.size)},
                  {"text-anchor", kAnchors.at(static_cast<size_t>(text.align))},
                  {"dominant-baseline", "central"},
                  {"class", classes}});
}

} // namespace

void writeDrawing(HtmlText& html, const Drawing& drawing, const Words& words)
{
    if (drawing.isEmpty())
        return;
    html.begin("svg",
               {{"class", "drawing"},
                {"viewBox", "0 0 " + toText(drawing.width) + " " + toText(drawing.height)},
                {"width", toText(drawing.width)},
                {"role", "img"},
                {"aria-label", words.said(drawing.sentence)}});
    for (const DrawnRect& rect : drawing.rects)
        drawRect(html, rect);
    for (const DrawnLine& line : drawing.lines)
        drawLine(html, line);
    for (const DrawnText& text : drawing.texts)
        drawText(html, text, words);
    html.end().lineFeed();
}

} // namespace tessera
