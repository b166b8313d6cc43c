// SPDX-License-Identifier: Apache-2.0
#include "engine/teach/lesson/fact.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/error.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/teach/lesson/fact_words.h"
#include "engine/teach/lesson/task.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

namespace tessera {

namespace {

Tensor inputOf(const LessonFigure& figure, const MemoryBudget& budget)
{
    try {
        return loadInput(figure.c, budget);
    } catch (const IoError& error) {
        throw TextError(say("lesson", "the case of line %1: %2")(figure.line, error.message()));
    }
}

} // namespace

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
    for (const LessonFigure& figure : lesson.figures) {
        const Issues issues = validate(figure.c.op, budget);
        if (!issues.empty())
            throw TextError(say("lesson", "the case of line %1: %2")(figure.line, sentence(issues.front())));
        Figure run{makePlan(figure.c.op), inputOf(figure, budget), {}};
        try {
            run.output = outputBy(engineOf(figure), figure.c, run.plan, run.input);
        } catch (const TextError& error) {
            m_failures.push_back({figure.line, "engine", error.message()});
            run.output = outputBy("cpu", figure.c, run.plan, run.input);
        }
        m_figures.push_back(std::move(run));
    }
}

size_t LessonRun::figureNamed(std::string_view name) const
{
    for (size_t i = 0; i < m_lesson.figures.size(); ++i)
        if (m_lesson.figures[i].name == name)
            return i;
    throw TextError(say("lesson", "@%1: no case of this lesson has that name")(name));
}

std::string LessonRun::answer(std::string_view question, size_t figure) const
{
    if (question.starts_with('@')) {
        const size_t end = std::min(question.find(' '), question.size());
        figure = figureNamed(question.substr(1, end - 1));
        question.remove_prefix(std::min(end + 1, question.size()));
    }
    if (isCalculation(question))
        return calculatedText(question);
    if (figure >= m_figures.size())
        throw TextError(say("lesson", "\"%1\" is about a case, and none stands before it")(question));
    const Figure& run = m_figures[figure];
    return factAnswer({m_lesson.figures[figure], run.plan, run.input, run.output}, question);
}

void LessonRun::check(const LessonText& text, std::string_view field, std::vector<LessonProblem>& problems) const
{
    for (const LessonSpan& span : text.spans) {
        if (span.kind != LessonSpan::Kind::Fact)
            continue;
        try {
            const std::string right = answer(span.question, text.figure);
            if (!agrees(span.text, right))
                problems.push_back(
                    {text.line, std::string(field),
                     say("lesson", "\"%1\" is stated of \"%2\"; expected %3")(span.text, span.question, right)});
        } catch (const TextError& error) {
            problems.push_back({text.line, std::string(field), error.message()});
        }
    }
}

// What is typed must not stand in the case already.
void LessonRun::checkHidden(const LessonAnswer& answer, std::vector<LessonProblem>& problems) const
{
    constexpr std::string_view kOutput = "output ";
    const LessonSpan& fact = answer.words.spans.front();
    if (!fact.question.starts_with(kOutput) || answer.words.figure >= m_figures.size())
        return;
    const LessonFigure& figure = m_lesson.figures[answer.words.figure];
    const Plan& plan = m_figures[answer.words.figure].plan;
    try {
        const uint64_t element = elementFromText(fact.question.substr(kOutput.size()), plan.output.sizes);
        const Player player(plan, figure.stepping);
        if (player.stepOf(element) < figure.step.value_or(player.steps()))
            problems.push_back({answer.words.line, "typed",
                                say("lesson", "the case shows %1 before it is asked; expected \"step: 0\" in the case")(
                                    elementText(plan.output.sizes, element))});
    } catch (const TextError&) { // the fact is wrong, and that is said
    }
}

void LessonRun::checkAnswers(const LessonQuestion& question, std::vector<LessonProblem>& problems) const
{
    check(question.words, "ask", problems);
    for (const LessonAnswer& answer : question.answers) {
        if (question.isTyped && answer.isRight)
            checkHidden(answer, problems);
        check(answer.words, answer.isRight ? "right" : "wrong", problems);
        check(answer.why, "why", problems);
        for (const LessonAnswer& other : question.answers)
            if (&other < &answer && plainText(other.words) == plainText(answer.words))
                problems.push_back(
                    {answer.words.line, answer.isRight ? "right" : "wrong",
                     say("lesson", "\"%1\" is an answer twice; expected two that differ")(plainText(answer.words))});
    }
}

void LessonRun::checkFigure(const LessonFigure& figure, std::vector<LessonProblem>& problems) const
{
    for (const LessonKnob& knob : figure.knobs)
        check(knob.label, "label", problems);
    if (figure.task)
        check(figure.task->goal, "goal", problems);
    std::ranges::move(taskProblems(m_lesson, figure, m_budget), std::back_inserter(problems));
}

std::vector<LessonProblem> LessonRun::problems() const
{
    std::vector<LessonProblem> problems = m_failures;
    for (const LessonBlock& block : m_lesson.blocks) {
        for (const LessonText& text : block.texts)
            check(text, "text", problems);
        if (block.kind == LessonBlock::Kind::Figure)
            checkFigure(m_lesson.figures[block.index], problems);
        if (block.kind == LessonBlock::Kind::Exercise)
            check(m_lesson.exercises[block.index].words, "ask", problems);
        if (block.kind == LessonBlock::Kind::Question)
            checkAnswers(m_lesson.questions[block.index], problems);
    }
    return problems;
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
