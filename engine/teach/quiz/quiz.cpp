// SPDX-License-Identifier: Apache-2.0
#include "engine/teach/quiz/quiz.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/random.h"
#include "engine/teach/quiz/candidates.h"
#include "engine/teach/quiz/questions.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

using quiz::valueText;

struct Kind {
    std::string_view name;
    std::optional<QuizQuestion> (*tryQuestion)(const quiz::Wish& wish, Random& random);
};
constexpr std::array kKinds = {
    // as kQuizKinds
    Kind{"source", quiz::sourceQuestion},
    Kind{"value", quiz::valueQuestion},
    Kind{"order", quiz::orderQuestion},
    Kind{"convention", quiz::conventionQuestion},
};
static_assert(kKinds.size() == kQuizKinds.size());

// What a level asks, and about which lessons.
struct Level {
    size_t kinds; // the first of kQuizKinds
    std::string_view lessons;
};
constexpr std::array<Level, kQuizLevels> kLevels = {{{3, "3,4"}, {4, "4,5,8,9,10"}, {4, "2,4,5,9,10,11,12"}}};

// A quiz on its way.
struct Making {
    const QuizOrder& order;
    std::vector<QuizQuestion> made = {};
    std::vector<QuizKind> silent = {}; // kinds that ask nothing about the lessons
};

// The kinds in the order in which they are tried: those that have come least often first, these in an order of their
// own. So every kind comes once in a row of as many questions as there are kinds.
std::vector<QuizKind> kindsFrom(const Making& making)
{
    std::vector<QuizKind> row(kQuizKinds.begin(), kQuizKinds.begin() + kLevels[making.order.level - 1].kinds);
    Random random(mixedBits(making.order.seed + kGoldenRatio * (making.made.size() / row.size() + 1)));
    for (size_t i = row.size() - 1; i > 0; --i)
        std::swap(row[i], row[random.below(i + 1)]);
    std::erase_if(row, [&](QuizKind kind) { return std::ranges::count(making.silent, kind) > 0; });
    std::ranges::stable_sort(row, {},
                             [&](QuizKind kind) { return std::ranges::count(making.made, kind, &QuizQuestion::kind); });
    return row;
}

// Puts the answers in any order; `right` follows the one whose mistake is "none".
void shuffleAnswers(QuizQuestion& question, Random& random)
{
    for (size_t i = question.answers.size() - 1; i > 0; --i)
        std::swap(question.answers[i], question.answers[random.below(i + 1)]);
    question.right = static_cast<size_t>(std::ranges::find(question.answers, "none", &QuizAnswer::mistake)
                                         - question.answers.begin());
}

// How much a question is like one before it.
enum class Likeness : uint8_t { New, OtherData, Same };

Likeness likeness(const QuizQuestion& a, const QuizQuestion& b)
{
    if (a.words != b.words || (a.about != b.about && !(a.c == b.c)))
        return Likeness::New;
    const bool isSame = a.about == b.about
        && (!a.showsValues || a.input.desc != b.input.desc || equalElements(a.input, b.input))
        && a.output.has_value() == b.output.has_value() && (!a.output || equalElements(*a.output, *b.output));
    return isSame ? Likeness::Same : Likeness::OtherData;
}

Likeness likeness(const QuizQuestion& question, const std::vector<QuizQuestion>& before)
{
    Likeness most = Likeness::New;
    for (const QuizQuestion& each : before)
        most = std::max(most, likeness(question, each));
    return most;
}

// A question whose words and case were not before, or in the end the same of other data. None: the kind has no other
// about the lessons.
std::optional<QuizQuestion> questionOf(QuizKind kind, Making& making, Random& random)
{
    constexpr int kDraws = 300, kTries = 40; // in all; of those that are about the lessons
    const quiz::Wish wish{making.order.level, making.order.lessons};
    std::optional<QuizQuestion> known;
    int tried = 0;
    for (int drawn = 0; drawn < kDraws && tried < kTries; ++drawn) {
        std::optional<QuizQuestion> question = kKinds[static_cast<size_t>(kind)].tryQuestion(wish, random);
        if (!question)
            continue;
        ++tried;
        shuffleAnswers(*question, random);
        const Likeness like = likeness(*question, making.made);
        if (like == Likeness::New)
            return question;
        if (like == Likeness::OtherData)
            known = std::move(question);
    }
    if (tried == 0)
        making.silent.push_back(kind);
    return known;
}

QuizQuestion makeQuestion(Making& making)
{
    const QuizOrder& order = making.order;
    const size_t number = making.made.size();
    Random random(mixedBits(order.seed ^ mixedBits(kGoldenRatio * (number + 1) + order.level)));
    for (const QuizKind kind : kindsFrom(making))
        if (auto question = questionOf(kind, making, random))
            return *std::move(question);
    if (number == 0)
        throw TextError(say("quiz", "level %1 asks nothing about the lessons %2; it asks about the lessons %3")(
            order.level, text(order.lessons), kLevels[order.level - 1].lessons));
    throw TextError(say("quiz", "level %1 has only %2 questions about the lessons %3; ask for fewer")(
        order.level, number, text(order.lessons)));
}

