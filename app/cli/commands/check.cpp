// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/case_selection.h"
#include "app/cli/arguments/foreign_options.h"
#include "app/cli/arguments/page_head.h"
#include "app/cli/arguments/repeated_case.h"
#include "app/cli/arguments/step_options.h"
#include "app/cli/arguments/stream_input.h"
#include "app/cli/arguments/tolerance_options.h"
#include "app/cli/commands/bless.h"
#include "app/cli/reports/bundle_output.h"
#include "app/cli/reports/check_case.h"
#include "app/cli/reports/report_files.h"
#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/output_file.h"
#include "app/cli/terminal/progress_line.h"
#include "engine/judge/measure/output_source.h"
#include "engine/report/runs/check_page.h"
#include "engine/report/runs/findings.h"
#include "engine/report/text/terminal_text.h"

#include <algorithm>
#include <array>
#include <ostream>

namespace tessera {

namespace {

constexpr auto kCheckOptions = withTolerance(
    std::array<Option, 2>{{
        {"engine", "WHAT", "A, which is checked: an engine or a file.", ValueKind::EngineOrFile, "cpu"},
        {"against", "WHAT", "B: reference, another engine, or a file (.npy, a picture, a case); without it see below.",
         ValueKind::EngineOrFile},
    }},
    std::array<Option, 20>{{
        {"pack", "all|NAME", "No CASE, but the conformance pack, or one of its cases, by its name or number.",
         ValueKind::PackCase},
        {"filter", "REGEX",
         "Only cases with this in their path or line, or in a pack case's name or title, as `grep -E` reads it.",
         ValueKind::Text},
        kRuns,
        {"junit", "FILE", "Writes a report for continuous integration.", ValueKind::File},
        {"json", "FILE", "Writes a report with all figures.", ValueKind::File},
        kBundle,
        kHtml,
        {"diff", "DIR", "Writes pictures of what fails: CASE/a.png, b.png and diff.png.", ValueKind::Folder},
        {"quiet", "", "Leave out the lines of what passes.", ValueKind::None},
        {"verbose", "", "Say more below each line: time, tolerance, notes, the first elements that differ.",
         ValueKind::None},
        kBless,
        kDryRun,
        kAlong,
        kBy,
        kStep,
        kAllowOutside,
        kEngineFile,
        kTimeout,
        kThreads,
        kValidate,
    }});

constexpr Example kCheckExamples[] = {
    {"check resources/cases/*.json", "Holds files against their expected values."},
    {"check resources/cases --against reference", "Holds each dispatch of a folder's files against the reference."},
    {"check cases --filter 'linear|nearest' --junit report.xml --diff differences", "Reports to a build server."},
    {"check failures.txt --quiet", "Runs each line of a list again."},
    {"check --pack all --html report.html", "Runs the conformance pack, and writes a page about it."},
    {"check cases --bless --dry-run", "Says which expected values the cpu engine would change."},
};

// These say what is printed and written, and not what is checked.
constexpr std::array<std::string_view, 12> kReporting = {"pack", "filter", "junit",   "json",  "html", "bundle",
                                                         "diff", "quiet",  "verbose", "along", "by",   "step"};
constexpr std::array<std::string_view, 3> kCheckReports = {"json", "junit", "html"};

// One command's work: what has been found so far, and where it is told.
class CheckCommand {
public:
    CheckCommand(const CommandLine& line, PageHead head, std::ostream& out, std::ostream& err,
                 const Services& services);
    int run();

private:
    void runItem(CaseChecker& checker, const SelectedCase& item);
    void showProgress(double done); // of the case that runs
    void add(CheckResult result);
    void addFailure(const SelectedCase& item, const Failure& failure);
    int writeReports(int code) const; // of the run and of these

