// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/check_case.h"

#include "app/cli/arguments/shared_options.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/engine.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/stopwatch.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/formats/pictures/picture_file.h"
#include "engine/judge/measure/assess.h"
#include "engine/judge/measure/output_source.h"
#include "engine/judge/sweep/trial_bench.h"
#include "engine/report/runs/evidence.h"
#include "engine/report/runs/terminal_text.h"

#include <algorithm>
#include <cctype>
#include <system_error>
#include <utility>

namespace tessera {

void CheckRun::forEach(const std::vector<SelectedCase>& items, const Work& work, const Work& none)
try {
    for (size_t i = 0; i < items.size(); ++i) {
        report.head.isStopped = interrupt.isRequested();
        if (report.head.isStopped)
            return;
        m_place = std::to_string(i + 1) + " of " + std::to_string(items.size()) + ", " + items[i].name;
        showProgress(0);
        if (!items[i].why.empty() && none)
            none(items[i]);
        for (const SelectedCase& each : expandedCases(items[i], m_call.line))
            if (const auto failure = m_call.attempt(nameInMessages(each.argument), [&] { work(each); }))
                report.results.push_back(failedResult(each.name, *failure, m_call.lineOf(each.argument.name)));
    }
} catch (const Cancelled&) {
    report.head.isStopped = true;
}

int CheckRun::finish(std::optional<int> code)
{
    reports.write(report);
    if (!report.head.isStopped)
        return reports.code(code.value_or(sumOf(report.results).code));
    m_call.sayStopped(counted(report.results.size(), "result"));
    return reports.code(interrupt.exitCode());
}

Result failedResult(const std::string& name, const Failure& failure, std::string command)
{
    return {.name = name,
            .outcome = failure.isUnsupported ? Outcome::Unsupported : Outcome::Error,
            .otherCode = failure.isUnsupported ? exit_code::kFine : failure.code,
            .figures = failure.message,
            .command = std::move(command)};
}

namespace {

// Makes a folder below this one. Its name is the title in characters that every file system takes; none of `made`.
std::filesystem::path newFolder(const std::filesystem::path& below, const std::string& title,
                                std::set<std::string>& made)
{
    constexpr size_t kMostCharacters = 80;
    std::string name;
    for (const char each : title) {
        const bool isPlain = std::isalnum(static_cast<unsigned char>(each)) || each == '.' || each == '-';
        if (isPlain ? !(name.empty() && each == '.') : !name.empty() && name.back() != '_')
            name += isPlain ? each : '_';
    }
    name = name.substr(0, kMostCharacters);
    std::string unique = name;
    for (int i = 2; !made.insert(unique).second; ++i)
        unique = name + "-" + std::to_string(i);
    std::error_code error;
    std::filesystem::path folder = below / unique;
    std::filesystem::create_directories(folder, error);
    if (error)
        throw IoError(folder.string() + " cannot be made: " + error.message());
    return folder;
}

// Both outputs and what differs, as PNG: a.png, b.png and diff.png in a folder of its own for each case, which comes
// back. Throws IoError; TextError where they are too large for a picture.
std::filesystem::path writePictures(const std::filesystem::path& below, const std::string& title,
                                    std::set<std::string>& made, const Tensor& agreement, const Tensor& a,
                                    const Tensor& b)
try {
    const DifferencePaintings paintings = paintDifference(agreement, a, b);
    std::filesystem::path folder = newFolder(below, title, made);
    const PictureCodec& codec = pictureCodec();
    codec.write(paintings.a, folder / "a.png");
    codec.write(paintings.b, folder / "b.png");
    codec.write(paintings.difference, folder / "diff.png");
    return folder;
} catch (const TextError& error) {
    throw TextError(std::string("--diff: ") + error.what());
}

bool areAlike(const TensorDesc& a, const TensorDesc& b)
{
    return a.dataType == b.dataType && a.sizes == b.sizes;
}

} // namespace

CheckSetup CheckSetup::between(const OutputSource& a, const OutputSource& b) const
{
    CheckSetup same = *this;
    same.engine = &a;
    same.opponent = &b;
    same.isChosen = true;
    return same;
}

Result resultOf(const CheckSetup& setup, const CheckedDispatch& dispatch)
{
    return {.name = dispatch.name,
            .label = dispatch.label,
            .command = dispatch.command,
            .operatorName = std::string(name(dispatch.job.dispatched.op)),
            .engine = setup.engine->name(),
            .against = dispatch.isExpected ? "expected values" : setup.opponent->name(),
            .changedRuns = setup.runs > 1 ? std::optional(0u) : std::nullopt};
}

Result CaseChecker::check(const CheckSetup& setup, CheckedDispatch& dispatch)
{
    Stopwatch watch;
    Result result = resultOf(setup, dispatch);
    try {
        judge(setup, dispatch, result);
    } catch (const RunFailure& failure) {
        result.outcome = outcomeOf(failure.kind);
        result.figures = failure.what();
    } catch (const Incomparable& error) {
        result.outcome = Outcome::Fail;
        result.otherCode = exit_code::kIncomparable;
        result.figures = error.what();
    }
    result.seconds = watch.lap();
    return result;
}

void CaseChecker::judge(const CheckSetup& setup, CheckedDispatch& dispatch, Result& result)
{
    DispatchJob& job = dispatch.job;
    Tensor b = dispatch.right ? *dispatch.right : job.output;
    if (!dispatch.right)
        run(setup, *setup.opponent, job, b);
    const bool bothExecutePlans =
        !dispatch.isExpected && setup.engine->executesPlans() && setup.opponent->executesPlans();
    const Tolerance tolerance = setup.tolerance.of(job.plan, dispatch.own, bothExecutePlans);
    const unsigned wrongRun = runEngine(setup, job, result, [&](const Tensor& a) {
        return areAlike(a.desc, b.desc)
            && compare(job.plan, job.input, a, b, tolerance, setup.stop).verdict == Verdict::Fail;
    });
    const Tensor& a = job.output;
    if (!areAlike(a.desc, b.desc))
        throw Incomparable(incomparable(a.desc, b.desc), b);
    const Comparison c = assess(job.dispatched.op, job.plan, job.input, a, b, tolerance, setup.stop);
    setComparison(result, c, a.desc, tolerance);
    if (const unsigned changed = result.changedRuns.value_or(0); changed > 0) {
        result.figures += "; " + english(changesText(changed, wrongRun));
        if (result.outcome == Outcome::Pass)
            result.outcome = Outcome::Mistrusted;
    }
    if (setup.quality)
        result.quality = qualityFigures(*setup.quality, a, b, setup.stop);
    if (c.verdict == Verdict::Fail)
        explain(setup, dispatch, b, tolerance, c, result);
}

// The failure's cause, its pictures, and what a page shows of it.
void CaseChecker::explain(const CheckSetup& setup, const CheckedDispatch& dispatch, const Tensor& b,
                          const Tolerance& tolerance, const Comparison& comparison, Result& result)
{
    const DispatchJob& job = dispatch.job;
    const Tensor& a = job.output;
    const ComparedEngines suspects{setup.engine, dispatch.isExpected ? nullptr : setup.opponent, setup.budget,
                                   setup.stop};
    const std::optional<Cause> own = setup.causeOf ? setup.causeOf(a, b) : std::nullopt;
    setCause(result, own ? *own : causeAsking(suspects, job.dispatched.op, job.input, a, b));
    if (setup.pictures)
        result.pictures = writePictures(*setup.pictures, dispatch.title, m_folders,
                                        agreementMap(job.plan, job.input, a, b, tolerance), a, b);
    if (m_evidence++ < setup.mostEvidence)
        result.evidence =
            evidenceHtml({job.plan, job.input, a, b, tolerance, comparison, result.engine, result.against});
}

void CaseChecker::run(const CheckSetup& setup, const OutputSource& source, const DispatchJob& job, Tensor& output)
{
    try {
        m_notes.add(
            source,
            source.run(job.dispatched, job.plan, job.input, output, {.stop = setup.stop, .progress = setup.progress}));
        if (setup.gave)
            setup.gave(source, output);
    } catch (const RunFailure& failure) {
        const bool isEngine = &source == setup.engine;
        throw RunFailure(failure.kind, isEngine ? failure.message() : source.name() + ": " + failure.message());
    }
}

// Runs A as often as the setup says. The output is the first run's. If that is right and a later run is wrong, the
// output is the later one's, and its number is returned; else 0. A run that gives nothing although the first did
// differs, too.
unsigned CaseChecker::runEngine(const CheckSetup& setup, DispatchJob& job, Result& result,
                                const std::function<bool(const Tensor& output)>& isWrong)
{
    run(setup, *setup.engine, job, job.output);
    std::optional<Tensor> wrong;
    unsigned wrongRun = 0;
    for (unsigned i = 1; i < setup.runs; ++i) {
        Tensor again(job.output.desc);
        try {
            run(setup, *setup.engine, job, again);
            if (std::ranges::equal(again.bytes(), job.output.bytes()))
                continue;
        } catch (const RunFailure&) {
            ++*result.changedRuns;
            continue;
        }
        ++*result.changedRuns;
        if (!wrong && isWrong(again) && !isWrong(job.output)) {
            wrong = std::move(again);
            wrongRun = i + 1;
        }
    }
    if (wrong)
        job.output = *std::move(wrong);
    return wrongRun;
}

} // namespace tessera
