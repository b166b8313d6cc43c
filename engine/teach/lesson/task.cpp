// SPDX-License-Identifier: Apache-2.0
#include "engine/teach/lesson/task.h"

#include "engine/core/ops/operator.h"
#include "engine/core/plan/plan_tables.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/teach/lesson/fact.h"
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

// Runs the case.
DispatchJob jobOf(const Case& c, const std::string& engine, bool isPicture, const MemoryBudget& budget)
{
    throwIfInvalid(c.op, budget);
    requireFewElements(c.op, isPicture);
    DispatchJob job = prepare(c, budget);
    job.output = outputBy(engine, c, job.plan, job.input);
    return job;
}

Tensor outputOf(const Case& c, const std::string& engine, const MemoryBudget& budget)
{
    return jobOf(c, engine, /*isPicture=*/true, budget).output; // it is compared, not shown
}

uint64_t bytesOf(const Case& c)
{
    const TensorDesc& desc = inputDesc(c.op);
    return elementCount(desc) * elementBytes(desc.dataType);
}

} // namespace

SettingRun runSetting(const LessonFigure& figure, uint64_t number, const MemoryBudget& budget)
{
    SettingRun run{{figure.c, {}, {}, {}}, {}};
    try {
        run.job.dispatched = caseAt(figure, settingAt(figure.knobs, number), budget);
        if (const Issues issues = validate(run.job.dispatched.op, budget); !issues.empty())
            run.issue = sentence(issues.front());
        else
            run.job = jobOf(run.job.dispatched, engineOf(figure), figure.isPicture, budget);
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
        return;
    }
    for (uint64_t number = 0; number < settingCount(figure.knobs); ++number) {
        const auto [job, issue] = runSetting(figure, number, budget);
        const uint64_t bytes = bytesOf(job.dispatched);
        if (issue.isEmpty() && (m_fewest == 0 || bytes < m_fewest) && shows(job.dispatched, job.output))
            m_fewest = bytes;
    }
}

bool TaskCheck::shows(const Case& c, const Tensor& output) const
{
    const Tensor other = outputOf(changed(c, m_task.changes, m_budget), "cpu", m_budget);
    return output.desc.dataType != other.desc.dataType || output.desc.sizes != other.desc.sizes
        || !equalElements(output, other);
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

TaskState TaskCheck::fewestState(const Case& c, const Tensor& output) const
{
    if (!shows(c, output))
        return {false, kTellsNothing};
    const uint64_t bytes = bytesOf(c);
    return bytes > m_fewest ? TaskState{false, kFewerWillDo(bytes)} : TaskState{true, kFewest(bytes)};
}

TaskState TaskCheck::stateOf(const Case& c, const Tensor& output) const
{
    return m_task.kind == LessonTask::Kind::Equal ? equalState(output) : fewestState(c, output);
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
    changedFields(figure.c, task.changes); // throws where a field does not exist
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
            const auto [job, issue] = runSetting(figure, number, budget);
            if (!issue.isEmpty() || !check.stateOf(job.dispatched, job.output).isDone)
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
