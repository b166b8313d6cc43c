// SPDX-License-Identifier: Apache-2.0
// Questions about a whole output: who made it.
#include "engine/core/ops/axis_taps.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/formats/io/case_input.h"
#include "engine/teach/quiz/candidates.h"
#include "engine/teach/quiz/drafts.h"
#include "engine/teach/quiz/pencil.h"
#include "engine/teach/quiz/questions.h"

#include <algorithm>

namespace tessera::quiz {

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
