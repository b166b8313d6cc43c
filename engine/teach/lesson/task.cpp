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

} // namespace

void requireFewElements(const Operator& op, bool isPicture)
{
    const uint64_t most = isPicture ? kMostPictureElements : kMostFigureElements;
    if (const uint64_t count = elementCount(op.input) + elementCount(op.output); count > most)
        throw TextError(
            say("lesson",
                "a page shows at most %1 elements of both tensors together, not %2; try smaller Sizes")(most, count));
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

Tensor targetOf(const LessonFigure& figure, const MemoryBudget& budget)
{
    const Case reached = changed(figure.c, figure.task->changes, budget);
    return jobOf(reached, "cpu", /*isPicture=*/true, budget).output; // it is compared, even where it is not shown
}

TaskState taskState(const Tensor& output, const Tensor& target)
{
    const TensorDesc &is = output.desc, &wanted = target.desc;
    if (is.sizes != wanted.sizes || is.dataType != wanted.dataType)
        return {false, kOtherSizes(text(is.sizes), text(wanted.sizes))};
    const uint64_t right = equalCount(output, target), count = elementCount(is);
    return right == count ? TaskState{true, kAllRight(count)} : TaskState{false, kRight(right, count)};
}

std::vector<uint64_t> solutionsOf(const LessonFigure& figure, const MemoryBudget& budget)
{
    const Tensor target = targetOf(figure, budget);
    std::vector<uint64_t> numbers;
    for (uint64_t number = 0; number < settingCount(figure.knobs); ++number)
        if (const auto [job, issue] = runSetting(figure, number, budget);
            issue.isEmpty() && taskState(job.output, target).isDone)
            numbers.push_back(number);
    return numbers;
}

LessonTask taskFromText(size_t line, const LessonFigure& figure, std::string_view text)
{
    const std::string_view kind = text.substr(0, text.find(' '));
    LessonTask task{.line = line, .changes = changesFromText(text.substr(kind.size()))};
    if (task.changes.empty() || kind != "equal")
        throw TextError(say("lesson", "\"%1\": expected equal FIELD=VALUE")(text));
    for (const FieldChange& change : task.changes)
        fieldTextOf(figure.c, change.field); // throws where it does not exist
    return task;
}

Message taskProblem(const LessonFigure& figure, const MemoryBudget& budget)
{
    const std::vector<uint64_t> solutions = solutionsOf(figure, budget);
    if (solutions.empty())
        return say("lesson", "no setting of the knobs does it")();
    const uint64_t first = settingOf(figure.knobs, figure.c);
    return std::ranges::find(solutions, first) == solutions.end() ? Message()
                                                                  : say("lesson", "is done before a knob is turned")();
}

} // namespace tessera
