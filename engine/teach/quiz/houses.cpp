// SPDX-License-Identifier: Apache-2.0
// Questions about memory: at which house an element lives, and which one lives at a house.
#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/formats/io/case_input.h"
#include "engine/teach/quiz/answers.h"
#include "engine/teach/quiz/questions.h"

#include <algorithm>
#include <functional>

namespace tessera::quiz {

namespace {

using Axes = std::array<uint32_t, 4>; // n, c, y, x

struct Street {
    Axes sizes;
    bool isChannelsLast;

    uint32_t channels() const { return sizes[1]; }
    uint32_t rows() const { return sizes[2]; }
    uint32_t columns() const { return sizes[3]; }
    uint32_t plane() const { return rows() * columns(); }
    Axes strides() const
    {
        const uint32_t image = channels() * plane();
        return isChannelsLast ? Axes{image, 1, columns() * channels(), channels()} : Axes{image, plane(), columns(), 1};
    }
    uint32_t houses() const { return channels() * plane(); } // of one image
};

uint32_t houseAt(const Axes& strides, const Axes& at)
{
    uint32_t house = 0;
    for (size_t axis = 0; axis < at.size(); ++axis)
        house += strides[axis] * at[axis];
    return house;
}

// "1·12 + 2·4 + 3·1 = 23", without the axes of stride 0.
std::string houseSum(const Axes& strides, const Axes& at)
{
    std::vector<std::string> terms;
    for (size_t axis = 1; axis < at.size(); ++axis)
        if (strides[axis] != 0)
            terms.push_back(std::to_string(at[axis]) + "·" + std::to_string(strides[axis]));
    return listText(terms, " + ") + " = " + std::to_string(houseAt(strides, at));
}

// A way to count the houses, and what is wrong with it.
struct Count {
    std::string_view mistake;
    Text words;
    Axes strides;
};

std::vector<Count> wrongCounts(const Street& street)
{
    const uint32_t columns = street.columns(), rows = street.rows(), plane = street.plane();
    const uint32_t channels = street.channels();
    if (street.isChannelsLast)
        return {
            {"layout:planes", say("quiz", "That is NCHW, colour by colour: %1."), {0, plane, columns, 1}},
            {"memory:columns", say("quiz", "Columns and rows are exchanged: %1."), {0, 1, channels, rows * channels}},
            {"memory:row", say("quiz", "The channels of a pixel are forgotten: %1."), {0, 1, columns, 1}},
            {"memory:sum", say("quiz", "The strides are forgotten: %1."), {0, 1, 1, 1}},
        };
    return {
        {"memory:columns", say("quiz", "Columns and rows are exchanged: %1."), {0, plane, 1, rows}},
        {"memory:row", say("quiz", "The channel is taken for a row: %1."), {0, columns, columns, 1}},
        {"memory:sum", say("quiz", "The strides are forgotten: %1."), {0, 1, 1, 1}},
    };
}

// Each element holds the number of its house.
Case caseOf(const Street& street)
{
    const Axes strides = street.strides();
    std::vector<uint32_t> values;
    for (uint32_t c = 0; c < street.channels(); ++c)
        for (uint32_t y = 0; y < street.rows(); ++y)
            for (uint32_t x = 0; x < street.columns(); ++x)
                values.push_back(houseAt(strides, {0, c, y, x}));
    std::string line = "DEPTH_TO_SPACE --Sizes " + listText(street.sizes, ",")
        + " --DataType UINT32 --BlockSize 1 --data values:" + listText(values, ",");
    if (street.isChannelsLast)
        line += " --Strides " + listText(strides, ",");
    return caseFromText(line);
}

Street streetOf(Random& random)
{
    if (random.oneIn(2))
        return {{1, random.between(2, 3), random.between(2, 3), random.between(2, 4)}, false};
    return {{1, 3, random.between(2, 3), random.between(2, 4)}, true};
}

Axes axesOf(const Street& street, uint64_t element)
{
    Axes axes{};
    std::ranges::copy(coordinates(street.sizes, element), axes.begin());
    return axes;
}

Message sizesWords(const Street& street)
{
    const std::string sizes = text(street.sizes);
    return street.isChannelsLast
        ? say("quiz", "A tensor of sizes %1 in NHWC: channels run fastest, then columns, then rows")(sizes)
        : say("quiz", "A tensor of sizes %1: columns run fastest, then rows, then channels")(sizes);
}

void askHouse(QuizQuestion& question, const Street& street, uint64_t element)
{
    const Axes place = axesOf(street, element), strides = street.strides();
    const uint32_t house = houseAt(strides, place);
    question.view = QuizView::Output;
    question.entry = QuizEntry::Number;
    question.asked = element;
    question.words =
        say("quiz", "At which house of memory does element %1 live?")(elementText(question.input.desc.sizes, element));
    addAnswer(
        question,
        {std::to_string(house), "none", say("quiz", "Place times stride, added up: %1.")(houseSum(strides, place))});
    for (const Count& each : wrongCounts(street))
        addAnswer(question,
                  {std::to_string(houseAt(each.strides, place)), std::string(each.mistake),
                   each.words(houseSum(each.strides, place))});
    addAnswer(question,
              {std::to_string(house + 1), "memory:neighbour",
               say("quiz", "Houses are counted from 0, and %1 is the next one: %2.")(
                   house + 1, houseSum(strides, place) + " + 1")});
}

// The element that lives at the house, and how it is found: "23 / 12 is 1, 11 is left; …"
void askElement(QuizQuestion& question, const Street& street, uint64_t element)
{
    const Axes place = axesOf(street, element), strides = street.strides();
    const uint32_t house = houseAt(strides, place);
    const auto& sizes = question.input.desc.sizes;
    question.view = QuizView::Input;
    question.entry = QuizEntry::Element;
    question.words = say("quiz", "Which element lives at house %1?")(house);
    addAnswer(question,
              {elementText(sizes, element), "none",
               say("quiz", "Place times stride, added up: %1.")(houseSum(strides, place)), element});
    const auto addWrong = [&](uint64_t other, std::string_view mistake, const Message& why) {
        const Message lives = say("quiz", "That one lives at house %1.")(houseSum(strides, axesOf(street, other)));
        addAnswer(question, {elementText(sizes, other), std::string(mistake), why + " " + lives, other});
    };
    for (uint64_t other = 0; other < street.houses(); ++other)
        for (const Count& each : wrongCounts(street))
            if (each.mistake != "memory:sum" && houseAt(each.strides, axesOf(street, other)) == house)
                addWrong(other, each.mistake, each.words(houseSum(each.strides, axesOf(street, other))));
    for (uint64_t other = 0; other < street.houses(); ++other)
        if (houseAt(strides, axesOf(street, other)) + 1 == house)
            addWrong(other, "memory:neighbour", say("quiz", "Houses are counted from 0, not from 1."));
}

} // namespace

std::optional<QuizQuestion> houseQuestion(const Wish& wish, Random& random)
{
    const Street street = streetOf(random);
    QuizQuestion question{.kind = QuizKind::House,
                          .level = wish.level,
                          .lesson = street.isChannelsLast ? 2U : 1U,
                          .showsValues = false,
                          .c = caseOf(street)};
    if (!wish.allows(question.lesson))
        return {};
    question.input = loadInput(question.c);
    const uint64_t element = random.below(street.houses());
    question.telling = element;
    question.about = sizesWords(street);
    if (random.oneIn(3))
        askElement(question, street, element);
    else
        askHouse(question, street, element);
    if (question.answers.size() < kOffered)
        return {};
    keepOffered(question.answers, random);
    question.formula = {say("quiz", "strides %1")(text(street.strides()))};
    shuffleAnswers(question, random);
    return question;
}

} // namespace tessera::quiz
