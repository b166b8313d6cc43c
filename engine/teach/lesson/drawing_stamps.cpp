// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/element_text.h"
#include "engine/teach/lesson/drawing_parts.h"

#include <algorithm>
#include <array>
#include <string>

namespace tessera {

namespace {

constexpr double kWidestCell = 40, kCell = 24; // width and height of an output's cell
constexpr double kTop = 1, kInput = 20, kFan = 22, kLane = 9, kBar = 6; // heights
constexpr double kWidestSquare = 26; // of both axes together
constexpr double kFill = 0.45;
constexpr size_t kKinds = 8;
constexpr uint32_t kMostColumns = 24, kMostRows = 10;

// The outputs that an input reaches: its stamp.
struct Stamp {
    uint32_t first = 0, end = 0;
    size_t lane = 0; // those that overlap lie in different ones
};

std::vector<Stamp> stampsOf(const AxisTaps& axis)
{
    std::vector<Stamp> stamps(axis.inputs);
    for (uint32_t output = 0; output < axis.outputs; ++output)
        for (uint32_t input = axis.first[output]; input < axis.first[output] + axis.taps(output); ++input) {
            Stamp& stamp = stamps[input];
            if (stamp.end == 0)
                stamp.first = output;
            stamp.end = output + 1;
        }
    std::vector<uint32_t> ends; // of each lane
    for (Stamp& stamp : stamps) {
        const auto free = std::ranges::find_if(ends, [&](uint32_t end) { return end <= stamp.first; });
        stamp.lane = static_cast<size_t>(free - ends.begin());
        if (free == ends.end())
            ends.push_back(0);
        ends[stamp.lane] = stamp.end;
    }
    return stamps;
}

class Stamps {
public:
    Stamps(const Plan& plan, const SeparableTaps& taps, std::optional<uint64_t> output)
        : m_plan(plan)
        , m_x(taps.axes[3])
        , m_y(taps.axes[2])
        , m_stamps(stampsOf(m_x))
        , m_spacing(taps.transposed ? m_x.step : 1 / m_x.step)
        , m_transposed(taps.transposed)
        , m_columns(std::min(m_x.outputs, kMostColumns))
        , m_rows(std::min(m_y.outputs, kMostRows))
        , m_output(output)
    {
        const auto beyond =
            std::ranges::find_if(m_stamps, [this](const Stamp& stamp) { return stamp.end > m_columns; });
        m_stamps.erase(beyond, m_stamps.end());
        for (size_t input = 0; input < m_stamps.size(); ++input) {
            m_begin = std::min(m_begin, middleOf(input) - m_spacing / 2);
            m_end = std::max(m_end, middleOf(input) + m_spacing / 2);
        }
        m_end = std::max(m_end, static_cast<double>(m_columns));
        m_unit = std::min(kWidestCell, (kDrawingWidth - kTitles - 2) / (m_end - m_begin));
        if (output)
            m_pin = {*output % m_x.outputs, *output / m_x.outputs % m_y.outputs};
    }

    Drawing draw()
    {
        m_drawing.width = kDrawingWidth;
        drawInputs();
        drawCounts(drawStamps());
        drawBoth();
        addSentence();
        return std::move(m_drawing);
    }

private:
    // In outputs: where the middle of an input lies.
    double middleOf(size_t input) const
    {
        const auto i = static_cast<double>(input);
        return 0.5 + (m_transposed ? m_x.x[input] : (i - m_x.x.front()) / m_x.step);
    }
    double at(double outputs) const { return kTitles + (outputs - m_begin) * m_unit; }
    bool reachesPin(const Stamp& stamp) const { return m_pin[0] >= stamp.first && m_pin[0] < stamp.end; }
    static Ink inkOf(size_t input) { return static_cast<Ink>(static_cast<size_t>(Ink::Kind0) + input % kKinds); }

    void addTitle(double y, const Message& words)
    {
        m_drawing.texts.push_back({0, y, words, Ink::Text, 12, DrawnText::Align::Left, true, false});
    }
    void addNumber(double x, double y, uint64_t number, double size, bool isStrong)
    {
        m_drawing.texts.push_back(
            {x, y, std::to_string(number), Ink::Text, size, DrawnText::Align::Centre, isStrong, true});
    }

    void drawInputs()
    {
        addTitle(kTop + kInput / 2, say("lesson", "input"));
        const double width = std::max(std::min(m_spacing * m_unit, kWidestCell) - 3, 1.0);
        for (size_t input = 0; input < m_stamps.size(); ++input) {
            const double middle = at(middleOf(input));
            m_drawing.rects.push_back({middle - width / 2, kTop, width, kInput, inkOf(input), kFill, true});
            if (width >= 16)
                addNumber(middle, kTop + kInput / 2, input, 11, false);
        }
    }

