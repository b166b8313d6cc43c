// SPDX-License-Identifier: Apache-2.0
#include "engine/core/case/generator.h"
#include "engine/core/ops/axes.h"
#include "engine/core/ops/axis_taps.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/teach/quiz/candidates.h"
#include "engine/teach/quiz/drafts.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace tessera::quiz {

namespace {

constexpr size_t kOffered = 4; // answers
constexpr uint64_t kMostShown = 40; // values of a tensor that somebody reads
constexpr uint32_t kMostPlanes = 8;

bool copiesNearest(const Operator& op)
{
    const std::vector<AxisMap> maps = axisMaps(op);
    return !maps.empty() && maps.back().mode == InterpolationMode::NearestNeighbor;
}

bool copies(const Operator& op) // one input element for each output
{
    return axisMaps(op).empty() || (copiesNearest(op) && !isTransposed(op));
}

// With a pencil the same element is copied as in float32. False: rounding on the way decides.
bool isExact(const Operator& op, uint64_t output)
{
    if (!copies(op))
        return true;
    const std::vector<AxisMap> maps = axisMaps(op);
    const std::vector<uint32_t> at = coordinates(outputDesc(op).sizes, output);
    for (size_t axis = 0; axis < maps.size(); ++axis) {
        const NearestRule rule = maps[axis].rounding;
        if (nearestUnder(maps[axis], at[axis], rule, Arithmetic::Exact)
            != nearestUnder(maps[axis], at[axis], rule, Arithmetic::Division))
            return false;
    }
    return true;
}

// "y = 1 = 0·2 + 1, h = 0, by = 1": what a formula sets apart with spaces.
Message inOneSentence(std::string formula)
{
    for (size_t gap = formula.find("  "); gap != std::string::npos; gap = formula.find("  "))
        formula.replace(gap, formula.find_first_not_of(' ', gap) - gap, ", ");
    return formula;
}

// Where the element comes from: a sentence, and the formulas of its axes with their numbers.
Message sentenceOf(const Operator& op, uint64_t output)
{
    const Explanation explanation = explain(op, makePlan(op), output);
    std::vector<Message> lines;
    for (const FormulaLine& line : explanation.formula)
        if (line.axis >= 0 && !line.coordinate)
            lines.push_back(line.text.isWords() ? inOneSentence(line.text.words()) : line.text);
    return lines.empty() ? explanation.sentence : explanation.sentence + " " + joined(lines, "; ") + ".";
}

// "(0,1,0,2)" of an output of numbered inputs; empty: it holds none of their numbers.
std::string elementIn(const Tensor& numbered, uint64_t output, const TensorDesc& input)
{
    const double number = toDouble(numbered, output);
    const bool isElement =
        number >= 0 && number < static_cast<double>(elementCount(input)) && number == std::floor(number);
    return isElement ? elementText(input.sizes, static_cast<uint64_t>(number)) : std::string();
}

std::string at(const Tensor& tensor, uint64_t element) // "(0,1,2,3)"
{
    return elementText(tensor.desc.sizes, element);
}

std::string valueAt(const Tensor& tensor, uint64_t element)
{
    return roundedText(toDouble(tensor, element));
}

// The right answer and up to three wrong ones, each with another text. Of a wrong value that is copied it is said which
// element is read: `numbered` is what comes out where each input holds its number.
void addAnswers(QuizQuestion& question, const std::vector<Candidate>& candidates,
                const std::vector<Candidate>& numbered, Random& random)
{
    const uint64_t asked = question.telling;
    const auto element = [&](const Candidate& of) { return elementIn(of.output, asked, question.input.desc); };
    const auto whyWrong = [&](const Candidate& candidate, const std::string& text) {
        const auto reads = std::ranges::find(numbered, candidate.mistake, &Candidate::mistake);
        const bool isCopied = question.showsValues && reads != numbered.end() && copies(question.c.op);
        if (const std::string read = isCopied ? element(*reads) : ""; !read.empty())
            //: What is done wrong, and a sentence with its numbers.
            return say("quiz", "The mistake: %1. %2")(
                candidate.words(),
                say("quiz", "So output %1 reads %2, which holds %3.")(at(reads->output, asked), read, text));
        return say("quiz", "The mistake: %1.")(candidate.words());
    };
    std::vector<QuizAnswer>& answers = question.answers;
    for (const Candidate& each : candidates) {
        const std::string text = question.showsValues ? valueAt(each.output, asked) : element(each);
        if (text.empty() || std::ranges::find(answers, Message(text), &QuizAnswer::text) != answers.end())
            continue;
        const bool isRight = each.mistake == kNoMistake;
        answers.push_back({text, isRight ? sentenceOf(question.c.op, asked) : whyWrong(each, text), isRight});
    }
    while (answers.size() > kOffered) // the right one and the likeliest mistake stay
        answers.erase(answers.begin() + 2 + static_cast<std::ptrdiff_t>(random.below(answers.size() - 2)));
}

// About one element: where it comes from, or what it is. The wrong answers are what mistakes make of it.
std::optional<QuizQuestion> elementQuestion(QuizKind kind, Case c, Random& random)
{
    QuizQuestion question{.kind = kind, .showsValues = kind == QuizKind::Value, .c = std::move(c)};
    const Operator& op = question.c.op;
    question.input = loadInput(question.c);
    if (question.showsValues && elementCount(question.input.desc) > kMostShown)
        return {};
    const std::vector<Candidate> numbered =
        candidatesOf(question.c, generate({.pattern = Pattern::Iota}, question.input.desc));
    std::vector<Candidate> candidates = question.showsValues ? candidatesOf(question.c, question.input) : numbered;
    if (copiesNearest(op)) // nobody who copies one element takes a blend
        std::erase_if(candidates, [](const Candidate& each) { return each.mistake == "mode"; });
    question.telling = random.below(elementCount(outputDesc(op)));
    question.asked = question.telling;
    addAnswers(question, candidates, numbered, random);
    if (question.answers.size() < kOffered || !isExact(op, question.telling))
        return {};
    question.about = about(question.c);
    question.words = (question.showsValues ? say("quiz", "What comes out at output %1?")
                                           : say("quiz", "Which input element lands in output %1?"))(
        elementText(outputDesc(op).sizes, question.telling));
    return question;
}

// "With DEPTH_COLUMN_ROW output (0,1,0,0) would be 1; here it is 4." The last places are the element and both values.
Message wouldBe(const Text& text, std::vector<Message> places, const Tensor& thought, const Tensor& shown)
{
    const uint64_t element = firstDifference(thought, shown).value();
    for (const std::string& each : {at(shown, element), valueAt(thought, element), valueAt(shown, element)})
        places.emplace_back(each);
    return {text, std::move(places)};
}

Message holds(const QuizQuestion& question, const Message& why)
{
    return say("quiz", "Output %1 holds %2. %3")(at(*question.output, question.telling),
                                                 valueAt(*question.output, question.telling), why);
}

// Why both orders give the same output.
Message whyBoth(const Tensor& input, const Tensor& output)
{
    return std::min(input.desc.sizes[1], output.desc.sizes[1]) == 1
        ? say("quiz", "The picture has one channel, so c is always 0: in both orders k = by·b + bx.")()
        : say("quiz",
              "At each pixel all channels of the input are equal: whichever an order takes, it finds the same.")();
}

std::optional<QuizQuestion> orderQuestion(Case c)
{
    QuizQuestion question{.kind = QuizKind::Order, .c = std::move(c)};
    const Operator& op = question.c.op;
    question.input = loadInput(question.c);
    Case other = question.c;
    other.op = withOtherOrder(op).value();
    const Tensor shown = referenceOutput(question.c, question.input), thought = referenceOutput(other, question.input);
    const auto isReadable = [](const TensorDesc& desc) {
        return elementCount(desc) <= kMostShown && desc.sizes[0] * desc.sizes[1] <= kMostPlanes;
    };
    if (!isReadable(question.input.desc) || !isReadable(shown.desc))
        return {};
    question.output = shown;
    const std::string own = fieldText(op, "Order"), others = fieldText(other.op, "Order");
    const Text both = say("quiz", "Both: the other order gives the same output");
    if (const std::optional<uint64_t> telling = firstDifference(shown, thought)) {
        question.telling = *telling;
        question.answers = {
            {own, holds(question, sentenceOf(op, *telling)), true},
            {others, wouldBe(say("quiz", "With %1 output %2 would be %3; here it is %4."), {others}, thought, shown)},
            {both(),
             wouldBe(say("quiz", "The other order can be told: with it output %1 would be %2; here it is %3."), {},
                     thought, shown)}};
    } else {
        for (const std::string& order : {own, others})
            question.answers.push_back(
                {order, say("quiz", "%1 gives this output, and so does the other order.")(order)});
        question.answers.push_back({both(), whyBoth(question.input, shown), true});
    }
    question.about = about(question.c, true);
    question.words = say("quiz", "Which order made this output?");
    return question;
}

// The output that says which way a half goes; else one in the middle. And how its x is computed.
std::pair<uint64_t, Message> tellingOf(const Convention& convention)
{
    const AxisMap map = axisMaps(convention.c.op).back();
    const auto x = [&](uint32_t output) { return double{coordinate32(map, output)} + convention.shift; };
    uint32_t telling = map.outputs / 2;
    for (uint32_t output = map.outputs; copiesNearest(convention.c.op) && output-- > 0;)
        if (x(output) - std::floor(x(output)) == 0.5)
            telling = output;
    std::string formula = convention.formula;
    formula.replace(formula.find('o'), 1, std::to_string(telling));
    return {telling, "x = " + formula + " = " + roundedText(x(telling)) + "."};
}

std::optional<QuizQuestion> conventionQuestion(unsigned level, Random& random)
{
    const std::vector<Convention> schools = conventions(level, random);
    std::vector<Tensor> pictures;
    for (const Convention& school : schools) {
        pictures.push_back(referenceOutput(school.c, loadInput(school.c)));
        for (const Tensor& before : std::span(pictures).first(pictures.size() - 1))
            if (!firstDifference(pictures.back(), before))
                return {};
    }
    const size_t right = random.below(schools.size());
    QuizQuestion question{.kind = QuizKind::Convention, .c = schools[right].c, .output = pictures[right]};
    question.input = loadInput(question.c);
    const auto [telling, why] = tellingOf(schools[right]);
    question.telling = telling;
    for (size_t i = 0; i < schools.size(); ++i)
        question.answers.push_back(
            {schools[i].words,
             i == right ? holds(question, why)
                        : wouldBe(say("quiz", "With that convention output %1 would be %2; here it is %3."), {},
                                  pictures[i], pictures[right]),
             i == right});
    question.about = about(question.c, true);
    question.words = say("quiz", "Which convention drew this picture?");
    return question;
}

} // namespace

std::optional<QuizQuestion> tryQuestion(QuizKind kind, unsigned level, Random& random)
{
    switch (kind) {
    case QuizKind::Source:
        return elementQuestion(kind, copyingCase(level, random), random);
    case QuizKind::Value:
        return elementQuestion(kind, computingCase(level, random), random);
    case QuizKind::Order:
        return orderQuestion(orderedCase(level, random));
    case QuizKind::Convention:
        return conventionQuestion(level, random);
    }
    return {};
}

} // namespace tessera::quiz
