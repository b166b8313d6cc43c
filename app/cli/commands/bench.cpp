// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"

#include "app/cli/arguments/field_sweep.h"
#include "app/cli/arguments/foreign_options.h"
#include "app/cli/arguments/page_head.h"
#include "app/cli/arguments/repeated_case.h"
#include "app/cli/commands/window_program.h"
#include "app/cli/reports/bench_files.h"
#include "app/cli/reports/report_files.h"
#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/progress_line.h"
#include "engine/compute/registry/registry.h"
#include "engine/core/ops/operator.h"
#include "engine/formats/io/execute.h"
#include "engine/report/text/text_table.h"

#include <algorithm>
#include <charconv>
#include <functional>
#include <ostream>

namespace tessera {

namespace {

using namespace std::string_view_literals;

constexpr Option kBenchOptions[] = {
    {"engine",
     "NAME",
     "What computes; may be given more than once, `tessera engines` lists them.",
     ValueKind::Engine,
     "cpu",
     {},
     true},
    {"threads", "N,N",
     "The cpu engine uses at most so many, all where it is not given; several are measured one after the other.",
     ValueKind::Numbers},
    {"rounds", "N", "At least so many hot runs …", ValueKind::Number, "20"},
    {"seconds", "X", "… and until so many seconds are gone.", ValueKind::Number, "1"},
    {"sweep",
     "FIELD=A,B",
     "Measures the case with each value of a field; lists are parted by /. May be given more than once.",
     ValueKind::Text,
     {},
     {},
     true},
    {"json", "FILE", "Writes a row a result, with all samples.", ValueKind::File},
    {"csv", "FILE", "Writes a row a result.", ValueKind::File},
    kHtml,
    {"plot", "FILE",
     "Draws rate over size, or time over threads where several are measured; .svg or .png. Needs the window program.",
     ValueKind::File},
    kAllowOutside,
    kEngineFile,
    kTimeout,
};

constexpr Example kBenchExamples[] = {
    {"bench DEPTH_TO_SPACE1 --Sizes 1,576,96,96 --engine cpu --engine vulkan --sweep BlockSize=2,3,4,8",
     "Measures four block sizes on two engines."},
};

double secondsOf(const std::string& text)
{
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || !(value >= 0 && value <= 3600))
        throw TextError("--seconds \"" + text + "\" is not a number from 0 to 3600");
    return value;
}

struct BenchOptions {
    std::vector<std::string> engines;
    std::vector<unsigned> threads; // 0: all
    std::vector<Variation> variations;
    MeasureLimits limits;
    std::string limitsText; // to repeat the command with
    bool wantsSeconds = false; // --seconds is given
    MemoryBudget budget;
    SourceReach reach = SourceReach::CaseFolder;
};

BenchOptions optionsFrom(const CommandLine& line)
{
    BenchOptions options{.engines = line.values("engine"),
                         .threads = {},
                         .variations = {},
                         .limits = {},
                         .limitsText = {},
                         .wantsSeconds = line.value("seconds").has_value(),
                         .budget = line.budget(),
                         .reach = line.reach()};
    for (const std::string& each : split(line.value("threads").value_or(""), ','))
        options.threads.push_back(each.empty() ? 0
                                               : static_cast<unsigned>(wholeNumber("threads", each, 1, kMostThreads)));
    for (const std::string& each : line.values("sweep"))
        options.variations.push_back(variationFrom(each));
    options.limits.rounds = wholeNumber("rounds", line.valueOrStandard("rounds"), 1, kMostHotRuns);
    options.limits.seconds = secondsOf(line.valueOrStandard("seconds"));
    for (const auto& [name, value] : line.given())
        for (const std::string_view limit : {"rounds"sv, "seconds"sv, kEngineFile.name, kTimeout.name})
            if (name == limit)
                options.limitsText += " --" + name + " " + shellWord(value);
    return options;
}

// One command's work: what has been measured so far, and what stops it.
class Bench {
public:
    // `kept` is called after each measurement.
    Bench(const BenchOptions& options, const Services& services, EngineFactory makeEngine, std::ostream& out,
          std::ostream& err, std::function<void(std::span<const TimedCase>)> kept)
        : m_options(options)
        , m_makeEngine(std::move(makeEngine))
        , m_codec(services.codec())
        , m_kept(std::move(kept))
        , m_out(out)
        , m_err(err)
    {
    }

    // The argument's table: a row for each variant, dispatch, engine and number of threads.
    void measureArgument(const CaseArgument& argument);

