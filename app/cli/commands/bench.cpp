// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/field_sweep.h"
#include "app/cli/arguments/repeated_case.h"
#include "app/cli/arguments/report_files.h"
#include "app/cli/arguments/shared_options.h"
#include "app/cli/commands/commands.h"
#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/output_file.h"
#include "app/cli/terminal/standard_output.h"
#include "engine/compute/registry/registry.h"
#include "engine/core/ops/operator.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/judge/measure/timing_report.h"
#include "engine/report/runs/bench_report.h"
#include "engine/report/text/page.h"
#include "engine/report/text/terminal_text.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <functional>
#include <ostream>
#include <span>
#include <system_error>
#include <utility>

namespace tessera {

namespace {

// The files that `bench` was asked for: --json, --csv, --html. What was in them stays until there is something
// to put in its place: rows are kept beside them as they come, in FILE.partial, and take their place at the end.
class BenchFiles {
public:
    explicit BenchFiles(const CommandCall& call); // throws TextError, IoError for what can never be written

    bool areWanted() const;
    std::ostream& lines() const { return m_lines; } // where the tables go

    void keep(const BenchRun& run) const; // all results so far; throws IoError
    void write(const BenchRun& run, ReportWriter& reports) const;

private:
    const CommandLine& m_line;
    std::ostream& m_lines;
};

constexpr std::array<std::string_view, 3> kBenchReports = {"json", "csv", "html"};

// The rows as text, by option.
using Results = std::span<const TimedCase>;
constexpr std::pair<const char*, std::string (*)(Results)> kTexts[] = {
    {"json", [](Results results) { return timingJson(results, provenance()); }},
    {"csv", timingCsv},
};

BenchFiles::BenchFiles(const CommandCall& call)
    : m_line(call.line)
    , m_lines(call.linesBeside(kBenchReports))
{
}

bool BenchFiles::areWanted() const
{
    return std::ranges::any_of(kBenchReports, [&](std::string_view each) { return m_line.value(each).has_value(); });
}

void BenchFiles::keep(const BenchRun& run) const
{
    for (const auto& [option, text] : kTexts)
        if (const auto path = m_line.value(option); path && canHavePartial(*path)) {
            const std::string rows = text(run.results);
            writeFileAtomically(*path + kPartial, std::as_bytes(std::span(rows)));
        }
}

void BenchFiles::write(const BenchRun& run, ReportWriter& reports) const
{
    for (const auto& [option, text] : kTexts)
        if (const auto path = m_line.value(option);
            path && reports.write(option, [&, &made = text] { return made(run.results); })) {
            std::error_code error;
            std::filesystem::remove(*path + kPartial, error);
        }
    reports.write("html", [&] { return benchHtml(run); });
}

constexpr Option kBenchOptions[] = {
    unrepeated(
        repeatable({"engine", "NAME", "What computes; may be given more than once, `tessera engines` lists them.",
                    ValueKind::Engine, "cpu"})),
    unrepeated(
        {"threads", "N,N",
         "The cpu engine uses at most so many, all where it is not given; several are measured one after the other.",
         ValueKind::Numbers}),
    kQuality,
    kPeak,
    kViewingDistance,
    kPixelsPerDegree,
    {"rounds", "N", "At least so many hot runs …", ValueKind::Number, "20"},
    {"seconds", "X", "… and until so many seconds are gone.", ValueKind::Number, "1"},
    unrepeated(
        repeatable({"sweep", "FIELD=A,B",
                    "Measures the case with each value of a field; lists are parted by /. May be given more than once.",
                    ValueKind::Text})),
    unrepeated({"json", "FILE", "Writes a row a result, with all samples.", ValueKind::File}),
    unrepeated({"csv", "FILE", "Writes a row a result.", ValueKind::File}),
    unrepeated(kHtml),
    kAllowOutside,
    kEngineFile,
    kTimeout,
};

constexpr Example kBenchExamples[] = {
    {"bench DEPTH_TO_SPACE1 --Sizes 1,576,96,96 --engine cpu --engine vulkan --sweep BlockSize=2,3,4,8",
     "Measures four block sizes on two engines."},
};

struct BenchOptions {
    std::vector<std::string> engines;
    std::vector<unsigned> threads; // 0: all
    std::vector<Variation> variations;
    MeasureLimits limits;
    std::optional<QualityRequest> quality = {};
};

BenchOptions optionsFrom(const CommandLine& line)
{
    BenchOptions options{.engines = line.values("engine"),
                         .threads = {},
                         .variations = {},
                         .limits = {},
                         .quality = qualityRequestOf(line)};
    for (const std::string& each : split(line.value("threads").value_or(""), ','))
        options.threads.push_back(each.empty() ? 0
                                               : static_cast<unsigned>(wholeNumber("threads", each, 1, kMostThreads)));
    for (const std::string& each : line.values("sweep"))
        options.variations.push_back(variationFrom(each));
    options.limits.rounds = wholeNumber("rounds", line.valueOrStandard("rounds"), 1, kMostHotRuns);
    options.limits.seconds = number("seconds", line.valueOrStandard("seconds"), 0, 3600);
    return options;
}

// One command's work: what has been measured so far, and what stops it.
class Bench {
public:
    Bench(const BenchOptions& options, const CommandCall& call, const BenchFiles& files)
        : m_options(options)
        , m_call(call)
        , m_line(call.line)
        , m_makeEngine(enginesOf(call.line, call.services))
        , m_files(files)
        , m_run{.head = headOf(call.line)}
    {
    }