    // Gives back where they end.
    double drawStamps()
    {
        size_t lanes = 1;
        const double top = kTop + kInput + kFan;
        for (size_t input = 0; input < m_stamps.size(); ++input) {
            const Stamp& stamp = m_stamps[input];
            if (stamp.end == 0)
                continue;
            lanes = std::max(lanes, stamp.lane + 1);
            const double y = top + static_cast<double>(stamp.lane) * kLane, left = at(stamp.first) + 2,
                         right = at(stamp.end) - 2;
            m_drawing.rects.push_back({left, y, right - left, kBar, inkOf(input), 0.8, true});
            m_drawing.lines.push_back({at(middleOf(input)), kTop + kInput + 2, (left + right) / 2, y - 2,
                                       reachesPin(stamp) ? Ink::Accent : Ink::Quiet, reachesPin(stamp), true});
        }
        const double height = static_cast<double>(lanes) * kLane;
        addTitle(top + height / 2 - 1, say("lesson", "stamps"));
        return top + height;
    }

    static double fillOf(uint64_t count, uint64_t most)
    {
        return 0.06 + 0.38 * static_cast<double>(count) / static_cast<double>(most);
    }
    static uint64_t mostOf(const AxisTaps& axis, uint32_t outputs)
    {
        uint64_t most = 1;
        for (uint32_t i = 0; i < outputs; ++i)
            most = std::max<uint64_t>(most, axis.taps(i));
        return most;
    }

    void drawCounts(double y)
    {
        addTitle(y + kCell / 2, say("lesson", "count"));
        const uint64_t most = mostOf(m_x, m_columns);
        for (uint32_t x = 0; x < m_columns; ++x) {
            const bool isPin = x == m_pin[0];
            m_drawing.rects.push_back({at(x) + 1, y, m_unit - 2, kCell, isPin ? Ink::Accent : Ink::Quiet,
                                       isPin ? 0.35 : fillOf(m_x.taps(x), most * 2), true});
            if (m_unit >= 11)
                addNumber(at(x + 0.5), y + kCell / 2, m_x.taps(x), 14, true);
        }
        m_bottom = y + kCell;
        if (m_columns < m_x.outputs) {
            m_bottom += 16;
            m_drawing.texts.push_back({kTitles, m_bottom - 7,
                                       say("lesson", "the first %1 of %2 columns")(m_columns, m_x.outputs), Ink::Quiet,
                                       11, DrawnText::Align::Left, false, false});
        }
    }

    // Along both axes: the product of the counts, a checkerboard where they alternate.
    void drawBoth()
    {
        if (m_y.outputs == 1)
            return;
        const double top = m_bottom + 14, square = std::min(kWidestSquare, m_unit);
        addTitle(top + square / 2, say("lesson", "both axes"));
        const uint64_t most = mostOf(m_x, m_columns) * mostOf(m_y, m_rows);
        for (uint32_t y = 0; y < m_rows; ++y)
            for (uint32_t x = 0; x < m_columns; ++x) {
                const uint64_t count = uint64_t{m_x.taps(x)} * m_y.taps(y);
                const double left = kTitles + x * square, upper = top + y * square;
                const bool isPin = x == m_pin[0] && y == m_pin[1];
                m_drawing.rects.push_back(
                    {left, upper, square, square, isPin ? Ink::Accent : Ink::Text, fillOf(count, most), isPin});
                if (square >= 14)
                    addNumber(left + square / 2, upper + square / 2, count, 12, isPin);
            }
        m_bottom = top + m_rows * square;
    }

    void addSentence()
    {
        std::string counts;
        for (uint32_t x = 0; x < m_columns; ++x)
            counts += (x == 0 ? "" : " ") + std::to_string(m_x.taps(x));
        m_drawing.sentence = say("lesson", "Stamps on each output along x: %1.")(counts);
        m_drawing.height = m_bottom + 2;
        if (!m_output)
            return;
        const auto x = static_cast<uint32_t>(m_pin[0]), y = static_cast<uint32_t>(m_pin[1]);
        const uint32_t along = m_x.taps(x), down = m_y.taps(y);
        m_drawing.sentence = say("lesson", "Stamps on output %1: %2 · %3 = %4")(
            elementText(m_plan.output.sizes, *m_output), down, along, uint64_t{down} * along);
        m_drawing.texts.push_back(
            {0, m_bottom + 16, m_drawing.sentence, Ink::Text, 12, DrawnText::Align::Left, true, false});
        m_drawing.height = m_bottom + 26;
    }

    const Plan& m_plan;
    const AxisTaps &m_x, &m_y;
    std::vector<Stamp> m_stamps; // by input
    double m_spacing; // of inputs, in outputs
    bool m_transposed;
    uint32_t m_columns, m_rows; // that are drawn
    std::optional<uint64_t> m_output;
    std::array<uint64_t, 2> m_pin = {UINT64_MAX, UINT64_MAX}; // its x and y
    double m_begin = 0, m_end = 0; // of all, in outputs
    double m_unit = 0; // an output's width
    double m_bottom = 0;
    Drawing m_drawing;
};

} // namespace

Drawing stampsDrawing(const Plan& plan, const SeparableTaps& taps, std::optional<uint64_t> output)
{
    return Stamps(plan, taps, output).draw();
}

} // namespace tessera
