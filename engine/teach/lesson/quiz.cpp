// SPDX-License-Identifier: Apache-2.0
#include "engine/teach/lesson/quiz.h"

#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "engine/teach/lesson/quiz_drafts.h"

#include <algorithm>

namespace tessera {

using quiz::Draft;

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
    using Said = std::function<std::string(const Message&)>;
    QuizMaker(const QuizOrder& order, const Said& said)
        : m_order(order)
        , m_said(said)
    {
    }

    Lesson make()
    {
        m_lesson.add(LessonBlock::Kind::Paragraph, 0, {textOf(text(m_order))});
        while (m_drafts.size() < m_order.questions)
            addQuestion();
        m_lesson.add(LessonBlock::Kind::Heading, 0, {textOf(say("quiz", "Score")())});
        return std::move(m_lesson);
    }

private:
    LessonText textOf(const Message& message) const { return {.spans = {{LessonSpan::Kind::Plain, m_said(message)}}}; }
    void addFigure(LessonFigure figure)
    {
        m_lesson.add(LessonBlock::Kind::Figure, m_lesson.figures.size());
        m_lesson.figures.push_back(std::move(figure));
    }

    void addQuestion()
    {
        const size_t number = m_drafts.size();
        const Draft& draft = m_drafts.emplace_back(nextDraft());
        m_lesson.add(LessonBlock::Kind::Heading, 0, {textOf(say("quiz", "Question %1")(number + 1))});
        m_lesson.add(LessonBlock::Kind::Question, number);
        addFigure({.c = caseOf(draft.shown), .view = LessonFigure::View::Input});
        addFigure({.c = draft.c, .pins = {draft.telling}, .tab = "mapping"});
        LessonQuestion question{.words = textOf(draft.words), .answers = {}, .about = textOf(draft.about)};
        question.given = draft.given;
        for (const quiz::DraftAnswer& each : draft.answers)
            question.answers.push_back({each.isRight, textOf(each.words), textOf(each.why)});
        m_lesson.questions.push_back(std::move(question));
    }

    // The kinds take turns; where one has no more questions, the next one has.
    Draft nextDraft() const
    {
        const size_t number = m_drafts.size(), kinds = quiz::kKinds.size() - (m_order.level == 1 ? 1 : 0);
        Random random(mixedBits(m_order.seed ^ mixedBits(kGoldenRatio * (number + 1) + m_order.level)));
        for (size_t i = 0; i < kinds; ++i)
            if (auto draft = draftOf((m_order.seed + number + i) % kinds, random))
                return *std::move(draft);
        throw TextError(say("quiz", "level %1 has only %2 questions; ask for fewer")(m_order.level, number));
    }

    // A question with new words.
    std::optional<Draft> draftOf(size_t kind, Random& random) const
    {
        constexpr int kDraws = 300, kTries = 40; // draws in all; draws that gave a question
        for (int drawn = 0, tried = 0; drawn < kDraws && tried < kTries; ++drawn) {
            std::optional<Draft> draft = quiz::kKinds[kind](m_order.level, random);
            if (!draft)
                continue;
            ++tried;
            for (size_t i = draft->answers.size() - 1; i > 0; --i)
                std::swap(draft->answers[i], draft->answers[random.below(i + 1)]);
            const auto isLike = [&](const Draft& each) {
                return each.words == draft->words && each.about == draft->about;
            };
            if (std::ranges::none_of(m_drafts, isLike))
                return draft;
        }
        return {};
    }

    const QuizOrder& m_order;
    const Said& m_said;
    Lesson m_lesson{.title = m_said(say("quiz", "Quiz on tensor layouts")()), .isQuiz = true};
    std::vector<Draft> m_drafts;
};

} // namespace

Message text(const QuizOrder& order)
{
    return say("quiz", "seed %1, level %2, questions: %3")(order.seed, order.level, order.questions);
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
