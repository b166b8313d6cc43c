// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/interrupt.h"
#include "app/cli/arguments/report_files.h"
#include "app/cli/arguments/shared_options.h"
#include "app/cli/arguments/standard_output.h"
#include "app/cli/commands/commands.h"
#include "engine/compute/registry/registry.h"
#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/judge/measure/measure.h"
#include "engine/report/runs/run_reports.h"
#include "engine/report/runs/terminal_text.h"

#include <algorithm>
#include <functional>
#include <ostream>
#include <utility>

namespace tessera {

namespace {

constexpr Option kBenchOptions[] = {
    unrepeated(repeatable(kEngine)),
    unrepeated(
        {"threads", "N,N",
         "The most threads of the cpu engine; all by default. Several numbers are measured one after the other."}),
    {"runs", "N", "At least so many hot runs …", ValueKind::Text, "20"},
    {"seconds", "X", "… and until so many seconds are gone.", ValueKind::Text, "1"},
    unrepeated(repeatable(
        {"sweep", "FIELD=A,B", "Measures the case with each value of a field; / separates values that are lists."})),
    unrepeated({"csv", "FILE", "Writes one row for each result.", ValueKind::File}),
    kEngineFile,
    kTimeout,
};

constexpr Example kBenchExamples[] = {
    {"bench DEPTH_TO_SPACE1 --Sizes 1,576,96,96 --engine cpu --engine vulkan --sweep BlockSize=2,3,4,8",
     "Measures four block sizes on two engines."},
};

// A field of an operator, and the values that it gets one after the other.
struct Variation {
    std::string field; // "BlockSize"
    std::string values; // "2,3,4"; where a value is a list itself: "1,3,8,8/1,3,16,16"
};

struct SweptCase {
    CaseArgument argument; // a case in field names of its own
    std::vector<std::string> values; // a value for each varied field, in their order
};

// Whether a value of the field is a list, as 1,3,8,8 is.
bool takesList(const Operator& op, const std::string& field)
{
    if (field.ends_with("Sizes") || field.ends_with("Strides"))
        return true;
    return std::ranges::any_of(fields(op), [&](const Field& each) {
        return each.info.name == field && std::holds_alternative<std::vector<float>>(each.value);
    });
}

Arguments withField(Arguments words, const std::string& field, const std::string& value)
{
    const auto option = std::ranges::find(words, "--" + field);
    if (option == words.end())
        words.insert(words.end(), {"--" + field, value});
    else
        *std::next(option) = value;
    return words;
}

// `text` is "FIELD=VALUES". Throws TextError.
Variation variationFrom(const std::string& text)
{
    const size_t equals = text.find('=');
    if (equals == 0 || equals == std::string::npos || equals + 1 == text.size())
        throw TextError("--sweep \"" + text + "\": expected FIELD=VALUE,VALUE…, such as BlockSize=2,3,4");
    return {text.substr(0, equals), text.substr(equals + 1)};
}

// The argument with every combination of the values, the last field changing fastest; without variations itself.
// Throws TextError, such as for a case file.
std::vector<SweptCase> sweptCases(const CaseArgument& argument, const std::vector<Variation>& variations)
{
    std::vector<SweptCase> all = {{argument, {}}};
    if (variations.empty())
        return all;
    const auto* words = argument.words();
    if (!words)
        throw TextError("--sweep changes the fields of an operator in field names, and " + argument.name
                        + " is a file");
    const auto op = operatorFromName(words->front());
    for (const auto& [field, values] : variations) {
        const std::string_view mark = op && takesList(*op, field) ? "/" : ",";
        std::vector<SweptCase> more;
        for (const SweptCase& variant : all) {
            for (const std::string_view value : splitText(values, mark)) {
                Arguments changed = withField(*variant.argument.words(), field, std::string(value));
                more.push_back({{lineOf(changed), changed}, variant.values});
                more.back().values.emplace_back(value);
            }
        }
        all = std::move(more);
    }
    return all;
}

struct BenchOptions {
    std::vector<std::string> engines;
    std::vector<unsigned> threads; // 0: all
    std::vector<Variation> variations;
    MeasureLimits limits;
};

BenchOptions optionsFrom(const CommandLine& line)
{
    BenchOptions options{.engines = line.values("engine"), .threads = {}, .variations = {}, .limits = {}};
    const std::string threads = line.value("threads").value_or("");
    for (const std::string_view each : splitText(threads, ","))
        options.threads.push_back(
            each.empty() ? 0 : static_cast<unsigned>(wholeNumber("threads", std::string(each), 1, kMostThreads)));
    for (const std::string& each : line.values("sweep"))
        options.variations.push_back(variationFrom(each));
    options.limits.rounds = wholeNumber("runs", line.valueOrStandard("runs"), 1, kMostHotRuns);
    options.limits.seconds = number("seconds", line.valueOrStandard("seconds"), 0, 3600);
    return options;
}

// The work of one `bench`: what has been measured so far, and what stops it.
class Bench {
public:
    Bench(const BenchOptions& options, const CommandCall& call)
        : m_options(options)
        , m_call(call)
    {
    }

