// SPDX-License-Identifier: Apache-2.0
// Questions about one element: where it comes from, and what comes out.
#include "engine/core/case/generator.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/case_input.h"
#include "engine/teach/quiz/candidates.h"
#include "engine/teach/quiz/drafts.h"
#include "engine/teach/quiz/pencil.h"
#include "engine/teach/quiz/questions.h"

#include <algorithm>
#include <cmath>

namespace tessera::quiz {

namespace {

constexpr uint64_t kMostShownValues = 40; // of an input that somebody reads

// The formula of the other order says what went wrong, in numbers.
Message otherFormula(const Operator& op, uint64_t output)
{
    Operator ordered = op;
    if (const auto withOrder = operatorFromName(std::string(name(op)) + "1"))
        ordered = converted(op, *withOrder);
    const auto other = withOtherOrder(ordered);
    if (!other)
        return {};
    for (const FormulaLine& line : explain(*other, makePlan(*other), output).formula)
        if (line.axis == 1)
            return line.text;
    return {};
}

// The mistake, and what it makes of the formula.
Message whyWrong(const Candidate& candidate, const Operator& op, uint64_t output)
{
    const Message formula = candidate.mistake == "order" ? otherFormula(op, output)
                                                         : Message(mistakenFormula(candidate.mistake, op, output));
    if (formula.isEmpty())
        return say("quiz", "The mistake: %1.")(candidate.words);
    //: What is done wrong, and a formula with that mistake.
    return say("quiz", "The mistake: %1. %2.")(candidate.words, formula);
}

// "0.75·12 + 0.25·40 = 19"; empty where one element is copied or too many are read.
Message sumOf(const std::vector<Partner>& sources, const Tensor& input, const std::string& result)
{
    constexpr size_t kMost = 9;
    if (sources.size() > kMost || (sources.size() == 1 && sources.front().weight == 1))
        return {};
    if (sources.empty())
        return say("quiz", "nothing is added: 0");
    std::vector<Term> terms;
    double sum = 0;
    for (const Partner& each : sources) {
        terms.push_back({each.weight, valueText(input, each.element)});
        sum += each.weight * toDouble(input.desc.dataType, input.bits(each.element));
    }
    return valueText(sum) == result ? Message(sumText(terms, result)) : Message(); // rounding on the way, or no sum
}

// How each wrong answer is added up.
void addWrongSums(QuizQuestion& question, uint64_t output)
{
    for (QuizAnswer& answer : question.answers)
        if (answer.mistake != "none")
            if (const auto read = mistakenSources(answer.mistake, question.c, output))
                if (const Message sum = sumOf(*read, question.input, answer.text.words()); !sum.isEmpty())
                    answer.why = answer.why + " " + sum + ".";
}

// The right answer and up to three wrong ones, each with another text.
std::vector<QuizAnswer> answersOf(const std::vector<Candidate>& candidates, const Operator& op, uint64_t output,
                                  Random& random, auto&& textOf)
{
    std::vector<QuizAnswer> answers;
    for (const Candidate& candidate : candidates) {
        const std::string text = textOf(candidate.output);
        const bool isKnown = std::ranges::find(answers, Message(text), &QuizAnswer::text) != answers.end();
        if (text.empty() || isKnown)
            continue;
        const bool isRight = candidate.mistake == "none";
        answers.push_back({text, candidate.mistake, isRight ? Message() : whyWrong(candidate, op, output)});
    }
    while (answers.size() > kOffered) // the right one and the likeliest mistake stay
        answers.erase(answers.begin() + 2 + static_cast<std::ptrdiff_t>(random.below(answers.size() - 2)));
    return answers;
}

} // namespace

void shuffleAnswers(QuizQuestion& question, Random& random)
{
    for (size_t i = question.answers.size() - 1; i > 0; --i)
        std::swap(question.answers[i], question.answers[random.below(i + 1)]);
    question.right = static_cast<size_t>(std::ranges::find(question.answers, "none", &QuizAnswer::mistake)
                                         - question.answers.begin());
}

std::optional<QuizQuestion> sourceQuestion(unsigned level, Random& random)
{
    QuizQuestion question{.kind = QuizKind::Source, .level = level, .c = copyingCase(level, random)};
    const Operator& op = question.c.op;
    question.input = loadInput(question.c);
    const std::vector<uint32_t>& sizes = inputDesc(op).sizes;
    const Tensor numbered = generate({.pattern = Pattern::Iota}, inputDesc(op)); // each element holds its number
    const std::vector<Candidate> candidates = candidatesOf(question.c, numbered);
    const uint64_t asked = random.below(elementCount(outputDesc(op)));
    question.answers = answersOf(candidates, op, asked, random, [&](const Tensor& output) {
        const double number = toDouble(output.desc.dataType, output.bits(asked));
        const bool isElement =
            number >= 0 && number < static_cast<double>(elementCount(inputDesc(op))) && number == std::floor(number);
        return isElement ? elementText(sizes, static_cast<uint64_t>(number)) : std::string();
    });
    if (question.answers.size() < kOffered || !isExact(op, asked))
        return {};
    for (QuizAnswer& answer : question.answers)
        answer.element = elementFromText(answer.text.words(), sizes);
    question.asked = question.telling = asked;
    question.about = about(question.c);
    question.words = say("quiz", "Which input element lands in output %1?")(elementText(outputDesc(op).sizes, asked));
    question.answers.front().why = sentenceOf(op, asked);
    question.formula = formulaOf(op, asked);
    shuffleAnswers(question, random);
    return question;
}

std::optional<QuizQuestion> valueQuestion(unsigned level, Random& random)
{
    QuizQuestion question{.kind = QuizKind::Value, .level = level, .c = computingCase(level, random)};
    const Operator& op = question.c.op;
    question.input = loadInput(question.c);
    if (elementCount(question.input.desc) > kMostShownValues)
        return {};
    const std::vector<Candidate> candidates = candidatesOf(question.c, question.input);
    const uint64_t asked = random.below(elementCount(outputDesc(op)));
    question.answers =
        answersOf(candidates, op, asked, random, [&](const Tensor& output) { return valueText(output, asked); });
    if (question.answers.size() < kOffered || !isExact(op, asked))
        return {};
    question.asked = question.telling = asked;
    question.about = about(question.c);
    question.words = say("quiz", "What comes out at output %1?")(elementText(outputDesc(op).sizes, asked));
    question.answers.front().why = sentenceOf(op, asked);
    question.formula = formulaOf(op, asked);
    const Partners read = sources(makePlan(op), asked);
    if (const Message sum = sumOf(read.list, question.input, question.answers.front().text.words()); !sum.isEmpty())
        question.formula.push_back(sum);
    addWrongSums(question, asked);
    shuffleAnswers(question, random);
    return question;
}

} // namespace tessera::quiz
