// SPDX-License-Identifier: Apache-2.0
#include "app/cli/reports/check_case.h"

#include "app/cli/arguments/foreign_options.h"
#include "engine/core/ops/operator.h"
#include "engine/formats/io/case_input.h"
#include "engine/formats/io/resource_memory.h"
#include "engine/judge/bugs/asking.h"
#include "engine/judge/measure/assess.h"
#include "engine/judge/measure/output_source.h"
#include "engine/judge/measure/spot_check.h"
#include "engine/judge/measure/trial.h"
#include "engine/report/runs/findings.h"

#include <algorithm>
#include <map>
#include <utility>

namespace tessera {

namespace {

// A resource that no dispatch describes as a whole, as the result of a copy.
DispatchJob copyOf(const Tensor& expected)
{
    TensorDesc flat = flatDesc(expected.desc.dataType, elementCount(expected.desc));
    flat.sizes = {1, flat.sizes.front(), 1, 1};
    DispatchJob job;
    job.dispatched.op = DepthToSpace{.input = flat, .output = flat, .blockSize = 1};
    job.plan = makePlan(job.dispatched.op);
    job.input = Tensor(flat, withLayout(expected, {.dataType = flat.dataType, .sizes = expected.desc.sizes}).buffer);
    return job;
}

DispatchJob jobOf(const Case& c, const MemoryBudget& budget)
{
    ReadyCase ready = prepare(c, budget);
    return {.dispatched = c,
            .plan = std::move(ready.plan),
            .input = std::move(ready.input),
            .output = std::move(ready.output),
            .outputResource = {}};
}

} // namespace

CaseChecker::CaseChecker(const CheckSetup& setup, DifferencePictures* pictures, Notes& notes, Report report)
    : m_setup(setup)
    , m_pictures(pictures)
    , m_notes(notes)
    , m_report(std::move(report))
{
}

void CaseChecker::check(const CaseArgument& argument, const LoadedCase& loaded, RepeatedCase repeated)
{
    m_name = argument.name;
    m_isPacked = false;
    if (const auto* path = std::get_if<std::filesystem::path>(&argument.source))
        m_name = path->string();
    m_repeated = std::move(repeated);
    const auto* file = std::get_if<CaseFile>(&loaded);
    const bool isExpected = file && !m_setup.isChosen && !file->expected.empty();
    begin(isExpected);
    if (isExpected)
        return withIncomparable({}, {}, [&] { checkExpected(*file); });
    if (file)
        checkDispatches(*file);
    else
        checkCase(std::get<Case>(loaded));
}

void CaseChecker::check(const PackCase& packed)
{
    m_name = packed.name;
    m_isPacked = true;
    m_repeated = {.words = lineOf(packed)};
    const bool isExpected = packed.expected && !m_setup.isChosen;
    begin(isExpected);
    DispatchJob job = jobOf(packed.c, m_setup.budget);
    if (!isExpected)
        return runAndJudge(job, packed.tolerance, packed.c.title);
    withIncomparable(job, packed.c.title, [&] {
        const Tolerance tolerance = m_setup.tolerance.of(job.plan, packed.tolerance, false);
        runEngine(job, [&](const Tensor& output) { return isBeyond(job, output, *packed.expected, tolerance); });
        judge(job, job.output, *packed.expected, tolerance, packed.c.title);
    });
}

void CaseChecker::begin(bool isExpected)
{
    m_isExpected = isExpected;
    m_against = isExpected ? "expected values" : m_setup.opponent.name();
    m_changedRuns = 0;
    m_begin = Clock::now();
    if (!isExpected)
        needOpponent();
}

// Runs the work. An engine that gives no output is a result, and a file that holds something else than this output
// fails as what cannot be compared.
void CaseChecker::withIncomparable(const DispatchJob& job, const std::string& label, const std::function<void()>& work)
{
    try {
        work();
    } catch (const RunFailure& failure) {
        const bool isUnsupported = failure.kind == FailureKind::Unsupported;
        finish({.label = label,
                .verdict = failure.kind == FailureKind::Failed ? "ERROR" : std::string(word(failure.kind)),
                .code = isUnsupported ? exit_code::kFine : exit_code::kEngineFailed,
                .figures = failure.what(),
                .operatorName = std::string(name(job.dispatched.op))});
    } catch (const Incomparable& error) {
        finish({.label = label,
                .verdict = "FAIL",
                .code = exit_code::kIncomparable,
                .figures = error.what(),
                .operatorName = std::string(name(job.dispatched.op))});
    }
}

// Nothing is held against itself.
void CaseChecker::needOpponent() const
{
    if (m_setup.opponent.name() == m_setup.engine.name())
        throw TextError("--engine " + m_setup.engine.name()
                        + " cannot be held against itself; another engine, a .npy file"
                        + " or a case with expected values would be right");
}

void CaseChecker::run(const OutputSource& source, const DispatchJob& job, Tensor& output)
{
    try {
        m_notes.add(source,
                    source.run(job.dispatched, job.plan, job.input, output,
                               {.stop = m_setup.stop, .progress = m_setup.progress}));
        if (m_setup.gave)
            m_setup.gave(source, output);
    } catch (const RunFailure& failure) {
        const bool isEngine = &source == &m_setup.engine;
        throw RunFailure(failure.kind, isEngine ? failure.message() : source.name() + ": " + failure.message());
    }
}

// A run that gives nothing although the first did differs, too.
void CaseChecker::runEngine(DispatchJob& job, const std::function<bool(const Tensor& output)>& isWrong)
{
    m_wrongRun = 0;
    run(m_setup.engine, job, job.output);
    std::optional<Tensor> wrong;
    for (unsigned i = 1; i < m_setup.runs; ++i) {
        Tensor again(job.output.desc);
        try {
            run(m_setup.engine, job, again);
        } catch (const RunFailure&) {
            ++m_changedRuns;
            continue;
        }
        if (std::ranges::equal(again.bytes(), job.output.bytes()))
            continue;
        ++m_changedRuns;
        if (!wrong && isWrong(again) && !isWrong(job.output)) {
            wrong = std::move(again);
            m_wrongRun = i + 1;
        }
    }
    if (wrong)
        job.output = *std::move(wrong);
}

bool CaseChecker::isBeyond(const DispatchJob& job, const Tensor& a, const Tensor& b, const Tolerance& tolerance) const
{
    return a.desc.dataType == b.desc.dataType && a.desc.sizes == b.desc.sizes
        && compare(job.plan, job.input, a, b, tolerance, m_setup.stop).verdict == Verdict::Fail;
}

void CaseChecker::finish(CheckResult result)
{
    const auto now = Clock::now();
    result.seconds = std::chrono::duration<double>(now - std::exchange(m_begin, now)).count();
    result.name = m_name;
    result.command = m_repeated.before + "tessera check " + m_repeated.words + m_setup.options;
    result.engine = m_setup.engine.name();
    result.against = m_against;
    m_report(std::move(result));
}

void CaseChecker::judge(const DispatchJob& job, const Tensor& a, const Tensor& b, const Tolerance& tolerance,
                        const std::string& label, bool isDispatched)
{
    CheckResult result{.label = label, .operatorName = std::string(name(job.dispatched.op)), .output = a.desc};
    if (a.desc.dataType != b.desc.dataType || a.desc.sizes != b.desc.sizes) {
        result.verdict = "FAIL";
        result.code = exit_code::kIncomparable;
        result.figures = english(incomparable(a.desc, b.desc));
        return finish(std::move(result));
    }
    Comparison c = assess(job.dispatched.op, job.plan, job.input, a, b, tolerance, m_setup.stop);
    result.verdict = word(c.verdict);
    result.code = codeOf(c.verdict);
    result.figures = english(figuresText(c, a.desc));
    if (m_changedRuns > 0)
        result.figures += "; " + english(changesText(m_changedRuns, m_wrongRun));
    if (m_changedRuns > 0 && c.verdict == Verdict::Pass) {
        result.verdict = word(Verdict::Mistrusted);
        result.code = codeOf(Verdict::Mistrusted);
    }
    result.tolerance = optionsText(tolerance).substr(1); // behind the blank
    if (c.verdict == Verdict::Fail) {
        const Suspects suspects{.a = isDispatched ? &m_setup.engine : nullptr,
                                .b = m_isExpected ? nullptr : &m_setup.opponent,
                                .budget = m_setup.budget,
                                .stop = m_setup.stop};
        result.cause = causeAsking(suspects, job.dispatched.op, job.input, a, b);
        result.figures += "; " + english(briefly(*result.cause));
    }
    if (m_pictures && c.verdict == Verdict::Fail)
        result.pictures = m_pictures->write(m_name + (label.empty() || m_isPacked ? "" : " " + label), job.plan,
                                            job.input, a, b, tolerance);
    if (c.verdict == Verdict::Fail && m_evidence < m_setup.mostEvidence) {
        result.evidence = evidenceOf(job.plan, job.input, a, b, tolerance, c);
        ++m_evidence;
    }
    c.largest.clear(); // a report of many cases keeps the first few
    c.mismatches.resize(std::min<size_t>(c.mismatches.size(), 10));
    result.comparison = std::move(c);
    finish(std::move(result));
}

// Runs the dispatch on engine A, and judges its output.
void CaseChecker::runAndJudge(DispatchJob& job, const std::optional<Tolerance>& own, const std::string& label)
{
    withIncomparable(job, label, [&] {
        Tensor other = job.output;
        run(m_setup.opponent, job, other);
        const bool bothExecutePlans = m_setup.engine.executesPlans() && m_setup.opponent.executesPlans();
        const Tolerance tolerance = m_setup.tolerance.of(job.plan, own, bothExecutePlans);
        runEngine(job, [&](const Tensor& output) { return isBeyond(job, output, other, tolerance); });
        judge(job, job.output, other, tolerance, label);
    });
}

void CaseChecker::checkExpected(const CaseFile& file)
{
    Execution execution(file);
    std::map<std::string, DispatchJob> written; // by resource, the last dispatch
    std::map<std::string, unsigned> wrongRuns;
    for (const Command& command : file.commands)
        if (const auto* dispatch = std::get_if<DispatchCommand>(&command)) {
            DispatchJob job = execution.prepare(*dispatch);
            if (file.expected.contains(job.outputResource)) {
                const Tensor expected = execution.expected(job.outputResource);
                const Tolerance tolerance = m_setup.tolerance.of(job.plan, file.tolerance, false);
                runEngine(job, [&](const Tensor& output) { return isBeyond(job, output, expected, tolerance); });
                wrongRuns[job.outputResource] = m_wrongRun;
            } else
                m_notes.add(m_setup.engine,
                            runChecked(m_setup.engine, job.dispatched, job.plan, job.input, job.output,
                                       {.stop = m_setup.stop}));
            execution.finish(job);
            written.insert_or_assign(job.outputResource, std::move(job));
        }
    for (const auto& [name, values] : file.expected) {
        const Tensor actual = execution.resource(name), expected = execution.expected(name);
        const auto job = written.find(name);
        const bool isOutput = job != written.end() && job->second.output.desc.sizes == actual.desc.sizes;
        m_wrongRun = wrongRuns[name];
        const DispatchJob& context = isOutput ? job->second : written[name] = copyOf(expected);
        judge(context, actual, expected, m_setup.tolerance.of(context.plan, file.tolerance, false),
              file.expected.size() > 1 ? name : "", isOutput);
    }
}

void CaseChecker::checkDispatches(const CaseFile& file)
{
    if (file.dispatchCount() == 0)
        throw TextError("there is nothing to check: no dispatch and no expected values");
    Execution execution(file);
    for (size_t i = 0; i < file.dispatchCount(); ++i) {
        DispatchJob job = execution.prepare(file.dispatchCommand(i));
        runAndJudge(job, file.tolerance, file.dispatchCount() > 1 ? file.dispatchCommand(i).dispatchable : "");
        execution.finish(job);
    }
}

void CaseChecker::checkCase(const Case& c)
{
    DispatchJob job = jobOf(c, m_setup.budget);
    runAndJudge(job, std::nullopt, {});
}

} // namespace tessera
