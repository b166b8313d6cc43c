// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/sweep/bug_report.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/value.h"
#include "engine/detect/identify/diagnosis.h"
#include "engine/frameworks/dialects/dialect.h"
#include "engine/judge/measure/measure.h"
#include "engine/judge/measure/verification.h"
#include "engine/judge/sweep/case_parts.h"
#include "engine/judge/sweep/trial_bench.h"

#include <algorithm>
#include <array>
#include <set>
#include <span>
#include <vector>

namespace tessera {

namespace {

constexpr uint64_t kMostShown = 64; // elements of a tensor that is shown whole
constexpr uint32_t kMostColumns = 16;
constexpr size_t kMostListed = 16; // elements that are wrong

std::string row(const std::vector<std::string>& cells)
{
    std::string text = "|";
    for (const std::string& cell : cells)
        text += " " + cell + " |";
    return text + "\n";
}

std::string head(const std::vector<std::string>& titles)
{
    std::string rule = "|---|";
    for (size_t i = 1; i < titles.size(); ++i)
        rule += "--:|";
    return row(titles) + rule + "\n";
}

// A table of the tensor's rows under the coordinates of its last axis.
std::string valuesGrid(const Tensor& tensor, const std::set<uint64_t>& wrong)
{
    const std::vector<uint32_t>& sizes = tensor.desc.sizes;
    const std::span before(sizes.data(), sizes.size() - 1);
    std::vector<std::string> cells = {""};
    for (uint32_t x = 0; x < sizes.back(); ++x)
        cells.push_back(std::to_string(x));
    std::string text = head(cells);
    for (uint64_t element = 0; element < elementCount(tensor.desc); element += sizes.back()) {
        cells = {listText(coordinates(before, element / sizes.back()), ", ")};
        for (uint64_t at = element; at < element + sizes.back(); ++at) {
            const std::string value = toText(tensor, at);
            cells.push_back(wrong.contains(at) ? "**" + value + "**" : value);
        }
        text += row(cells);
    }
    return text;
}

// Appends the bits to different values with the same text.
std::string wrongList(const Tensor& expected, const Tensor& got, const Comparison& comparison)
{
    const DataType type = expected.desc.dataType;
    std::string text = head({"element", "expected", "got"});
    const size_t count = std::min(kMostListed, comparison.mismatches.size());
    for (const ElementDifference& each : std::span(comparison.mismatches).first(count)) {
        const uint64_t right = expected.bits(each.element), wrong = got.bits(each.element);
        std::string rightText = toText(type, right), wrongText = toText(type, wrong);
        if (rightText == wrongText) {
            rightText += " (" + toHex(type, right) + ")";
            wrongText += " (" + toHex(type, wrong) + ")";
        }
        text += row({listText(coordinates(expected.desc.sizes, each.element), ", "), rightText, wrongText});
    }
    if (comparison.beyond > count)
        text += "\nThese are the first " + countedText(count, comparison.beyond) + ".\n";
    return text;
}

// Markdown tables of the expected and the engine's output, which have the same type and sizes: whole with wrong
// elements in bold where they are small, else the first wrong elements.
std::string valuesTables(const Tensor& expected, const Tensor& got, const Comparison& comparison)
{
    const uint64_t count = elementCount(expected.desc);
    const std::string about = text(expected.desc.sizes) + " " + std::string(name(expected.desc.dataType));
    std::set<uint64_t> wrong;
    for (const ElementDifference& each : comparison.mismatches)
        wrong.insert(each.element);
    const bool isVisible = std::ranges::all_of(comparison.mismatches, [&](const ElementDifference& each) {
        return toText(expected.desc.dataType, each.aBits) != toText(expected.desc.dataType, each.bBits);
    });
    if (count > kMostShown || expected.desc.sizes.back() > kMostColumns || !isVisible)
        return "## Expected and got\n\n" + about + "\n\n" + wrongList(expected, got, comparison);
    return "## Expected\n\n" + about + "\n\n" + valuesGrid(expected, {}) + "\n## Got\n\n" + valuesGrid(got, wrong);
}

std::string fenced(std::string_view language, const std::string& text)
{
    return "```" + std::string(language) + "\n" + text + (text.ends_with('\n') ? "" : "\n") + "```\n";
}

// The framework's program, and the line that shows the same in Tessera.
std::string repeatingSection(const TrialBench& bench, const Case& c, const ReportedEngine& engine,
                             const std::string& aboutCase)
{
    std::string text = "## How to see it\n\n" + aboutCase + "\n\n";
    if (const auto dialect = dialectOfEngine(bench.engine.name(), engine.description)) {
        try {
            text += fenced(scriptLanguage(*dialect), script(c, *dialect, bench.budget)) + "\nThe same in Tessera:\n\n";
        } catch (const TextError& refusal) {
            text += "No program of " + std::string(name(*dialect)) + " says this case: " + refusal.what() + ".\n\n";
        }
    }
    return text + fenced("sh", "tessera check " + toText(c) + engine.options);
}

// Whether a program of the framework can say the case.
bool isSaid(const Case& c, Dialect dialect, const MemoryBudget& budget)
{
    try {
        static_cast<void>(script(c, dialect, budget));
        return true;
    } catch (const TextError&) {
        return false;
    }
}

// The smallest case that keeps the meaning, and that the engine's framework can say.
std::optional<SmallestFailure> smallestOf(const TrialBench& bench, const Case& c, const SweptTrial& trial,
                                          const ReportedEngine& engine)
{
    auto dialect = dialectOfEngine(bench.engine.name(), engine.description);
    if (dialect && !isSaid(c, *dialect, bench.budget))
        dialect.reset();
    // With another mode, order or number of dimensions the mistake has another remedy.
    const auto choices = parts::choicesOf(c.op);
    return smallestFailure(bench, c, trial, [&](const Case& candidate) {
        return candidate.op.input.sizes.size() == c.op.input.sizes.size()
            && std::ranges::equal(parts::choicesOf(candidate.op), choices, {}, &Field::value, &Field::value)
            && (!dialect || isSaid(candidate, *dialect, bench.budget));
    });
}

// "6 of 8 elements are wrong", "1 of 2 elements is wrong"
std::string wrongText(const Comparison& comparison)
{
    return countedText(comparison.beyond, comparison.count) + (comparison.count == 1 ? " element" : " elements")
        + (comparison.beyond == 1 ? " is" : " are") + " wrong";
}

// The mistake of the given case, which may tell more than the smallest case.
struct FoundMistake {
    Comparison comparison; // with elements that are wrong
    Diagnosis diagnosis;
};

std::optional<FoundMistake> mistakeOf(const TrialBench& bench, const Case& c, const SweptTrial& trial, bool isB)
{
    if (!trial.isMismatch() || trial.outputs->comparison->beyond == 0)
        return {};
    const auto& [input, got, expected, comparison] = *trial.outputs;
    const ComparedEngines suspects = isB ? ComparedEngines{&bench.against, &bench.engine, bench.budget, bench.stop}
                                         : ComparedEngines{&bench.engine, &bench.against, bench.budget, bench.stop};
    const Cause cause =
        causeAsking(suspects, c.op, input, isB ? expected : got, isB ? got : expected, /*wantsProbe=*/false);
    return FoundMistake{*comparison, cause.diagnosis};
}

Message withName(MistakeClass mistake)
{
    return Message(meaning(mistake)) + " (" + name(mistake) + ")";
}

Message titleOf(const TrialBench& bench, const Case& c, const SweptTrial& trial,
                const std::optional<FoundMistake>& found)
{
    Message what = trial.figures;
    if (trial.isMismatch()) {
        const Classes classes = found ? found->diagnosis.classes() : trial.classes;
        std::vector<Message> first;
        for (const MistakeClass each : classes.mistakes)
            first.push_back(withName(each));
        //: Classes of mistakes: a list.
        what = first.size() > 1 ? say("bugs", "one of: %1")(joined(first, "; ")) : joined(first, "; ");
        if (classes.second)
            //: What was done wrong, and another mistake that was made at the same time.
            what = say("bugs", "%1; and: %2")(what, withName(*classes.second));
    }
    //: An operator, an engine, and what is wrong.
    return say("bugs", "%1 on %2: %3")(name(c.op), bench.engine.name(), what);
}

// Several possible classes have a remedy each.
std::string sentencesOf(const Diagnosis& diagnosis, const Operator& op)
{
    const std::vector<MistakeClass> classes = diagnosis.classes().mistakes;
    std::string text;
    for (size_t i = 0; i < diagnosis.sentences.size(); ++i) {
        const Message& sentence = diagnosis.sentences[i];
        if (classes.size() == 1 || i != diagnosis.remedy) {
            text += "* " + english(sentence) + "\n";
            continue;
        }
        const Message also = diagnosis.second ? " " + remedyOf(*diagnosis.second, op) : Message();
        for (const MistakeClass each : classes)
            text += "* If it is " + std::string(name(each)) + ": "
                + english(each == diagnosis.mistake ? sentence : remedyOf(each, op) + also) + "\n";
    }
    return text;
}

// "one of **order**, **permutation**", "**coordinates** and **integer-rounding**"
std::string boldClasses(const Diagnosis& diagnosis)
{
    const std::vector<MistakeClass> classes = diagnosis.classes().mistakes;
    std::string text = classes.size() > 1 ? "one of " : "";
    for (const MistakeClass each : classes)
        text += (each == classes.front() ? "**" : ", **") + std::string(name(each)) + "**";
    if (diagnosis.second)
        text += (classes.size() > 1 ? ", and **" : " and **") + std::string(name(*diagnosis.second)) + "**";
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
        + "\nClass: " + boldClasses(diagnosis)
        + (!diagnosis.isNamed()     ? ""
               : diagnosis.isProved ? ", proved"
                                    : ", likely")
        + ".\n\n" + sentencesOf(diagnosis, c.op);
}

// A note where the smallest case leaves open what the given case decides.
std::string aboutSmallest(bool isFound, const std::optional<FoundMistake>& smallest,
                          const std::optional<FoundMistake>& mistake)
{
    if (!isFound)
        return "It does not go wrong every time: this is the case as it was found.";
    std::string text = "The smallest case found that goes wrong alike";
    if (smallest)
        text += ": " + wrongText(smallest->comparison);
    text += ".";
    if (smallest && mistake && boldClasses(smallest->diagnosis) != boldClasses(mistake->diagnosis))
        text += " By itself it says only " + boldClasses(smallest->diagnosis) + ".";
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
    for (const std::string_view said : {name, description.substr(0, description.find(' '))})
        if (const std::optional<Dialect> found = dialectOf(said))
            return found;
    return {};
}

BugSearch reportBug(const TrialBench& bench, const Case& c, const ReportedEngine& engine)
{
    BugSearch search{.trial = bench.run(c)};
    if (!isWrong(search.trial.state))
        return search;
    const auto found = smallestOf(bench, c, search.trial, engine);
    const Case& smallest = found ? found->c : c;
    const SweptTrial& shown = found ? found->trial : search.trial;
    const auto mistake = mistakeOf(bench, c, search.trial, engine.isB);
    const auto ofSmallest = found ? mistakeOf(bench, smallest, shown, engine.isB) : std::nullopt;
    search.title = titleOf(bench, c, search.trial, mistake);
    search.markdown = "# " + english(search.title) + "\n\n"
        + mistakeSection(bench, c, search.trial, mistake, engine.isB) + "\n"
        + repeatingSection(bench, smallest, engine, aboutSmallest(found.has_value(), ofSmallest, mistake)) + "\n";
    if (shown.isMismatch() && shown.outputs->comparison->beyond > 0)
        search.markdown += valuesTables(shown.outputs->expected, shown.outputs->got, *shown.outputs->comparison) + "\n";
    search.markdown += versionsSection(bench, engine);
    return search;
}

} // namespace tessera
