// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/case_arguments.h"
#include "app/commands/check_line.h"
#include "engine/io/execute.h"
#include "engine/io/npy.h"
#include "engine/operator.h"

#include <algorithm>
#include <ostream>

namespace tessera {

namespace {

constexpr Option kOptions[] = {
    {"engine", "A", "What runs the case; `tessera engines` lists them (cpu)."},
    {"against", "reference|B|FILE.npy",
     "What its output is held against. Left out: the file's expected values, else the "
     "reference."},
    {"atol", "X", "Passes where |a − b| <= atol + rtol·|b|."},
    {"rtol", "X", "The same, relative to b."},
    {"ulp", "N", "Passes within N units in the last place."},
};

double numberOption(const CaseArguments& arguments, std::string_view option)
{
    const std::string text = arguments.value(option, "0");
    char* end = nullptr;
    const double value = std::strtod(text.c_str(), &end);
    if (text.empty() || *end != '\0' || !(value >= 0))
        throw TextError("--" + std::string(option) + " \"" + text + "\" is not a number from 0 on");
    return value;
}

// What the command line says of the tolerance, or nothing.
std::optional<Tolerance> toleranceOf(const CaseArguments& arguments)
{
    if (!arguments.has("atol") && !arguments.has("rtol") && !arguments.has("ulp"))
        return std::nullopt;
    Tolerance tolerance;
    tolerance.atol = numberOption(arguments, "atol");
    tolerance.rtol = numberOption(arguments, "rtol");
    tolerance.ulp = static_cast<uint64_t>(numberOption(arguments, "ulp"));
    return tolerance;
}

// One CASE being checked.
class Check {
public:
    Check(const CaseArguments& arguments, const Engine& engine, std::ostream& out)
        : m_arguments(arguments)
        , m_engine(engine)
        , m_against(arguments.value("against", ""))
        , m_out(out)
    {
    }

    int file(const std::string& name, const CaseFile& file);
    int line(const std::string& name, const Case& c);

private:
    int dispatchesOf(const CaseFile& file, Execution& execution, std::vector<DispatchJob>& jobs);
    int expectedOf(const CaseFile& file, const Execution& execution, const std::vector<DispatchJob>& jobs);
    int against(const std::string& what, const Case& c, const Plan& plan, const Tensor& input, const Tensor& before,
                const Tensor& output);
    int report(const std::string& what, const Operator& op, const Plan& plan, const Tensor& input, const Tensor& a,
               const Tensor& b, const Tolerance& usual, const std::string& other);
    int incomparable(const std::string& what, const TensorDesc& a, const TensorDesc& b);
    std::string reproducer() const;

