// SPDX-License-Identifier: Apache-2.0
#include "app/commands/arguments.h"

#include "app/commands/findings.h"
#include "engine/compare/compare.h"
#include "engine/io/execute.h"
#include "engine/io/npy.h"
#include "engine/measure/assess.h"
#include "engine/measure/output_source.h"
#include "engine/measure/spot_check.h"
#include "engine/measure/verification.h"
#include "engine/ops/operator.h"
#include "engine/tensor/value.h"

#include "engine/registry/registry.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <ostream>

namespace tessera {

namespace {

constexpr std::array<std::string_view, 6> kTolerances = {"bits", "bound", "foreign", "webnn", "onnx", "onnxruntime"};

constexpr Option kOptions[] = {
    {"engine", "WHAT", "A, which is checked: an engine or a file.", ValueKind::EngineOrFile, "cpu"},
    {"against", "WHAT", "B: reference, another engine, or a file (.npy, a picture, a case); without it see below.",
     ValueKind::EngineOrFile},
    {"atol", "NUMBER", "Elements may differ by this much …", ValueKind::Number},
    {"rtol", "NUMBER", "… plus this much of the expected value …", ValueKind::Number},
    {"ulp", "NUMBER", "… or by so many units in the last place. Without the three: what the documents allow.",
     ValueKind::Number},
    {"tolerance", "NAME", "What others allow.", ValueKind::Choice, {}, kTolerances},
    {"allow", "PERCENT", "So many of the elements may differ by more …", ValueKind::Number},
    {"limit", "NUMBER", "… but none by more than this.", ValueKind::Number},
    {"pack", "all|NUMBER", "No CASE, but the conformance pack, or one of its cases.", ValueKind::Text},
    kThreads,
    kValidate,
};

constexpr Example kExamples[] = {
    {"check resources/cases/*.json", "Holds files against their expected values."},
    {"check resources/cases/*.json --against reference", "Holds each dispatch against the reference."},
    {"check --pack all", "Runs the conformance pack."},
};

struct ToleranceOption {
    std::optional<Tolerance> numbers; // or
    const TolerancePreset* preset = nullptr;
    std::optional<double> allowedShare, hardLimit;