    const std::vector<TimedCase>& results() const { return m_results; }
    bool isStopped() const { return m_interrupt.isRequested(); }
    int exitCode() const { return isStopped() ? m_interrupt.exitCode() : m_code.code(); }

private:
    void guard(const CaseArgument& argument, const std::function<void()>& work);
    void measureLoaded(const SweptCase& variant, const LoadedCase& loaded);
    void measureJob(const SweptCase& variant, const std::string& label, const Case& c, const Tensor& input);
    void measureOn(const SweptCase& variant, const std::string& label, const Case& c, const Tensor& input,
                   const std::string& engine, unsigned threads);
    void printTable(const CaseArgument& argument, size_t first) const;

    const BenchOptions& m_options;
    EngineFactory m_makeEngine;
    const PictureCodec& m_codec;
    std::function<void(std::span<const TimedCase>)> m_kept;
    std::ostream& m_out;
    std::ostream& m_err;
    Interrupt m_interrupt;
    ProgressLine m_progress;
    RepeatedCase m_again; // the case that is measured
    std::vector<TimedCase> m_results;
    std::vector<std::vector<std::string>> m_varied; // by result: the swept values, or the dispatch's name
    ExitCode m_code;
};

// A failure is said and counted, and stops nothing else.
void Bench::guard(const CaseArgument& argument, const std::function<void()>& work)
{
    const auto failure = failureOf([&] {
        try {
            work();
        } catch (const Cancelled&) { // said once, at the end
        }
    });
    if (!failure)
        return;
    m_progress.clear();
    printFailure(m_err, kBenchText.name, argument.name, failure->message);
    failure->addTo(m_code);
}

void Bench::measureOn(const SweptCase& variant, const std::string& label, const Case& c, const Tensor& input,
                      const std::string& engineName, unsigned threads)
{
    if (m_makeEngine({}, engineName)->name() != "cpu" && threads != m_options.threads.front())
        return; // the number is not its own: once is enough
    const auto progress = [&](double done) {
        m_progress.show(std::to_string(static_cast<int>(100 * done)) + " %  " + engineName + "  "
                        + variant.argument.name);
    };
    progress(0);
    Measurement measurement = measureNew(m_makeEngine, {.threads = threads, .budget = m_options.budget}, engineName, c,
                                         input, m_options.limits, {.stop = m_interrupt.token(), .progress = progress});
    if (const Message early = earlyStop(measurement, m_options.limits); !early.isEmpty() && m_options.wantsSeconds) {
        m_progress.clear();
        m_err << "tessera bench: note: " << engineText(measurement) << ": " << english(early) << '\n';
    }
    std::string command = m_again.before + "tessera bench " + m_again.words + " --engine " + shellWord(engineName);
    if (threads != 0 && measurement.engine == "cpu")
        command += " --threads " + std::to_string(threads);
    std::vector<std::string> varied = label.empty() ? variant.values : std::vector{label};
    m_varied.reserve(m_varied.size() + 1); // both rows or none
    m_results.push_back({variant.argument.name + (label.empty() ? "" : ": " + label), command + m_options.limitsText,
                         std::move(measurement)});
    m_varied.push_back(std::move(varied));
    m_kept(m_results);
    m_code.add(exit_code::kFine);
}

void Bench::measureJob(const SweptCase& variant, const std::string& label, const Case& c, const Tensor& input)
{
    for (const std::string& engine : m_options.engines)
        for (const unsigned threads : m_options.threads) {
            if (isStopped())
                return;
            guard(variant.argument, [&] {
                static_cast<void>(namingEngine(engine, [&] {
                    measureOn(variant, label, c, input, engine, threads);
                    return exit_code::kFine;
                }));
            });
        }
}

void Bench::measureLoaded(const SweptCase& variant, const LoadedCase& loaded)
{
    m_again = repeated(kBenchText.name, variant.argument, loaded, m_options.budget, m_err);
    if (const auto* c = std::get_if<Case>(&loaded)) {
        return measureJob(variant, {}, *c, prepare(*c, m_options.budget).input);
    }
    const CaseFile& file = std::get<CaseFile>(loaded);
    if (file.dispatchCount() == 0)
        throw TextError("there is nothing to measure: no dispatch");
    Execution execution(file);
    for (size_t i = 0; i < file.dispatchCount(); ++i) {
        const DispatchCommand& command = file.dispatchCommand(i);
        const DispatchJob job = execution.prepare(command);
        const std::string label = file.dispatchCount() > 1 ? command.dispatchable : "";
        measureJob(variant, label, job.dispatched, job.input);
        if (i + 1 < file.dispatchCount())
            execution.dispatch(command, *makeEngine("cpu")); // what follows may read what this one writes
    }
}

void Bench::printTable(const CaseArgument& argument, size_t first) const
{
    if (first == m_results.size())
        return;
    TextTable table;
    std::vector<std::string> titles;
    for (const Variation& variation : m_options.variations)
        titles.push_back(variation.field);
    if (m_options.variations.empty() && !m_varied[first].empty())
        titles.emplace_back("dispatch");
    const size_t leading = titles.size() + 1; // words, to the left; then numbers, to the right
    titles.emplace_back("engine");
    for (const TimingColumn& column : timingColumns())
        titles.emplace_back(column.title);
    table.add(titles);
    for (size_t i = first; i < m_results.size(); ++i) {
        const Measurement& measurement = m_results[i].measurement;
        std::vector<std::string> row = m_varied[i];
        row.push_back(engineText(measurement));
        for (const std::string& text : timingTexts(measurement))
            row.push_back(text);
        table.add(row, m_results[i].command);
    }
    m_out << "# " << argument.name << '\n';
    table.print(m_out, leading);
    std::vector<std::string> seen;
    for (size_t i = first; i < m_results.size(); ++i) {
        const Measurement& m = m_results[i].measurement;
        const std::string device = m.engine + ": " + deviceText(m);
        if (std::ranges::find(seen, device) == seen.end())
            m_out << seen.emplace_back(device) << '\n';
    }
    m_out << '\n' << std::flush;
}

void Bench::measureArgument(const CaseArgument& argument)
{
    const size_t first = m_results.size();
    guard(argument, [&] {
        for (const SweptCase& variant : sweptCases(argument, m_options.variations)) {
            const CaseArgument& each = variant.argument;
            if (!isStopped())
                guard(each, [&] {
                    const LoadedCase loaded = loadCase(each, m_codec, m_options.budget, m_options.reach);
                    printWarnings(m_err, kBenchText.name, each, loaded);
                    measureLoaded(variant, loaded);
                });
        }
    });
    m_progress.clear();
    printTable(argument, first);
}

} // namespace

