// SPDX-License-Identifier: Apache-2.0
#include "engine/report/pages/frames.h"

#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/json_text.h"
#include "engine/report/runs/page.h"
#include "engine/report/runs/terminal_text.h"
#include "engine/teach/lesson/player.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace tessera {

namespace {

struct DrawnColours { // "#rrggbb"
    std::string_view back, text, quiet, line, empty, accent;
    std::array<std::string_view, 8> channels;
};

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

// Pixels, from the top left.
constexpr uint64_t kDrawnMargin = 20, kDrawnRow = 22, kDrawnGap = 14, kDrawnTitle = 26;
constexpr size_t kMostArrows = 16;

struct DrawnPoint {
    uint64_t x, y;
};

// The place of a tensor's cells: a title, then as many planes side by side as fit.
struct DrawnTensor {
    const Tensor& tensor; // must outlive this
    uint64_t planes, height, width;
    uint64_t cell; // the width of each
    uint64_t across; // planes in a row
    uint64_t top;

    // Planes wrap before `widest`; a single wide one may be wider.
    DrawnTensor(const Tensor& drawn, uint64_t from, uint64_t widest)
        : tensor(drawn)
        , top(from)
    {
        const PaddedSizes sizes = paddedSizes(tensor.desc);
        planes = uint64_t{sizes[0]} * sizes[1];
        height = sizes[2];
        width = sizes[3];
        size_t longest = 2;
        for (uint64_t i = 0; i < elementCount(tensor.desc); ++i)
            longest = std::max(longest, toText(tensor, i).size());
        cell = longest * kLetter + 10;
        across = std::clamp<uint64_t>((widest + kDrawnGap) / (width * cell + kDrawnGap), 1, planes);
    }

    DrawnPoint corner(uint64_t plane) const
    {
        return {kDrawnMargin + plane % across * (width * cell + kDrawnGap),
                top + kDrawnTitle + kCaption + plane / across * (height * kDrawnRow + kCaption + kDrawnGap)};
    }

    DrawnPoint cellAt(uint64_t element) const
    {
        const DrawnPoint at = corner(element / (height * width));
        return {at.x + element % width * cell, at.y + element / width % height * kDrawnRow};
    }

    DrawnPoint centre(uint64_t element) const
    {
        const DrawnPoint at = cellAt(element);
        return {at.x + cell / 2, at.y + kDrawnRow / 2};
    }

    uint64_t right() const { return kDrawnMargin + across * (width * cell + kDrawnGap) - kDrawnGap; }

    uint64_t bottom() const { return corner(planes - 1).y + height * kDrawnRow; }

    std::string title(std::string_view side) const { return std::string(side) + " " + text(tensor.desc); }

    std::string planeName(uint64_t plane) const
    {
        const uint64_t channels = tensor.desc.sizes.size() > 2 ? tensor.desc.sizes[tensor.desc.sizes.size() - 3] : 1;
        return (channels < planes ? "n " + std::to_string(plane / channels) + ", " : "") + "c "
            + std::to_string(plane % channels);
    }
};

// The colour of a filled cell: for a permutation that of the element's channel in the input.
std::string_view cellColour(const PageCase& page, const Tensor& tensor, uint64_t element, const DrawnColours& colours)
{
    if (!std::holds_alternative<StridedCopy>(page.plan.work))
        return colours.back;
    const uint64_t source = &tensor == &page.input ? element : sources(page.plan, element, 1).list.front().element;
    const std::vector<uint32_t> at = coordinates(page.plan.input.sizes, source);
    return colours.channels[at[at.size() - 3] % colours.channels.size()];
}

constexpr uint64_t kLine = 20;
constexpr uint64_t kWidest = 1240;
constexpr uint64_t kFormulaLines = 6, kSentenceLines = 3;
constexpr size_t kLettersALine = 130; // the letters in a line of the sentence

class FramePainter {
public:
    FramePainter(const PageCase& page, const Player& player, bool isDark)
        : m_page(page)
        , m_player(player)
        , m_colours(isDark ? kDark : kLight)
    {
    }

