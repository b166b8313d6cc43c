// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/sweep/sweep.h"
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/case_selection.h"
#include "app/cli/arguments/interrupt.h"
#include "app/cli/arguments/report_files.h"
#include "app/cli/arguments/shared_options.h"
#include "app/cli/arguments/standard_output.h"
#include "app/cli/arguments/stream_input.h"
#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/formats/files/file.h"
#include "engine/judge/measure/verification.h"
#include "engine/judge/sweep/random_case.h"
#include "engine/report/runs/run_reports.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iomanip>
#include <ostream>
#include <string>
#include <thread>
#include <vector>

namespace tessera {

namespace {

// Reads the failures of earlier sweeps: one case a line, `#` begins a comment. A missing file holds none. Throws
// IoError, and TextError with file and line.
std::vector<Case> readFailures(const std::filesystem::path& path, MemoryBudget budget)
{
    std::vector<Case> cases;
    std::error_code error;
    if (!isStream(path) && !std::filesystem::exists(path, error))
        return cases;
    for (const ListedCase& each : listedCases(readText(path, budget)))
        try {
            cases.push_back(caseFromText(each.text));
        } catch (const TextError& problem) {
            throw TextError(path.string() + ", line " + std::to_string(each.line) + ": " + problem.what());
        }
    return cases;
}

// Adds the case and a comment that says where it is from, unless the file has the line. Throws IoError.
void appendFailure(const std::filesystem::path& path, const SweepFailure& failure, const std::string& origin)
{
    const std::string& line = failure.shrunk.empty() ? failure.line : failure.shrunk;
    std::ifstream before(path);
    for (std::string each; std::getline(before, each);)
        if (each == line)
            return;
    std::ofstream file(path, std::ios::app);
    file << "# " << origin << ", " << word(failure.state) << '\n' << line << '\n' << std::flush;
    if (!file)
        throw IoError(path.string() + " cannot be written");
}

constexpr Option kSweepOptions[] = {
    unrepeated(
        {"engine", "NAME", "A, the engine that is swept; `tessera engines` lists them.", ValueKind::Engine, "cpu"}),
    unrepeated({"against", "NAME", "B, the engine that is right.", ValueKind::Engine, "reference"}),
    unrepeated({"seed", "NUMBER",
                "The sweep's number: with the same seed and choice of cases, case i is always the same.",
                ValueKind::Text, "1"}),
    unrepeated({"cases", "NUMBER", "The number of cases, of all shards together.", ValueKind::Text, "10000"}),
    unrepeated(repeatable({"operator", "NAME", "Only cases of this operator.", ValueKind::Operator})),
    unrepeated({"types", "LIST", "Only cases of these data types: FLOAT32,FLOAT16.", ValueKind::DataTypes}),
    unrepeated({"packed", "", "Only packed tensors, without strides."}),
    unrepeated({"seconds", "X", "Begins no case after so many seconds."}),
    unrepeated({"jobs", "N",
                "How many cases run at a time, each with engines of its own. Default: the number of processors."}),
    unrepeated({"shard", "I/N", "Runs one of N parts, counted from 1.", ValueKind::Text, "1/1"}),
    unrepeated({"out", "FILE", "Writes the result as JSON lines.", ValueKind::File}),
    unrepeated(
        {"merge", "", "Runs nothing, but joins the shards of a sweep, the files of --out, and prints the whole."}),
    unrepeated({"failures", "FILE", "Runs the cases of this file first, and adds what fails.", ValueKind::File}),
    unrepeated({"shrink", "N", "For how many kinds of failure the first case is made small and shown.", ValueKind::Text,
                "10"}),
    unrepeated({"weights", "", "Prints how often each decision of the random cases falls which way, and ends."}),
    {"threads", "N", "The most threads of the cpu engine in each job.", ValueKind::Text, "1"},
};

constexpr Example kSweepExamples[] = {
    {"sweep --seed 7 --cases 100000 --engine cpu --against reference", "Holds the cpu engine against the reference."},
    {"sweep --engine sabotage:order --cases 1000", "Shows what a failure looks like."},
    {"sweep --operator DEPTH_TO_SPACE1 --operator SPACE_TO_DEPTH1 --types FLOAT32,UINT8 --packed --cases 400",
     "Draws only what an engine is made for."},
    {"sweep --cases 1000000 --shard 3/16 --out shard-3.jsonl", "Runs one of 16 parts."},
    {"sweep --merge shard-*.jsonl", "Sums up a sweep that many machines shared."},
};

constexpr uint64_t kMostCases = 1'000'000'000'000;

void printWeights(const CaseChoice& choice, std::ostream& out)
{
    for (const WeightTable& table : randomCaseWeights()) {
        out << table.title << '\n';
        for (const Weighted& row : table.rows)
            out << std::setw(6) << row.weight << "  " << row.name << '\n';
    }
    out << "operator: each of these alike\n";
    for (const Operator& op : RandomCases(choice).operators())
        out << std::setw(6) << 1 << "  " << name(op) << '\n';
}

CaseChoice choiceOf(const CommandLine& line)
{
    return choiceFrom(line.values("operator"), line.value("types"), line.value("packed").has_value());
}

SweepOrder orderFrom(const CommandLine& line)
{
    const auto whole = [&](std::string_view option, uint64_t least, uint64_t most) {
        return wholeNumber(option, line.valueOrStandard(option), least, most);
    };
    SweepOrder order{.seed = whole("seed", 0, UINT64_MAX), .cases = whole("cases", 1, kMostCases)};
    order.choice = choiceOf(line);
    order.shard = shardFrom(line.valueOrStandard("shard"));
    if (order.shard.cases(order.cases) == 0)
        throw TextError("--shard " + toText(order.shard) + " of " + std::to_string(order.cases)
                        + " cases is empty; expected no more shards than cases");
    if (const auto seconds = line.value("seconds"))
        order.seconds = number("seconds", *seconds, kLeastSeconds, 1e9);
    order.jobs = std::max(1u, std::thread::hardware_concurrency());
    if (const auto jobs = line.value("jobs"))
        order.jobs = static_cast<unsigned>(wholeNumber("jobs", *jobs, 1, kMostThreads));
    order.mostShrunk = whole("shrink", 0, kMostSweepFailures);
    if (const auto path = line.value("failures"))
        order.known = readFailures(*path, line.budget());
    return order;
}

// The work of one `sweep`.
class SweepCommand {
public:
    explicit SweepCommand(const CommandCall& call)
        : m_call(call)
    {
        requireWritable(m_line.value("failures"));
        m_report = {.version = TESSERA_VERSION,
                    .seed = m_order.seed,
                    .cases = m_order.cases,
                    .choice = m_order.choice,
                    .shard = m_order.shard,
                    .engine = m_line.valueOrStandard("engine"),
                    .against = m_line.valueOrStandard("against"),
                    .options = repeatedOptions(m_line),
                    .mostShrunk = m_order.mostShrunk};
        if (m_report.engine == m_report.against)
            throw TextError("--engine " + m_report.engine + " cannot be held against itself");
    }