const QuizAnswer* findAnswer(const QuizQuestion& question, auto&& matches)
{
    const auto found = std::ranges::find_if(question.answers, matches);
    return found == question.answers.end() ? nullptr : &*found;
}

Message whyRight(const QuizQuestion& question)
{
    const QuizAnswer& right = question.answers[question.right];
    //: An answer, and sentences that say why.
    return say("quiz", "The answer is %1. %2")(right.text, right.why);
}

QuizReply unknownReply(const QuizQuestion& question, std::string text)
{
    return {std::move(text), false, "unknown", say("quiz", "No mistake on the list leads there."), whyRight(question)};
}

std::optional<double> numberFrom(std::string text)
{
    if (text.starts_with("−"))
        text.replace(0, std::string_view("−").size(), "-");
    std::ranges::replace(text, ',', '.');
    const std::optional<double> number = numberIn<double>(text);
    return number && std::isfinite(*number) ? number : std::nullopt;
}

} // namespace

std::string_view name(QuizKind kind)
{
    return kKinds[static_cast<size_t>(kind)].name;
}

Message text(const QuizOrder& order)
{
    std::vector<Message> parts{say("quiz", "seed %1")(order.seed), say("quiz", "level %1")(order.level),
                               say("quiz", "questions: %1")(order.questions)};
    if (order.lessons.any())
        parts.push_back(say("quiz", "lessons: %1")(text(order.lessons)));
    return joined(parts, ", ");
}

std::vector<QuizQuestion> makeQuiz(const QuizOrder& order)
{
    if (order.level < 1 || order.level > kQuizLevels)
        throw TextError(say("quiz", "level = %1 is none: expected 1, 2 or 3")(order.level));
    if (order.questions < 1 || order.questions > kMostQuizQuestions)
        throw TextError(say("quiz", "questions = %1: expected 1 to %2")(order.questions, kMostQuizQuestions));
    Making making{order};
    while (making.made.size() < order.questions)
        making.made.push_back(makeQuestion(making));
    return std::move(making.made);
}

size_t rightAnswers(std::span<const std::optional<QuizReply>> replies)
{
    return static_cast<size_t>(
        std::ranges::count_if(replies, [](const auto& reply) { return reply && reply->isRight; }));
}

QuizReply replyTo(const QuizQuestion& question, size_t answer)
{
    const QuizAnswer& given = question.answers.at(answer);
    if (answer == question.right)
        return {given.text, true, given.mistake, given.why, {}};
    return {given.text, false, given.mistake, given.why, whyRight(question)};
}

QuizReply replyTo(const QuizQuestion& question, std::string_view typed)
{
    const auto chosen = [&](const QuizAnswer* answer, std::string text) {
        return answer ? replyTo(question, static_cast<size_t>(answer - question.answers.data()))
                      : unknownReply(question, std::move(text));
    };
    if (question.entry == QuizEntry::Element) {
        const std::vector<uint32_t>& sizes = inputDesc(question.c.op).sizes;
        const uint64_t element = elementFromText(typed, sizes);
        return chosen(findAnswer(question, [&](const QuizAnswer& each) { return each.element == element; }),
                      elementText(sizes, element));
    }
    const bool isNumber = question.entry == QuizEntry::Number;
    const std::optional<double> number = isNumber ? numberFrom(std::string(typed)) : std::nullopt;
    if (!number)
        throw TextError((isNumber ? say("quiz", "\"%1\" is no answer: expected a number such as 17 or 1.25")
                                  : say("quiz", "\"%1\" is no answer: expected one of those offered"))(typed));
    return chosen(
        findAnswer(question, [&](const QuizAnswer& each) { return each.text == Message(valueText(*number)); }),
        valueText(*number));
}

QuizLessons lessonsFromText(std::string_view text)
{
    QuizLessons lessons;
    if (text.empty())
        return lessons;
    for (const std::string_view number : splitText(text, ",")) {
        const unsigned lesson = numberIn<unsigned>(number).value_or(0);
        if (lesson < 1 || lesson >= lessons.size())
            throw TextError(say("quiz", "\"%1\" is no list of lessons: expected 3,4,8")(text));
        lessons.set(lesson);
    }
    return lessons;
}

std::string text(const QuizLessons& lessons)
{
    std::vector<size_t> numbers;
    for (size_t lesson = 1; lesson < lessons.size(); ++lesson)
        if (lessons.test(lesson))
            numbers.push_back(lesson);
    return listText(numbers, ",");
}

} // namespace tessera
