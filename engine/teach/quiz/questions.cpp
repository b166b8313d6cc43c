// SPDX-License-Identifier: Apache-2.0
#include "engine/teach/quiz/questions.h"

#include "engine/core/case/generator.h"
#include "engine/core/ops/axis_taps.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/case_input.h"
#include "engine/teach/quiz/answers.h"
#include "engine/teach/quiz/drafts.h"
#include "engine/teach/quiz/pencil.h"
#include "engine/teach/quiz/worked.h"

#include <algorithm>
#include <cmath>

// Questions about one element: where it comes from, and what it is.
namespace tessera::quiz {

namespace {

// The mistake, and what it makes of the element.
Message whyWrong(const Candidate& candidate, const QuizQuestion& question, uint64_t output, const std::string& result)
{
    const Message worked = workedOut({question.c, question.input, output, candidate.mistake, result});
    if (worked.isEmpty())
        return say("quiz", "The mistake: %1.")(candidate.words);
    //: What is done wrong, and sentences with its numbers.
    return say("quiz", "The mistake: %1. %2")(candidate.words, worked);
}

// The right answer and up to three wrong ones, each with another text.
void addAnswers(QuizQuestion& question, const std::vector<Candidate>& candidates, uint64_t output, Random& random,
                auto&& textOf)
{
    std::vector<const Candidate*> made;
    for (const Candidate& candidate : candidates) {
        const size_t before = question.answers.size();
        if (const std::string text = textOf(candidate.output); !text.empty())
            addAnswer(question, {text, candidate.mistake, {}});
        if (question.answers.size() > before)
            made.push_back(&candidate);
    }
    keepOffered(question.answers, random); // the right one and the likeliest mistake stay
    for (QuizAnswer& answer : question.answers)
        if (answer.mistake != "none")
            answer.why = whyWrong(**std::ranges::find(made, answer.mistake, &Candidate::mistake), question, output,
                                  answer.text.words());
}

// Asks about an output; the first answer is the right one.
void askAbout(uint64_t output, const Text& words, QuizQuestion& question)
{
    const Operator& op = question.c.op;
    question.asked = question.telling = output;
    question.about = about(question.c);
    question.words = words(elementText(outputDesc(op).sizes, output));
    question.answers.front().why = sentenceOf(op, output);
    question.formula = formulaOf(op, output);
}

// Nobody who copies one element takes a blend.
void dropBlends(std::vector<Candidate>& candidates, const Operator& op)
{
    const std::vector<AxisMap> maps = op->axisMaps();
    if (!maps.empty() && maps.back().mode == InterpolationMode::NearestNeighbor)
        std::erase_if(candidates, [](const Candidate& each) { return each.mistake == "mode"; });
}

} // namespace

std::optional<QuizQuestion> sourceQuestion(const Wish& wish, Random& random)
{
    QuizQuestion question{.kind = QuizKind::Source,
                          .level = wish.level,
                          .entry = QuizEntry::Element,
                          .showsValues = false,
                          .c = copyingCase(wish.level, random)};
    const Operator& op = question.c.op;
    question.lesson = lessonOf(op);
    if (!wish.allows(question.lesson))
        return {};
    question.input = loadInput(question.c);
    const std::vector<uint32_t>& sizes = inputDesc(op).sizes;
    const Tensor numbered = generate({.pattern = Pattern::Iota}, inputDesc(op)); // each element holds its number
    std::vector<Candidate> candidates = candidatesOf(question.c, numbered);
    dropBlends(candidates, op);
    const uint64_t asked = random.below(elementCount(outputDesc(op)));
    addAnswers(question, candidates, asked, random, [&](const Tensor& output) {
        const double number = toDouble(output.desc.dataType, output.bits(asked));
        const bool isElement =
            number >= 0 && number < static_cast<double>(elementCount(inputDesc(op))) && number == std::floor(number);
        return isElement ? elementText(sizes, static_cast<uint64_t>(number)) : std::string();
    });
    if (question.answers.size() < kOffered || !isExact(op, asked))
        return {};
    for (QuizAnswer& answer : question.answers)
        answer.element = elementFromText(answer.text.words(), sizes);
    askAbout(asked, say("quiz", "Which input element lands in output %1?"), question);
    shuffleAnswers(question, random);
    return question;
}

std::optional<QuizQuestion> valueQuestion(const Wish& wish, Random& random)
{
    constexpr uint64_t kMostShownValues = 40; // the most values of an input that somebody reads
    QuizQuestion question{.kind = QuizKind::Value,
                          .level = wish.level,
                          .entry = QuizEntry::Number,
                          .c = computingCase(wish.level, random)};
    const Operator& op = question.c.op;
    question.lesson = lessonOf(op);
    if (!wish.allows(question.lesson))
        return {};
    question.input = loadInput(question.c);
    if (elementCount(question.input.desc) > kMostShownValues)
        return {};
    std::vector<Candidate> candidates = candidatesOf(question.c, question.input);
    dropBlends(candidates, op);
    const uint64_t asked = random.below(elementCount(outputDesc(op)));
    addAnswers(question, candidates, asked, random, [&](const Tensor& output) { return valueText(output, asked); });
    if (question.answers.size() < kOffered || !isExact(op, asked))
        return {};
    askAbout(asked, say("quiz", "What comes out at output %1?"), question);
    const Partners read = sources(makePlan(op), asked);
    if (const Message sum = sumOf(read.list, question.input, question.answers.front().text.words()); !sum.isEmpty())
        question.formula.push_back(sum);
    shuffleAnswers(question, random);
    return question;
}

} // namespace tessera::quiz
