// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/bugs/bug_report.h"

#include "engine/core/ops/operator.h"
#include "engine/detect/identify/wording.h"
#include "engine/formats/io/case_input.h"
#include "engine/frameworks/dialects/code.h"
#include "engine/frameworks/scripts/script.h"
#include "engine/judge/bugs/asking.h"
#include "engine/judge/bugs/values_table.h"
#include "engine/judge/measure/provenance.h"
#include "engine/judge/measure/trial.h"
#include "engine/judge/sweep/case_parts.h"
#include "engine/judge/sweep/smallest_failure.h"

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

// Of the case as it was found, which may tell what the smallest one leaves open.
struct FoundMistake {
    Comparison comparison; // with elements that are wrong
    Diagnosis diagnosis;
};

std::optional<FoundMistake> mistakeOf(const TrialBench& bench, const Case& c, const Outputs& outputs, bool isB)
{
    if (!outputs.comparison || outputs.comparison->beyond == 0)
        return {};
    const auto blamed = [&](const OutputSource& a, const OutputSource& b, const Tensor& ofA, const Tensor& ofB) {
        const Suspects suspects{&a, &b, bench.budget, bench.stop};
        return causeAsking(suspects, c.op, outputs.input, ofA, ofB, /*wantsProbe=*/false).diagnosis;
    };
    const Tensor &got = *outputs.got.output, &expected = *outputs.expected.output;
    return FoundMistake{*outputs.comparison,
                        isB ? blamed(bench.against, bench.engine, expected, got)
                            : blamed(bench.engine, bench.against, got, expected)};
}

Message titleOf(const TrialBench& bench, const Case& c, const SweptTrial& trial,
                const std::optional<FoundMistake>& found)
{
    Message what = trial.figures;
    if (hasOutputs(trial)) {
        std::vector<Message> classes;
        for (const MistakeClass each : found ? found->diagnosis.classes() : trial.mistakes)
            classes.push_back(Message(meaning(each)) + " (" + name(each) + ")");
        //: Classes of mistakes: a list.
        what = classes.size() > 1 ? say("bugs", "one of: %1")(joined(classes, "; ")) : joined(classes, "; ");
    }
    //: An operator, an engine, and what is wrong.
    return say("bugs", "%1 on %2: %3")(name(c.op), bench.engine.name(), what);
}

// Where several classes are left the remedy depends on which it is.
std::string sentencesOf(const Diagnosis& diagnosis, const Operator& op)
{
    const std::vector<MistakeClass> classes = diagnosis.classes();
    std::string text;
    for (size_t i = 0; i < diagnosis.sentences.size(); ++i) {
        const Message& sentence = diagnosis.sentences[i];
        if (classes.size() == 1 || i != diagnosis.remedy) {
            text += "* " + english(sentence) + "\n";
            continue;
        }
        for (const MistakeClass each : classes)
            text += "* If it is " + std::string(name(each)) + ": "
                + english(each == diagnosis.mistake ? sentence : remedyOf(each, op)) + "\n";
    }
    return text;
}

// "one of **order**, **permutation**"
std::string classText(const Diagnosis& diagnosis)
{
    const std::vector<MistakeClass> classes = diagnosis.classes();
    std::string text = classes.size() > 1 ? "one of " : "";
    for (const MistakeClass each : classes)
        text += (each == classes.front() ? "**" : ", **") + std::string(name(each)) + "**";
    return text;
}

std::string mistakeSection(const TrialBench& bench, const Case& c, const SweptTrial& trial,
                           const std::optional<FoundMistake>& found, bool isB)
{
    const OutputSource &a = isB ? bench.against : bench.engine, &b = isB ? bench.engine : bench.against;
    const std::string names = "A is " + a.name() + ", B is " + b.name() + ".\n";
    if (!found)
        return std::string(word(trial.state)) + ": " + english(trial.figures) + ". " + names;
    const Diagnosis& diagnosis = found->diagnosis;
    return "Of the case as it was found " + wrongText(found->comparison) + ". " + names
        + "\nClass: " + classText(diagnosis)
        + (!diagnosis.isNamed()     ? ""
               : diagnosis.isProved ? ", proved"
                                    : ", likely")
        + ".\n\n" + sentencesOf(diagnosis, c.op);
}

// A small case may leave open what the one as it was found tells.
std::string aboutSmallest(bool isFound, const std::optional<FoundMistake>& smallest,
                          const std::optional<FoundMistake>& mistake)
{
    if (!isFound)
        return "It does not go wrong every time: this is the case as it was found.";
    std::string text = "The smallest case found that goes wrong alike";
    if (smallest)
        text += ": " + wrongText(smallest->comparison);
    text += ".";
    if (smallest && mistake && smallest->diagnosis.classes() != mistake->diagnosis.classes())
        text += " By itself it says only " + classText(smallest->diagnosis) + ".";
    return text;
}

std::string versionsSection(const TrialBench& bench, const ReportedEngine& engine)
{
    constexpr std::array<std::string_view, 3> kSaid = {"program", "system", "processor"};
    std::string text = std::string("## Versions\n\n* ") + (engine.isB ? "B" : "A") + ": " + bench.engine.name()
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
    constexpr std::array<std::pair<std::string_view, Dialect>, 10> kFrameworks = {
        {{"numpy", Dialect::NumPy},
         {"torch", Dialect::PyTorch},
         {"onnxruntime", Dialect::Onnx},
         {"onnxruntime-node", Dialect::Onnx},
         {"onnxruntime-directml", Dialect::OnnxRuntimeDirectMl},
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
    BugSearch search{.trial = bench.run(c)};
    if (!isWrong(search.trial.state))
        return search;
    const auto found = smallestOf(bench, c, search.trial, engine);
    const Case& smallest = found ? found->c : c;
    const bool isAsked = hasOutputs(search.trial);
    const Outputs whole = isAsked ? outputsOf(bench, c) : Outputs{};
    const Outputs small = isAsked && found ? outputsOf(bench, smallest) : Outputs{};
    const Outputs& outputs = found ? small : whole;
    const auto mistake = mistakeOf(bench, c, whole, engine.isB);
    const auto ofSmallest = mistakeOf(bench, smallest, small, engine.isB);
    search.title = titleOf(bench, c, search.trial, mistake);
    search.markdown = "# " + english(search.title) + "\n\n"
        + mistakeSection(bench, c, search.trial, mistake, engine.isB) + "\n"
        + repeatingSection(bench, smallest, engine, aboutSmallest(found.has_value(), ofSmallest, mistake)) + "\n";
    if (outputs.comparison && outputs.comparison->beyond > 0)
        search.markdown +=
            bugs::valuesTables(*outputs.expected.output, *outputs.got.output, *outputs.comparison) + "\n";
    search.markdown += versionsSection(bench, engine);
    return search;
}

} // namespace tessera
