// SPDX-License-Identifier: Apache-2.0
#include "engine/bugs/bug_report.h"

#include "engine/bugs/values_table.h"
#include "engine/dialects/code.h"
#include "engine/identify/identify.h"
#include "engine/io/case_input.h"
#include "engine/measure/provenance.h"
#include "engine/measure/trial.h"
#include "engine/ops/operator.h"
#include "engine/scripts/script.h"
#include "engine/sweep/case_parts.h"
#include "engine/sweep/smallest_failure.h"

#include <algorithm>
#include <array>

namespace tessera {

namespace {

// What the two engines give of a case.
struct Outputs {
    Tensor input;
    RunOutcome got, expected;
    std::optional<Comparison> comparison; // where there are two
};

// Whether the trial's engines both gave an output, and these differ.
bool hasOutputs(const SweptTrial& trial)
{
    return trial.state == TrialState::Fail && !trial.isSaid;
}

Outputs outputsOf(const TrialBench& bench, const Case& c)
{
    const Plan plan = makePlan(c.op);
    Outputs outputs{.input = loadInput(c, bench.budget), .got = {}, .expected = {}, .comparison = {}};
    const Tensor empty(outputDesc(c.op));
    const RunControl control{.stop = bench.stop};
    outputs.got = tryRun(bench.engine, c, plan, outputs.input, empty, control);
    outputs.expected = tryRun(bench.against, c, plan, outputs.input, empty, control);
    if (outputs.got.output && outputs.expected.output)
        outputs.comparison = compare(
            plan, outputs.input, *outputs.got.output, *outputs.expected.output,
            bench.tolerance.of(plan, {}, bench.engine.executesPlans() && bench.against.executesPlans()), bench.stop);
    return outputs;
}

std::string fenced(std::string_view language, const std::string& text)
{
    return "```" + std::string(language) + "\n" + text + (text.ends_with('\n') ? "" : "\n") + "```\n";
}

std::string fenceOf(Dialect dialect)
{
    return dialect == Dialect::WebNn ? "js" : dialect == Dialect::DirectML ? "json" : "python";
}

// The framework's own program, and the line that shows the same in Tessera.
std::string repeatingSection(const TrialBench& bench, const Case& c, const ReportedEngine& engine,
                             const std::string& aboutCase)
{
    std::string text = "## How to see it\n\n" + aboutCase + "\n\n";
    if (const auto dialect = dialectOfEngine(bench.engine.name(), engine.description)) {
        try {
            text += fenced(fenceOf(*dialect), script(c, *dialect, bench.budget)) + "\nThe same in Tessera:\n\n";
        } catch (const TextError& refusal) {
            text += "No program of " + std::string(name(*dialect)) + " says this case: " + refusal.what() + ".\n\n";
        }
    }
    return text + fenced("sh", "tessera check " + toText(c) + engine.options);
}

// Whether the framework's own program can say the case.
bool isSaid(const Case& c, Dialect dialect, const MemoryBudget& budget)
{
    try {
        static_cast<void>(script(c, dialect, budget));
        return true;
    } catch (const TextError&) {
        return false;
    }
}

// Whether the same is meant: in another mode, order or number of dimensions the same mistake has another remedy.
bool meansTheSame(const Operator& a, const Operator& b)
{
    return inputDesc(a).sizes.size() == inputDesc(b).sizes.size()
        && std::ranges::equal(parts::choicesOf(a), parts::choicesOf(b), {}, &Field::value, &Field::value);
}

// What is meant stays so, and what can be said in the words of the engine's framework.
std::optional<SmallestFailure> smallestOf(const TrialBench& bench, const Case& c, const SweptTrial& trial,
                                          const ReportedEngine& engine)
{
    auto dialect = dialectOfEngine(bench.engine.name(), engine.description);
    if (dialect && !isSaid(c, *dialect, bench.budget))
        dialect.reset();
    return smallestFailure(bench, c, trial, {}, [&](const Case& candidate) {
        return meansTheSame(candidate.op, c.op) && (!dialect || isSaid(candidate, *dialect, bench.budget));
    });
}

// "6 of 8 elements are wrong", "1 of 2 elements is wrong"
std::string wrongText(const Comparison& comparison)
{
    return std::to_string(comparison.beyond) + " of " + std::to_string(comparison.count)
        + (comparison.count == 1 ? " element" : " elements") + (comparison.beyond == 1 ? " is" : " are") + " wrong";
}

std::string titleOf(const TrialBench& bench, const Case& c, const SweptTrial& trial)
{
    std::string what = trial.figures;
    if (trial.state == TrialState::Fail && !trial.isSaid)
        what = std::string(meaning(trial.mistake)) + " (" + std::string(name(trial.mistake)) + ")";
    return "# " + std::string(name(c.op)) + " on " + bench.engine.name() + ": " + what + "\n\n";
}

// Of the case as it was found: the smallest one may leave open what this one tells.
std::string mistakeSection(const TrialBench& bench, const Case& c, const SweptTrial& trial)
{
    const std::string names = "A is " + bench.engine.name() + ", B is " + bench.against.name() + ".\n";
    const Outputs outputs = hasOutputs(trial) ? outputsOf(bench, c) : Outputs{};
    if (!outputs.comparison || outputs.comparison->beyond == 0)
        return std::string(word(trial.state)) + ": " + trial.figures + ". " + names;
    const Blame found = blame(c.op, outputs.input, *outputs.got.output, *outputs.expected.output, false, bench.stop);
    std::string text = "Of the case as it was found " + wrongText(*outputs.comparison) + ". " + names + "\nClass: **"
        + std::string(name(found.diagnosis.mistake)) + "**"
        + (!found.diagnosis.isNamed()     ? ""
               : found.diagnosis.isProved ? ", proved"
                                          : ", likely")
        + ".\n\n";
    for (const std::string& sentence : found.diagnosis.sentences)
        text += "* " + sentence + "\n";
    return text;
}

std::string aboutSmallest(bool isFound, const std::optional<Comparison>& comparison)
{
    if (!isFound)
        return "It does not go wrong every time: this is the case as it was found.";
    return "The smallest case found that goes wrong alike" + (comparison ? ": " + wrongText(*comparison) : "") + ".";
}

std::string versionsSection(const TrialBench& bench, const ReportedEngine& engine)
{
    constexpr std::array<std::string_view, 3> kSaid = {"program", "system", "processor"};
    std::string text = "## Versions\n\n* A: " + bench.engine.name()
        + (engine.description.empty() ? "" : ", " + engine.description) + "\n";
    const std::vector<Fact> facts = provenance();
    for (const std::string_view said : kSaid)
        for (const Fact& fact : facts)
            if (fact.name == said)
                text += "* " + fact.name + ": " + fact.value + "\n";
    return text;
}

} // namespace

std::optional<Dialect> dialectOfEngine(std::string_view name, std::string_view description)
{
    constexpr std::array<std::pair<std::string_view, Dialect>, 9> kFrameworks = {{{"numpy", Dialect::NumPy},
                                                                                  {"torch", Dialect::PyTorch},
                                                                                  {"onnxruntime", Dialect::Onnx},
                                                                                  {"onnxruntime-node", Dialect::Onnx},
                                                                                  {"opencv", Dialect::OpenCv},
                                                                                  {"pillow", Dialect::Pillow},
                                                                                  {"tensorflow", Dialect::TensorFlow},
                                                                                  {"openvino", Dialect::OpenVino},
                                                                                  {"dxdispatch", Dialect::DirectML}}};
    for (const std::string_view said : {name, description.substr(0, description.find(' '))})
        if (const auto found = std::ranges::find(kFrameworks, said, &std::pair<std::string_view, Dialect>::first);
            found != kFrameworks.end())
            return found->second;
    return {};
}

BugSearch reportBug(const TrialBench& bench, const Case& c, const ReportedEngine& engine)
{
    BugSearch search{.trial = bench.run(c), .markdown = {}};
    if (!isWrong(search.trial.state))
        return search;
    const auto found = smallestOf(bench, c, search.trial, engine);
    const Case& smallest = found ? found->c : c;
    const Outputs outputs = hasOutputs(search.trial) ? outputsOf(bench, smallest) : Outputs{};
    search.markdown = titleOf(bench, c, search.trial) + mistakeSection(bench, c, search.trial) + "\n"
        + repeatingSection(bench, smallest, engine, aboutSmallest(found.has_value(), outputs.comparison)) + "\n";
    if (outputs.comparison && outputs.comparison->beyond > 0)
        search.markdown +=
            bugs::valuesTables(*outputs.expected.output, *outputs.got.output, *outputs.comparison) + "\n";
    search.markdown += versionsSection(bench, engine);
    return search;
}

} // namespace tessera