    const CommandLine& m_line;
    std::ostream& m_out; // of the report where that is standard output
    std::ostream& m_err;
    std::ostream& m_lines;
    const Services& m_services;
    bool m_isQuiet, m_isVerbose;
    PageHead m_head;
    CheckRun m_run;
    std::optional<BundleOutput> m_bundle; // once the cases are known
    std::string m_place; // "3 of 66, NAME": the case that runs
    ProgressLine m_progress;
};

CheckCommand::CheckCommand(const CommandLine& line, PageHead head, std::ostream& out, std::ostream& err,
                           const Services& services)
    : m_line(line)
    , m_out(out)
    , m_err(err)
    , m_lines(useStandardOutput(line, kCheckReports) ? err : out)
    , m_services(services)
    , m_isQuiet(line.value("quiet").has_value())
    , m_isVerbose(line.value("verbose").has_value())
    , m_head(std::move(head))
    , m_run{.results = {}, .startedAt = m_head.startedAt}
{
    if (m_isQuiet && m_isVerbose)
        throw TextError("--quiet goes without --verbose");
}

void CheckCommand::add(CheckResult result)
{
    if (!m_isQuiet || result.verdict != "PASS")
        printLine(m_lines, result.verdict, result.label, result.figures, result.command);
    if (m_isVerbose)
        printDetails(result, m_lines);
    m_lines << std::flush;
    m_bundle->addVerdict(result);
    m_run.results.push_back(std::move(result));
}

// Said on standard error, as other commands do, and kept for the reports.
void CheckCommand::addFailure(const SelectedCase& item, const Failure& failure)
{
    const auto* argument = std::get_if<CaseArgument>(&item.what);
    printFailure(m_err, kCheckText.name, argument ? nameInMessages(*argument) : item.name, failure.message);
    const std::string words = argument ? argument->name : lineOf(std::get<PackCase>(item.what));
    m_run.results.push_back({.name = item.name,
                             .verdict = "ERROR",
                             .code = failure.code,
                             .figures = failure.message,
                             .command = "tessera check " + words + optionsText(m_line, kCheckText, kReporting)});
}

void CheckCommand::showProgress(double done)
{
    m_progress.show(m_place + percentText(done));
}

void CheckCommand::runItem(CaseChecker& checker, const SelectedCase& item)
{
    const auto failure = failureOf([&] {
        if (const auto* packed = std::get_if<PackCase>(&item.what)) {
            m_bundle->take(*packed);
            return checker.check(*packed);
        }
        const auto& argument = std::get<CaseArgument>(item.what);
        const LoadedCase loaded = loadCase(argument, m_services.codec(), m_line.budget(), m_line.reach());
        printWarnings(m_err, kCheckText.name, argument, loaded);
        m_bundle->take(loaded);
        checker.check(argument, loaded, repeated(kCheckText.name, argument, loaded, m_line.budget(), m_err));
    });
    if (failure)
        addFailure(item, *failure);
}

int CheckCommand::writeReports(int code) const
{
    ReportWriter reports(kCheckText.name, m_line, m_out, m_err);
    reports.write("json", [&] { return checkJson(m_run); });
    reports.write("junit", [&] { return checkJunit(m_run); });
    reports.write("html", [&] { return checkHtml(m_run, m_head); });
    reports.attempt([&] { m_bundle->write(); });
    return reports.code(code);
}

int CheckCommand::run()
{
    const std::vector<SelectedCase> items = selectedCases(m_line);
    needWritableFolder(m_line.value("diff"));
    m_bundle.emplace(m_line, items.size());
    const Interrupt interrupt; // before the engines, whose threads must leave the signals to it
    const SourceFactory make = streamedSources(m_line, m_services);
    const auto engine = make(m_line.engineOptions(), m_line.valueOrStandard("engine"));
    const auto opponent = make(m_line.engineOptions(), m_line.value("against").value_or("reference"));
    std::string options = optionsText(m_line, kCheckText, kReporting);
    if (isStream(m_line.valueOrStandard("engine")) || isStream(m_line.value("against").value_or(""))) {
        options += kStreamedFile;
        sayStreamedFile(kCheckText.name, m_err);
    }
    const CheckSetup setup{
        .engine = *engine,
        .opponent = *opponent,
        .isChosen = m_line.value("against").has_value(),
        .tolerance = toleranceOf(m_line),
        .options = options,
        .budget = m_line.budget(),
        .stop = interrupt.token(),
        .runs = runsOf(m_line),
        .gave = [this](const OutputSource& source, const Tensor& output) { m_bundle->addOutput(source, output); },
        .mostEvidence = m_line.value("html") ? kMostEvidence : 0,
        .progress = [this](double done) { showProgress(done); }};
    m_head.facts = {factOf("A", *engine),
                    setup.isChosen ? factOf("B", *opponent)
                                   : Fact{"B", "expected values where a case has them, else the reference"},
                    toleranceFact(m_line)};
    DifferencePictures pictures(m_line.value("diff").value_or(""));
    Notes notes(kCheckText.name, m_err);
    CaseChecker checker(setup, m_line.value("diff") ? &pictures : nullptr, notes,
                        [this](CheckResult result) { add(std::move(result)); });
    try {
        for (size_t i = 0; i < items.size(); ++i) {
            if (interrupt.isRequested())
                throw Cancelled();
            m_place = std::to_string(i + 1) + " of " + std::to_string(items.size()) + ", " + items[i].name;
            showProgress(0);
            for (const SelectedCase& each : unfolded(items[i], m_line))
                runItem(checker, each);
        }
    } catch (const Cancelled&) {
        m_run.isStopped = true;
    }
    const CheckSum sum = sumOf(m_run.results);
    m_lines << text(sum) << '\n' << std::flush;
    const int code = writeReports(m_run.isStopped ? interrupt.exitCode() : sum.code);
    if (m_run.isStopped)
        m_err << "tessera check: stopped before its end, after " << m_run.results.size()
              << (m_run.results.size() == 1 ? " result\n" : " results\n");
    return code;
}

} // namespace

const CommandText kCheckText{
    .name = "check",
    .summary = "holds engines against expected values, the reference or each other",
    .operands = "CASE… | DIR… | FILE.txt… | --pack all|NAME",
    .sentence =
        "Runs cases and holds every result against what is right; one line each: verdict, figures, and the command\n"
        "that repeats it. Of a folder all case files (.json, .tessera, .onnx) in it and below; of a list (FILE.txt, "
        "or\n"
        "what `tessera sweep --failures` wrote) each line, without those that begin with #. The last line counts.",
    .options = kCheckOptions,
    .remarks =
        "Without --against a file's expected values are held against its resources after all commands; where it has\n"
        "none, and for a case in field names, each dispatch is held against the reference, which computes from the\n"
        "formulas.\n\n"
        "A word that names an engine is the engine, whatever lies in the folder; ./reference is the file.\n\n"
        "Engines that execute plans agree bit for bit; all else may differ by the rounding of an interpolation.\n"
        "--atol, --rtol, --ulp, --bound on and --tolerance take the place of this and of what the file allows.\n"
        "MISTRUSTED: equal, but the case proves little, whatever it is held against: its input is constant, or it\n"
        "cannot tell the two orders apart.\n\n"
        "An engine that is not ours (`tessera engines --help`) may also end in one of these. UNSUPPORTED: it says "
        "that\n"
        "it cannot do the case; that changes no exit code unless it is all that came out, which is 5. ERROR, CRASH,\n"
        "TIMEOUT, INVALID: it says that it failed, it died, it gave no answer in time, or it wrote something else "
        "than\n"
        "the output; these make the exit code 5.\n\n"
        "--bless takes the resources that have expected values, or, where none has, those that are written. A case\n"
        "that does not run, and one that gives other bits from run to run (--runs), keeps what it has; cases without\n"
        "a file, and the pack, have no place.\n\n"
        "Ctrl+C ends the run; what was found is counted and written.",
    .examples = kCheckExamples,
};

int checkCommand(const Arguments& arguments, std::ostream& out, std::ostream& err, const Services& services)
{
    const CommandLine line(kCheckText, arguments);
    if (line.printHelp(out))
        return exit_code::kFine;
    static_cast<void>(stepsFromOptions(line)); // the window's, but a wrong one is wrong
    if (line.value("bless"))
        return blessCases(line, out, err, services);
    if (line.value("dry-run"))
        throw TextError("--dry-run goes with --bless: a check writes no case");
    return CheckCommand(line, headOf(kCheckText, arguments), out, err, services).run();
}

} // namespace tessera
