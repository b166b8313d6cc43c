// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/arguments.h"

#include "engine/compare.h"
#include "engine/io/execute.h"
#include "engine/io/npy.h"
#include "engine/operator.h"
#include "engine/value.h"

#include "app/format.h"

#include <algorithm>
#include <charconv>
#include <iomanip>
#include <ostream>

namespace tessera {

namespace {

constexpr Option kOptions[] = {
    {"engine", "NAME", "Engine A, which is checked (cpu)."},
    {"against", "WHAT", "reference, another engine, or a .npy file; without it see below."},
    {"atol", "NUMBER", "Elements may differ by this much …"},
    {"rtol", "NUMBER", "… plus this much of the expected value …"},
    {"ulp", "NUMBER", "… or by so many units in the last place. Without the three: what the documents allow."},
    kThreads,
    kValidate,
};

constexpr CommandText kText{
    "check",
    "CASE… [--engine A] [--against reference|B|FILE.npy] [--atol X] [--rtol X] [--ulp N] [--threads N] [--validate]",
    "Runs cases and holds every result against what is right; one line each: verdict, figures, and the command that\n"
    "repeats it.",
    kOptions,
    "Without --against a file's expected values are held against its resources after all commands; where it has none,\n"
    "and for a case in field names, each dispatch is held against the reference, which computes from the formulas.\n\n"
    "Engines that execute plans agree bit for bit; all else may differ by the rounding of an interpolation.\n"
    "MISTRUSTED: equal, but the case proves little, whatever it is held against: its input is constant, or it cannot\n"
    "tell the two orders apart."};

// What results are held against.
struct Opponent {
    std::unique_ptr<Engine> engine; // or
    std::optional<Tensor> file;
};

struct Check {
    const Engine& engine;
    Opponent opponent;
    bool isChosen = false; // the opponent, by --against: expected values are then left alone
    std::optional<Tolerance> tolerance; // by options
    std::string options; // to repeat the command with
    std::ostream& out;
    Notes& notes;
};

template <class Number> Number numberOf(const std::string& option, const std::string& text)
{
    Number value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || !(value >= 0))
        throw TextError("--" + option + " \"" + text + "\" is not a number from 0 on");
    return value;
}

std::optional<Tolerance> toleranceOf(const CommandLine& line)
{
    const auto atol = line.value("atol"), rtol = line.value("rtol"), ulp = line.value("ulp");
    if (!atol && !rtol && !ulp)
        return std::nullopt;
    return Tolerance{.atol = numberOf<double>("atol", atol.value_or("0")),
                     .rtol = numberOf<double>("rtol", rtol.value_or("0")),
                     .ulp = numberOf<uint64_t>("ulp", ulp.value_or("0"))};
}

Opponent opponentOf(const std::string& name, const EngineOptions& options, const EngineFactory& makeEngine)
{
    if (name.ends_with(".npy"))
        return {nullptr, readNpy(name)};
    return {makeEngine(options, name), std::nullopt};
}

std::string optionsText(const CommandLine& line)
{
    std::string text;
    for (const Option& option : kOptions)
        if (const auto value = line.value(option.name))
            text += " --" + std::string(option.name) + (option.value.empty() ? "" : " " + shellWord(*value));
    return text;
}

std::string ulpText(uint64_t ulp)
{
    return ulp == UINT64_MAX ? "a NaN" : std::to_string(ulp) + " ULP";
}

std::string figures(const Comparison& c, const Tensor& a, const Tensor& b)
{
    std::string text = std::to_string(c.equal) + " of " + std::to_string(c.count) + " equal";
    if (c.within > 0)
        text += ", " + std::to_string(c.within) + " within the tolerance";
    if (c.beyond > 0)
        text += ", " + std::to_string(c.beyond) + " beyond it";
    if (c.worst)
        text += ", worst " + ulpText(c.worst->ulp) + " at "
            + coordinateText(a.desc.sizes, c.worst->element).toStdString() + ": "
            + toText(a.desc.dataType, c.worst->aBits) + ", not " + toText(b.desc.dataType, c.worst->bBits);
    if (!c.reason.empty())
        text += "; " + c.reason;
    return text;
}

struct Finding {
    int code;
    std::string verdict;
    std::string figures;
};

// Of one result. `b` may be flat where it has a's elements: other programs write arrays without a shape.
Finding judge(const DispatchJob& job, const Tensor& a, Tensor b, const Tolerance& tolerance)
{
    const auto described = [](const Tensor& t) {
        return std::string(name(t.desc.dataType)) + " " + text(t.desc.sizes);
    };
    const TensorDesc packed{.dataType = a.desc.dataType, .sizes = a.desc.sizes};
    const bool isFlat = b.desc.sizes.size() == 1 && isPacked(b.desc) && b.desc.dataType == a.desc.dataType
        && (b.desc.sizes[0] == elementCount(packed)
            || b.desc.sizes[0] == totalBytes(packed) / elementBytes(a.desc.dataType));
    if (isFlat)
        b = Tensor(packed, b.buffer);
    if (a.desc.dataType != b.desc.dataType || a.desc.sizes != b.desc.sizes)
        return {exit_code::kIncomparable, "FAIL", "cannot be compared: " + described(a) + ", not " + described(b)};
    const Comparison c = compare(job.dispatched.op, job.plan, job.input, a, b, tolerance);
    switch (c.verdict) {
    case Verdict::Fail:
        return {exit_code::kMismatch, "FAIL", figures(c, a, b)};
    case Verdict::Mistrusted:
        return {exit_code::kMistrusted, "MISTRUSTED", figures(c, a, b)};
    case Verdict::Pass:
        break;
    }
    return {exit_code::kFine, "PASS", figures(c, a, b)};
}

int report(const Check& check, const CaseArgument& argument, const std::string& label, const Finding& finding)
{
    check.out << std::left << std::setw(10) << finding.verdict << "  " << label << (label.empty() ? "" : ": ")
              << finding.figures << "  |  tessera check " << argument.name << check.options << '\n';
    return finding.code;
}

void run(const Check& check, const Engine& engine, const DispatchJob& job, Tensor& output)
{
    check.notes.add(engine, engine.run(job.dispatched, job.plan, job.input, output));
}

// Runs the dispatch on engine A, and judges its output where there is something to hold against.
std::optional<Finding> runAndJudge(const Check& check, DispatchJob& job, const std::optional<Tolerance>& tolerance)
{
    std::optional<Tensor> other = check.opponent.file;
    if (check.opponent.engine) {
        other = job.output;
        run(check, *check.opponent.engine, job, *other);
    }
    run(check, check.engine, job, job.output);
    if (!other)
        return std::nullopt;
    const bool bothExecutePlans =
        check.engine.executesPlans() && check.opponent.engine && check.opponent.engine->executesPlans();
    return judge(job, job.output, *other, tolerance.value_or(defaultTolerance(job.plan, bothExecutePlans)));
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
        run(check, check.engine, job, job.output);
        execution.finish(job);
        written.insert_or_assign(job.outputResource, std::move(job));
    }
    int highest = exit_code::kFine;
    for (const auto& [name, values] : file.expected) {
        const Tensor actual = execution.resource(name), expected = execution.expected(name);
        const auto job = written.find(name);
        const bool isOutput = job != written.end() && job->second.output.desc.sizes == actual.desc.sizes;
        const DispatchJob& context = isOutput ? job->second : written[name] = copyOf(expected);
        const Tolerance tolerance =
            check.tolerance.value_or(file.tolerance.value_or(defaultTolerance(context.plan, false)));
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
        const auto finding = runAndJudge(check, job, check.tolerance ? check.tolerance : file.tolerance);
        execution.finish(job);
        const std::string label = file.dispatchCount() > 1 ? file.dispatchCommand(i).dispatchable : "";
        if (finding)
            highest = std::max(highest, report(check, argument, label, *finding));
    }
    return highest;
}