    int run()
    {
        const Interrupt interrupt; // before the threads, which must leave the signals to it
        const SweepHooks hooks = hooksOf(interrupt.token());
        m_report.sum = sweep(m_order, hooks);
        m_progress.clear();
        print(m_reports.lines(), reportOf(m_report));
        if (!m_order.known.empty())
            m_reports.lines() << countedText(m_report.sum.known.size(), m_order.known.size())
                              << " known failures fail still\n";
        m_reports.write("out", [&] { return jsonLines(m_report); });
        m_reports.attempt([&] {
            m_reports.write(m_line.value(kHtml.name) ? reportOf(m_report, hooks, m_head, toleranceFact(m_line))
                                                     : reportOf(m_report, m_head));
        });
        if (!m_report.sum.isComplete)
            m_call.err << "tessera sweep: ended after "
                       << countedText(m_report.sum.ran, m_order.shard.cases(m_order.cases)) << " cases\n";
        return m_reports.code(interrupt.isRequested() ? interrupt.exitCode() : exitCodeOf(m_report.sum));
    }

private:
    SweepHooks hooksOf(std::stop_token stop)
    {
        EngineOptions options = m_line.engineOptions();
        if (!m_line.value("threads"))
            options.threads = 1;
        SweepHooks hooks;
        hooks.makeEngines = [this, options, makeEngine = startedEngines(m_line, m_call.services)] {
            return SweepEngines{makeEngine(options, m_report.engine), makeEngine(options, m_report.against)};
        };
        hooks.tolerance = toleranceOf(m_line);
        hooks.budget = m_line.budget();
        hooks.stop = std::move(stop);
        hooks.progress = [this](uint64_t ran, uint64_t wrong) {
            m_progress.show(countedText(ran, m_order.shard.cases(m_order.cases)) + " cases, " + groupedText(wrong)
                            + " failed");
        };
        if (const auto path = m_line.value("failures"))
            hooks.found = [this, path = *path](std::optional<uint64_t> number, const SweepFailure& failure) {
                if (number)
                    appendFailure(path, failure,
                                  "seed " + std::to_string(m_order.seed) + ", case " + std::to_string(*number)
                                      + toText(m_order.choice) + ", " + m_report.engine);
            };
        return hooks;
    }