    // The argument's table: a row for each variant, dispatch, engine and number of threads.
    void measureArgument(const CaseArgument& argument);

    const BenchRun& run();
    bool isStopped() const { return m_interrupt.isRequested(); }
    int exitCode() const { return isStopped() ? m_interrupt.exitCode() : m_code.code(); }

private:
    void guard(const CaseArgument& argument, const std::function<void()>& work);
    void measureLoaded(const SweptCase& variant, const LoadedCase& loaded);
    void measureJob(const SweptCase& variant, const std::string& label, const DispatchJob& job);
    void measureOn(const SweptCase& variant, const std::string& label, const DispatchJob& job,
                   const std::string& engine, unsigned threads);
    const Tensor& referenceOf(const DispatchJob& job); // of the job that is measured
    std::optional<QualityFigures> qualityOn(const DispatchJob& job, const std::string& engine);
    void printTable(const CaseArgument& argument, size_t first) const;

    const BenchOptions& m_options;
    const CommandCall& m_call;
    const CommandLine& m_line;
    EngineFactory m_makeEngine;
    const BenchFiles& m_files;
    Interrupt m_interrupt;
    ProgressLine m_progress;
    RepeatedCase m_again; // the case that is measured
    std::optional<Tensor> m_reference; // its output on the reference, once it was asked for
    BenchRun m_run;
    ExitCode m_code;
};

// A failure is said and counted, and stops nothing else.
void Bench::guard(const CaseArgument& argument, const std::function<void()>& work)
{
    const auto failure = m_call.attempt(argument.name, [&] {
        try {
            work();
        } catch (const Cancelled&) { // said once, at the end
        }
    });
    if (failure)
        failure->addTo(m_code);
}

const Tensor& Bench::referenceOf(const DispatchJob& job)
{
    if (!m_reference) {
        Tensor output(job.output.desc);
        m_makeEngine({.budget = m_line.budget()}, "reference")
            ->run(job.dispatched, job.plan, job.input, output, {.stop = m_interrupt.token()});
        m_reference = std::move(output);
    }
    return *m_reference;
}

// What is asked for of the engine's output against the reference's.
std::optional<QualityFigures> Bench::qualityOn(const DispatchJob& job, const std::string& engine)
{
    if (!m_options.quality)
        return {};
    Tensor output(job.output.desc);
    const RunControl control{.stop = m_interrupt.token()};
    m_makeEngine({.budget = m_line.budget()}, engine)->run(job.dispatched, job.plan, job.input, output, control);
    return qualityFigures(*m_options.quality, output, referenceOf(job), control.stop);
}

void Bench::measureOn(const SweptCase& variant, const std::string& label, const DispatchJob& job,
                      const std::string& engineName, unsigned threads)
{
    if (m_makeEngine({}, engineName)->name() != "cpu" && threads != m_options.threads.front())
        return; // the number is not its own: once is enough
    const auto progress = [&](double done) {
        m_progress.show(std::to_string(static_cast<int>(100 * done)) + " %  " + engineName + "  "
                        + variant.argument.name);
    };
    progress(0);
    Measurement measurement =
        measureNew(m_makeEngine, {.threads = threads, .budget = m_line.budget()}, engineName, job.dispatched, job.input,
                   m_options.limits, {.stop = m_interrupt.token(), .progress = progress});
    if (const Message early = earlyStop(measurement, m_options.limits); !early.isEmpty() && m_line.value("seconds"))
        m_call.err << "tessera bench: note: " << engineText(measurement) << ": " << english(early) << '\n';
    std::string command = m_again.before + "tessera bench " + m_again.words + " --engine " + shellWord(engineName);
    if (threads != 0 && measurement.engine == "cpu")
        command += " --threads " + std::to_string(threads);
    std::vector<std::string> varied = label.empty() ? variant.values : std::vector{label};
    m_run.varied.reserve(m_run.varied.size() + 1); // both rows or none
    m_run.results.push_back({variant.argument.name + (label.empty() ? "" : ": " + label),
                             command + repeatedOptions(m_line), std::move(measurement), qualityOn(job, engineName)});
    m_run.varied.push_back(std::move(varied));
    m_files.keep(m_run);
    m_code.add(exit_code::kFine);
}

void Bench::measureJob(const SweptCase& variant, const std::string& label, const DispatchJob& job)
{
    m_reference.reset();
    for (const std::string& engine : m_options.engines)
        for (const unsigned threads : m_options.threads) {
            if (isStopped())
                return;
            guard(variant.argument, [&] {
                static_cast<void>(namingEngine(engine, [&] {
                    measureOn(variant, label, job, engine, threads);
                    return exit_code::kFine;
                }));
            });
        }
}

void Bench::measureLoaded(const SweptCase& variant, const LoadedCase& loaded)
{
    m_again = m_call.repeated(variant.argument, loaded);
    loaded.needDispatches("measure");
    for (size_t i = 0; i < loaded.dispatchCount(); ++i)
        measureJob(variant, loaded.label(i), loaded.prepare(i, m_line.budget()));
}

void Bench::printTable(const CaseArgument& argument, size_t first) const
{
    if (first == m_run.results.size())
        return;
    std::vector<std::string> titles;
    for (const Variation& variation : m_options.variations)
        titles.push_back(variation.field);
    if (m_options.variations.empty() && !m_run.varied[first].empty())
        titles.emplace_back("dispatch");
    std::ostream& out = m_files.lines();
    out << "# " << argument.name << '\n';
    printTimes(m_run, first, std::move(titles), out);
    for (size_t i = first; i < m_run.results.size(); ++i)
        for (const std::string& text : qualityTexts(m_run.results[i]))
            out << text << '\n';
    out << '\n' << std::flush;
}

void Bench::measureArgument(const CaseArgument& argument)
{
    const size_t first = m_run.results.size();
    guard(argument, [&] {
        for (const SweptCase& variant : sweptCases(argument, m_options.variations))
            if (!isStopped())
                guard(variant.argument, [&] { measureLoaded(variant, m_call.load(variant.argument)); });
    });
    m_progress.clear();
    printTable(argument, first);
}

const BenchRun& Bench::run()
{
    for (const CaseArgument& argument : m_line.cases())
        if (!isStopped())
            measureArgument(argument);
    m_run.head.isStopped = isStopped();
    return m_run;
}

int benchCommand(const CommandCall& call)
{
    const CommandLine& line = call.line;
    line.needCases();
    const BenchOptions options = optionsFrom(line);
    for (const std::string& engine : options.engines)
        startedEngines(line, call.services)({}, engine); // a wrong name is one sentence, before anything is measured
    const BenchFiles files(call);
    Bench bench(options, call, files);
    const BenchRun& run = bench.run();
    for (const Fact& fact : provenance())
        files.lines() << fact.name << ": " << fact.value << '\n';
    ReportWriter reports(call);
    if (!run.results.empty())
        files.write(run, reports);
    else if (files.areWanted())
        call.err << "tessera bench: nothing was measured, and no file is written\n";
    if (bench.isStopped())
        call.err << "tessera bench: stopped after " << counted(run.results.size(), "measurement") << '\n';
    return reports.code(bench.exitCode());
}

} // namespace

const CommandText kBenchText{
    .name = "bench",
    .summary = "measures how long cases take, beside a copy of as many bytes",
    .operands = "CASE…",
    .sentence = "Measures how long cases take on engines, beside each engine's own copy of as many bytes; one line "
                "each: figures, and the command that repeats it.",
    .options = kBenchOptions,
    .remarks = "cold is the first run of a new engine, all of it, once the machine's threads and drivers are there; "
               "the other times are the kernel's in the runs that follow, each after a copy of (input + output) / 2 "
               "bytes. GB/s counts what the operator must read and write, each element in use once. Ctrl+C prints and "
               "writes what is there; until then the rows so far stand in FILE.partial. --quality holds each engine's "
               "output against the reference's, as pictures.",
    .examples = kBenchExamples,
    .run = benchCommand,
};

} // namespace tessera
