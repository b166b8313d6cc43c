// SPDX-License-Identifier: Apache-2.0
#include "engine/teach/quiz/quiz.h"

#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/random.h"
#include "engine/teach/quiz/drafts.h"

#include <algorithm>

namespace tessera {

namespace {

// The kinds in the order in which they are tried: those that have come least often first, these in an order of their
// own. So every kind comes once in a row of as many questions as there are kinds.
std::vector<QuizKind> kindsFrom(const QuizOrder& order, const std::vector<QuizQuestion>& made)
{
    std::vector<QuizKind> row(kQuizKinds.begin(), kQuizKinds.end() - (order.level == 1 ? 1 : 0));
    Random random(mixedBits(order.seed + kGoldenRatio * (made.size() / row.size() + 1)));
    for (size_t i = row.size() - 1; i > 0; --i)
        std::swap(row[i], row[random.below(i + 1)]);
    std::ranges::stable_sort(row, {},
                             [&](QuizKind kind) { return std::ranges::count(made, kind, &QuizQuestion::kind); });
    return row;
}

// A question whose words and case were not before, or in the end the same of other data.
std::optional<QuizQuestion> questionOf(QuizKind kind, unsigned level, const std::vector<QuizQuestion>& before,
                                       Random& random)
{
    constexpr int kDraws = 300, kTries = 40; // in all; of those that are questions
    std::optional<QuizQuestion> known;
    for (int drawn = 0, tried = 0; drawn < kDraws && tried < kTries; ++drawn) {
        std::optional<QuizQuestion> question = quiz::tryQuestion(kind, level, random);
        if (!question)
            continue;
        ++tried;
        for (size_t i = question->answers.size() - 1; i > 0; --i)
            std::swap(question->answers[i], question->answers[random.below(i + 1)]);
        const auto isLike = [&](const QuizQuestion& each) {
            return each.words == question->words && each.about == question->about;
        };
        if (std::ranges::none_of(before, isLike))
            return question;
        if (question->showsValues && std::ranges::find(before, question->c, &QuizQuestion::c) == before.end())
            known = std::move(question);
    }
    return known;
}

QuizQuestion makeQuestion(const QuizOrder& order, const std::vector<QuizQuestion>& made)
{
    Random random(mixedBits(order.seed ^ mixedBits(kGoldenRatio * (made.size() + 1) + order.level)));
    for (const QuizKind kind : kindsFrom(order, made))
        if (auto question = questionOf(kind, order.level, made, random))
            return *std::move(question);
    throw TextError(say("quiz", "level %1 has only %2 questions; ask for fewer")(order.level, made.size()));
}

// A tensor and no operator: a block of one pixel moves nothing.
Case caseOf(const Tensor& tensor)
{
    const TensorDesc packed{.dataType = tensor.desc.dataType, .sizes = tensor.desc.sizes};
    Operator op = operatorFromName("DEPTH_TO_SPACE").value();
    setField(op, "BlockSize", uint32_t{1});
    setInput(op, packed.dataType, packed.sizes);
    return {.title = {}, .op = op, .data = FromValues{withLayout(tensor, packed), {}}};
}

// What stands above the answers: the input where its values are shown; the output, or the plane of it with what is
// asked.
std::vector<LessonGrid> gridsOf(const QuizQuestion& question)
{
    std::vector<LessonGrid> grids;
    const auto add = [&](const Text& name, const std::vector<uint32_t>& sizes, const CellText& text) {
        std::ranges::move(gridsOf(name(), sizes, text), std::back_inserter(grids));
    };
    if (question.showsValues)
        add(say("quiz", "Input"), question.input.desc.sizes, valuesOf(question.input));
    if (question.output)
        add(say("quiz", "Output"), question.output->desc.sizes, valuesOf(*question.output));
    else
        add(say("quiz", "Output"), outputDesc(question.c.op).sizes,
            [&](uint64_t element) { return element == question.asked ? "?" : ""; });
    const auto isEmpty = [](const LessonGrid& grid) {
        return std::ranges::all_of(grid.rows,
                                   [](const auto& row) { return std::ranges::all_of(row, &std::string::empty); });
    };
    std::erase_if(grids, isEmpty);
    return grids;
}

} // namespace

Message text(const QuizOrder& order)
{
    return joined({say("quiz", "seed %1")(order.seed), say("quiz", "level %1")(order.level),
                   say("quiz", "questions: %1")(order.questions)},
                  ", ");
}

std::vector<QuizQuestion> makeQuiz(const QuizOrder& order)
{
    if (order.level < 1 || order.level > kQuizLevels)
        throw TextError(say("quiz", "level = %1 is none: expected 1, 2 or 3")(order.level));
    if (order.questions < 1 || order.questions > kMostQuizQuestions)
        throw TextError(say("quiz", "questions = %1: expected 1 to %2")(order.questions, kMostQuizQuestions));
    std::vector<QuizQuestion> made;
    while (made.size() < order.questions)
        made.push_back(makeQuestion(order, made));
    return made;
}

Lesson quizLesson(const QuizOrder& order, const std::function<std::string(const Message&)>& said)
{
    Lesson lesson{.title = said(say("quiz", "Quiz on tensor layouts")()), .isQuiz = true};
    const auto plain = [&](const Message& message) {
        return LessonText{.spans = {{LessonSpan::Kind::Plain, said(message)}}};
    };
    using Kind = LessonBlock::Kind;
    lesson.blocks.push_back({Kind::Paragraph, {plain(text(order))}});
    const auto addFigure = [&](LessonFigure figure) {
        lesson.blocks.push_back({Kind::Figure, {}, lesson.figures.size()});
        lesson.figures.push_back(std::move(figure));
    };
    for (const QuizQuestion& question : makeQuiz(order)) {
        lesson.blocks.push_back({Kind::Heading, {plain(say("quiz", "Question %1")(lesson.questions.size() + 1))}});
        lesson.blocks.push_back({Kind::Question, {}, lesson.questions.size()});
        addFigure({.c = caseOf(question.output.value_or(question.input)), .view = LessonFigure::View::Input});
        addFigure({.c = question.c, .pins = {question.telling}, .tab = "mapping"});
        LessonQuestion& asked = lesson.questions.emplace_back();
        asked.words = plain(question.words);
        asked.about = plain(question.about);
        asked.given = gridsOf(question);
        for (const QuizAnswer& answer : question.answers)
            asked.answers.push_back({answer.isRight, plain(answer.text), plain(answer.why)});
    }
    lesson.blocks.push_back({Kind::Heading, {plain(say("quiz", "Score"))}});
    return lesson;
}

} // namespace tessera
