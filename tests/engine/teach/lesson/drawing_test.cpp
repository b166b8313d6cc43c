// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/teach/lesson/drawing.h"

#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/formats/io/case_input.h"
#include "engine/teach/lesson/fact_words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace tessera {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;

constexpr auto kDigits = LessonFigure::Drawing::Digits, kStamps = LessonFigure::Drawing::Stamps;

const char* const kBlocks[] = {
    "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH --data iota",
    "DEPTH_TO_SPACE1 --Sizes 2,18,2,3 --DataType UINT32 --BlockSize 3 --Order DEPTH_COLUMN_ROW --data iota",
    "DEPTH_TO_SPACE --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --data iota",
    "SPACE_TO_DEPTH1 --Sizes 1,2,4,6 --DataType UINT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH --data iota",
    "SPACE_TO_DEPTH1 --Sizes 1,3,8,12 --DataType UINT32 --BlockSize 4 --Order DEPTH_COLUMN_ROW --data iota",
    "SPACE_TO_DEPTH --Sizes 1,1,3,3 --DataType UINT32 --BlockSize 3 --data iota",
};
constexpr const char* kStampCase = "RESAMPLE_GRAD --Sizes 1,1,6,6 --Scales 1,1,1.5,1.5 --data constant:1";

Drawing drawn(LessonFigure::Drawing what, const std::string& line, std::optional<uint64_t> output,
              std::string_view engine = {})
{
    const Operator op = caseFromText(line).op;
    return drawingOf(what, op, makePlan(op), output, engine);
}

std::vector<std::string> wordsOf(const Drawing& drawing, Ink ink)
{
    std::vector<std::string> words;
    for (const DrawnText& text : drawing.texts)
        if (text.ink == ink)
            words.push_back(english(text.words));
    return words;
}

std::vector<std::string> allWords(const Drawing& drawing)
{
    std::vector<std::string> words;
    std::ranges::transform(drawing.texts, std::back_inserter(words),
                           [](const DrawnText& text) { return english(text.words); });
    return words;
}

// The numbers in the boxes, row by row from left to right.
std::vector<std::string> digitsOf(const Drawing& drawing)
{
    std::vector<const DrawnText*> found;
    for (const DrawnText& text : drawing.texts)
        if (text.size == 14)
            found.push_back(&text);
    std::ranges::stable_sort(
        found, [](const DrawnText* a, const DrawnText* b) { return std::pair(a->y, a->x) < std::pair(b->y, b->x); });
    std::vector<std::string> digits;
    for (const DrawnText* text : found)
        digits.push_back(english(text->words));
    return digits;
}

// (0,1,2,3): channel 1, h = 1, by = 0, w = 1, bx = 1.
TEST(DrawingOfDigits, HasAnElementsDigitsInFourRows)
{
    const Drawing drawing = drawn(kDigits, kBlocks[0], 12 * 2 + 2 * 6 + 3);
    EXPECT_THAT(digitsOf(drawing),
                ElementsAre("0", "5", "1", "1", // n, channel, h, w
                            "0", "1", "0", "1", "1", "1", // n, c, by, bx, h, w
                            "0", "1", "1", "0", "1", "1", // n, c, h, by, w, bx
                            "0", "1", "2", "3")); // n, c, y, x
}

TEST(DrawingOfDigits, JoinsThemInWritingAndMarksNothing)
{
    const Drawing drawing = drawn(kDigits, kBlocks[0], 39 - 3);
    const std::vector<std::string> words = allWords(drawing);
    EXPECT_THAT(words, Contains("channel = c·4 + by·2 + bx = 1·4 + 0·2 + 0 = 4"));
    EXPECT_THAT(words, Contains("y = h·2 + by = 1·2 + 0 = 2"));
    EXPECT_THAT(words, Contains("Output (0,1,2,0) reads input (0,4,1,0)."));
    EXPECT_THAT(wordsOf(drawing, Ink::Wrong), ElementsAre());
    EXPECT_TRUE(std::ranges::none_of(drawing.rects, [](const DrawnRect& rect) { return rect.ink == Ink::Wrong; }));
}

// Whatever the operator, its block and its order.
TEST(DrawingOfDigits, EndsWhereThePlanReads)
{
    for (const char* line : kBlocks) {
        const Plan plan = makePlan(caseFromText(line).op);
        for (uint64_t output = 0; output < elementCount(plan.output); ++output)
            ASSERT_EQ(english(drawn(kDigits, line, output).sentence),
                      "Output " + elementText(plan.output.sizes, output) + " reads input "
                          + elementText(plan.input.sizes, sources(plan, output).list.front().element) + ".")
                << line;
    }
}

// Of a value that is its own element's number, the wrong engine's output says what it read.
TEST(DrawingOfDigits, ExchangesThemAsTheMistakenEngineDoes)
{
    for (const char* line : kBlocks) {
        const Case c = caseFromText(line);
        const Plan plan = makePlan(c.op);
        const Tensor wrong = outputBy("sabotage:permutation", c, plan, loadInput(c));
        const Tensor first = loadInput(c);
        for (uint64_t output = 0; output < elementCount(plan.output); ++output) {
            const auto read = static_cast<uint64_t>(wrong.bits(output) - first.bits(0));
            const std::string sentence = english(drawn(kDigits, line, output, "sabotage:permutation").sentence);
            ASSERT_THAT(sentence, testing::HasSubstr(" reads input " + elementText(plan.input.sizes, read))) << line;
        }
    }
}

