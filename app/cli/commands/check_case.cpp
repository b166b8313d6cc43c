// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/check_case.h"

#include "app/cli/arguments/shared_options.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/engine.h"
#include "engine/core/tensor/error.h"
#include "engine/formats/io/case_input.h"
#include "engine/formats/io/resource_memory.h"
#include "engine/formats/pictures/picture_file.h"
#include "engine/judge/measure/assess.h"
#include "engine/judge/measure/output_source.h"
#include "engine/judge/measure/proof.h"
#include "engine/judge/sweep/trial_bench.h"
#include "engine/report/text/tensor_picture.h"
#include "engine/report/text/terminal_text.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <system_error>
#include <utility>

namespace tessera {

CheckRun::CheckRun(const CommandCall& call)
    : reports(call)
    , report{.head = headOf(call.line)}
    , m_call(call)
{
}

void CheckRun::forEach(const std::vector<SelectedCase>& items,
                       const std::function<void(const std::string& place)>& tell, const Work& work, const Work& none)
{
    report.head.isStopped = !forEachSelected(items, interrupt, tell, [&](const SelectedCase& item) {
        if (!item.why.empty() && none)
            none(item);
        for (const SelectedCase& each : expandedCases(item, m_call.line))
            if (const auto failure = m_call.attempt(nameInMessages(each.argument), [&] { work(each); }))
                report.results.push_back(
                    failedResult(each.name, *failure, m_call.lineOf({.words = each.argument.name})));
    });
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

// Below the folder, of the title in characters that every file system takes; not one of `made`.
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

DifferencePaintings wholePaintings(const Tensor& agreement, const Tensor& a, const Tensor& b)
{
    try {
        return paintDifference(agreement, a, b);
    } catch (const TextError& error) {
        throw TextError(std::string("--diff: ") + error.what());
    }
}

// Both outputs and what differs, as PNG: a.png, b.png and diff.png in a folder of its own for each case, which comes
// back. Throws IoError; TextError where they are too large for a picture.
std::filesystem::path writePictures(const std::filesystem::path& below, const std::string& title,
                                    std::set<std::string>& made, const Tensor& agreement, const Tensor& a,
                                    const Tensor& b)
{
    const DifferencePaintings paintings = wholePaintings(agreement, a, b);
    std::filesystem::path folder = newFolder(below, title, made);
    const PictureCodec& codec = pictureCodec();
    codec.write(paintings.a, folder / "a.png");
    codec.write(paintings.b, folder / "b.png");
    codec.write(paintings.difference, folder / "diff.png");
    return folder;
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

void CaseChecker::begin(const std::string& name, RepeatedCase repeated, bool isExpected)
{
    m_name = name;
    m_repeated = std::move(repeated);
    m_isExpected = isExpected;
    m_against = isExpected ? "expected values" : m_setup->opponent->name();
    m_changedRuns = 0;
    m_output.reset();
    m_watch = Stopwatch();
}

void CaseChecker::check(const std::string& name, const LoadedCase& loaded, RepeatedCase repeated)
{
    m_isPacked = loaded.isPacked();
    begin(name, std::move(repeated), !m_setup->isChosen && (loaded.expected() || !loaded.file().expected.empty()));
    if (!m_isExpected && m_setup->opponent->name() == m_setup->engine->name())
        throw TextError("--engine " + m_setup->engine->name()
                        + " cannot be held against itself; expected another engine, a .npy file"
                        + " or a case with expected values");
    size_t checked = 0;
    for (size_t i = 0; i < loaded.dispatchCount(); ++i) {
        const std::optional<Tensor> expected = m_isExpected ? loaded.expectedOf(i) : std::nullopt;
        if (m_isExpected && !expected)
            continue; // of several dispatches those of which something is expected
        ++checked;
        checkDispatch(loaded.prepare(i, m_setup->budget), loaded.file().tolerance, expected,
                      m_isPacked ? loaded.first().title : loaded.label(i));
    }
    if (checked == 0)
        throw TextError(m_isExpected ? "there is nothing to check: what is expected is no dispatch's output"
                                     : "there is nothing to check: no dispatch and no expected values");
}

void CaseChecker::hold(const std::string& name, const DispatchJob& job, const std::optional<Tolerance>& own,
                       const std::optional<Tensor>& right, RepeatedCase repeated)
{
    begin(name, std::move(repeated), false);
    const std::string op(tessera::name(job.dispatched.op));
    try {
        checkDispatch(job, own, right, {});
    } catch (const EngineMissing& error) {
        finish({.outcome = Outcome::Missing, .figures = error.what(), .operatorName = op});
    } catch (const EngineError& error) {
        finish({.outcome = Outcome::Error, .figures = error.what(), .operatorName = op});
    }
}

// Runs the dispatch on engine A, and judges its output. An engine that gives no output is a result, and a file that
// holds something else than this output fails as what cannot be compared.
void CaseChecker::checkDispatch(DispatchJob job, const std::optional<Tolerance>& own,
                                const std::optional<Tensor>& right, const std::string& label)
{
    Result result{.label = label, .operatorName = std::string(name(job.dispatched.op))};
    try {
        Tensor other = right ? *right : job.output;
        if (!right)
            run(*m_setup->opponent, job, other);
        const bool bothExecutePlans =
            !m_isExpected && m_setup->engine->executesPlans() && m_setup->opponent->executesPlans();
        const Tolerance tolerance = m_setup->tolerance.of(job.plan, own, bothExecutePlans);
        runEngine(job, [&](const Tensor& output) {
            return output.desc.dataType == other.desc.dataType && output.desc.sizes == other.desc.sizes
                && compare(job.plan, job.input, output, other, tolerance, m_setup->stop).verdict == Verdict::Fail;
        });
        m_output = job.output;
        judge(job, job.output, other, tolerance, label);
    } catch (const RunFailure& failure) {
        result.outcome = outcomeOf(failure.kind);
        result.figures = failure.what();
        finish(std::move(result));
    } catch (const Incomparable& error) {
        result.outcome = Outcome::Fail;
        result.otherCode = exit_code::kIncomparable;
        result.figures = error.what();
        finish(std::move(result));
    }
}

void CaseChecker::run(const OutputSource& source, const DispatchJob& job, Tensor& output)
{
    try {
        m_notes.add(source,
                    source.run(job.dispatched, job.plan, job.input, output,
                               {.stop = m_setup->stop, .progress = m_setup->progress}));
        if (m_setup->gave)
            m_setup->gave(source, output);
    } catch (const RunFailure& failure) {
        const bool isEngine = &source == m_setup->engine;
        throw RunFailure(failure.kind, isEngine ? failure.message() : source.name() + ": " + failure.message());
    }
}

// A run that gives nothing although the first did differs, too.
void CaseChecker::runEngine(DispatchJob& job, const std::function<bool(const Tensor& output)>& isWrong)
{
    m_wrongRun = 0;
    run(*m_setup->engine, job, job.output);
    std::optional<Tensor> wrong;
    for (unsigned i = 1; i < m_setup->runs; ++i) {
        Tensor again(job.output.desc);
        try {
            run(*m_setup->engine, job, again);
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

void CaseChecker::finish(Result result)
{
    result.seconds = m_watch.lap();
    result.name = m_name;
    result.command = m_repeated.before + "tessera check " + m_repeated.words + m_setup->options;
    result.engine = m_setup->engine->name();
    result.against = m_against;
    if (m_setup->runs > 1)
        result.changedRuns = m_changedRuns;
    m_tell(std::move(result));
}

void CaseChecker::judge(const DispatchJob& job, const Tensor& a, const Tensor& b, const Tolerance& tolerance,
                        const std::string& label)
{
    Result result{.label = label, .operatorName = std::string(name(job.dispatched.op)), .output = a.desc};
    if (a.desc.dataType != b.desc.dataType || a.desc.sizes != b.desc.sizes) {
        result.outcome = Outcome::Fail;
        result.otherCode = exit_code::kIncomparable;
        result.figures = english(incomparable(a.desc, b.desc));
        return finish(std::move(result));
    }
    Comparison c = assess(job.dispatched.op, job.plan, job.input, a, b, tolerance, m_setup->stop);
    result.outcome = outcomeOf(c.verdict);
    result.figures = english(figuresText(c, a.desc));
    if (m_changedRuns > 0)
        result.figures += "; " + english(changesText(m_changedRuns, m_wrongRun));
    if (m_changedRuns > 0 && c.verdict == Verdict::Pass)
        result.outcome = Outcome::Mistrusted;
    result.tolerance = optionsText(tolerance).substr(1); // behind the blank
    if (m_setup->quality)
        result.quality = qualityFigures(*m_setup->quality, a, b, m_setup->stop);
    if (c.verdict == Verdict::Fail) {
        const OutputSource* const opponent = m_isExpected ? nullptr : m_setup->opponent;
        const ComparedEngines suspects{m_setup->engine, opponent, m_setup->budget, m_setup->stop};
        result.cause = m_setup->causeOf ? m_setup->causeOf(a, b) : std::nullopt;
        if (!result.cause)
            result.cause = causeAsking(suspects, job.dispatched.op, job.input, a, b);
        result.figures += "; " + english(briefly(*result.cause));
    }
    if (m_setup->pictures && c.verdict == Verdict::Fail) {
        const Tensor agreement = agreementMap(job.plan, job.input, a, b, tolerance);
        const std::string title = m_name + (label.empty() || m_isPacked ? "" : " " + label);
        result.pictures = writePictures(*m_setup->pictures, title, m_folders, agreement, a, b);
    }
    if (c.verdict == Verdict::Fail && m_evidence < m_setup->mostEvidence) {
        result.evidence = evidenceOf(job.plan, job.input, a, b, tolerance, c);
        ++m_evidence;
    }
    c.largest.clear(); // a report of many cases keeps the first few
    c.mismatches.resize(std::min<size_t>(c.mismatches.size(), 10));
    result.comparison = std::move(c);
    finish(std::move(result));
}

} // namespace tessera