const CommandText kBenchText{
    .name = "bench",
    .summary = "measures how long cases take, beside a copy of as many bytes",
    .operands = "CASE…",
    .sentence =
        "Measures how long cases take on engines, beside each engine's own copy of as many bytes; one line each:\n"
        "figures, and the command that repeats it.",
    .options = kBenchOptions,
    .remarks =
        "cold is the first run of a new engine, all of it, once the machine's threads and drivers are there; the other "
        "times are the kernel's in the runs that\n"
        "follow, each after a copy of (input + output) / 2 bytes. GB/s counts what the operator must read and\n"
        "write, each element in use once. Ctrl+C prints and writes what is there; until then the rows so far stand in\n"
        "FILE.partial.",
    .examples = kBenchExamples,
};

int benchCommand(const Arguments& arguments, std::ostream& out, std::ostream& err, const Services& services)
{
    const CommandLine line(kBenchText, arguments);
    if (line.printHelp(out))
        return exit_code::kFine;
    line.needCases();
    const BenchOptions options = optionsFrom(line);
    for (const std::string& engine : options.engines)
        startedEngines(line, services)({}, engine); // a wrong name is one sentence, before anything is measured
    if (line.value("plot") && !services.drawing)
        becomeWindow("bench", arguments);
    const BenchFiles files(line, services);
    PageHead head = headOf(kBenchText, arguments);
    std::ostream& lines = files.useStandardOutput() ? err : out;
    Bench bench(options, services, enginesOf(line, services), lines, err,
                [&](std::span<const TimedCase> results) { files.keep(results); });
    for (const CaseArgument& argument : line.cases())
        if (!bench.isStopped())
            bench.measureArgument(argument);
    for (const Fact& fact : provenance())
        lines << fact.name << ": " << fact.value << '\n';
    head.isStopped = bench.isStopped();
    ReportWriter reports(kBenchText.name, line, out, err);
    if (!bench.results().empty())
        files.write(bench.results(), std::move(head), reports);
    else if (files.areWanted())
        err << "tessera bench: nothing was measured, and no file is written\n";
    if (bench.isStopped()) {
        const size_t count = bench.results().size();
        err << "tessera bench: stopped after " << count << (count == 1 ? " measurement\n" : " measurements\n");
    }
    return reports.code(bench.exitCode());
}

} // namespace tessera