    std::string frame(uint64_t stepsDone)
    {
        const uint64_t words = m_output.bottom() + kDrawnGap;
        const auto even = [](uint64_t length) { return length + length % 2; };
        const uint64_t width = even(std::max({m_input.right(), m_output.right(), kWidest}) + kDrawnMargin);
        const uint64_t height = even(words + (kSentenceLines + kFormulaLines) * kLine + kDrawnMargin);
        const std::string w = std::to_string(width), h = std::to_string(height);
        m_svg.begin("svg",
                    {{"xmlns", "http://www.w3.org/2000/svg"},
                     {"width", w},
                     {"height", h},
                     {"viewBox", "0 0 " + w + " " + h},
                     {"font-family", "monospace"},
                     {"xml:space", "preserve"},
                     {"font-size", "13"}});
        m_svg.lineFeed();
        rectangle({0, 0}, width, height, m_colours.back, "none", 0);
        if (stepsDone > 0)
            m_places = m_player.places(stepsDone - 1);
        drawTensor(m_input, "Input", m_player.steps());
        drawTensor(m_output, "Output", stepsDone);
        if (stepsDone > 0)
            drawStep(stepsDone - 1);
        drawWords(stepsDone, words);
        m_svg.end().lineFeed();
        return m_svg.string();
    }

private:
    void rectangle(DrawnPoint at, uint64_t width, uint64_t height, std::string_view fill, std::string_view stroke,
                   int thick)
    {
        m_svg.element("rect", "",
                      {{"x", std::to_string(at.x)},
                       {"y", std::to_string(at.y)},
                       {"width", std::to_string(width)},
                       {"height", std::to_string(height)},
                       {"fill", fill},
                       {"stroke", stroke},
                       {"stroke-width", std::to_string(thick)}});
        m_svg.lineFeed();
    }
    void words(DrawnPoint at, std::string_view text, std::string_view fill, std::string_view anchor = "start")
    {
        m_svg.element(
            "text", text,
            {{"x", std::to_string(at.x)}, {"y", std::to_string(at.y)}, {"fill", fill}, {"text-anchor", anchor}});
        m_svg.lineFeed();
    }

    void drawTensor(const DrawnTensor& drawn, std::string_view side, uint64_t stepsDone)
    {
        const Tensor& tensor = drawn.tensor;
        words({kDrawnMargin, drawn.top + kDrawnTitle - 8}, drawn.title(side), m_colours.text);
        for (uint64_t plane = 0; plane < drawn.planes; ++plane)
            words({drawn.corner(plane).x, drawn.corner(plane).y - 4}, drawn.planeName(plane), m_colours.quiet);
        const bool isOutput = &tensor == &m_page.output;
        for (uint64_t element = 0; element < elementCount(tensor.desc); ++element) {
            const bool isFilled = !isOutput || m_player.stepOf(element) < stepsDone;
            const DrawnPoint at = drawn.cellAt(element);
            rectangle(at, drawn.cell, kDrawnRow,
                      isFilled ? cellColour(m_page, tensor, element, m_colours) : m_colours.empty, m_colours.line, 1);
            if (isFilled)
                words({at.x + drawn.cell - 5, at.y + kDrawnRow - 6}, toText(tensor, element), m_colours.text, "end");
        }
    }

    void drawStep(uint64_t step)
    {
        if (m_player.stepping().order == StepOrder::Input)
            outline(m_player.turn(step), m_input, 2);
        outline(m_places, m_output, 3);
        std::set<uint64_t> read;
        for (uint64_t i = 0; i < m_places.count(); ++i)
            for (const Partner& partner : sources(m_page.plan, m_places.at(i)).list)
                if (read.insert(partner.element).second)
                    rectangle(m_input.cellAt(partner.element), m_input.cell, kDrawnRow, "none", m_colours.accent, 2);
        size_t arrows = 0;
        for (uint64_t i = 0; i < m_places.count() && arrows < kMostArrows; ++i)
            for (const Partner& partner : sources(m_page.plan, m_places.at(i), kMostArrows).list)
                if (arrows++ < kMostArrows)
                    arrow(m_input.centre(partner.element), m_output.centre(m_places.at(i)), partner.weight);
    }

    void outline(const Places& places, const DrawnTensor& layout, int thick)
    {
        for (uint64_t i = 0; i < places.count(); ++i)
            rectangle(layout.cellAt(places.at(i)), layout.cell, kDrawnRow, "none", m_colours.accent, thick);
    }

