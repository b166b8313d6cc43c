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
    for (const LessonFigure& figure : lesson.figures) {
        DispatchJob run;
        try {
            run = prepare(figure.c, budget);
        } catch (const Error& error) {
            throw TextError(say("lesson", "the case of line %1: %2")(figure.line, error.message()));
        }
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
    return factAnswer(m_runs[figure], question);
}

namespace {

// The output element that the right answer's fact is about, where the case shows it before it is asked.
std::optional<uint64_t> shownAnswer(const LessonFigure& figure, std::string_view fact)
{
    constexpr std::string_view kOutput = "output ";
    if (!fact.starts_with(kOutput))
        return {};
    const Plan plan = makePlan(figure.c.op);
    const Player player(plan, figure.stepping);
    const uint64_t element = elementFromText(fact.substr(kOutput.size()), plan.output.sizes);
    return player.stepOf(element) < figure.step.value_or(player.steps()) ? std::optional(element) : std::nullopt;
}

Message answerProblem(const Lesson& lesson, const LessonQuestion& question, const LessonAnswer& answer)
{
    const std::string words = plainText(answer.words);
    const auto isSame = [&](const LessonAnswer& other) { return plainText(other.words) == words; };
    if (&answer != &*std::ranges::find_if(question.answers, isSame))
        return say("lesson", "\"%1\" is an answer twice; expected two that differ")(words);
    if (!question.isTyped || !answer.isRight || answer.words.figure >= lesson.figures.size())
        return {};
    const LessonFigure& figure = lesson.figures[answer.words.figure];
    const auto shown = shownAnswer(figure, answer.words.spans.front().question);
    return !shown ? Message()
                  : say("lesson", "the case shows %1 before it is asked; expected \"step: 0\" in the case")(
                      elementText(outputDesc(figure.c.op).sizes, *shown));
}

} // namespace

Message LessonRun::factProblem(const LessonText& text) const
{
    for (const LessonSpan& span : text.spans)
        if (span.kind == LessonSpan::Kind::Fact)
            if (const std::string right = answer(span.question, text.figure); !agrees(span.text, right))
                return say("lesson", "\"%1\" is stated of \"%2\"; expected %3")(span.text, span.question, right);
    return {};
}

std::vector<LessonProblem> LessonRun::problems() const
{
    std::vector<LessonProblem> problems = m_failures;
    const auto check = [&](size_t line, const char* field, const auto& problem) {
        try {
            if (const Message message = problem(); !message.isEmpty())
                problems.push_back({line, field, message});
        } catch (const TextError& error) {
            problems.push_back({line, field, error.message()});
        }
    };
    forEachText(m_lesson, [&](const LessonText& text, const char* field) {
        check(text.line, field, [&] { return factProblem(text); });
    });
    for (const LessonFigure& figure : m_lesson.figures)
        if (figure.task)
            check(figure.task->line, "task", [&] { return taskProblem(figure, m_budget); });
    for (const LessonQuestion& question : m_lesson.questions)
        for (const LessonAnswer& answer : question.answers)
            check(answer.words.line,
                  !answer.isRight        ? "wrong"
                      : question.isTyped ? "typed"
                                         : "right",
                  [&] { return answerProblem(m_lesson, question, answer); });
    std::ranges::stable_sort(problems, {}, &LessonProblem::line);
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