    // `own`: the file's; without any the default.
    Tolerance of(const Plan& plan, const std::optional<Tolerance>& own, bool bothExecutePlans) const
    {
        Tolerance tolerance = numbers ? *numbers
            : preset                  ? preset->of(plan)
                                      : own.value_or(defaultTolerance(plan, bothExecutePlans));
        tolerance.allowedShare = allowedShare.value_or(tolerance.allowedShare);
        tolerance.hardLimit = hardLimit.value_or(tolerance.hardLimit);
        return tolerance;
    }
};

struct Check {
    const OutputSource& engine; // or a file
    const OutputSource& opponent;
    bool isChosen = false; // the opponent, by --against: expected values are then left alone
    ToleranceOption tolerance; // by options
    std::string options; // to repeat the command with
    std::ostream& out;
    Notes& notes;
    MemoryBudget budget;
};

template <class Number> Number numberOf(const std::string& option, const std::string& text)
{
    Number value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || !(value >= 0))
        throw TextError("--" + option + " \"" + text + "\" is not a number from 0 on");
    return value;
}

// The options' tolerance, which may be another one for each plan.
ToleranceOption toleranceOf(const CommandLine& line)
{
    ToleranceOption option;
    const auto atol = line.value("atol"), rtol = line.value("rtol"), ulp = line.value("ulp");
    if (atol || rtol || ulp)
        option.numbers = Tolerance{.atol = numberOf<double>("atol", atol.value_or("0")),
                                   .rtol = numberOf<double>("rtol", rtol.value_or("0")),
                                   .ulp = numberOf<uint64_t>("ulp", ulp.value_or("0"))};
    if (const auto preset = line.value("tolerance")) {
        option.preset = tolerancePreset(*preset);
        if (option.numbers)
            throw TextError("--tolerance goes without --atol, --rtol and --ulp");
    }
    if (const auto allow = line.value("allow"))
        option.allowedShare = numberOf<double>("allow", *allow) / 100;
    if (const auto limit = line.value("limit"))
        option.hardLimit = numberOf<double>("limit", *limit);
    return option;
}

std::string optionsText(const CommandLine& line)
{
    std::string text;
    for (const Option& option : kOptions)
        if (const auto value = line.value(option.name))
            text += " --" + std::string(option.name) + (option.value.empty() ? "" : " " + shellWord(*value));
    return text;
}

struct Judgement {
    int code;
    std::string verdict;
    std::string figures;
};

Judgement judge(const DispatchJob& job, const Tensor& a, const Tensor& b, const Tolerance& tolerance)
{
    if (a.desc.dataType != b.desc.dataType || a.desc.sizes != b.desc.sizes)
        return {exit_code::kIncomparable, "FAIL", incomparable(a.desc, b.desc)};
    const Comparison c = assess(job.dispatched.op, job.plan, job.input, a, b, tolerance);
    return {codeOf(c.verdict), std::string(word(c.verdict)), figuresText(c, a.desc)};
}

int report(const Check& check, const CaseArgument& argument, const std::string& label, const Judgement& finding)
{
    printLine(check.out, finding.verdict, label, finding.figures, "tessera check " + argument.name + check.options);
    return finding.code;
}

void run(const Check& check, const OutputSource& engine, const DispatchJob& job, Tensor& output)
{
    check.notes.add(engine, engine.run(job.dispatched, job.plan, job.input, output));
}

// Runs the dispatch on engine A, and judges its output.
Judgement runAndJudge(const Check& check, DispatchJob& job, const std::optional<Tolerance>& own)
{
    Tensor other = job.output;
    try {
        run(check, check.opponent, job, other);
        run(check, check.engine, job, job.output);
    } catch (const Incomparable& e) {
        return {exit_code::kIncomparable, "FAIL", e.what()};
    }
    const bool bothExecutePlans = check.engine.executesPlans() && check.opponent.executesPlans();
    return judge(job, job.output, other, check.tolerance.of(job.plan, own, bothExecutePlans));
}

// A resource that no dispatch describes as a whole, as the result of a copy.
DispatchJob copyOf(const Tensor& expected)
{
    const auto count = static_cast<uint32_t>(elementCount(expected.desc));
    const TensorDesc flat{.dataType = expected.desc.dataType, .sizes = {1, count, 1, 1}};
    DispatchJob job;
    job.dispatched.op = DepthToSpace{.input = flat, .output = flat, .blockSize = 1};
    job.plan = makePlan(job.dispatched.op);
    job.input = Tensor(flat, withLayout(expected, {.dataType = flat.dataType, .sizes = expected.desc.sizes}).buffer);
    return job;
}

int checkExpected(const Check& check, const CaseArgument& argument, const CaseFile& file)
{
    Execution execution(file);
    std::map<std::string, DispatchJob> written; // by resource, the last dispatch
    for (const Command& command : file.commands) {
        const auto* dispatch = std::get_if<DispatchCommand>(&command);
        if (!dispatch)
            continue;
        DispatchJob job = execution.prepare(*dispatch);
        if (file.expected.contains(job.outputResource))
            run(check, check.engine, job, job.output);
        else
            check.notes.add(check.engine, runChecked(check.engine, job.dispatched, job.plan, job.input, job.output));
        execution.finish(job);
        written.insert_or_assign(job.outputResource, std::move(job));
    }
    int highest = exit_code::kFine;
    for (const auto& [name, values] : file.expected) {
        const Tensor actual = execution.resource(name), expected = execution.expected(name);
        const auto job = written.find(name);
        const bool isOutput = job != written.end() && job->second.output.desc.sizes == actual.desc.sizes;
        const DispatchJob& context = isOutput ? job->second : written[name] = copyOf(expected);
        const Tolerance tolerance = check.tolerance.of(context.plan, file.tolerance, false);
        highest = std::max(
            highest,
            report(check, argument, file.expected.size() > 1 ? name : "", judge(context, actual, expected, tolerance)));
    }
    return highest;
}

int checkDispatches(const Check& check, const CaseArgument& argument, const CaseFile& file)
{
    if (file.dispatchCount() == 0)
        throw TextError("there is nothing to check: no dispatch and no expected values");
    Execution execution(file);
    int highest = exit_code::kFine;
    for (size_t i = 0; i < file.dispatchCount(); ++i) {
        DispatchJob job = execution.prepare(file.dispatchCommand(i));
        const Judgement finding = runAndJudge(check, job, file.tolerance);
        execution.finish(job);
        const std::string label = file.dispatchCount() > 1 ? file.dispatchCommand(i).dispatchable : "";
        highest = std::max(highest, report(check, argument, label, finding));
    }
    return highest;
}

int checkCase(const Check& check, const CaseArgument& argument, const Case& c)
{
    ReadyCase ready = prepare(c, check.budget);
    DispatchJob job{.dispatched = c,
                    .plan = std::move(ready.plan),
                    .input = std::move(ready.input),
                    .output = std::move(ready.output),
                    .outputResource = {}};
    return report(check, argument, "", runAndJudge(check, job, std::nullopt));
}

// Nothing is held against itself.
void needOpponent(const Check& check)
{
    if (check.opponent.name() == check.engine.name())
        throw TextError("--engine " + check.engine.name()
                        + " cannot be held against itself; another engine, a .npy file"
                        + " or a case with expected values would be right");
}

// All of the conformance pack, or the case with that number.
int checkPack(const Check& check, const Engine& engine, const std::string& which)
{
    const std::vector<PackCase> pack = conformancePack();
    const bool all = which == "all";
    const uint64_t only = all ? 0 : numberOf<uint64_t>("pack", which);
    if (!all && (only == 0 || only > pack.size()))
        throw TextError("--pack " + which + " is none; all, or 1 to " + std::to_string(pack.size()) + " would be");
    int highest = exit_code::kFine;
    for (size_t i = all ? 1 : only; i <= (all ? pack.size() : only); ++i) {
        const Finding finding = packFinding(engine, pack[i - 1], i);
        print(check.out, finding);
        highest = std::max(highest, codeOf(finding.verdict));
    }
    return highest;
}

} // namespace

