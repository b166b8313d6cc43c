// SPDX-License-Identifier: Apache-2.0
// Questions about reshape, transpose, reshape: the digits of a channel, the axes' order, and what an exchange leaves.
#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/case_input.h"
#include "engine/teach/quiz/answers.h"
#include "engine/teach/quiz/drafts.h"
#include "engine/teach/quiz/questions.h"

#include <algorithm>
#include <numeric>

namespace tessera::quiz {

namespace {

// Depth to space as three steps.
struct Steps {
    uint32_t block, depth, h, w;
    bool isDepthFast; // DEPTH_COLUMN_ROW

    uint32_t channels() const { return depth * block * block; }
    std::vector<uint32_t> digits() const // that the first reshape makes
    {
        return isDepthFast ? std::vector{1U, block, block, depth, h, w} : std::vector{1U, depth, block, block, h, w};
    }
    std::string digitNames() const { return isDepthFast ? "n, by, bx, c, h, w" : "n, c, by, bx, h, w"; }
    std::string order() const { return isDepthFast ? "DEPTH_COLUMN_ROW" : "COLUMN_ROW_DEPTH"; }
};

using Axes6 = std::vector<uint32_t>; // what a transpose is given

std::string transposeText(const Axes6& axes)
{
    return "transpose(" + listText(axes, ", ") + ")";
}

// What reshape, transpose(axes) and reshape make of the input.
Tensor rearrangedBy(const Steps& steps, const Axes6& axes, const Tensor& input, const TensorDesc& output)
{
    const std::vector<uint32_t> digits = steps.digits();
    std::vector<uint32_t> turned(axes.size());
    for (size_t i = 0; i < axes.size(); ++i)
        turned[i] = digits[axes[i]];
    Tensor made(output);
    for (uint64_t element = 0; element < elementCount(output); ++element) {
        const std::vector<uint32_t> to = coordinates(turned, element);
        std::vector<uint32_t> from(axes.size());
        for (size_t i = 0; i < axes.size(); ++i)
            from[axes[i]] = to[i];
        made.setBits(element, input.bits(elementAt(digits, from)));
    }
    return made;
}

std::string lineOf(const Steps& s, const std::string& data)
{
    return "DEPTH_TO_SPACE1 --Sizes " + listText(std::vector{1U, s.channels(), s.h, s.w}, ",")
        + " --DataType UINT32 --BlockSize " + std::to_string(s.block) + " --Order " + s.order() + " --data " + data;
}

Message reshapedText(const Case& c, const Steps& steps)
{
    //: A case; the sizes of a tensor and the names of its axes.
    return say("quiz", "%1. Reshaped to %2, which is %3")(about(c), text(steps.digits()), steps.digitNames());
}

struct WrongTranspose {
    std::string_view mistake;
    Text words;
    Axes6 axes;
};

std::optional<QuizQuestion> transposeQuestion(const Steps& steps, QuizQuestion question, Random& random)
{
    // By the names of the digits, h and w are the last two of both orders.
    const uint32_t c = steps.isDepthFast ? 3 : 1, by = steps.isDepthFast ? 1 : 2, bx = by + 1;
    const WrongTranspose wrong[] = {
        {"order", say("quiz", "That is right for the digits of the other order."),
         steps.isDepthFast ? Axes6{0, 1, 4, 2, 5, 3} : Axes6{0, 3, 4, 1, 5, 2}},
        {"permutation",
         say("quiz", "It exchanges by and bx: each block is mirrored along its diagonal."),
         {0, c, 4, bx, 5, by}},
        {"transpose:rows", say("quiz", "It has by before h and bx before w: y = by·H + h."), {0, c, by, 4, bx, 5}},
        {"swapped-axes", say("quiz", "It exchanges h and w: y = w·b + by."), {0, c, 5, by, 4, bx}},
    };
    const TensorDesc output = outputDesc(question.c.op);
    const Tensor shown = referenceOutput(question.c, question.input);
    question.outputs = {{say("quiz", "Output"), shown}};
    addAnswer(question,
              {transposeText({0, c, 4, by, 5, bx}), "none",
               say("quiz",
                   "It brings by behind h and bx behind w: n, c, h, by, w, bx. The last reshape then "
                   "reads y = h·b + by and x = w·b + bx.")});
    for (const WrongTranspose& each : wrong) {
        const Tensor made = rearrangedBy(steps, each.axes, question.input, output);
        if (const auto element = firstDifference(made, shown))
            addAnswer(question,
                      {transposeText(each.axes), std::string(each.mistake),
                       each.words() + " "
                           + wouldBe(say("quiz", "Output %1 would be %2; here it is %3."), {}, made, shown, *element)});
    }
    if (question.answers.size() < kOffered)
        return {};
    keepOffered(question.answers, random);
    question.words = say("quiz", "Which transpose comes next?");
    question.about = reshapedText(question.c, steps);
    question.telling = 1;
    return question;
}

std::string digitsText(const std::vector<uint32_t>& digits)
{
    return "(" + listText(digits, ", ") + ")";
}

// c, by and bx of a channel, in the order in which the channel has them.
std::vector<uint32_t> digitsIn(uint32_t channel, const std::vector<uint32_t>& bases)
{
    std::vector<uint32_t> digits(bases.size());
    for (size_t i = bases.size(); i-- > 0; channel /= bases[i])
        digits[i] = channel % bases[i];
    return digits;
}

// "1·4 + 0·2 + 1 = 5"
std::string digitSum(const std::vector<uint32_t>& digits, const std::vector<uint32_t>& bases)
{
    const uint32_t middle = bases[2], slow = bases[1] * bases[2];
    return std::to_string(digits[0]) + "·" + std::to_string(slow) + " + " + std::to_string(digits[1]) + "·"
        + std::to_string(middle) + " + " + std::to_string(digits[2]) + " = "
        + std::to_string(digits[0] * slow + digits[1] * middle + digits[2]);
}

std::optional<QuizQuestion> digitsQuestion(const Steps& steps, QuizQuestion question, Random& random)
{
    const uint32_t b = steps.block, channel = static_cast<uint32_t>(random.below(steps.channels()));
    const std::vector<uint32_t> bases =
        steps.isDepthFast ? std::vector{b, b, steps.depth} : std::vector{steps.depth, b, b};
    const std::vector<uint32_t> digits = digitsIn(channel, bases);
    const std::vector<uint32_t> reversed(digits.rbegin(), digits.rend());
    const std::vector<uint32_t> other = steps.isDepthFast // the same names, found as the other order has them
        ? std::vector{channel % (b * b) / b, channel % b, channel / (b * b)}
        : std::vector{channel % steps.depth, channel / steps.depth / b, channel / steps.depth % b};
    std::vector<uint32_t> exchanged = digits;
    std::swap(exchanged[1], exchanged[steps.isDepthFast ? 0 : 2]);
    addAnswer(question, {digitsText(digits), "none", say("quiz", "Added up: %1.")(digitSum(digits, bases))});
    addAnswer(question,
              {digitsText(other), "order",
               say("quiz", "These are the digits of the other order. Here they are %1.")(digitSum(other, bases))});
    addAnswer(question,
              {digitsText(reversed), "digits:reversed",
               say("quiz", "The fastest digit comes last. From behind they are %1.")(digitSum(reversed, bases))});
    addAnswer(question,
              {digitsText(exchanged), "permutation",
               say("quiz", "by and bx are exchanged. Here they are %1.")(digitSum(exchanged, bases))});
    keepOffered(question.answers, random);
    if (question.answers.size() < 3)
        return {};
    question.view = QuizView::Input;
    question.showsValues = false;
    question.words = say("quiz", "Channel %1 is read as the digits (%2). Which are they?")(
        channel, steps.isDepthFast ? "by, bx, c" : "c, by, bx");
    question.about = about(question.c);
    const auto& sizes = outputDesc(question.c.op).sizes;
    const uint32_t c = digits[steps.isDepthFast ? 2 : 0];
    const size_t by = steps.isDepthFast ? 0 : 1;
    question.telling = elementAt(sizes, std::vector{0U, c, digits[by], digits[by + 1]});
    return question;
}

// How many elements stay where they are when by and bx are exchanged.
std::optional<QuizQuestion> mirroredQuestion(const Steps& steps, QuizQuestion question, Random& random)
{
    const uint32_t b = steps.block, blocks = steps.depth * steps.h * steps.w, all = blocks * b * b;
    const auto answer = [&](uint32_t count, std::string_view mistake, const Message& why) {
        addAnswer(question, {std::to_string(count), std::string(mistake), why});
    };
    const std::string calculation =
        std::to_string(blocks) + "·" + std::to_string(b) + " = " + std::to_string(blocks * b);
    answer(
        blocks * b, "none",
        say("quiz", "In each block the places of the diagonal stay, where by = bx: %1 of %2. There are %3 blocks: %4.")(
            b, b * b, blocks, calculation));
    answer(all - blocks * b, "transpose:wrong",
           say("quiz", "So many are wrong: %1.")(std::to_string(all) + " − " + std::to_string(blocks * b) + " = "
                                                 + std::to_string(all - blocks * b)));
    answer(all / 2, "transpose:half",
           say("quiz", "Half of them stay with blocks of 2 alone. Here it is one in %1.")(b));
    answer(blocks, "transpose:corner",
           say("quiz", "That is the upper left place of each block. The whole diagonal stays: %1.")(calculation));
    keepOffered(question.answers, random);
    if (question.answers.size() < 3)
        return {};
    question.view = QuizView::Output;
    question.showsValues = false;
    question.entry = QuizEntry::Number;
    question.words =
        say("quiz",
            "By mistake by and bx are exchanged in the transpose. How many of the %1 elements are still right?")(all);
    question.about = about(question.c);
    question.telling = 1;
    return question;
}

} // namespace

std::optional<QuizQuestion> reshapeQuestion(const Wish& wish, Random& random)
{
    if (!wish.allows(6))
        return {};
    Steps steps{.block = random.between(2, 3), .depth = 2, .h = 1, .w = 1, .isDepthFast = random.oneIn(2)};
    const uint64_t form = random.below(3);
    if (form == 0) { // one that is read whole
        steps.block = 2;
        steps.h = random.between(1, 2);
        steps.w = steps.h == 2 ? 1 : random.between(2, 3);
    } else {
        steps.depth = random.between(2, 3);
        steps.h = random.between(1, 2);
        steps.w = random.between(1, 3);
    }
    QuizQuestion question{
        .kind = QuizKind::Reshape, .level = wish.level, .lesson = 6, .c = caseFromText(lineOf(steps, "iota"))};
    question.input = loadInput(question.c);
    auto made = form == 0 ? transposeQuestion(steps, std::move(question), random)
        : form == 1       ? digitsQuestion(steps, std::move(question), random)
                          : mirroredQuestion(steps, std::move(question), random);
    if (made)
        shuffleAnswers(*made, random);
    return made;
}

} // namespace tessera::quiz
