// SPDX-License-Identifier: Apache-2.0
#include "engine/teach/quiz/questions.h"

#include "engine/core/case/generator.h"
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

namespace tessera::quiz {

namespace {

constexpr size_t kOffered = 4; // answers, at most
constexpr uint64_t kMostShownValues = 40; // the most values of an input that somebody reads

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

// `right` follows.
void shuffleAnswers(QuizQuestion& question, Random& random)
{
    for (size_t i = question.answers.size() - 1; i > 0; --i)
        std::swap(question.answers[i], question.answers[random.below(i + 1)]);
    question.right = static_cast<size_t>(std::ranges::find(question.answers, "none", &QuizAnswer::mistake)
                                         - question.answers.begin());
}

} // namespace

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
    askAbout(asked, say("quiz", "Which input element lands in output %1?"), question);
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
    askAbout(asked, say("quiz", "What comes out at output %1?"), question);
    const Partners read = sources(makePlan(op), asked);
    if (const Message sum = sumOf(read.list, question.input, question.answers.front().text.words()); !sum.isEmpty())
        question.formula.push_back(sum);
    addWrongSums(question, asked);
    shuffleAnswers(question, random);
    return question;
}

namespace {

// What somebody compares: elements, and planes of a tensor.
constexpr uint64_t kMostShown = 40;
constexpr uint32_t kMostPlanes = 8;

std::string at(const Tensor& tensor, uint64_t element)
{
    return elementText(tensor.desc.sizes, element);
}

// "With DEPTH_COLUMN_ROW output (0,1,0,0) would be 1; here it is 4." The last places are the element and both values.
Message wouldBe(const Text& text, std::vector<Message> places, const Tensor& thought, const Tensor& shown)
{
    const uint64_t element = firstDifference(thought, shown).value();
    for (const std::string& each : {at(shown, element), valueText(thought, element), valueText(shown, element)})
        places.emplace_back(each);
    return {text, std::move(places)};
}

constexpr Text kWithMistake = say("quiz", "With that mistake output %1 would be %2; here it is %3.");

// "Output (0,1,0,0) should be 4; here it is 1."
Message shouldBe(const Tensor& right, const Tensor& shown)
{
    return wouldBe(say("quiz", "Output %1 should be %2; here it is %3."), {}, right, shown);
}

bool isReadable(const Case& c)
{
    const auto fits = [](const TensorDesc& desc) {
        return elementCount(desc) <= kMostShown && desc.sizes[0] * desc.sizes[1] <= kMostPlanes;
    };
    return fits(inputDesc(c.op)) && fits(outputDesc(c.op));
}

// No two outputs look the same.
bool areAllDifferent(const std::vector<Candidate>& candidates)
{
    for (size_t i = 0; i < candidates.size(); ++i)
        for (size_t k = 0; k < i; ++k)
            if (!firstDifference(candidates[i].output, candidates[k].output))
                return false;
    return true;
}

// Those that differ from all before them.
void dropRepeated(std::vector<Candidate>& candidates)
{
    std::vector<Candidate> kept;
    for (Candidate& each : candidates)
        if (std::ranges::all_of(
                kept, [&](const Candidate& other) { return firstDifference(each.output, other.output).has_value(); }))
            kept.push_back(std::move(each));
    candidates = std::move(kept);
}

// The two programs' question: the second candidate ran in one of them, the third one is the other that is offered.
void addProgramAnswers(QuizQuestion& question, const std::vector<Candidate>& candidates, Random& random)
{
    const Candidate &honest = candidates[0], &made = candidates[1], &other = candidates[2];
    const bool isFirstWrong = random.oneIn(2), isMadeFirst = random.oneIn(2);
    question.outputs = {{"A", isFirstWrong ? made.output : honest.output},
                        {"B", isFirstWrong ? honest.output : made.output}};
    for (const bool isA : {true, false})
        for (const bool isFirst : {true, false}) {
            const bool isMade = isFirst == isMadeFirst, isWrongOne = isA == isFirstWrong;
            const Candidate& named = isMade ? made : other;
            const std::string program = isA ? "A" : "B";
            Message why;
            if (!isWrongOne)
                //: One of the two programs, A and B.
                why = wouldBe(
                    say("quiz", "%1 is right everywhere. With that mistake output %2 would be %3; here it is %4."),
                    {program}, named.output, honest.output);
            else if (isMade)
                why = shouldBe(honest.output, made.output);
            else
                why = wouldBe(kWithMistake, {}, named.output, made.output);
            const bool isRight = isMade && isWrongOne;
            question.answers.push_back({(isA ? say("quiz", "A: %1") : say("quiz", "B: %1"))(named.words),
                                        isRight ? "none" : named.mistake, why});
            if (isRight)
                question.right = question.answers.size() - 1;
        }
}

// One output is shown, and element `telling` of it says why the answer is right.
void tellWhy(QuizQuestion& question, size_t right, const Tensor& shown, uint64_t telling,
             const std::optional<Position>& position = {})
{
    const Operator& op = question.c.op;
    question.answers[right].why = say("quiz", "Output %1 holds %2. %3")(at(shown, telling), valueText(shown, telling),
                                                                        sentenceOf(op, telling, position));
    question.telling = telling;
    question.formula = formulaOf(op, telling, position);
    question.outputs = {{say("quiz", "Output"), shown}};
}

} // namespace

