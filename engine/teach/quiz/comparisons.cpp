// SPDX-License-Identifier: Apache-2.0
// Questions about whole outputs: which order or convention made them.
#include "engine/core/ops/axis_taps.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/case_input.h"
#include "engine/teach/quiz/candidates.h"
#include "engine/teach/quiz/drafts.h"
#include "engine/teach/quiz/pencil.h"
#include "engine/teach/quiz/questions.h"

#include <algorithm>

namespace tessera::quiz {

namespace {

// Somebody can read the whole tensor.
bool isReadable(const TensorDesc& desc)
{
    constexpr uint64_t kMostShown = 40;
    constexpr uint32_t kMostPlanes = 8;
    return elementCount(desc) <= kMostShown && desc.sizes[0] * desc.sizes[1] <= kMostPlanes;
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

std::string at(const Tensor& tensor, uint64_t element) // "(0,1,2,3)"
{
    return elementText(tensor.desc.sizes, element);
}

// "With DEPTH_COLUMN_ROW output (0,1,0,0) would be 1; here it is 4." The last places are the element and both values.
Message wouldBe(const Text& text, std::vector<Message> places, const Tensor& thought, const Tensor& shown,
                uint64_t element)
{
    for (const std::string& each : {at(shown, element), valueText(thought, element), valueText(shown, element)})
        places.emplace_back(each);
    return {text, std::move(places)};
}

// How a convention comes to an element of its output: the lines of its formula as one sentence, and the sum.
Message drawnBy(const Convention& school, const Tensor& input, uint64_t element, const Tensor& output)
{
    const Message formula = joined(formulaOf(school.c.op, element, school.position), "; ") + ".";
    const Message sum = sumOf(sources(makePlan(school.c.op), element).list, input, valueText(output, element));
    return sum.isEmpty() ? formula : formula + " " + sum + ".";
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
    question.output = shown;
}

// Why both orders give the same output.
Message whyBoth(const Tensor& input, const Tensor& output)
{
    return std::min(input.desc.sizes[1], output.desc.sizes[1]) == 1
        ? say("quiz", "The picture has one channel, so c is always 0: in both orders k = by·b + bx.")()
        : say("quiz",
              "At each pixel all channels of the input are equal: whichever an order takes, it finds the same.")();
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
    Case other = question.c;
    other.op = withOtherOrder(op).value();
    const Tensor shown = referenceOutput(question.c, question.input), thought = referenceOutput(other, question.input);
    if (!isReadable(question.input.desc) || !isReadable(shown.desc))
        return {};
    const std::string own = fieldText(op, "Order"), others = fieldText(other.op, "Order");
    const Text both = say("quiz", "Both: the other order gives the same output");
    if (const std::optional<uint64_t> telling = firstDifference(shown, thought)) {
        const Message worked = workedOut(question.c, question.input, *telling, "order", valueText(thought, *telling));
        const auto withOther = [&](const Text& text, std::vector<Message> places) {
            return wouldBe(text, std::move(places), thought, shown, *telling) + " " + worked;
        };
        question.answers = {
            {own, "none", {}},
            {others, "order", withOther(say("quiz", "With %1 output %2 would be %3; here it is %4."), {others})},
            {both(), "undecided",
             withOther(say("quiz", "The other order can be told: with it output %1 would be %2; here it is %3."), {})}};
        tellWhy(question, 0, shown, *telling);
    } else {
        for (const std::string& order : {own, others})
            question.answers.push_back(
                {order, "undecided", say("quiz", "%1 gives this output, and so does the other order.")(order)});
        question.answers.push_back({both(), "none", whyBoth(question.input, shown)});
        question.output = shown;
    }
    question.about = about(question.c, true);
    question.words = say("quiz", "Which order made this output?");
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
                + " " + drawnBy(schools[i], question.input, element, candidates[i].output);
        }
        question.answers.push_back(answer);
    }
    const uint64_t telling = firstHalf(question.c.op, schools[right].position).value_or(elementCount(shown.desc) / 2);
    tellWhy(question, right, shown, telling, schools[right].position);
    question.about = about(question.c, true);
    question.words = say("quiz", "Which convention drew this picture?");
    return question;
}

} // namespace tessera::quiz
