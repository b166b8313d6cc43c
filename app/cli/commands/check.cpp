// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/report_files.h"
#include "app/cli/arguments/shared_options.h"
#include "app/cli/arguments/standard_output.h"
#include "app/cli/arguments/stream_input.h"
#include "app/cli/commands/check_case.h"
#include "engine/judge/measure/output_source.h"
#include "engine/report/runs/terminal_text.h"

#include <ostream>

namespace tessera {

namespace {

constexpr Option kCheckOptions[] = {
    repeatable({"engine", "WHAT", "A, what is checked: an engine or a file. Several engines make a table.",
                ValueKind::EngineOrFile, "cpu"}),
    {"against", "WHAT",
     "B, what A is held against: reference, another engine, or a file (.npy, .npz, a picture, a case). Without it see "
     "below.",
     ValueKind::EngineOrFile},
    kPack,
    kFilter,
    kRuns,
    kQuality,
    unrepeated(kBundle),
    unrepeated({"diff", "DIR", "Writes pictures of each failure: CASE/a.png, b.png and diff.png.", ValueKind::Folder}),
    unrepeated({"quiet", "", "Leaves out the lines of cases that pass."}),
    unrepeated({"verbose", "", "Says more below each line: time, tolerance, notes, the first elements that differ."}),
    kProve,
    kBug,
    kBless,
    kDryRun,
    kAnswer,
    kExercise,
    unrepeated(kStep),
    kCapture,
    kRuntime,
};

constexpr Example kCheckExamples[] = {
    {"check resources/cases/*.json", "Holds files against their expected values."},
    {"check resources/cases --against reference", "Holds each dispatch of a folder's files against the reference."},
    {"check cases --filter 'linear|nearest' --junit report.xml --diff differences", "Reports to a build server."},
    {"check failures.txt --quiet", "Runs each line of a list again."},
    {"check --pack all --html report.html", "Runs the conformance pack, and writes a page about it."},
    {"check photo.json --engine cpu --against other.png --quality psnr --quality flip:ppd=67",
     "Measures how alike two pictures are."},
    {"check resources/lessons/04_reshape_transpose.md --answer mine.py",
     "Says what is wrong in an answer to an exercise."},
    {"check net.onnx --capture input.npy --runtime opencv",
     "Runs a model once, and holds each node's output against the reference."},
    {"check before.onnx --against after.onnx --capture input.npy", "Holds two models beside each other."},
    {"check cases --bless --dry-run", "Says which expected values the cpu engine would change."},
    {"check --pack all --engine cpu --engine vulkan --html agreement.html", "Holds two engines against the reference."},
    {"check RESAMPLE1 --Sizes 1,1,9,9 --Scales 1,1,2,2 --engine torch --bug bug.md",
     "Writes what the authors of PyTorch need."},
};

// The work of one `check`: what has been found so far, and where it is printed.
class CheckCommand {
public:
    explicit CheckCommand(const CommandCall& call)
        : m_call(call)
    {
        if (m_isQuiet && m_isVerbose)
            throw TextError("--quiet goes without --verbose");
        if (isStream(m_line.valueOrStandard("engine")) || isStream(m_line.value("against").value_or(""))) {
            m_streamed = kStreamedFile;
            m_call.sayStreamedFile();
        }
        m_run.report.head.facts = {factOf("A", *m_engine),
                                   m_hasOpponent
                                       ? factOf("B", *m_opponent)
                                       : Fact{"B", "expected values where a case has them, else the reference"},
                                   toleranceFact(m_line)};
    }

    int run()
    {
        if (m_models.areModelsCompared())
            for (Result& result : m_models.compareParameters(m_items))
                add(std::move(result));
        m_run.forEach(
            m_items, [this](const SelectedCase& item) { check(item); },
            [this](const SelectedCase& item) { addNone(item); });
        m_lines << text(sumOf(m_run.report.results)) << '\n' << std::flush;
        m_run.reports.attempt([this] { m_bundle.write(); });
        return m_run.finish();
    }

private:
    CheckSetup setup()
    {
        return {
            .engine = m_engine.get(),
            .opponent = m_opponent.get(),
            .isChosen = m_hasOpponent,
            .tolerance = toleranceOf(m_line),
            .budget = m_line.budget(),
            .stop = m_run.interrupt.token(),
            .runs = runsOf(m_line),
            .gave = [this](const OutputSource& source, const Tensor& output) { m_bundle.addOutput(source, output); },
            .mostEvidence = m_line.value("html") ? kMostEvidence : 0,
            .quality = qualityRequestOf(m_line),
            .pictures = m_line.value("diff"),
            .progress = [this](double done) { m_run.showProgress(done); }};
    }

    std::unique_ptr<OutputSource> source(const std::string& name) { return m_make(m_line.engineOptions(), name); }

