// SPDX-License-Identifier: Apache-2.0
#include "engine/teach/lesson/fact.h"

#include "engine/core/case/calculation.h"
#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
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
        try {
            DispatchJob& run = m_runs.emplace_back(prepare(figure.c, budget));
            run.output = outputBy(engineOf(figure), figure.c, run.plan, run.input);
        } catch (const Error& error) {
            throw TextError(say("lesson", "the case of line %1: %2")(figure.line, error.message()));
        }
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
    std::vector<LessonProblem> problems;
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
    std::ranges::stable_sort(problems, {}, &LessonProblem::line);
    return problems;
}

} // namespace tessera
