// SPDX-License-Identifier: Apache-2.0
#include "engine/teach/lesson/quiz.h"

#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "engine/teach/lesson/quiz_drafts.h"

#include <algorithm>

namespace tessera {

using quiz::Draft;
using quiz::Said;

namespace {

// A case that shows the tensor alone: a block of one pixel moves nothing.
Case caseOf(const Tensor& tensor)
{
    const TensorDesc packed = withoutLayout(tensor.desc);
    Operator op = operatorFromName("DEPTH_TO_SPACE").value();
    setField(op, "BlockSize", uint32_t{1});
    setInput(op, packed.dataType, packed.sizes);
    return {.title = {}, .op = op, .data = FromValues{withLayout(tensor, packed), {}}};
}

class QuizMaker {
public:
    QuizMaker(const QuizOrder& order, const Said& said)
        : m_order(order)
        , m_said(said)
    {
    }

    Lesson make()
    {
        addBlock(LessonBlock::Kind::Paragraph, 0, text(m_order));
        while (m_kinds.size() < m_order.questions)
            addQuestion();
        addBlock(LessonBlock::Kind::Heading, 0, say("quiz", "Score")());
        return std::move(m_lesson);
    }

private:
    void addBlock(LessonBlock::Kind kind, size_t index, const Message& words = {})
    {
        std::vector<LessonText> texts;
        if (!words.isEmpty())
            texts.push_back(quiz::textOf(words, m_said));
        m_lesson.blocks.push_back({kind, std::move(texts), index});
    }

    void addFigure(LessonFigure figure)
    {
        addBlock(LessonBlock::Kind::Figure, m_lesson.figures.size());
        m_lesson.figures.push_back(std::move(figure));
    }

    void addQuestion()
    {
        Draft draft = nextDraft();
        addBlock(LessonBlock::Kind::Heading, 0, say("quiz", "Question %1")(m_lesson.questions.size() + 1));
        addBlock(LessonBlock::Kind::Question, m_lesson.questions.size());
        addFigure({.c = caseOf(draft.shown), .view = LessonFigure::View::Input});
        addFigure({.c = std::move(draft.c), .pins = {draft.telling}, .tab = "mapping"});
        m_lesson.questions.push_back(std::move(draft.question));
    }

    Draft nextDraft()
    {
        Random random(mixedBits(m_order.seed ^ mixedBits(kGoldenRatio * (m_kinds.size() + 1) + m_order.level)));
        for (const quiz::Kind kind : kindsToTry())
            if (auto draft = draftOf(kind, random)) {
                m_kinds.push_back(kind);
                return *std::move(draft);
            }
        throw TextError(
            say("quiz", "level %1 has only %2 questions; ask for fewer")(m_order.level, m_lesson.questions.size()));
    }

    // The kinds that came least often first; equal ones are shuffled. So each kind comes once in as many questions as
    // there are kinds.
    std::vector<quiz::Kind> kindsToTry() const
    {
        std::vector<quiz::Kind> row(quiz::kKinds.begin(), quiz::kKinds.end() - (m_order.level == 1 ? 1 : 0));
        Random random(mixedBits(m_order.seed + kGoldenRatio * (m_kinds.size() / row.size() + 1)));
        for (size_t i = row.size() - 1; i > 0; --i)
            std::swap(row[i], row[random.below(i + 1)]);
        std::ranges::stable_sort(row, {}, [&](quiz::Kind kind) { return std::ranges::count(m_kinds, kind); });
        return row;
    }

    // A question with new words. If none is found: known words with other data.
    std::optional<Draft> draftOf(quiz::Kind kind, Random& random) const
    {
        constexpr int kDraws = 300, kTries = 40; // draws in all; draws that gave a question
        std::optional<Draft> known;
        for (int drawn = 0, tried = 0; drawn < kDraws && tried < kTries; ++drawn) {
            std::optional<Draft> draft = quiz::tryQuestion(kind, m_order.level, random, m_said);
            if (!draft)
                continue;
            ++tried;
            LessonQuestion& question = draft->question;
            for (size_t i = question.answers.size() - 1; i > 0; --i)
                std::swap(question.answers[i], question.answers[random.below(i + 1)]);
            const auto isLike = [&](const LessonQuestion& each) {
                return each.words == question.words && each.about == question.about;
            };
            if (std::ranges::none_of(m_lesson.questions, isLike))
                return draft;
            if (kind != quiz::Kind::Source
                && std::ranges::find(m_lesson.figures, draft->c, &LessonFigure::c) == m_lesson.figures.end())
                known = std::move(draft);
        }
        return known;
    }

    const QuizOrder& m_order;
    const Said& m_said;
    Lesson m_lesson{.title = m_said(say("quiz", "Quiz on tensor layouts")()), .isQuiz = true};
    std::vector<quiz::Kind> m_kinds; // of the questions that are made
};

} // namespace

LessonText quiz::textOf(const Message& message, const Said& said)
{
    return {.spans = {{LessonSpan::Kind::Plain, said(message)}}};
}

Message text(const QuizOrder& order)
{
    return joined({say("quiz", "seed %1")(order.seed), say("quiz", "level %1")(order.level),
                   say("quiz", "questions: %1")(order.questions)},
                  ", ");
}

Lesson quizLesson(const QuizOrder& order, const std::function<std::string(const Message&)>& said)
{
    if (order.level < 1 || order.level > kQuizLevels)
        throw TextError(say("quiz", "level = %1 is none: expected 1, 2 or 3")(order.level));
    if (order.questions < 1 || order.questions > kMostQuizQuestions)
        throw TextError(say("quiz", "questions = %1: expected 1 to %2")(order.questions, kMostQuizQuestions));
    return QuizMaker(order, said).make();
}

} // namespace tessera
