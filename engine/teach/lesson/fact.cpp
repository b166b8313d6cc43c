// SPDX-License-Identifier: Apache-2.0
#include "engine/teach/lesson/fact.h"

#include "engine/core/case/calculation.h"
#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/teach/lesson/task.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace tessera {

bool agrees(std::string stated, const std::string& answer)
{
    constexpr std::string_view kMinus = "−";
    for (size_t at = stated.find(kMinus); at != std::string::npos; at = stated.find(kMinus))
        stated.replace(at, kMinus.size(), "-");
    if (stated == answer)
        return true;
    const size_t point = stated.find('.');
    const auto said = numberIn<double>(stated), right = numberIn<double>(answer);
    if (!said || !right || point == std::string::npos || stated.find('e') != std::string::npos)
        return false;
    const auto decimals = static_cast<double>(stated.size() - point - 1);
    return decimals >= 2 && std::abs(*said - *right) <= 0.5 * std::pow(10, -decimals) * (1 + 1e-9);
}

LessonRun::LessonRun(const Lesson& lesson, const MemoryBudget& budget)
    : m_lesson(lesson)
    , m_budget(budget)
{
    const auto jobOf = [&](const LessonFigure& figure) {
        const auto wrong = [&](const Error& error) {
            return TextError(say("lesson", "the case of line %1: %2")(figure.line, error.message()));
        };
        try {
            return prepare(figure.c, budget);
        } catch (const TextError& error) {
            throw wrong(error);
        } catch (const IoError& error) {
            throw wrong(error);
        }
    };
    for (const LessonFigure& figure : lesson.figures) {
        DispatchJob run = jobOf(figure);
        try {
            run.output = outputBy(engineOf(figure), figure.c, run.plan, run.input);
        } catch (const TextError& error) {
            m_failures.push_back({figure.line, "engine", error.message()});
            run.output = outputBy("cpu", figure.c, run.plan, run.input);
        }
        m_runs.push_back(std::move(run));
    }
}

std::string LessonRun::answer(std::string_view question, size_t figure) const
{
    if (question.starts_with('@')) {
        const size_t end = std::min(question.find(' '), question.size());
        const std::string_view name = question.substr(1, end - 1);
        const auto named = std::ranges::find(m_lesson.figures, name, &LessonFigure::name);
        if (named == m_lesson.figures.end())
            throw TextError(say("lesson", "@%1: no case of this lesson has that name")(name));
        figure = static_cast<size_t>(named - m_lesson.figures.begin());
        question.remove_prefix(std::min(end + 1, question.size()));
    }
    if (isCalculation(question))
        return toText(calculated(question));
    if (figure >= m_runs.size())
        throw TextError(say("lesson", "\"%1\" is about a case, and none stands before it")(question));
    return factAnswer(m_runs[figure], engineOf(m_lesson.figures[figure]), question);
}

namespace {

// What is wrong with a lesson's texts and tasks.
struct LessonCheck {
    const Lesson& lesson;
    const LessonRun& run;
    const MemoryBudget& budget;
    std::vector<LessonProblem> problems;

    void checkText(const LessonText& text, const char* field)
    {
        for (const LessonSpan& span : text.spans) {
            if (span.kind != LessonSpan::Kind::Fact)
                continue;
            try {
                const std::string right = run.answer(span.question, text.figure);
                if (!agrees(span.text, right))
                    problems.push_back(
                        {text.line, field,
                         say("lesson", "\"%1\" is stated of \"%2\"; expected %3")(span.text, span.question, right)});
            } catch (const TextError& error) {
                problems.push_back({text.line, field, error.message()});
            }
        }
    }

    // The case must not show an answer that is to be typed.
    void checkHidden(const LessonText& words)
    {
        constexpr std::string_view kOutput = "output ";
        const std::string_view question = words.spans.front().question;
        if (!question.starts_with(kOutput) || words.figure >= lesson.figures.size())
            return;
        const LessonFigure& figure = lesson.figures[words.figure];
        const Plan plan = makePlan(figure.c.op);
        const Player player(plan, figure.stepping);
        try {
            const uint64_t element = elementFromText(question.substr(kOutput.size()), plan.output.sizes);
            if (player.stepOf(element) < figure.step.value_or(player.steps()))
                problems.push_back(
                    {words.line, "typed",
                     say("lesson", "the case shows %1 before it is asked; expected \"step: 0\" in the case")(
                         elementText(plan.output.sizes, element))});
        } catch (const TextError&) { // checkText() reports the wrong fact
        }
    }

    void checkQuestion(const LessonQuestion& question)
    {
        checkText(question.words, "ask");
        for (const LessonAnswer& answer : question.answers) {
            const char* const field = answer.isRight ? "right" : "wrong";
            if (question.isTyped && answer.isRight)
                checkHidden(answer.words);
            checkText(answer.words, field);
            checkText(answer.why, "why");
            const std::string words = plainText(answer.words);
            for (const LessonAnswer& other : question.answers)
                if (&other < &answer && plainText(other.words) == words)
                    problems.push_back({answer.words.line, field,
                                        say("lesson", "\"%1\" is an answer twice; expected two that differ")(words)});
        }
    }

    void checkFigure(const LessonFigure& figure)
    {
        for (const LessonKnob& knob : figure.knobs)
            checkText(knob.label, "label");
        if (figure.task)
            checkText(figure.task->goal, "goal");
        std::ranges::move(taskProblems(lesson, figure, budget), std::back_inserter(problems));
    }
};

} // namespace

std::vector<LessonProblem> LessonRun::problems() const
{
    LessonCheck check{m_lesson, *this, m_budget, m_failures};
    for (const LessonBlock& block : m_lesson.blocks) {
        for (const LessonText& text : block.texts)
            check.checkText(text, "text");
        if (block.kind == LessonBlock::Kind::Figure)
            check.checkFigure(m_lesson.figures[block.index]);
        if (block.kind == LessonBlock::Kind::Exercise)
            check.checkText(m_lesson.exercises[block.index].words, "ask");
        if (block.kind == LessonBlock::Kind::Question)
            check.checkQuestion(m_lesson.questions[block.index]);
    }
    return std::move(check.problems);
}

const LessonAnswer* typedAnswer(const LessonQuestion& question, const std::string& typed)
{
    const auto found = std::ranges::find_if(question.answers, [&](const LessonAnswer& answer) {
        const std::string said = plainText(answer.words);
        return agrees(typed, said) || agrees(said, typed);
    });
    return found == question.answers.end() ? nullptr : &*found;
}

} // namespace tessera
