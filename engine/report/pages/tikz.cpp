// SPDX-License-Identifier: Apache-2.0
#include "engine/report/pages/tikz.h"

#include "engine/core/case/case.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/value.h"
#include "engine/report/pages/drawn_case.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace tessera {

namespace {

constexpr uint64_t kPageWidth = 760; // pixels, 16 cm of paper: what A4 and letter have between usual margins
constexpr uint64_t kBetween = 56; // pixels, for arrows with their weights
constexpr uint64_t kLongest = 27'000; // pixels: TeX's largest length

// A comment is ASCII on one line, whatever a case's file is called.
std::string commented(std::string_view text)
{
    std::string line = "% ";
    for (const char letter : text)
        line += letter >= ' ' && letter <= '~' ? letter : '?';
    return line + '\n';
}

std::string weightText(double weight)
{
    std::array<char, 32> digits{};
    std::snprintf(digits.data(), digits.size(), "%.4g", weight);
    return digits.data();
}

class TikzPainter {
public:
    TikzPainter(const PageCase& page, const TikzLook& look)
        : m_page(page)
        , m_look(look)
        , m_colours(drawnColours(look.isDark))
        , m_input(page.input, 0, kPageWidth)
        , m_output(page.output, m_input.bottom() + kBetween, kPageWidth)
    {
    }

    std::string picture()
    {
        if (std::max({m_input.right(), m_output.right(), m_output.bottom()}) > kLongest)
            throw TextError(text(m_page.plan.input.sizes) + " to " + text(m_page.plan.output.sizes)
                            + " is drawn longer than TeX can measure; try smaller Sizes");
        if (m_look.isDocument)
            m_text += "\\documentclass[border=4pt]{standalone}\n\\usepackage{tikz}\n\\begin{document}\n";
        m_text += commented(toText(m_page.c));
        beginPicture();
        drawTensor(m_input, "Input");
        drawTensor(m_output, "Output");
        for (const uint64_t pin : m_page.pins)
            drawPin(pin);
        m_text += "\\end{tikzpicture}%\n";
        if (m_look.isDocument)
            m_text += "\\end{document}\n";
        return m_text;
    }

private:
    void defineColour(std::string_view name, std::string_view rgb)
    {
        m_text += "\\definecolor{tessera" + std::string(name) + "}{HTML}{" + std::string(rgb.substr(1)) + "}\n";
    }

    static std::string channelName(size_t channel) { return {static_cast<char>('A' + channel)}; }

    void beginPicture()
    {
        m_text += "\\begin{tikzpicture}[x=0.6bp, y=-0.6bp, font=\\ttfamily\\scriptsize,\n"
                  "  cell/.style={draw=tesseraline, line width=0.4pt},\n"
                  "  value/.style={anchor=east, inner sep=0pt, text=tesseratext},\n"
                  "  caption/.style={anchor=base west, inner sep=0pt, text=tesseraquiet},\n"
                  "  title/.style={caption, font=\\sffamily\\small, text=tesseratext},\n"
                  "  pinned/.style={draw=tesseraaccent, line width=1.6pt},\n"
                  "  source/.style={draw=tesseraaccent, line width=1pt},\n"
                  "  flow/.style={draw=tesseraaccent, -latex, line width=0.6pt, opacity=0.8},\n"
                  "  weight/.style={fill=tesseraback, inner sep=1pt, text=tesseraaccent}]\n";
        defineColour("back", m_colours.back);
        defineColour("text", m_colours.text);
        defineColour("quiet", m_colours.quiet);
        defineColour("line", m_colours.line);
        defineColour("accent", m_colours.accent);
        for (size_t channel = 0; channel < m_colours.channels.size(); ++channel)
            defineColour(channelName(channel), m_colours.channels[channel]);
        if (m_look.isDark) // a light one lies on the paper as it is
            m_text += "\\fill[tesseraback] " + at({0, 0}) + " rectangle "
                + at({std::max(m_input.right(), m_output.right()) + kDrawnMargin, m_output.bottom() + kDrawnMargin})
                + ";\n";
    }

    std::string colourName(std::string_view rgb) const
    {
        const auto found = std::ranges::find(m_colours.channels, rgb);
        return found == m_colours.channels.end() ? "back"
                                                 : channelName(static_cast<size_t>(found - m_colours.channels.begin()));
    }

    static std::string at(DrawnPoint point)
    {
        return "(" + std::to_string(point.x) + "," + std::to_string(point.y) + ")";
    }

    void cell(const DrawnTensor& drawn, uint64_t element, std::string_view style)
    {
        const DrawnPoint from = drawn.cellAt(element);
        m_text += "\\path[" + std::string(style) + "] " + at(from) + " rectangle "
            + at({from.x + drawn.cell, from.y + kDrawnRow}) + ";\n";
    }

    void node(std::string_view style, DrawnPoint place, std::string_view text)
    {
        m_text += "\\node[" + std::string(style) + "] at " + at(place) + " {" + std::string(text) + "};\n";
    }

    void drawTensor(const DrawnTensor& drawn, std::string_view side)
    {
        const Tensor& tensor = drawn.tensor;
        std::string title;
        for (const char letter : drawn.title(side)) // sizes stand in braces
            title += std::string(letter == '{' || letter == '}' ? "\\" : "") + letter;
        node("title", {kDrawnMargin, drawn.top + kDrawnTitle - 8}, title);
        for (uint64_t plane = 0; plane < drawn.planes; ++plane)
            node("caption", {drawn.corner(plane).x, drawn.corner(plane).y - 4}, drawn.planeName(plane));
        for (uint64_t element = 0; element < elementCount(tensor.desc); ++element) {
            const DrawnPoint corner = drawn.cellAt(element);
            cell(drawn, element, "cell, fill=tessera" + colourName(cellColour(m_page, tensor, element, m_colours)));
            node("value", {corner.x + drawn.cell - 5, corner.y + kDrawnRow / 2},
                 toText(tensor.desc.dataType, tensor.bits(element)));
        }
    }

    void drawPin(uint64_t pin)
    {
        const Partners partners = sources(m_page.plan, pin, kMostArrows);
        cell(m_output, pin, "pinned");
        for (const Partner& partner : partners.list)
            cell(m_input, partner.element, "source");
        for (const Partner& partner : partners.list)
            m_text += "\\draw[flow] " + at(m_input.centre(partner.element)) + " -- " + at(m_output.centre(pin)) + ";\n";
        drawWeights(partners.list, m_output.centre(pin));
    }

    // Over all arrows, each at another height, for they end in one element.
    void drawWeights(const std::vector<Partner>& partners, DrawnPoint to)
    {
        const size_t parts = partners.size() + 1;
        for (size_t i = 0; i < partners.size(); ++i)
            if (partners[i].weight != 1) {
                const DrawnPoint from = m_input.centre(partners[i].element);
                const auto between = [&](uint64_t a, uint64_t b) {
                    return (a * (parts - i - 1) + b * (i + 1)) / parts;
                };
                node("weight", {between(from.x, to.x), between(from.y, to.y)}, weightText(partners[i].weight));
            }
    }

    const PageCase& m_page;
    const TikzLook& m_look;
    const DrawnColours& m_colours;
    DrawnTensor m_input, m_output;
    std::string m_text;
};

} // namespace

std::string tikzPicture(const PageCase& page, const TikzLook& look)
{
    return TikzPainter(page, look).picture();
}

} // namespace tessera