    void check(const SelectedCase& item)
    {
        const auto other = m_models.otherRecorded(item);
        if (m_models.areModelsCompared() && !other)
            return;
        const LoadedCase loaded = loadSelected(m_call, item);
        m_bundle.take(loaded);
        const auto recorded = m_models.recorded(loaded);
        const bool isCompared = other && other->isOfSameInput;
        CheckSetup setup = recorded ? m_setup.between(*recorded, isCompared ? *other->output : given()) : m_setup;
        if (recorded && !isCompared)
            setup.causeOf = m_models.causeOf(loaded);
        const std::string inherited = recorded && other && !isCompared ? "; " + inheritedText(*other) : "";
        const std::string command = m_call.lineOf(m_call.repeated(item.argument, loaded)) + m_streamed;
        check(setup, item.name, loaded, command, [&](Result result) {
            result.figures += inherited;
            add(std::move(result));
        });
    }

    // Checks each dispatch that has expected values or is held against B.
    void check(const CheckSetup& setup, const std::string& name, const LoadedCase& loaded, const std::string& command,
               const std::function<void(Result)>& tell)
    {
        const bool isExpected = !setup.isChosen && (loaded.expected() || !loaded.file().expected.empty());
        if (!isExpected && setup.opponent->name() == setup.engine->name())
            throw TextError("--engine " + setup.engine->name()
                            + " cannot be held against itself; expected another engine, a .npy file"
                            + " or a case with expected values");
        loaded.requireDispatches();
        size_t checked = 0;
        for (size_t i = 0; i < loaded.dispatchCount(); ++i) {
            const auto expected = isExpected ? loaded.expectedOf(i) : std::nullopt;
            if (isExpected && !expected)
                continue;
            ++checked;
            const std::string label = loaded.label(i);
            CheckedDispatch dispatch{.job = loaded.prepare(i, setup.budget),
                                     .name = name,
                                     .label = loaded.isPacked() ? loaded.first().title : label,
                                     .command = command,
                                     .title = name + (label.empty() ? "" : " " + label),
                                     .own = loaded.file().tolerance,
                                     .right = expected,
                                     .isExpected = isExpected};
            tell(m_checker.check(setup, dispatch));
        }
        if (checked == 0)
            throw TextError("there is nothing to check: what is expected is no dispatch's output");
    }

    const OutputSource& given() const { return m_line.value("engine") ? *m_engine : *m_opponent; }

    // A node whose inputs differ in the two models is held against what its own input gives; the text says so. The
    // other node is checked in the same way, and is a result of its own where it fails.
    std::string inheritedText(const ModelChecks::Other& other)
    {
        bool isRight = true;
        const std::string& command = other.node.argument.name;
        check(m_setup.between(*other.output, given()), other.node.name, m_call.load(other.node.argument), command,
              [&](Result result) {
                  isRight = result.code() <= exit_code::kMistrusted;
                  if (!isRight)
                      add(std::move(result));
              });
        return std::string(
                   "A and B differ in the node's input already, which it inherits; A is held against what its own "
                   "input gives, and B ")
            + (isRight ? "gives what its input gives, too" : "does not give what its input gives");
    }

    // A node that is no case: the line says the sizes that would make it one.
    void addNone(const SelectedCase& item)
    {
        std::string command = m_call.lineOf(item.argument.name) + m_streamed;
        for (const std::string& symbol : item.open)
            command += " --dim " + shellWord(symbol + "=1");
        add({.name = item.name,
             .outcome = Outcome::Unsupported,
             .figures = "no case: " + item.why,
             .command = command});
    }

    void add(Result result)
    {
        if (!m_isQuiet || result.outcome != Outcome::Pass)
            print(m_lines, result);
        if (m_isVerbose)
            printDetails(m_lines, result);
        m_lines << std::flush;
        m_bundle.addVerdict(result);
        m_run.report.results.push_back(std::move(result));
    }

