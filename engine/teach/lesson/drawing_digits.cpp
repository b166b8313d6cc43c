// SPDX-License-Identifier: Apache-2.0
#include "engine/core/case/utf8.h"
#include "engine/core/plan/rearrangement.h"
#include "engine/core/tensor/element_text.h"
#include "engine/teach/lesson/drawing_parts.h"

#include <algorithm>
#include <array>

namespace tessera {

namespace {

constexpr double kBox = 24, kBelow = 17, kGap = 24, kBetween = 6; // heights of boxes and of the words below, and gaps
constexpr double kFormula = 18; // a line's height
constexpr size_t kLongestFormula = 36; // letters of symbols and numbers that have room on one line
constexpr std::string_view kExchanges = "sabotage:permutation";

Ink inkOf(int axis)
{
    return static_cast<Ink>(static_cast<int>(Ink::N) + axis);
}

// One of the four rows: its axes side by side, each over the columns of its factors.
struct Row {
    Message title;
    std::vector<StoryDimension> axes;
};

class Digits {
public:
    Digits(const Plan& plan, std::optional<uint64_t> output, std::string_view engine)
        : m_plan(plan)
        , m_work(std::get<StridedCopy>(plan.work))
        , m_output(output)
        , m_steps(story(plan))
    {
        if (output)
            for (size_t i = 0; i < 6; ++i)
                m_digits[i] = *output / m_work.outLogical[i] % m_work.sizes[i];
        const size_t row = factorCalled("by"), column = factorCalled("bx");
        if (engine == kExchanges && m_work.sizes[row] >= 3)
            exchange(row, column);
    }

    Drawing draw()
    {
        m_drawing.width = kDrawingWidth;
        m_steps.front().title = say("lesson", "input");
        m_steps.back().title = say("lesson", "output");
        for (size_t i = 0; i < m_steps.size(); ++i)
            drawRow(i);
        for (size_t i = 0; i + 1 < m_steps.size(); ++i)
            drawWires(i);
        m_y = top(m_steps.size()) - kGap + 12;
        for (const size_t side : {size_t{0}, m_steps.size() - 1})
            for (const StoryDimension& axis : m_steps[side].dimensions)
                if (axis.parts.size() > 1)
                    addFormula(side, axis);
        addResult();
        m_drawing.height = m_y;
        return std::move(m_drawing);
    }

private:
    size_t factorCalled(std::string_view name) const
    {
        return static_cast<size_t>(std::ranges::find(m_work.factors, name, &AxisFactor::name) - m_work.factors.begin());
    }

    // In the output's order each stands where the other should, and so do the digits that are read off there.
    void exchange(size_t row, size_t column)
    {
        for (size_t step : {size_t{2}, size_t{3}})
            for (StoryDimension& axis : m_steps[step].dimensions) {
                for (uint8_t& part : axis.parts)
                    part = static_cast<uint8_t>(part == row ? column : part == column ? row : part);
                if (axis.parts.size() == 1 && isOneOf(axis.parts.front(), row, column)) {
                    axis.name = m_work.factors[axis.parts.front()].name;
                    axis.axis = m_work.factors[axis.parts.front()].colour;
                }
            }
        std::swap(m_digits[row], m_digits[column]);
        m_exchanged = {row, column};
    }

    static bool isOneOf(size_t part, size_t a, size_t b) { return part == a || part == b; }
    bool isWrong(size_t part) const { return m_exchanged && isOneOf(part, m_exchanged->first, m_exchanged->second); }
    bool isWrong(size_t step, const StoryDimension& axis) const
    {
        return step >= 2 && std::ranges::any_of(axis.parts, [this](uint8_t part) { return isWrong(part); });
    }

    static double top(size_t step) { return 1 + static_cast<double>(step) * (kBox + kBelow + kGap); }
    double pitch() const { return (kDrawingWidth - kTitles) / static_cast<double>(m_steps[1].dimensions.size()); }
    double columnOf(size_t step, uint8_t part) const // the middle of the column that it stands in
    {
        size_t column = 0;
        for (const StoryDimension& axis : m_steps[step].dimensions)
            for (const uint8_t each : axis.parts) {
                if (each == part)
                    return kTitles + (static_cast<double>(column) + 0.5) * pitch();
                ++column;
            }
        return 0;
    }

    uint64_t sizeOf(const StoryDimension& axis) const
    {
        uint64_t size = 1;
        for (const uint8_t part : axis.parts)
            size *= m_work.sizes[part];
        return size;
    }
    uint64_t numberOf(const StoryDimension& axis) const
    {
        uint64_t number = 0;
        for (const uint8_t part : axis.parts)
            number = number * m_work.sizes[part] + m_digits[part];
        return number;
    }
    // "channel": the axis that is made of c, by and bx.
    static Message nameOf(const StoryDimension& axis)
    {
        return axis.parts.size() > 1 && axis.axis == 1 ? Message(say("lesson", "channel")) : Message(axis.name);
    }

    void addText(DrawnText text) { m_drawing.texts.push_back(std::move(text)); }