const CommandText kCheckText{
    .name = "check",
    .summary = "holds engines against expected values, the reference or each other",
    .operands = "CASE… | --pack all|NUMBER",
    .sentence =
        "Runs cases and holds every result against what is right; one line each: verdict, figures, and the command\n"
        "that repeats it.",
    .options = kOptions,
    .remarks =
        "Without --against a file's expected values are held against its resources after all commands; where it has\n"
        "none, and for a case in field names, each dispatch is held against the reference, which computes from the\n"
        "formulas.\n\n"
        "Engines that execute plans agree bit for bit; all else may differ by the rounding of an interpolation.\n"
        "MISTRUSTED: equal, but the case proves little, whatever it is held against: its input is constant, or it\n"
        "cannot tell the two orders apart.",
    .examples = kExamples,
};

int checkCommand(const Arguments& arguments, std::ostream& out, std::ostream& err, const Host& host)
{
    const CommandLine line(kCheckText, arguments);
    if (line.printHelp(out))
        return exit_code::kFine;
    const auto pack = line.value("pack");
    if (!pack)
        line.needCases();
    else if (!line.cases().empty())
        throw TextError("--pack goes without a case");
    const auto tolerance = toleranceOf(line);
    const PictureCodec& codec = host.codec();
    const auto source = [&, make = withFiles(host.makeEngine, codec)](const std::string& words) {
        return make(line.engineOptions(), sourceNamed(words));
    };
    const auto engine = source(line.valueOrStandard("engine"));
    const auto opponent = source(line.value("against").value_or("reference"));
    Notes notes(kCheckText.name, err);
    const Check check{*engine, *opponent,    line.value("against").has_value(), tolerance, optionsText(line), out,
                      notes,   line.budget()};
    if (pack)
        return checkPack(check, *host.makeEngine(line.engineOptions(), line.valueOrStandard("engine")), *pack);
    return forEachCase(kCheckText.name, line, err, codec, [&](const CaseArgument& argument, const LoadedCase& loaded) {
        const auto* file = std::get_if<CaseFile>(&loaded);
        if (file && !check.isChosen && !file->expected.empty())
            return checkExpected(check, argument, *file);
        needOpponent(check);
        return file ? checkDispatches(check, argument, *file) : checkCase(check, argument, std::get<Case>(loaded));
    });
}

} // namespace tessera