TEST(DrawingOfDigits, MarksWhatIsExchanged)
{
    const std::string line = "DEPTH_TO_SPACE1 --Sizes 1,9,1,1 --DataType UINT32 --BlockSize 3 --Order COLUMN_ROW_DEPTH";
    const Drawing drawing = drawn(kDigits, line, 5, "sabotage:permutation"); // y 1, x 2
    EXPECT_THAT(wordsOf(drawing, Ink::Wrong),
                ElementsAre("y = h·3 + bx = 0·3 + 1 = 1", "x = w·3 + by = 0·3 + 2 = 2",
                            "Output (0,0,1,2) reads input (0,7,0,0)."));
    EXPECT_THAT(allWords(drawing), Contains("Right is input (0,5,0,0)."));
    EXPECT_EQ(std::ranges::count(drawing.lines, Ink::Wrong, &DrawnLine::ink), 2);
    EXPECT_EQ(english(drawn(kDigits, line, 4, "sabotage:permutation").sentence),
              "Output (0,0,1,1) reads input (0,4,0,0). This is right all the same, for by = bx.");
    // With a block of two that engine makes no mistake.
    EXPECT_THAT(wordsOf(drawn(kDigits, kBlocks[0], 5, "sabotage:permutation"), Ink::Wrong), ElementsAre());
}

TEST(DrawingOfDigits, HasNoNumbersWithoutAPin)
{
    const Drawing drawing = drawn(kDigits, kBlocks[0], {});
    EXPECT_THAT(digitsOf(drawing), ElementsAre());
    EXPECT_THAT(allWords(drawing), Contains("channel = c·4 + by·2 + bx"));
    EXPECT_TRUE(drawing.sentence.isEmpty());
}

// The counts 1 2 1 2 along an axis, and a 4 where two twos cross.
TEST(DrawingOfStamps, CountsWhatThePlanReads)
{
    const Drawing drawing = drawn(kStamps, kStampCase, 5);
    EXPECT_THAT(digitsOf(drawing), ElementsAre("1", "2", "1", "2"));
    EXPECT_EQ(english(drawing.sentence), "Stamps on output (0,0,1,1): 2 · 2 = 4");
    EXPECT_EQ(english(drawn(kStamps, kStampCase, {}).sentence), "Stamps on each output along x: 1 2 1 2.");
    EXPECT_EQ(std::ranges::count(drawing.lines, Ink::Accent, &DrawnLine::ink), 2); // the two that lie on it
    const Plan plan = makePlan(caseFromText(kStampCase).op);
    for (uint64_t output = 0; output < elementCount(plan.output); ++output)
        EXPECT_THAT(english(drawn(kStamps, kStampCase, output).sentence),
                    testing::EndsWith(" = " + std::to_string(sources(plan, output).count)));
}

// Linear weights: neighbouring stamps overlap, and lie in different heights.
TEST(DrawingOfStamps, LayOverlappingOnesAboveEachOther)
{
    const Drawing drawing = drawn(kStamps, "RESAMPLE1 --Sizes 1,1,1,4 --Scales 1,1,1,2 --InterpolationMode LINEAR", {});
    std::vector<const DrawnRect*> bars;
    for (const DrawnRect& rect : drawing.rects)
        if (rect.ink >= Ink::Kind0 && rect.fill > 0.5)
            bars.push_back(&rect);
    ASSERT_EQ(bars.size(), 4U);
    for (const DrawnRect* a : bars)
        for (const DrawnRect* b : bars)
            EXPECT_FALSE(a != b && a->y == b->y && a->x < b->x + b->width && b->x < a->x + a->width);
    EXPECT_GT(bars[1]->y, bars[0]->y);
}

TEST(Drawing, StaysWithinItsSize)
{
    const std::pair<LessonFigure::Drawing, const char*> all[] = {
        {kDigits, kBlocks[0]},
        {kDigits, "DEPTH_TO_SPACE1 --Sizes 1,48,12,16 --BlockSize 4 --Order DEPTH_COLUMN_ROW"},
        {kStamps, kStampCase},
        {kStamps, "RESAMPLE --Sizes 1,1,1,2 --Scales 1,1,1,2"},
        {kStamps, "RESAMPLE --Sizes 1,1,40,40 --Scales 1,1,0.5,2"},
        {kStamps, "RESAMPLE1 --Sizes 1,1,9,64 --Scales 1,1,0.25,0.25 --InterpolationMode LINEAR"},
        {kStamps, "RESAMPLE --Sizes 4 --Scales 0.5"},
    };
    for (const auto& [what, line] : all) {
        const Drawing drawing = drawn(what, line, 0);
        EXPECT_EQ(drawing.width, kDrawingWidth) << line;
        for (const DrawnRect& rect : drawing.rects)
            EXPECT_TRUE(rect.x >= 0 && rect.y >= 0 && rect.x + rect.width <= drawing.width
                        && rect.y + rect.height <= drawing.height && rect.width > 0)
                << line << ' ' << rect.x << ' ' << rect.width;
        for (const DrawnText& text : drawing.texts)
            EXPECT_TRUE(text.y < drawing.height) << line << english(text.words);
    }
}

TEST(Drawing, IsOfCasesThatHaveIt)
{
    EXPECT_TRUE(drawn(kStamps, kBlocks[0], 0).isEmpty());
    EXPECT_TRUE(drawn(kDigits, kStampCase, 0).isEmpty());
    EXPECT_FALSE(canDraw(kStamps, caseFromText(kBlocks[0]).op));
    EXPECT_TRUE(canDraw(kStamps, caseFromText(kStampCase).op));
    EXPECT_TRUE(canDraw(kDigits, caseFromText(kBlocks[3]).op));
}

} // namespace
} // namespace tessera
