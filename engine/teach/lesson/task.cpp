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

// Runs the case.
DispatchJob jobOf(const Case& c, const std::string& engine, bool isPicture, const MemoryBudget& budget)
{
    throwIfInvalid(c.op, budget);
    requireFewElements(c.op, isPicture);
    DispatchJob job = prepare(c, budget);
    job.output = outputBy(engine, c, job.plan, job.input);
    return job;
}

Tensor outputOf(const Case& c, const MemoryBudget& budget)
{
    return jobOf(c, "cpu", /*isPicture=*/true, budget).output; // it is compared, not shown
}

uint64_t bytesOf(const Case& c)
{
    const TensorDesc& desc = inputDesc(c.op);
    return elementCount(desc) * elementBytes(desc.dataType);
}

} // namespace

void requireFewElements(const Operator& op, bool isPicture)
{
    const uint64_t most = mostElements(isPicture);
    if (const uint64_t count = elementCount(inputDesc(op)) + elementCount(outputDesc(op)); count > most)
        throw TextError(say("lesson", "has %1 elements in both tensors; expected at most %2")(count, most));
}

SettingRun runSetting(const LessonFigure& figure, uint64_t number, const MemoryBudget& budget)
{
    SettingRun run{{figure.c, {}, {}, {}}, {}};
    try {
        run.job.dispatched = changed(figure.c, changesAt(figure.knobs, number), budget);
        if (const Issues issues = validate(run.job.dispatched.op, budget); !issues.empty())
            run.issue = sentence(issues.front());
        else
            run.job = jobOf(run.job.dispatched, engineOf(figure), figure.isPicture, budget);
    } catch (const TextError& error) {
        run.issue = error.message();
    }
    return run;
}

TaskCheck::TaskCheck(const LessonFigure& figure, const MemoryBudget& budget)
    : m_task(*figure.task)
    , m_budget(budget)
{
    if (m_task.kind == LessonTask::Kind::Equal)
        m_target = outputOf(changed(figure.c, m_task.changes, budget), budget);
    for (uint64_t number = 0; !m_target && number < settingCount(figure.knobs); ++number) {
        const auto [job, issue] = runSetting(figure, number, budget);
        const uint64_t bytes = bytesOf(job.dispatched);
        if (issue.isEmpty() && (m_fewest == 0 || bytes < m_fewest) && shows(job.dispatched, job.output))
            m_fewest = bytes;
    }
}

bool TaskCheck::shows(const Case& c, const Tensor& output) const
{
    const Tensor other = outputOf(changed(c, m_task.changes, m_budget), m_budget);
    return output.desc.dataType != other.desc.dataType || output.desc.sizes != other.desc.sizes
        || !equalElements(output, other);
}

TaskState TaskCheck::stateOf(const Case& c, const Tensor& output) const
{
    const uint64_t bytes = bytesOf(c), count = elementCount(output.desc);
    if (!m_target)
        return !shows(c, output) ? TaskState{false, kTellsNothing}
            : bytes > m_fewest   ? TaskState{false, kFewerWillDo(bytes)}
                                 : TaskState{true, kFewest(bytes)};
    const TensorDesc &is = output.desc, &wanted = m_target->desc;
    if (is.sizes != wanted.sizes || is.dataType != wanted.dataType)
        return {false, kOtherSizes(text(is.sizes), text(wanted.sizes))};
    const uint64_t right = equalCount(output, *m_target);
    return right == count ? TaskState{true, kAllRight(count)} : TaskState{false, kRight(right, count)};
}

std::vector<uint64_t> TaskCheck::solutions(const LessonFigure& figure) const
{
    std::vector<uint64_t> numbers;
    for (uint64_t number = 0; number < settingCount(figure.knobs); ++number)
        if (const auto [job, issue] = runSetting(figure, number, m_budget);
            issue.isEmpty() && stateOf(job.dispatched, job.output).isDone)
            numbers.push_back(number);
    return numbers;
}

LessonTask taskFromText(size_t line, const LessonFigure& figure, std::string_view text)
{
    const std::string_view kind = text.substr(0, text.find(' '));
    LessonTask task{.line = line, .changes = changesFromText(text.substr(kind.size()))};
    if (task.changes.empty() || (kind != "equal" && kind != "fewest-bytes"))
        throw TextError(say("lesson", "\"%1\": expected equal FIELD=VALUE or fewest-bytes FIELD=VALUE")(text));
    if (kind == "fewest-bytes")
        task.kind = LessonTask::Kind::FewestBytes;
    for (const FieldChange& change : task.changes)
        fieldTextOf(figure.c, change.field); // throws where it does not exist
    return task;
}

Message taskProblem(const LessonFigure& figure, const MemoryBudget& budget)
{
    const std::vector<uint64_t> solutions = TaskCheck(figure, budget).solutions(figure);
    if (solutions.empty())
        return say("lesson", "no setting of the knobs does it")();
    const uint64_t first = settingOf(figure.knobs, figure.c);
    return std::ranges::find(solutions, first) == solutions.end() ? Message()
                                                                  : say("lesson", "is done before a knob is turned")();
}

} // namespace tessera