    const CommandCall& m_call;
    const CommandLine& m_line = m_call.line;
    CheckRun m_run{m_call};
    std::ostream& m_lines = m_run.reports.lines();
    bool m_isQuiet = m_line.value("quiet").has_value(), m_isVerbose = m_line.value("verbose").has_value();
    ModelChecks m_models{m_call, m_run.interrupt.token()};
    std::vector<SelectedCase> m_items = selectedCases(m_line, [this](NodePath& model) { m_models.complete(model); });
    BundleOutput m_bundle{m_line, m_items.size()};
    SourceFactory m_make = streamedSources(m_line, m_call.services);
    std::unique_ptr<OutputSource> m_engine = source(m_line.valueOrStandard("engine"));
    bool m_hasOpponent = m_line.value("against") && !m_models.areModelsCompared();
    std::unique_ptr<OutputSource> m_opponent =
        source(m_hasOpponent ? m_line.value("against").value() : std::string("reference"));
    CheckSetup m_setup = setup();
    CaseChecker m_checker{{m_call.name(), m_call.err}};
    std::string m_streamed; // ends a line that leaves out what came by standard input
};

int checkCommand(const CommandCall& call)
{
    static_cast<void>(stepsFromOptions(call.line)); // only the window uses these; bad values are still refused
    if (areLessons(call.line))
        return checkLessons(call);
    for (const Option* option : {&kAnswer, &kExercise})
        if (call.line.value(option->name))
            throw TextError("--" + std::string(option->name) + " goes with a lesson, LESSON.md");
    using Work = int (*)(const CommandCall&);
    for (const auto& [option, work] : {std::pair<std::string_view, Work>{kBless.name, blessCases},
                                       {kProve.name, proveCases},
                                       {kBug.name, reportBugOf}})
        if (call.line.value(option))
            return work(call);
    if (call.line.value(kDryRun.name))
        throw TextError("--dry-run goes with --bless: a check writes no case");
    return call.line.values("engine").size() > 1 ? compareEngines(call) : CheckCommand(call).run();
}

} // namespace

const CommandText kCheckText{
    .name = "check",
    .summary = "holds engines against expected values, the reference or each other",
    .operands = "CASE… | DIR… | FILE.txt… | --pack all|NAME | LESSON.md…",
    .sentence = "Runs cases and holds every result against what is right. Each line has a verdict, figures, and the "
                "command that repeats it; the last line counts. A folder stands for all case files (.json, .tessera, "
                ".onnx) in it and below. A list (FILE.txt, or what `tessera sweep --failures` wrote) has one case a "
                "line; lines that begin with # are skipped.",
    .options = kCheckOptions,
    .shared = {.tolerance = true, .engines = true, .cases = true, .reports = true},
    .remarks =
        "Without --against, A is held against the expected values of the case file, after all its commands. Where "
        "there are none, and for a case in field names, A is held against the reference, which computes from the "
        "formulas.\n\n"
        "A word that names an engine means the engine, even where a file has that name; ./reference is the file.\n\n"
        "Engines that execute plans must agree bit for bit. Others may differ by the rounding of an interpolation. "
        "--tolerance takes the name of another project's tolerance, parts, or both, as in onnx,allow=1:\n"
        "  atol=NUMBER       elements may differ by this much …\n"
        "  rtol=NUMBER       … plus this much of the expected value …\n"
        "  ulp=NUMBER        … or by so many units in the last place …\n"
        "  bound=on          … or by what the roundings of an interpolation can add up to\n"
        "  nan=different     NaN is not equal to NaN\n"
        "  ties=either       a nearest neighbour at a tie may be the other one\n"
        "  integers=ROUNDING how the other program rounds sums to integers, where DirectML truncates: half-up,\n"
        "                    half-even, half-away-from-zero, half-down, floor or ceil\n"
        "  coordinates=any   coordinates may be 4 float32 ULP apart, since another program computes them in another "
        "way\n"
        "  allow=PERCENT     so many of the elements may differ by more …\n"
        "  limit=NUMBER      … but none by more than this\n"
        "A name, and the first four parts, replace what the case or its file allows.\n\n"
        "--quality measures two outputs as pictures, beside the verdict and without changing it. psnr:peak=1 is the "
        "distance from black to white: by default 1 for floats, 65535 for UINT16, else 255. flip:ppd=67 is the number "
        "of pixels in a degree of vision; flip:distance=0.7 says instead how many metres the eye is from a screen of "
        "3840 pixels on 0.7 m. SSIM is Wang's. FLIP is Andersson's, and takes values for sRGB. "
        "--quality all leaves out measures that a picture cannot have.\n\n"
        "MISTRUSTED means equal, but the case proves little: its input is constant, or it cannot tell the two orders "
        "apart.\n\n"
        "A foreign engine (`tessera help engine`) has more verdicts. UNSUPPORTED: it cannot do the case; the exit "
        "code is 5 only if nothing else came out. ERROR, CRASH, TIMEOUT, INVALID: it said that it failed, it died, it "
        "gave no answer in time, or what it wrote is no output of the case; the exit code is 5.\n\n"
        "Several --engine make a table with a cell for each case and engine. Below it stand a line for each cell that "
        "does not pass, and the classes of engines that agree within the tolerance. B is --against, else the "
        "reference. An engine that gives no output does not stop the others. One that this machine lacks is MISSING in "
        "all of its cells, with what installs it, and the exit code is 5.\n\n"
        "--prove shows, where it can:\n"
        "  permutation  every input element, numbered in the bits of the case's own type, stands in the output once\n"
        "  round trip   the inverse operator brings all of them back, and how many the other order would\n"
        "  repeat       all runs, 10 unless --runs says how many, give the same bits\n"
        "The first two are for depth and space operators.\n\n"
        "--bug looks for the smallest case that goes wrong in the same way. It writes Markdown: the mistake, a program "
        "in the words of the engine's framework, expected and got, the versions. Where nothing differs it says so and "
        "writes nothing. It takes the first dispatch of a file.\n\n"
        "--bless writes the resources that have expected values; where none has, those that the case writes. A case "
        "that does not run, or whose bits change from run to run (--runs), keeps its values. Cases without a file, and "
        "the pack, cannot be blessed.\n\n"
        "In a lesson every number that it states in {= number | question} is computed again. What is wrong is said "
        "with file, line, field and what was expected; lines of code that the window's panel wraps are noted. --answer "
        "runs an answer to its exercise in Python, and holds it against the reference in the words of `tessera "
        "identify`; nothing else starts a program. resources/lessons/README.md describes the format.\n\n"
        "Ctrl+C ends the run; what was found is counted and written.",
    .examples = kCheckExamples,
    .run = checkCommand,
};

} // namespace tessera
