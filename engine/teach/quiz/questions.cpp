// SPDX-License-Identifier: Apache-2.0
#include "engine/teach/quiz/questions.h"

#include "engine/core/case/generator.h"
#include "engine/core/ops/axes.h"
#include "engine/core/ops/axis_taps.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/case_input.h"
#include "engine/teach/quiz/candidates.h"
#include "engine/teach/quiz/drafts.h"
#include "engine/teach/quiz/pencil.h"

#include <algorithm>
#include <cmath>

// Questions about one element: where it comes from, and what it is.
namespace tessera::quiz {

namespace {

constexpr size_t kOffered = 4; // answers

// The lesson that teaches what an element is made of.
unsigned lessonOf(const Operator& op)
{
    if (op->axisMaps().empty())
        return inputDesc(op).strides         ? 2 // NCHW and NHWC
            : name(op).starts_with("SPACE")  ? 5
            : withOtherOrder(op).has_value() ? 4
                                             : 3;
    const AxisMap map = op->axisMaps().back();
    return isTransposed(op) ? 12 : map.antialias ? 11 : map.mode == InterpolationMode::NearestNeighbor ? 9 : 10;
}

// The mistake, and what it makes of the element.
Message whyWrong(const Candidate& candidate, const QuizQuestion& question, uint64_t output, const std::string& result)
{
    const Message worked = workedOut(question.c, question.input, output, candidate.mistake, result);
    if (worked.isEmpty())
        return say("quiz", "The mistake: %1.")(candidate.words);
    //: What is done wrong, and sentences with its numbers.
    return say("quiz", "The mistake: %1. %2")(candidate.words, worked);
}

// The right answer and up to three wrong ones, each with another text.
void addAnswers(QuizQuestion& question, const std::vector<Candidate>& candidates, uint64_t output, Random& random,
                auto&& textOf)
{
    std::vector<QuizAnswer>& answers = question.answers;
    for (const Candidate& candidate : candidates) {
        const std::string text = textOf(candidate.output);
        if (!text.empty() && std::ranges::find(answers, Message(text), &QuizAnswer::text) == answers.end())
            answers.push_back({text, candidate.mistake, {}});
    }
    while (answers.size() > kOffered) // the right one and the likeliest mistake stay
        answers.erase(answers.begin() + 2 + static_cast<std::ptrdiff_t>(random.below(answers.size() - 2)));
    for (QuizAnswer& answer : answers)
        if (answer.mistake != "none")
            answer.why = whyWrong(*std::ranges::find(candidates, answer.mistake, &Candidate::mistake), question, output,
                                  answer.text.words());
}

// Nobody who copies one element takes a blend.
void dropBlends(std::vector<Candidate>& candidates, const Operator& op)
{
    const std::vector<AxisMap> maps = op->axisMaps();
    if (!maps.empty() && maps.back().mode == InterpolationMode::NearestNeighbor)
        std::erase_if(candidates, [](const Candidate& each) { return each.mistake == "mode"; });
}

// Asks about an output of the question's case, the right answer first: `textOf` what comes out of `input` there. False:
// it is about another lesson, has too few answers, or rounding decides it.
bool ask(QuizQuestion& question, const Text& words, const Tensor& input, auto&& textOf, const Wish& wish,
         Random& random)
{
    const Operator& op = question.c.op;
    question.lesson = lessonOf(op);
    if (!wish.allows(question.lesson))
        return false;
    question.input = loadInput(question.c);
    std::vector<Candidate> candidates = candidatesOf(question.c, input);
    dropBlends(candidates, op);
    const uint64_t asked = random.below(elementCount(outputDesc(op)));
    addAnswers(question, candidates, asked, random, [&](const Tensor& output) { return textOf(output, asked); });
    if (question.answers.size() < kOffered || !isExact(op, asked))
        return false;
    question.asked = question.telling = asked;
    question.about = about(question.c);
    question.words = words(elementText(outputDesc(op).sizes, asked));
    question.answers.front().why = sentenceOf(op, asked);
    question.formula = formulaOf(op, asked);
    return true;
}

} // namespace

std::optional<QuizQuestion> sourceQuestion(const Wish& wish, Random& random)
{
    QuizQuestion question{
        .kind = QuizKind::Source, .level = wish.level, .showsValues = false, .c = copyingCase(wish.level, random)};
    const TensorDesc desc = inputDesc(question.c.op);
    const auto elementIn = [&](const Tensor& output, uint64_t asked) {
        const double number = toDouble(output, asked);
        const bool isElement =
            number >= 0 && number < static_cast<double>(elementCount(desc)) && number == std::floor(number);
        return isElement ? elementText(desc.sizes, static_cast<uint64_t>(number)) : std::string();
    };
    const Tensor numbered = generate({.pattern = Pattern::Iota}, desc); // each element holds its number
    if (!ask(question, say("quiz", "Which input element lands in output %1?"), numbered, elementIn, wish, random))
        return {};
    return question;
}

std::optional<QuizQuestion> valueQuestion(const Wish& wish, Random& random)
{
    constexpr uint64_t kMostShownValues = 40; // the most values of an input that somebody reads
    QuizQuestion question{.kind = QuizKind::Value, .level = wish.level, .c = computingCase(wish.level, random)};
    const Tensor input = loadInput(question.c);
    const auto valueIn = [](const Tensor& output, uint64_t asked) { return valueText(output, asked); };
    if (elementCount(input.desc) > kMostShownValues
        || !ask(question, say("quiz", "What comes out at output %1?"), input, valueIn, wish, random))
        return {};
    const Partners read = sources(makePlan(question.c.op), *question.asked);
    if (const Message sum = sumOf(read.list, input, question.answers.front().text.words()); !sum.isEmpty())
        question.formula.push_back(sum);
    return question;
}

} // namespace tessera::quiz