    void drawRow(size_t step)
    {
        const double y = top(step);
        addText({0, y + kBox / 2, m_steps[step].title, Ink::Text, 12, DrawnText::Align::Left, true, false});
        addText({0, y + kBox + 9, say("lesson", "axis, size"), Ink::Quiet, 11, DrawnText::Align::Left, false, false});
        for (const StoryDimension& axis : m_steps[step].dimensions) {
            const double left = columnOf(step, axis.parts.front()) - pitch() / 2 + kBetween / 2;
            const double width = pitch() * static_cast<double>(axis.parts.size()) - kBetween;
            drawAxis(step, axis, {left, y, width, kBox, inkOf(axis.axis)});
        }
    }

    void drawAxis(size_t step, const StoryDimension& axis, DrawnRect box)
    {
        const bool wrong = isWrong(step, axis);
        const bool isOfBlock = axis.name == "by" || axis.name == "bx";
        const double middle = box.x + box.width / 2;
        box.ink = wrong ? Ink::Wrong : box.ink;
        box.fill = isOfBlock ? 0.4 : 0.16;
        m_drawing.rects.push_back(box);
        if (m_output)
            addText({middle, box.y + kBox / 2, std::to_string(numberOf(axis)), Ink::Text, 14, DrawnText::Align::Centre,
                     true, true});
        addText({middle, box.y + kBox + 9, nameOf(axis), inkOf(axis.axis), 11.5, DrawnText::Align::Right, true, false});
        addText({middle + 5, box.y + kBox + 9, std::to_string(sizeOf(axis)), Ink::Quiet, 11.5, DrawnText::Align::Left,
                 false, true});
    }

    // Every factor goes straight on in a reshape, and to its new place in the transpose.
    void drawWires(size_t step)
    {
        for (const StoryDimension& axis : m_steps[1].dimensions) {
            const uint8_t part = axis.parts.front();
            const bool moves = step == 1;
            m_drawing.lines.push_back({columnOf(step, part), top(step) + kBox + kBelow + 2, columnOf(step + 1, part),
                                       top(step + 1) - 3, moves && isWrong(part) ? Ink::Wrong : inkOf(axis.axis), moves,
                                       true});
        }
    }

    // "channel = c·4 + by·2 + bx = 1·4 + 0·2 + 1 = 5"; a long one takes two lines.
    void addFormula(size_t side, const StoryDimension& axis)
    {
        std::string symbols, numbers;
        uint64_t step = sizeOf(axis);
        for (const uint8_t part : axis.parts) {
            step /= m_work.sizes[part];
            const std::string times = step == 1 ? "" : "·" + std::to_string(step);
            const std::string plus = symbols.empty() ? "" : " + ";
            symbols += plus + std::string(m_work.factors[part].name) + times;
            numbers += plus + std::to_string(m_digits[part]) + times;
        }
        const Ink ink = isWrong(side, axis) ? Ink::Wrong : inkOf(axis.axis);
        const Text words = {"", "%1 = %2"}, both = {"", "%1 = %2 = %3"};
        numbers += " = " + std::to_string(numberOf(axis));
        const bool fits = columnsOf(symbols + numbers) <= kLongestFormula;
        if (!m_output)
            return addLine(words(nameOf(axis), symbols), ink);
        if (fits)
            return addLine(both(nameOf(axis), symbols, numbers), ink);
        addLine(words(nameOf(axis), symbols), ink);
        addLine(Text{"", "  = %1"}(numbers), ink);
    }

    void addLine(const Message& words, Ink ink)
    {
        addText({0, m_y + kFormula / 2, words, ink, 11.5, DrawnText::Align::Left, false, true});
        m_y += kFormula;
    }

    void addResult()
    {
        if (!m_output)
            return;
        uint64_t read = 0;
        for (size_t i = 0; i < 6; ++i)
            read += m_digits[i] * m_work.inLogical[i];
        const std::string output = elementText(m_plan.output.sizes, *m_output),
                          input = elementText(m_plan.input.sizes, read);
        const uint64_t right = sources(m_plan, *m_output, 1).list.front().element;
        m_y += 4;
        m_drawing.sentence = say("lesson", "Output %1 reads input %2.")(output, input);
        addSentence(m_drawing.sentence, read == right ? Ink::Text : Ink::Wrong);
        if (!m_exchanged)
            return;
        const Message verdict = read == right
            ? say("lesson", "This is right all the same, for by = bx.")()
            : say("lesson", "Right is input %1.")(elementText(m_plan.input.sizes, right));
        addSentence(verdict, Ink::Text);
        m_drawing.sentence = m_drawing.sentence + " " + verdict;
    }

    void addSentence(const Message& words, Ink ink)
    {
        addText({0, m_y + kFormula / 2, words, ink, 12, DrawnText::Align::Left, true, false});
        m_y += kFormula;
    }

    const Plan& m_plan;
    const StridedCopy& m_work;
    std::optional<uint64_t> m_output;
    std::vector<StoryStep> m_steps;
    std::array<uint64_t, 6> m_digits{}; // by factor, as the input has them
    std::optional<std::pair<size_t, size_t>> m_exchanged; // factors
    Drawing m_drawing;
    double m_y = 0;
};

} // namespace

Drawing digitsDrawing(const Plan& plan, std::optional<uint64_t> output, std::string_view engine)
{
    return Digits(plan, output, engine).draw();
}

} // namespace tessera
