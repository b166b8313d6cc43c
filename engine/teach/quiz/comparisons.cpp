// SPDX-License-Identifier: Apache-2.0
// Questions about whole outputs: which order, convention or program made them.
#include "engine/core/ops/axis_taps.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/case_input.h"
#include "engine/teach/quiz/answers.h"
#include "engine/teach/quiz/drafts.h"
#include "engine/teach/quiz/pencil.h"
#include "engine/teach/quiz/questions.h"
#include "engine/teach/quiz/worked.h"

#include <algorithm>

namespace tessera::quiz {

namespace {

// What a mistake would make of the first element that tells it from what is shown, worked out.
Message withMistake(const Text& text, std::vector<Message> places, const QuizQuestion& question,
                    const Candidate& thought, const Tensor& shown)
{
    const uint64_t element = firstDifference(thought.output, shown).value();
    const Message said = wouldBe(text, std::move(places), thought.output, shown, element);
    const Message worked =
        workedOut({question.c, question.input, element, thought.mistake, valueText(thought.output, element)});
    return worked.isEmpty() ? said : said + " " + worked;
}

constexpr Text kWithMistake = say("quiz", "With that mistake output %1 would be %2; here it is %3.");

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
                why = withMistake(
                    say("quiz", "%1 is right everywhere. With that mistake output %2 would be %3; here it is %4."),
                    {program}, question, named, honest.output);
            else if (isMade)
                why = wouldBe(say("quiz", "Output %1 should be %2; here it is %3."), {}, honest.output, made.output,
                              firstDifference(honest.output, made.output).value());
            else
                why = withMistake(kWithMistake, {}, question, named, made.output);
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

// What is said of an order that draws just what the other one draws, and of "both" where they differ.
void addBoth(QuizQuestion& question, const Candidate& shown, const std::optional<Candidate>& other)
{
    QuizAnswer both{say("quiz", "Both: the other order gives the same output"), "none", {}};
    if (!other) {
        const bool isOne = std::min(question.input.desc.sizes[1], shown.output.desc.sizes[1]) == 1;
        both.why = isOne
            ? say("quiz", "The picture has one channel, so c is always 0: in both orders k = by·b + bx.")()
            : say("quiz",
                  "At each pixel all channels of the input are equal: whichever an order takes, it finds the same.")();
        question.answers.push_back(both);
        return;
    }
    both.mistake = "undecided";
    both.why = withMistake(say("quiz", "The other order can be told: with it output %1 would be %2; here it is %3."),
                           {}, question, *other, shown.output);
    question.answers.push_back(both);
}

} // namespace

std::optional<QuizQuestion> orderQuestion(const Wish& wish, Random& random)
{
    QuizQuestion question{.kind = QuizKind::Order, .level = wish.level, .c = orderedCase(wish.level, random)};
    const Operator& op = question.c.op;
    question.lesson = name(op).starts_with("SPACE") ? 5 : 4;
    if (!wish.allows(question.lesson))
        return {};
    question.input = loadInput(question.c);
    const Operator otherOp = withOtherOrder(op).value();
    const Candidate shown{"none", {}, referenceOutput(question.c, question.input)};
    Case otherCase = question.c;
    otherCase.op = otherOp;
    const Candidate other{"order", {}, referenceOutput(otherCase, question.input)};
    const std::optional<uint64_t> telling = firstDifference(shown.output, other.output);
    if (!isReadable(question.c))
        return {};
    for (const bool isOther : {false, true}) {
        QuizAnswer answer{fieldText(isOther ? otherOp : op, "Order"), isOther ? "order" : "none", {}};
        if (!telling) {
            answer.mistake = "undecided";
            answer.why = say("quiz", "%1 gives this output, and so does the other order.")(answer.text);
        } else if (isOther) {
            answer.why = withMistake(say("quiz", "With %1 output %2 would be %3; here it is %4."), {answer.text},
                                     question, other, shown.output);
        }
        question.answers.push_back(answer);
    }
    addBoth(question, shown, telling ? std::optional(other) : std::nullopt);
    if (telling)
        tellWhy(question, 0, shown.output, *telling);
    else
        question.outputs = {{say("quiz", "Output"), shown.output}};
    question.about = about(question.c, {.order = false});
    question.words = say("quiz", "Which order made this output?");
    shuffleAnswers(question, random);
    return question;
}

std::optional<QuizQuestion> conventionQuestion(const Wish& wish, Random& random)
{
    const Conventions all = conventions(wish.level, random);
    if (!wish.allows(all.lesson))
        return {};
    const std::vector<Convention>& schools = all.list;
    std::vector<Candidate> candidates;
    candidates.reserve(schools.size());
    for (const Convention& school : schools)
        candidates.push_back({"", school.words, referenceOutput(school.c, loadInput(school.c))});
    if (!areAllDifferent(candidates))
        return {};
    const size_t right = random.below(schools.size());
    QuizQuestion question{
        .kind = QuizKind::Convention, .level = wish.level, .lesson = all.lesson, .c = schools[right].c};
    question.input = loadInput(question.c);
    const Tensor& shown = candidates[right].output;
    for (size_t i = 0; i < schools.size(); ++i) {
        QuizAnswer answer{schools[i].words, "none", {}};
        if (i != right) {
            const uint64_t element = firstDifference(candidates[i].output, shown).value();
            answer.mistake = mistakeBetween(schools[right], schools[i]);
            answer.why = wouldBe(say("quiz", "With that convention output %1 would be %2; here it is %3."), {},
                                 candidates[i].output, shown, element)
                + " " + oneLine(formulaOf(schools[i].c.op, element, schools[i].position))
                + addedUp(schools[i].c.op, question.input, element, valueText(candidates[i].output, element));
        }
        question.answers.push_back(answer);
    }
    const uint64_t telling = firstHalf(question.c.op, schools[right].position).value_or(elementCount(shown.desc) / 2);
    tellWhy(question, right, shown, telling, schools[right].position);
    question.about = about(question.c, {.sampling = false});
    question.words = say("quiz", "Which convention drew this picture?");
    shuffleAnswers(question, random);
    return question;
}

std::optional<QuizQuestion> programQuestion(const Wish& wish, Random& random)
{
    if (!wish.allows(13))
        return {};
    const Case c = random.oneIn(2) ? orderedCase(2, random) : computingCase(wish.level, random);
    if (!isReadable(c))
        return {};
    QuizQuestion question{.kind = QuizKind::Program, .level = wish.level, .lesson = 13, .c = c, .input = loadInput(c)};
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