int checkCase(const Check& check, const CaseArgument& argument, const Case& c)
{
    ReadyCase ready = prepare(c);
    DispatchJob job{.dispatched = c,
                    .plan = std::move(ready.plan),
                    .input = std::move(ready.input),
                    .output = std::move(ready.output),
                    .outputResource = {}};
    return report(check, argument, "", *runAndJudge(check, job, check.tolerance));
}

// Nothing is held against itself.
void needOpponent(const Check& check)
{
    if (check.opponent.engine && check.opponent.engine->name() == check.engine.name())
        throw TextError("--engine " + check.engine.name()
                        + " cannot be held against itself; another engine, a .npy file"
                        + " or a case with expected values would be right");
}

} // namespace

int checkCommand(const Arguments& arguments, std::ostream& out, std::ostream& err)
{
    return checkCommand(arguments, out, err, makeEngineWith);
}

int checkCommand(const Arguments& arguments, std::ostream& out, std::ostream& err, const EngineFactory& makeEngine)
{
    const CommandLine line(kText, arguments);
    if (line.printHelp(out))
        return exit_code::kFine;
    line.needCases();
    const auto tolerance = toleranceOf(line);
    const auto engine = makeEngine(line.engineOptions(), line.value("engine", "cpu"));
    Notes notes(kText.name, err);
    const Check check{*engine,
                      opponentOf(line.value("against", "reference"), line.engineOptions(), makeEngine),
                      line.value("against").has_value(),
                      tolerance,
                      optionsText(line),
                      out,
                      notes};
    return forEachCase(kText.name, line, err, [&](const CaseArgument& argument, const LoadedCase& loaded) {
        const auto* file = std::get_if<CaseFile>(&loaded);
        if (file && !check.isChosen && !file->expected.empty())
            return checkExpected(check, argument, *file);
        needOpponent(check);
        return file ? checkDispatches(check, argument, *file) : checkCase(check, argument, std::get<Case>(loaded));
    });
}

} // namespace tessera
