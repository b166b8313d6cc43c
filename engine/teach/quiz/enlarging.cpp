// SPDX-License-Identifier: Apache-2.0
// Questions about networks that enlarge: the channels that they need, which of them holds what, and stamps.
#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/formats/io/case_input.h"
#include "engine/teach/quiz/answers.h"
#include "engine/teach/quiz/drafts.h"
#include "engine/teach/quiz/pencil.h"
#include "engine/teach/quiz/questions.h"

namespace tessera::quiz {

namespace {

constexpr uint32_t kRgb = 3;
constexpr Text kColours[] = {say("quiz", "red"), say("quiz", "green"), say("quiz", "blue")};

std::string times(const std::vector<uint32_t>& factors)
{
    uint32_t all = 1;
    for (const uint32_t factor : factors)
        all *= factor;
    return listText(factors, "·") + " = " + std::to_string(all);
}

Case depthToSpace(uint32_t colours, uint32_t block, uint32_t h, uint32_t w, bool isDepthFast)
{
    return caseFromText("DEPTH_TO_SPACE1 --Sizes " + listText(std::vector{1U, colours * block * block, h, w}, ",")
                        + " --DataType UINT32 --BlockSize " + std::to_string(block) + " --Order "
                        + (isDepthFast ? "DEPTH_COLUMN_ROW" : "COLUMN_ROW_DEPTH") + " --data iota");
}

QuizQuestion questionOf(unsigned level, Case c)
{
    QuizQuestion question{.kind = QuizKind::Enlarge,
                          .level = level,
                          .lesson = 7,
                          .entry = QuizEntry::Number,
                          .showsValues = false,
                          .c = std::move(c)};
    question.input = loadInput(question.c);
    return question;
}

void addCount(QuizQuestion& question, uint32_t count, std::string_view mistake, const Message& why)
{
    addAnswer(question, {std::to_string(count), std::string(mistake), why});
}

QuizQuestion channelsQuestion(unsigned level, Random& random)
{
    const uint32_t colours = random.pick({1U, 3U, 3U, 4U}), block = random.between(2, 4);
    const uint32_t h = random.between(1, 2), w = random.between(1, 3);
    QuizQuestion question = questionOf(level, depthToSpace(colours, block, h, w, false));
    question.view = QuizView::Output;
    addCount(question, colours * block * block, "none",
             say("quiz", "Each small pixel becomes a block of %1 places, in each of %2 channels: %3.")(
                 block * block, colours, times({colours, block, block})));
    addCount(question, block * block, "enlarge:colour",
             say("quiz", "That is for one channel: %1.")(times({block, block})));
    addCount(question, colours * block, "enlarge:axis",
             say("quiz", "That enlarges in one direction: %1. The picture grows in two.")(times({colours, block})));
    addCount(question, colours + block * block, "enlarge:added",
             say("quiz", "That adds %1 and %2. Each channel has its own block: they are multiplied.")(colours,
                                                                                                      block * block));
    addCount(question, colours, "enlarge:place",
             say("quiz", "So many come out. Each is made of %1 that go in.")(block * block));
    question.words = say("quiz", "How many channels has the last convolution of this network?");
    question.about = say(
        "quiz", "A network whose last step is depth to space, blocks of %1. Out come %2 channels of %3 by %4 pixels")(
        block, colours, w * block, h * block);
    return question;
}

QuizQuestion placeQuestion(unsigned level, Random& random)
{
    const bool isDepthFast = random.oneIn(2);
    const uint32_t block = 2, colour = static_cast<uint32_t>(random.below(kRgb));
    const uint32_t by = static_cast<uint32_t>(random.below(block)), bx = static_cast<uint32_t>(random.below(block));
    QuizQuestion question = questionOf(level, depthToSpace(kRgb, block, 1, random.between(1, 2), isDepthFast));
    const auto channel = [&](bool depthFast, uint32_t c, uint32_t row, uint32_t column) {
        return depthFast ? (row * block + column) * kRgb + c : c * block * block + row * block + column;
    };
    const auto formula = [&](bool depthFast, uint32_t c, uint32_t row, uint32_t column) {
        const std::string r = std::to_string(row), x = std::to_string(column), d = std::to_string(c);
        return "k = "
            + (depthFast ? "(by·b + bx)·C + c = (" + r + "·2 + " + x + ")·3 + " + d
                         : "c·b² + by·b + bx = " + d + "·4 + " + r + "·2 + " + x)
            + " = " + std::to_string(channel(depthFast, c, row, column));
    };
    addCount(question, channel(isDepthFast, colour, by, bx), "none",
             say("quiz", "Here %1.")(formula(isDepthFast, colour, by, bx)));
    addCount(question, channel(!isDepthFast, colour, by, bx), "order",
             say("quiz", "That is the other order: %1.")(formula(!isDepthFast, colour, by, bx)));
    if (by != bx)
        addCount(question, channel(isDepthFast, colour, bx, by), "permutation",
                 say("quiz", "Row and column are exchanged: %1.")(formula(isDepthFast, colour, bx, by)));
    const uint32_t next = (colour + 1) % kRgb;
    addCount(question, channel(isDepthFast, next, by, bx), "enlarge:colours",
             say("quiz", "That one is %1: %2.")(kColours[next](), formula(isDepthFast, next, by, bx)));
    const uint32_t blue = (colour + 2) % kRgb;
    addCount(question, channel(isDepthFast, blue, by, bx), "enlarge:colours",
             say("quiz", "That one is %1: %2.")(kColours[blue](), formula(isDepthFast, blue, by, bx)));
    question.asked = question.telling = elementAt(outputDesc(question.c.op).sizes, std::vector{0U, colour, by, bx});
    question.words =
        say("quiz", "Which input channel holds %1 of row %2, column %3 of each block?")(kColours[colour](), by, bx);
    question.about = say("quiz", "%1. Channels 0, 1, 2 of the output are red, green, blue")(about(question.c));
    question.formula = formulaOf(question.c.op, *question.asked);
    return question;
}

// A stamp of three lies on an output at an even place once, at an odd one twice.
Message stampsAlong(const Message& axis, uint32_t at)
{
    if (at % 2 == 0)
        //: "row 4: 1 stamp, that of 2"
        return say("quiz", "%1 %2: 1 stamp, that of %3")(axis, at, at / 2);
    return say("quiz", "%1 %2: 2 stamps, those of %3 and %4")(axis, at, at / 2, at / 2 + 1);
}

// Linear interpolation with corners as origin, enlarged by two, stamps each pixel on three places, weighted.
QuizQuestion stampsQuestion(unsigned level, Random& random)
{
    const uint32_t h = random.between(2, 3), w = random.between(2, 4);
    QuizQuestion question = questionOf(
        level,
        caseFromText("RESAMPLE1 --Sizes 1,1," + listText(std::vector{h, w}, ",")
                     + " --Scales 1,1,2,2 --InterpolationMode LINEAR --InputPixelOffsets 0,0,0,0 --OutputPixelOffsets "
                       "0,0,0,0 --data "
                     + differentValues(uint64_t{h} * w, 12, 8, random)));
    const uint32_t y = random.between(0, 2 * h - 2), x = random.between(0, 2 * w - 2); // the last ones repeat the edge
    const uint32_t rows = 1 + y % 2, columns = 1 + x % 2;
    addCount(question, rows * columns, "none",
             say("quiz", "%1; %2. In two directions they are multiplied: %3.")(
                 stampsAlong(say("quiz", "Row"), y), stampsAlong(say("quiz", "column"), x), times({rows, columns})));
    addCount(question, rows + columns, "enlarge:added",
             say("quiz", "That adds the two directions: %1. They are multiplied: %2.")(
                 std::to_string(rows) + " + " + std::to_string(columns) + " = " + std::to_string(rows + columns),
                 times({rows, columns})));
    addCount(question, 1, "stamps:one",
             say("quiz", "So it is in depth to space, where each output has one source. Here stamps overlap: %1.")(
                 times({rows, columns})));
    if (rows * columns == 4)
        addCount(
            question, 2, "enlarge:axis",
            say("quiz", "That is one direction alone. Two stamps a row and two a column: %1.")(times({rows, columns})));
    addCount(question, 9, "stamps:all",
             say("quiz", "A stamp has %1 places. Few of them lie on this pixel.")(times({3, 3})));
    addCount(question, 4, "stamps:one",
             say("quiz", "So many lie where row and column are odd. Row %1, column %2 are not.")(y, x));
    question.asked = question.telling = elementAt(outputDesc(question.c.op).sizes, std::vector{0U, 0U, y, x});
    question.words =
        say("quiz", "How many stamps lie on output %1?")(elementText(outputDesc(question.c.op).sizes, *question.asked));
    question.about = say(
        "quiz",
        "Stamps of 3 by 3, a step of 2: that of row i, column j lies on rows 2·i − 1 to 2·i + 1 and columns "
        "2·j − 1 to 2·j + 1. %1 to %2")(text(inputDesc(question.c.op).sizes), text(outputDesc(question.c.op).sizes));
    return question;
}

} // namespace

std::optional<QuizQuestion> enlargeQuestion(const Wish& wish, Random& random)
{
    if (!wish.allows(7))
        return {};
    const uint64_t form = random.below(3);
    QuizQuestion question = form == 0 ? channelsQuestion(wish.level, random)
        : form == 1                   ? placeQuestion(wish.level, random)
                                      : stampsQuestion(wish.level, random);
    keepOffered(question.answers, random);
    if (question.answers.size() < 3)
        return {};
    shuffleAnswers(question, random);
    return question;
}

} // namespace tessera::quiz
