// SPDX-License-Identifier: Apache-2.0
#include "engine/teach/lesson/task.h"

#include "engine/core/ops/operator.h"
#include "engine/core/plan/plan_tables.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/teach/lesson/fact_words.h"
#include "engine/teach/lesson/knob.h"

#include <algorithm>

namespace tessera {

namespace {

using namespace task_texts;

void requireFewElements(const Operator& op, bool isPicture)
{
    const uint64_t most = mostElements(isPicture);
    const uint64_t count = elementCount(inputDesc(op)) + elementCount(outputDesc(op));
    if (count > most)
        throw TextError(say("lesson", "has %1 elements in both tensors; expected at most %2")(count, most));
}

Tensor outputOf(const Case& c, const std::string& engine, const MemoryBudget& budget)
{
    throwIfInvalid(c.op, budget);
    requireFewElements(c.op, true); // it is only held against
    const Plan plan = makePlan(c.op);
    return outputBy(engine, c, plan, loadInput(c, budget));
}

bool isSame(const Tensor& a, const Tensor& b)
{
    return a.desc.dataType == b.desc.dataType && a.desc.sizes == b.desc.sizes && equalElements(a, b);
}

// Whether the output of the case with these fields is another.
bool shows(const TaskRun& run, const std::vector<FieldChange>& changes, const MemoryBudget& budget)
{
    return !isSame(run.output, outputOf(changed(run.c, changes, budget), "cpu", budget));
}

uint64_t bytesOf(const Case& c)
{
    const TensorDesc& desc = inputDesc(c.op);
    return elementCount(desc) * elementBytes(desc.dataType);
}

} // namespace

SettingRun runSetting(const LessonFigure& figure, uint64_t number, const MemoryBudget& budget)
{
    SettingRun run{.c = figure.c};
    try {
        run.c = caseAt(figure, settingAt(figure.knobs, number), budget);
        if (const Issues issues = validate(run.c.op, budget); !issues.empty()) {
            run.issue = sentence(issues.front());
            return run;
        }
        requireFewElements(run.c.op, figure.isPicture);
        run.plan = makePlan(run.c.op);
        run.input = loadInput(run.c, budget);
        run.output = outputBy(engineOf(figure), run.c, run.plan, run.input);
    } catch (const TextError& error) {
        run.issue = error.message();
    }
    return run;
}

TaskCheck::TaskCheck(const Lesson& lesson, const LessonFigure& figure, const MemoryBudget& budget)
    : m_task(*figure.task)
    , m_budget(budget)
{
    if (m_task.kind == LessonTask::Kind::Equal) {
        const auto named = std::ranges::find(lesson.figures, m_task.name, &LessonFigure::name);
        if (m_task.name.empty())
            m_target =
                outputOf(m_task.other ? *m_task.other : changed(figure.c, m_task.changes, budget), "cpu", budget);
        else if (named != lesson.figures.end())
            m_target = outputOf(named->c, engineOf(*named), budget);
        else
            throw TextError(say("lesson", "@%1: no case of this lesson has that name")(m_task.name));
    }
    if (m_task.kind != LessonTask::Kind::FewestBytes)
        return;
    for (uint64_t number = 0; number < settingCount(figure.knobs); ++number) {
        const SettingRun run = runSetting(figure, number, budget);
        if (run.issue.isEmpty() && (m_fewest == 0 || bytesOf(run.c) < m_fewest)
            && shows({run.c, run.plan, run.input, run.output}, m_task.changes, budget))
            m_fewest = bytesOf(run.c);
    }
}

TaskState TaskCheck::equalState(const Tensor& output) const
{
    const TensorDesc &is = output.desc, &wanted = m_target->desc;
    if (is.sizes != wanted.sizes || is.dataType != wanted.dataType)
        return {false, kOtherSizes(text(is.sizes), text(wanted.sizes))};
    uint64_t right = 0;
    const uint64_t count = elementCount(is);
    for (uint64_t element = 0; element < count; ++element)
        right += output.bits(element) == m_target->bits(element) ? 1 : 0;
    return right == count ? TaskState{true, kAllRight(count)} : TaskState{false, kRight(right, count)};
}

TaskState TaskCheck::fewestState(const TaskRun& run) const
{
    if (!shows(run, m_task.changes, m_budget))
        return {false, kTellsNothing};
    const uint64_t bytes = bytesOf(run.c);
    return bytes > m_fewest ? TaskState{false, kFewerWillDo(bytes)} : TaskState{true, kFewest(bytes)};
}

TaskState TaskCheck::stateOf(const TaskRun& run) const
{
    return m_task.kind == LessonTask::Kind::Equal ? equalState(run.output) : fewestState(run);
}

Message goalOf(const LessonTask& task)
{
    return task.kind == LessonTask::Kind::Equal ? kEqualGoal() : kFewestGoal(changesText(task.changes));
}

LessonTask taskFromText(size_t line, const LessonFigure& figure, std::string_view text)
{
    LessonTask task{.line = line};
    const std::string_view kind = text.substr(0, text.find(' '));
    const std::string_view rest = text.substr(std::min(kind.size() + 1, text.size()));
    if (rest.find_first_not_of(' ') == std::string_view::npos || (kind != "equal" && kind != "fewest-bytes"))
        throw TextError(say("lesson", "\"%1\": expected equal @NAME or fewest-bytes FIELD=VALUE")(text));
    if (kind == "fewest-bytes") {
        task.kind = LessonTask::Kind::FewestBytes;
        task.changes = changesFromText(rest);
        const bool readsAnew = std::ranges::find(task.changes, kLayoutField, &FieldChange::field) != task.changes.end();
        if (readsAnew || inputDesc(changedFields(figure.c, task.changes)) != inputDesc(figure.c.op))
            throw TextError(say("lesson", "\"%1\": expected fields that leave the input as it is")(rest));
    } else if (rest.starts_with('@')) {
        task.name = rest.substr(1);
    } else if (rest.find("--") != std::string_view::npos) {
        task.other = caseFromText(rest);
    } else {
        task.changes = changesFromText(rest);
    }
    changedFields(figure.c, task.changes); // throws where they are none
    return task;
}

std::vector<LessonProblem> taskProblems(const Lesson& lesson, const LessonFigure& figure, const MemoryBudget& budget)
{
    if (!figure.task)
        return {};
    const auto problem = [&](const Message& message) {
        return std::vector{LessonProblem{figure.task->line, "task", message}};
    };
    try {
        const TaskCheck check(lesson, figure, budget);
        bool isDone = false;
        for (uint64_t number = 0; number < settingCount(figure.knobs); ++number) {
            const SettingRun run = runSetting(figure, number, budget);
            if (!run.issue.isEmpty() || !check.stateOf({run.c, run.plan, run.input, run.output}).isDone)
                continue;
            if (number == firstSetting(figure.knobs))
                return problem(say("lesson", "is done before a knob is turned"));
            isDone = true;
        }
        if (!isDone)
            return problem(say("lesson", "no setting of the knobs does it"));
    } catch (const TextError& error) {
        return problem(error.message());
    }
    return {};
}

} // namespace tessera