    const CommandCall& m_call;
    const CommandLine& m_line = m_call.line;
    RunHead m_head = headOf(m_line);
    Reports m_reports{m_call};
    SweepOrder m_order = orderFrom(m_line);
    SweepReport m_report;
    ProgressLine m_progress;
};

// Joins the shards that the line names. The whole is printed and written as an unshared sweep is.
int mergeShards(const CommandCall& call)
{
    const CommandLine& line = call.line;
    for (const auto& [name, value] : line.given())
        if (name != "merge" && name != "out" && name != kJson.name && name != kJunit.name && name != kHtml.name
            && name != kMemoryBudget.name)
            throw TextError("--merge goes without --" + name);
    if (line.cases().empty())
        throw TextError("--merge takes the shards of a sweep, the files that `tessera sweep --out FILE` wrote");
    Reports reports(call);
    std::vector<NamedReport> shards;
    MemoryBudget left = line.budget();
    for (const CaseArgument& argument : line.cases()) {
        const std::string path = argument.path() ? argument.path()->string() : argument.name;
        shards.push_back({path, sweepReportFrom(readText(path, left), path)});
    }
    const SweepReport whole = merged(std::move(shards));
    RunHead head = headOf(line);
    head.facts = {{"A", whole.engine}, {"B", whole.against}, {"swept with", "tessera " + whole.version}};
    const Report report = reportOf(whole, std::move(head));
    print(reports.lines(), report);
    reports.write("out", [&] { return jsonLines(whole); });
    reports.write(report);
    if (!whole.sum.isComplete)
        call.err << "tessera sweep: not all of it was run: " << countedText(whole.sum.ran, whole.cases) << " cases\n";
    return reports.code(
        std::max(exitCodeOf(whole.sum), whole.sum.isComplete ? exit_code::kFine : exit_code::kMistrusted));
}

int sweepCommand(const CommandCall& call)
{
    const CommandLine& line = call.line;
    if (line.value("merge"))
        return mergeShards(call);
    if (!line.cases().empty())
        throw TextError("sweep makes its cases itself, and " + line.cases().front().name
                        + " is given; `tessera check` holds one");
    if (line.value("weights")) {
        printWeights(choiceOf(line), call.out);
        return exit_code::kFine;
    }
    return SweepCommand(call).run();
}

} // namespace

const CommandText kSweepText{
    .name = "sweep",
    .summary = "holds an engine against another on random cases, and makes failures small",
    .operands = "[--merge SHARD…]",
    .sentence =
        "Runs random cases and holds every output against what is right. Failures are shrunk to the smallest case that "
        "fails in the same way, and printed one a line: state, figures, and the command that repeats it.",
    .options = kSweepOptions,
    .shared = {.tolerance = true, .engines = true, .reports = true},
    .remarks =
        "Case i depends only on the seed, --operator, --types, --packed and i, on every machine. Tensors are small, "
        "and weighted towards what often goes wrong: ties, ones, odd ratios, gaps; --weights lists how.\n\n"
        "Failures of one operator by the same mistake, and those with the same message, are of one kind. The first is "
        "shrunk; its line says how many are like it.\n\n"
        "About one random case in seven is MISTRUSTED: it cannot tell the two orders apart, or its input is constant. "
        "A sweep counts it without changing the exit code, unlike `tessera check`, whose cases somebody chose.\n\n"
        "Each shard runs every N-th case, and --merge makes the same sweep of all of them. Shards of another seed, "
        "version, number of cases or engine are refused, and so is one that is missing or given twice. The sums of a "
        "file are counted again, and a file that was changed is refused.\n\n"
        "Ctrl+C ends the sweep; what was found is shrunk, printed and written.",
    .examples = kSweepExamples,
    .run = sweepCommand,
};

namespace {

constexpr Example kReportExamples[] = {
    {"report yesterday.json today.json --html changes.html", "Says what has changed between two runs of `check`."},
};

RecordedRun runOf(const CaseArgument& argument, MemoryBudget& left)
{
    const auto* path = argument.path();
    if (!path)
        throw TextError(argument.name + " is no file; expected what `tessera check --json FILE` wrote");
    return recordedRunFrom(readText(*path, left), path->string());
}

int reportCommand(const CommandCall& call)
{
    const std::vector<CaseArgument>& cases = call.line.cases();
    Reports reports(call);
    MemoryBudget left = call.line.budget();
    const RecordedRun before = runOf(cases[0], left), after = runOf(cases[1], left);
    const Report report = changesOf(before, after, headOf(call.line));
    print(reports.lines(), report);
    reports.write(report);
    return reports.code(sumOf(report.results).code);
}

} // namespace

const CommandText kReportText{
    .name = "report",
    .summary = "says what has changed between two runs",
    .operands = "BEFORE AFTER",
    .sentence = "Compares two runs that `tessera check --json` wrote: what newly fails, is fixed, or fails by another "
                "class of mistake.",
    .shared = {.reports = true},
    .least = 2,
    .most = 2,
    .remarks = "Exit code 2: something newly fails.",
    .examples = kReportExamples,
    .run = reportCommand,
};

} // namespace tessera