    const CaseArguments& m_arguments;
    const Engine& m_engine;
    std::string m_against;
    std::ostream& m_out;
    std::string m_case; // as the user wrote it
    std::optional<Tolerance> m_fileTolerance;
};

std::string Check::reproducer() const
{
    const bool isLine = m_arguments.files.empty();
    std::string text =
        "tessera check " + (isLine ? m_case : shellWord(m_case)) + " --engine " + shellWord(m_engine.name());
    for (const char* option : {"against", "atol", "rtol", "ulp"})
        if (m_arguments.has(option))
            text += " --" + std::string(option) + " " + shellWord(m_arguments.value(option, ""));
    return text;
}

int Check::incomparable(const std::string& what, const TensorDesc& a, const TensorDesc& b)
{
    m_out << checkLine("CANNOT", what,
                       std::string(name(a.dataType)) + " " + text(a.sizes) + " cannot be compared with "
                           + std::string(name(b.dataType)) + " " + text(b.sizes),
                       reproducer());
    return exit_code::kIncomparable;
}

int Check::report(const std::string& what, const Operator& op, const Plan& plan, const Tensor& input, const Tensor& a,
                  const Tensor& b, const Tolerance& usual, const std::string& other)
{
    if (a.desc.dataType != b.desc.dataType || a.desc.sizes != b.desc.sizes)
        return incomparable(what, a.desc, b.desc);
    const Tolerance tolerance = toleranceOf(m_arguments).value_or(m_fileTolerance.value_or(usual));
    const Comparison comparison = compare(op, plan, input, a, b, tolerance);
    m_out << checkLine(verdictWord(comparison.verdict), what, figures(comparison, a.desc) + " " + other, reproducer());
    return comparison.verdict == Verdict::Pass ? exit_code::kFine
        : comparison.verdict == Verdict::Fail  ? exit_code::kMismatch
                                               : exit_code::kMistrusted;
}

// `output` against what the options name; `before` is the output's memory as it was before the run.
int Check::against(const std::string& what, const Case& c, const Plan& plan, const Tensor& input, const Tensor& before,
                   const Tensor& output)
{
    const std::string name = m_against.empty() ? "reference" : m_against;
    if (name.ends_with(".npy"))
        return report(what, c.op, plan, input, output, readNpy(name), defaultTolerance(plan, false), "against " + name);
    const auto engine = makeEngine(name);
    if (engine->name() == m_engine.name())
        throw TextError(m_engine.name()
                        + " would be compared with itself, which proves nothing; choose another engine "
                          "with --engine or --against");
    Tensor other = before;
    engine->run(c, plan, input, other);
    const Tolerance usual = defaultTolerance(plan, m_engine.executesPlans() && engine->executesPlans());
    return report(what, c.op, plan, input, output, other, usual, m_engine.name() + " against " + engine->name());
}

// Runs every dispatch in order; those that are checked by themselves are reported here.
int Check::dispatchesOf(const CaseFile& file, Execution& execution, std::vector<DispatchJob>& jobs)
{
    const bool one = file.dispatchCount() == 1;
    int highest = exit_code::kFine;
    for (const Command& command : file.commands) {
        const auto* dispatch = std::get_if<DispatchCommand>(&command);
        if (dispatch == nullptr)
            continue;
        DispatchJob job = execution.prepare(*dispatch);
        const Tensor before = job.output;
        m_engine.run(job.dispatched, job.plan, job.input, job.output);
        if (file.expected.empty() || !m_against.empty())
            highest = std::max(highest,
                               against(one ? m_case : m_case + " " + dispatch->dispatchable, job.dispatched, job.plan,
                                       job.input, before, job.output));
        execution.finish(job);
        jobs.push_back(std::move(job));
    }
    if (jobs.empty())
        throw TextError(m_case + " has no dispatch");
    return highest;
}

int Check::expectedOf(const CaseFile& file, const Execution& execution, const std::vector<DispatchJob>& jobs)
{
    int highest = exit_code::kFine;
    for (const auto& [resource, values] : file.expected) {
        // The last dispatch that wrote it says what the numbers mean.
        const auto job = std::find_if(jobs.rbegin(), jobs.rend(),
                                      [&](const DispatchJob& each) { return each.outputResource == resource; });
        const std::string what = file.expected.size() == 1 ? m_case : m_case + " " + resource;
        if (job == jobs.rend())
            throw TextError(m_case + " expects values of \"" + resource + "\", which no dispatch writes");
        const Tensor actual = execution.resource(resource), expected = execution.expected(resource);
        highest = std::max(highest,
                           report(what, job->dispatched.op, job->plan, job->input, actual, expected,
                                  defaultTolerance(job->plan, false), m_engine.name() + " against the file"));
    }
    return highest;
}

int Check::file(const std::string& name, const CaseFile& file)
{
    m_case = name;
    m_fileTolerance = file.tolerance;
    Execution execution(file);
    std::vector<DispatchJob> jobs;
    const int highest = dispatchesOf(file, execution, jobs);
    return m_against.empty() ? std::max(highest, expectedOf(file, execution, jobs)) : highest;
}

int Check::line(const std::string& name, const Case& c)
{
    m_case = name;
    const Plan plan = makePlan(c.op);
    const Tensor input = loadInput(c), before(plan.output);
    Tensor output = before;
    m_engine.run(c, plan, input, output);
    return against(name, c, plan, input, before, output);
}

} // namespace

int checkCommand(const Arguments& arguments, std::ostream& out, std::ostream& err)
{
    if (printHelp(
            arguments, "check CASE… [--engine A] [--against reference|B|FILE.npy] [--atol X --rtol X --ulp N]",
            "Holds what an engine computes against the file's expected values, another engine or a file: a line a "
            "case,\nwith the verdict, its figures and the command that reproduces it. PASS: equal, or within the "
            "tolerance (by default\nequal bits, and the rounding bound of the operator against the reference). "
            "MISTRUSTED: it holds, but the case proves\nlittle (a constant input, an order that cannot be told). "
            "FAIL: a difference beyond the tolerance.",
            kOptions, out))
        return exit_code::kFine;
    const CaseArguments parts = takeApart(arguments, kOptions);
    toleranceOf(parts); // say what is wrong before anything runs
    const auto engine = makeEngine(parts.value("engine", "cpu"));
    return forEachCase(parts, err, [&](const NamedCase& named) {
        Check check(parts, *engine, out);
        if (const auto* file = std::get_if<CaseFile>(&named.content))
            return check.file(named.name, *file);
        return check.line(named.name, std::get<Case>(named.content));
    });
}

} // namespace tessera