    int run() // the exit code
    {
        for (const CaseArgument& argument : m_line.cases())
            if (!isStopped())
                measureArgument(argument);
        m_run.head.isStopped = isStopped();
        for (const Fact& fact : provenance())
            m_reports.lines() << fact.name << ": " << fact.value << '\n';
        if (!m_run.results.empty())
            write();
        else if (m_reports.areWanted())
            m_call.err << "tessera bench: nothing was measured, and no file is written\n";
        if (isStopped())
            m_call.err << "tessera bench: stopped after " << counted(m_run.results.size(), "measurement") << '\n';
        return m_reports.code(isStopped() ? m_interrupt.exitCode() : m_code.code());
    }

private:
    bool isStopped() const { return m_interrupt.isRequested(); }
    // The argument's table: a row for each variant, dispatch, engine and number of threads.
    void measureArgument(const CaseArgument& argument)
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

    void write()
    {
        m_reports.write(reportOf(m_run));
        m_reports.write("csv", [&] { return timingCsv(m_run.results); });
    }

    // Prints and counts a failure, which stops nothing else.
    void guard(const CaseArgument& argument, const std::function<void()>& work)
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

    void measureLoaded(const SweptCase& variant, const LoadedCase& loaded)
    {
        m_again = m_call.repeated(variant.argument, loaded);
        loaded.requireDispatches();
        for (size_t i = 0; i < loaded.dispatchCount(); ++i)
            measureJob(variant, loaded.label(i), loaded.prepare(i, m_line.budget()));
    }

    void measureJob(const SweptCase& variant, const std::string& label, const DispatchJob& job)
    {
        for (const std::string& engine : m_options.engines)
            for (const unsigned threads : m_options.threads) {
                if (isStopped())
                    return;
                guard(variant.argument,
                      [&] { namingEngine(engine, [&] { measureOn(variant, label, job, engine, threads); }); });
            }
    }

    void measureOn(const SweptCase& variant, const std::string& label, const DispatchJob& job,
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
            measureNew(m_makeEngine, {.threads = threads, .budget = m_line.budget()}, engineName, job.dispatched,
                       job.input, m_options.limits, {.stop = m_interrupt.token(), .progress = progress});
        if (const Message early = earlyStop(measurement, m_options.limits); !early.isEmpty() && m_line.value("seconds"))
            m_call.err << "tessera bench: note: " << engineText(measurement) << ": " << english(early) << '\n';
        std::string command = "tessera bench " + m_again + " --engine " + shellWord(engineName);
        if (threads != 0 && measurement.engine == "cpu")
            command += " --threads " + std::to_string(threads);
        std::vector<std::string> varied = label.empty() ? variant.values : std::vector{label};
        m_run.varied.reserve(m_run.varied.size() + 1); // both rows or none
        m_run.results.push_back({variant.argument.name + (label.empty() ? "" : ": " + label),
                                 command + repeatedOptions(m_line), std::move(measurement)});
        m_run.varied.push_back(std::move(varied));
        m_code.add(exit_code::kFine);
    }

    void printTable(const CaseArgument& argument, size_t first) const
    {
        if (first == m_run.results.size())
            return;
        std::vector<std::string> titles;
        for (const Variation& variation : m_options.variations)
            titles.push_back(variation.field);
        if (m_options.variations.empty() && !m_run.varied[first].empty())
            titles.emplace_back("dispatch");
        std::ostream& out = m_reports.lines();
        out << "# " << argument.name << '\n';
        printTimes(m_run, first, std::move(titles), out);
        out << '\n' << std::flush;
    }

    const BenchOptions& m_options;
    const CommandCall& m_call;
    const CommandLine& m_line = m_call.line;
    EngineFactory m_makeEngine = enginesOf(m_line, m_call.services);
    Reports m_reports{m_call};
    Interrupt m_interrupt;
    ProgressLine m_progress;
    std::string m_again; // the words of the case that is measured
    BenchRun m_run{.head = headOf(m_line)};
    ExitCode m_code;
};

int benchCommand(const CommandCall& call)
{
    const CommandLine& line = call.line;
    line.requireCases();
    const BenchOptions options = optionsFrom(line);
    for (const std::string& engine : options.engines)
        startedEngines(line, call.services)({}, engine); // a wrong name is one sentence, before anything is measured
    return Bench(options, call).run();
}

} // namespace

const CommandText kBenchText{
    .name = "bench",
    .summary = "measures how long cases take, beside a copy of as many bytes",
    .operands = "CASE…",
    .sentence = "Measures how long cases take on engines, beside each engine's own copy of as many bytes. Each line "
                "has figures, and the command that repeats it.",
    .options = kBenchOptions,
    .shared = {.cases = true, .reports = true},
    .remarks = "cold is the whole first run of a new engine, after the machine's threads and drivers have started. The "
               "other times are the kernel's in the runs that follow, each after a copy of (input + output) / 2 bytes. "
               "GB/s counts what the operator must read and write, each element in use once. Ctrl+C prints and writes "
               "what is there.",
    .examples = kBenchExamples,
    .run = benchCommand,
};

} // namespace tessera