std::optional<QuizQuestion> orderQuestion(unsigned level, Random& random)
{
    QuizQuestion question{.kind = QuizKind::Order, .level = level, .c = orderedCase(level, random)};
    const Operator& op = question.c.op;
    question.input = loadInput(question.c);
    std::vector<Candidate> candidates = candidatesOf(question.c, question.input);
    dropRepeated(candidates);
    if (!isReadable(question.c) || candidates.size() < 3 || candidates[1].mistake != "order")
        return {};
    while (candidates.size() > kOffered)
        candidates.erase(candidates.begin() + 2 + static_cast<std::ptrdiff_t>(random.below(candidates.size() - 2)));
    const Tensor& shown = candidates[0].output;
    for (const Candidate& each : candidates) {
        const bool isOrder = each.mistake == "none" || each.mistake == "order";
        const Operator made = each.mistake == "order" ? withOtherOrder(op).value() : op;
        const std::string order = fieldText(made, "Order");
        const auto why = [&]() -> Message {
            if (each.mistake == "none")
                return {};
            return isOrder
                ? wouldBe(say("quiz", "With %1 output %2 would be %3; here it is %4."), {order}, each.output, shown)
                : wouldBe(kWithMistake, {}, each.output, shown);
        };
        question.answers.push_back(
            {isOrder ? Message(order) : say("quiz", "Neither: %1")(each.words), each.mistake, why()});
    }
    const uint64_t telling = firstDifference(shown, candidates[1].output).value();
    tellWhy(question, 0, shown, telling);
    question.about = about(question.c, {.order = false});
    question.words = say("quiz", "Which order made this output?");
    shuffleAnswers(question, random);
    return question;
}

std::optional<QuizQuestion> conventionQuestion(unsigned level, Random& random)
{
    const std::vector<Convention> schools = conventions(level, random);
    std::vector<Candidate> candidates;
    candidates.reserve(schools.size());
    for (const Convention& school : schools)
        candidates.push_back({"", school.words, referenceOutput(school.c, loadInput(school.c))});
    if (!areAllDifferent(candidates))
        return {};
    const size_t right = random.below(schools.size());
    QuizQuestion question{.kind = QuizKind::Convention, .level = level, .c = schools[right].c};
    question.input = loadInput(question.c);
    const Tensor& shown = candidates[right].output;
    for (size_t i = 0; i < schools.size(); ++i) {
        question.answers.push_back(
            {schools[i].words, i == right ? "none" : mistakeBetween(schools[right], schools[i]),
             i == right ? Message()
                        : wouldBe(say("quiz", "With that convention output %1 would be %2; here it is %3."), {},
                                  candidates[i].output, shown)});
    }
    const uint64_t telling = firstHalf(question.c.op, schools[right].position).value_or(elementCount(shown.desc) / 2);
    tellWhy(question, right, shown, telling, schools[right].position);
    question.hasFilter = std::ranges::any_of(schools, isFiltered);
    question.about = about(question.c, {.sampling = false});
    question.words = say("quiz", "Which convention drew this picture?");
    shuffleAnswers(question, random);
    return question;
}

std::optional<QuizQuestion> programQuestion(unsigned level, Random& random)
{
    const Case c = random.oneIn(2) ? orderedCase(2, random) : computingCase(level, random);
    if (!isReadable(c))
        return {};
    QuizQuestion question{.kind = QuizKind::Program, .level = level, .c = c, .input = loadInput(c)};
    std::vector<Candidate> candidates = candidatesOf(c, question.input);
    dropRepeated(candidates);
    if (candidates.size() < 3)
        return {};
    std::swap(candidates[1], candidates[1 + random.below(candidates.size() - 1)]);
    std::swap(candidates[2], candidates[2 + random.below(candidates.size() - 2)]);
    addProgramAnswers(question, candidates, random);
    const uint64_t telling = firstDifference(candidates[0].output, candidates[1].output).value();
    question.telling = telling;
    question.formula = formulaOf(c.op, telling);
    question.about = about(c);
    question.words = say("quiz", "Two programs, A and B, ran this case. Which of them is wrong, and how?");
    return question;
}

} // namespace tessera::quiz
