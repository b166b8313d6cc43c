// SPDX-License-Identifier: Apache-2.0
#include "engine/teach/quiz/quiz.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/ops/axes.h"
#include "engine/core/ops/axis_taps.h"
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
    std::optional<QuizQuestion> (*tryQuestion)(unsigned level, Random& random);
};
constexpr std::array kKinds = {
    // as kQuizKinds
    Kind{"source", quiz::sourceQuestion},   Kind{"value", quiz::valueQuestion},
    Kind{"order", quiz::orderQuestion},     Kind{"convention", quiz::conventionQuestion},
    Kind{"program", quiz::programQuestion},
};
static_assert(kKinds.size() == kQuizKinds.size());

// The kinds of a level, in the order of the level's first questions.
size_t kindsOf(unsigned level)
{
    return level == 1 ? 3 : level == 2 ? 4 : 5;
}

// Every kind comes once in a row of as many questions as there are kinds, in an order of its own. The row begins with
// the question's kind.
std::vector<QuizKind> kindsFrom(const QuizOrder& order, size_t number)
{
    const size_t kinds = kindsOf(order.level);
    std::vector<QuizKind> row(kQuizKinds.begin(), kQuizKinds.begin() + static_cast<std::ptrdiff_t>(kinds));
    Random random(mixedBits(order.seed + kGoldenRatio * (number / kinds + 1)));
    for (size_t i = kinds - 1; i > 0; --i)
        std::swap(row[i], row[random.below(i + 1)]);
    std::rotate(row.begin(), row.begin() + static_cast<std::ptrdiff_t>(number % kinds), row.end());
    return row;
}

bool isSame(const QuizQuestion& a, const QuizQuestion& b)
{
    return a.kind == b.kind && a.c == b.c && a.asked == b.asked;
}

bool isOfLessons(const QuizQuestion& question, const QuizLessons& lessons)
{
    return lessons.none() || lessons.test(quiz::lessonOf(question));
}

// A question that none before it equals; a kind with few pictures may have no other in the end. None: the kind asks
// nothing about the lessons.
std::optional<QuizQuestion> questionOf(QuizKind kind, const QuizOrder& order, const std::vector<QuizQuestion>& before,
                                       Random& random)
{
    constexpr int kTries = 40; // for a new one
    constexpr int kDraws = 100; // for one of the lessons
    std::optional<QuizQuestion> known;
    for (int tried = 0, drawn = 0; order.lessons.none() || drawn < kDraws; ++drawn) {
        std::optional<QuizQuestion> question = kKinds[static_cast<size_t>(kind)].tryQuestion(order.level, random);
        if (!question || !isOfLessons(*question, order.lessons))
            continue;
        const bool isNew =
            std::ranges::none_of(before, [&](const QuizQuestion& each) { return isSame(each, *question); });
        if (isNew || ++tried == kTries)
            return question;
        known = std::move(question);
    }
    return known;
}

QuizQuestion makeQuestion(const QuizOrder& order, size_t number, const std::vector<QuizQuestion>& before)
{
    Random random(mixedBits(order.seed ^ mixedBits(kGoldenRatio * (number + 1) + order.level)));
    for (const QuizKind kind : kindsFrom(order, number))
        if (auto question = questionOf(kind, order, before, random))
            return *std::move(question);
    throw TextError(say("quiz", "level %1 asks nothing about the lessons %2; try another level or other lessons")(
        order.level, text(order.lessons)));
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

std::string lineOf(const QuizOrder& order)
{
    return "tessera quiz --seed " + std::to_string(order.seed) + " --level " + std::to_string(order.level)
        + " --questions " + std::to_string(order.questions)
        + (order.lessons.none() ? "" : " --lessons " + text(order.lessons));
}

std::vector<QuizQuestion> makeQuiz(const QuizOrder& order)
{
    if (order.level < 1 || order.level > kQuizLevels)
        throw TextError(say("quiz", "level = %1 is none: expected 1, 2 or 3")(order.level));
    if (order.questions < 1 || order.questions > kMostQuizQuestions)
        throw TextError(say("quiz", "questions = %1: expected 1 to %2")(order.questions, kMostQuizQuestions));
    std::vector<QuizQuestion> questions;
    for (size_t number = 0; number < order.questions; ++number)
        questions.push_back(makeQuestion(order, number, questions));
    return questions;
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
    if (question.kind == QuizKind::Source) {
        const std::vector<uint32_t>& sizes = inputDesc(question.c.op).sizes;
        const uint64_t element = elementFromText(typed, sizes);
        return chosen(findAnswer(question, [&](const QuizAnswer& each) { return each.element == element; }),
                      elementText(sizes, element));
    }
    const std::optional<double> number =
        question.kind == QuizKind::Value ? numberFrom(std::string(typed)) : std::nullopt;
    if (!number)
        throw TextError((question.kind == QuizKind::Value
                             ? say("quiz", "\"%1\" is no answer: expected a number such as 17 or 1.25")
                             : say("quiz", "\"%1\" is no answer: expected one of those offered"))(typed));
    return chosen(
        findAnswer(question, [&](const QuizAnswer& each) { return each.text == Message(valueText(*number)); }),
        valueText(*number));
}

namespace quiz {

namespace {

unsigned lessonOfPermutation(const Operator& op)
{
    if (inputDesc(op).strides)
        return 2; // NCHW and NHWC
    if (name(op).starts_with("SPACE"))
        return 5;
    return withOtherOrder(op) ? 4 : 3;
}

unsigned lessonOfConventions(const QuizQuestion& question)
{
    if (question.level < 3)
        return 8; // pixel centres
    return question.hasFilter ? 11 : 9;
}

} // namespace

unsigned lessonOf(const QuizQuestion& question)
{
    if (question.kind == QuizKind::Program)
        return 13;
    if (question.kind == QuizKind::Convention)
        return lessonOfConventions(question);
    const Operator& op = question.c.op;
    if (op->axisMaps().empty())
        return lessonOfPermutation(op);
    const AxisMap map = op->axisMaps().back();
    return isTransposed(op) ? 12 : map.antialias ? 11 : map.mode == InterpolationMode::NearestNeighbor ? 9 : 10;
}

} // namespace quiz

QuizLessons lessonsFromText(std::string_view text)
{
    QuizLessons lessons;
    for (size_t begin = 0; begin <= text.size() && !text.empty();) {
        const size_t end = std::min(text.find(',', begin), text.size());
        const unsigned lesson = numberIn<unsigned>(text.substr(begin, end - begin)).value_or(0);
        if (lesson < 1 || lesson >= lessons.size())
            throw TextError(say("quiz", "\"%1\" is no list of lessons: expected 3,4,8")(text));
        lessons.set(lesson);
        begin = end + 1;
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