    // Draws an arrow; its width shows the weight.
    void arrow(DrawnPoint from, DrawnPoint to, double weight)
    {
        m_svg.element("line", "",
                      {{"x1", std::to_string(from.x)},
                       {"y1", std::to_string(from.y)},
                       {"x2", std::to_string(to.x)},
                       {"y2", std::to_string(to.y)},
                       {"stroke", m_colours.accent},
                       {"stroke-width", toText(0.75 + 1.5 * std::min(1.0, std::abs(weight)))},
                       {"stroke-opacity", "0.8"}});
        m_svg.lineFeed();
    }

    void drawWords(uint64_t stepsDone, uint64_t top)
    {
        const StepWords said = wordsAfter(m_page.c.op, m_page.plan, m_player, stepsDone);
        uint64_t y = top + kLine;
        words({kDrawnMargin, y}, "Step " + std::to_string(stepsDone) + " of " + std::to_string(m_player.steps()),
              m_colours.quiet);
        for (const std::string& line : wrapped(english(said.sentence)))
            words({kDrawnMargin, y += kLine}, line, m_colours.text);
        for (size_t i = 0; i < std::min<size_t>(said.formula.size(), kFormulaLines - 1); ++i)
            words({kDrawnMargin, y += kLine}, english(said.formula[i].text), m_colours.quiet);
    }

    static std::vector<std::string> wrapped(const std::string& sentence)
    {
        std::vector<std::string> lines = {""};
        for (size_t i = 0; i < sentence.size();) {
            const size_t end = std::min(sentence.find(' ', i), sentence.size());
            const std::string word = sentence.substr(i, end - i);
            if (!lines.back().empty() && textWidth(lines.back()) + 1 + textWidth(word) > kLettersALine
                && lines.size() < kSentenceLines)
                lines.emplace_back();
            lines.back() += (lines.back().empty() ? "" : " ") + word;
            i = end + 1;
        }
        return lines;
    }

    const PageCase& m_page;
    const Player& m_player;
    const DrawnColours& m_colours;
    DrawnTensor m_input{m_page.input, kDrawnMargin, kWidest};
    DrawnTensor m_output{m_page.output, m_input.bottom() + kDrawnGap, kWidest};
    Places m_places = {};
    HtmlText m_svg;
};

} // namespace

Frames::Frames(const PageCase& page, FrameLook look, std::string extension)
    : m_page(page)
    , m_look(look)
    , m_extension(std::move(extension))
{
    const uint64_t cells = elementCount(page.plan.input) + elementCount(page.plan.output);
    if (count() > kMostFrameCells / cells)
        throw TextError("--by " + std::string(name(page.stepping.unit)) + " makes " + std::to_string(count())
                        + " frames of " + std::to_string(cells) + " elements, which is more than a film can use; "
                        + "try --by row, block or channel, or smaller Sizes");
}

Frame Frames::frame(uint64_t number) const
{
    const std::string digits = std::to_string(number);
    return {"frame_" + std::string(5 - std::min<size_t>(5, digits.size()), '0') + digits + "." + m_extension,
            static_cast<double>(number) / m_look.stepsASecond,
            wordsAfter(m_page.c.op, m_page.plan, m_player, number).sentence};
}

std::string Frames::svg(uint64_t number) const
{
    return FramePainter(m_page, m_player, m_look.isDark).frame(number);
}

std::string Frames::json() const
{
    JsonText json;
    json.beginObject().key("case").value(toText(m_page.c));
    json.key("along").value(name(m_page.stepping.order)).key("by").value(name(m_page.stepping.unit));
    json.key("stepsASecond").value(m_look.stepsASecond).key("frames").beginArray();
    for (uint64_t number = 0; number < count(); ++number) {
        const Frame each = frame(number);
        json.beginObject().key("file").value(each.file).key("time").value(each.time);
        json.key("caption").value(english(each.caption)).endObject();
    }
    json.endArray().endObject();
    return json.text();
}

std::string Frames::ffmpegLine(const std::string& folder) const
{
    const auto path = [&](const char* name) { return shellWord(folder + "/" + name); };
    return "ffmpeg -framerate " + toText(m_look.stepsASecond) + " -i " + path(("frame_%05d." + m_extension).c_str())
        + " -pix_fmt yuv420p " + path("film.mp4");
}

} // namespace tessera
