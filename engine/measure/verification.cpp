// SPDX-License-Identifier: Apache-2.0
#include "engine/measure/verification.h"

#include "engine/case/conformance.h"
#include "engine/io/built_in_cases.h"
#include "engine/tensor/element_text.h"
#include "engine/tensor/error.h"

#include "engine/io/case_input.h"
#include "engine/io/execute.h"
#include "engine/measure/assess.h"
#include "engine/measure/proof.h"
#include "engine/registry/registry.h"
#include "engine/tensor/value.h"

#include <cctype>
#include <new>

namespace tessera {

namespace {

std::string at(const TensorDesc& desc, uint64_t element)
{
    return elementText(desc.sizes, element);
}

// "tessera prove DEPTH_TO_SPACE1 … --engine cpu"
std::string commandOf(std::string_view command, const Engine& engine, const Case& c)
{
    return "tessera " + std::string(command) + " " + toText(c) + " --engine " + shellWord(engine.name());
}

template <class Work> Finding found(Finding finding, Work&& work)
{
    const auto fail = [&](const std::string& sentence) {
        finding.verdict = Verdict::Fail;
        finding.hasFailed = true;
        finding.figures = sentence;
    };
    try {
        work(finding);
    } catch (const Cancelled&) {
        throw;
    } catch (const RunFailure& e) {
        fail(e.what());
        finding.failure = e.kind;
    } catch (const std::bad_alloc&) {
        fail("there is not enough memory for this");
    } catch (const std::exception& e) {
        fail(e.what());
    }
    return finding;
}

// "D2S of UINT8" as a shell takes it: "d2s-of-uint8".
std::string nameFrom(const std::string& title)
{
    std::string name;
    for (const char each : title) {
        const auto letter = static_cast<unsigned char>(each);
        if (std::isalnum(letter))
            name += static_cast<char>(std::tolower(letter));
        else if (!name.empty() && name.back() != '-')
            name += '-';
    }
    return name;
}

// The proof and the round trip work on numbers of their own: any data will do.
Case withoutValues(const Case& c)
{
    return {.title = c.title, .op = c.op, .data = Generator{.pattern = Pattern::Iota}};
}

} // namespace

std::string_view word(Verdict verdict)
{
    return verdict == Verdict::Pass ? "PASS" : verdict == Verdict::Mistrusted ? "MISTRUSTED" : "FAIL";
}

std::string_view word(const Finding& finding)
{
    if (finding.failure)
        return word(*finding.failure);
    return finding.hasFailed ? "ERROR" : word(finding.verdict);
}

std::string countedText(uint64_t part, uint64_t whole)
{
    return std::to_string(part) + " of " + std::to_string(whole);
}

std::string sizeText(double size)
{
    return toText(DataType::Float32, fromDouble(DataType::Float32, size));
}

// " at (0, 1, 2, 3): 1.5, not 2"; of equal values the bits too: two NaNs, say.
std::string placeText(const ElementDifference& found, const TensorDesc& output)
{
    const auto value = [&](uint64_t bits) {
        return toText(output.dataType, bits) + (found.ulp == 0 ? " " + toHex(output.dataType, bits) : "");
    };
    return " at " + at(output, found.element) + ": " + value(found.aBits) + ", not " + value(found.bBits);
}

std::string worstText(const Comparison& c, const TensorDesc& output)
{
    const ElementDifference &worst = *c.worst, &worstUlp = *c.worstUlp;
    const std::string place = placeText(worst, output);
    const std::string finite = c.maxAbsolute > 0 ? "; largest finite |A − B| " + sizeText(c.maxAbsolute) : "";
    switch (worstKind(c, output.dataType)) {
    case WorstKind::Bits:
        return "by bits alone" + place;
    case WorstKind::NotANumber:
        return "a NaN" + place + finite;
    case WorstKind::Infinite:
        return "an infinity" + place + finite;
    case WorstKind::Integer:
        return "largest |A − B| " + std::to_string(worst.ulp) + place;
    case WorstKind::Real:
        break;
    }
    const std::string both =
        "largest |A − B| " + sizeText(std::abs(worst.difference)) + ", " + std::to_string(worst.ulp) + " ULP" + place;
    return isOneWorst(c) ? both : both + "; largest ULP " + std::to_string(worstUlp.ulp) + placeText(worstUlp, output);
}

std::string figuresText(const Comparison& c, const TensorDesc& output)
{
    std::string text = countedText(c.equal, c.count) + " equal";
    const std::string tolerance = "the tolerance (" + c.rule + ")";
    if (c.within > 0)
        text += ", " + std::to_string(c.within) + " within " + tolerance;
    if (c.beyond > 0)
        text += ", " + std::to_string(c.beyond) + " beyond " + (c.within > 0 ? "it" : tolerance);
    if (c.beyond > 0 && c.verdict != Verdict::Fail)
        text += ", which is allowed";
    if (c.worst)
        text += "; " + worstText(c, output);
    for (const std::string& sentence : advice(c))
        text += "; " + sentence;
    if (!c.reason.empty())
        text += "; " + c.reason;
    return text;
}

namespace {

// Of what holds: whether it says anything.
void mistrustWhere(const std::string& reason, Finding& finding)
{
    if (reason.empty() || finding.verdict != Verdict::Pass)
        return;
    finding.verdict = Verdict::Mistrusted;
    finding.figures += (finding.figures.empty() ? "" : "; ") + reason;
}

// A proof by numbered elements: `prove` fills the finding in where the case has a proof.
template <class Prove>
Finding proofFinding(const std::string& title, const Engine& engine, const Case& c, Prove&& prove)
{
    const Case numbered = withoutValues(c);
    return found({.title = title, .figures = {}, .command = commandOf("prove", engine, numbered), .c = c},
                 [&](Finding& finding) {
                     const std::string reason = whyNotProvable(c.op);
                     if (reason.empty())
                         prove(finding);
                     mistrustWhere(reason.empty() ? whyProvesLittle(c.op) : reason, finding);
                 });
}

} // namespace

Finding permutationFinding(const Engine& engine, const Case& c, const RunControl& control)
{
    return proofFinding("permutation", engine, c, [&](Finding& finding) {
        const PermutationProof proof = provePermutation(engine, c.op, control);
        finding.verdict = proof.holds() ? Verdict::Pass : Verdict::Fail;
        finding.figures = countedText(proof.once, proof.count) + " input elements stand in the output exactly once";
        if (proof.missing > 0)
            finding.figures += ", " + std::to_string(proof.missing) + " nowhere";
        if (proof.repeated > 0)
            finding.figures += ", " + std::to_string(proof.repeated) + " more than once";
        if (proof.strange > 0)
            finding.figures += ", " + std::to_string(proof.strange) + " outputs come from no element";
        if (proof.first)
            finding.figures += "; the first is " + at(inputDesc(c.op), *proof.first);
    });
}

Finding roundTripFinding(const Engine& engine, const Case& c, const RunControl& control)
{
    return proofFinding("round trip", engine, c, [&](Finding& finding) {
        const RoundTrip trip = roundTrip(engine, c.op, control);
        const TensorDesc& input = inputDesc(c.op);
        finding.verdict = trip.returned == trip.count ? Verdict::Pass : Verdict::Fail;
        finding.figures = countedText(trip.returned, trip.count) + " are back after " + std::string(name(trip.back));
        if (trip.stray)
            finding.figures += "; " + at(input, trip.stray->element) + " holds " + at(input, trip.stray->holds);
        const bool all = trip.returnedMixed == trip.count;
        finding.figures +=
            std::string("; in the other order ") + (all ? "" : "only ") + countedText(trip.returnedMixed, trip.count);
        if (trip.strayMixed)
            finding.figures +=
                ": " + at(input, trip.strayMixed->element) + " would hold " + at(input, trip.strayMixed->holds);
    });
}

Finding repeatFinding(const Engine& engine, const Case& c, unsigned runs, const MemoryBudget& budget,
                      const RunControl& control)
{
    return found({.title = "repeat",
                  .figures = {},
                  .command = commandOf("prove", engine, c) + " --runs " + std::to_string(runs),
                  .c = c},
                 [&](Finding& finding) {
                     const Plan plan = makePlan(c.op);
                     const Tensor input = loadInput(c, budget);
                     const Repetition repetition = repeatRuns(engine, c, plan, input, runs, control);
                     finding.verdict = repetition.different == 0 ? Verdict::Pass : Verdict::Fail;
                     finding.figures = repetition.different == 0
                         ? std::to_string(runs) + " runs, the same bits each time"
                         : std::to_string(repetition.different) + " of " + std::to_string(runs)
                             + " runs differ from the first";
                     if (repetition.element)
                         finding.figures += ", first at " + at(plan.output, *repetition.element);
                     mistrustWhere(mistrust(input), finding);
                 });
}

std::vector<Finding> findingsOf(const Engine& engine, const Case& c, unsigned runs, const MemoryBudget& budget,
                                const RunControl& control)
{
    std::vector<Finding> findings;
    forEachFinding(engine, c, runs, budget, control, [&](Finding finding) { findings.push_back(std::move(finding)); });
    return findings;
}

void forEachFinding(const Engine& engine, const Case& c, unsigned runs, const MemoryBudget& budget,
                    const RunControl& control, const std::function<void(Finding)>& tell)
{
    if (isPermutation(c.op)) {
        tell(permutationFinding(engine, c, control));
        tell(roundTripFinding(engine, c, control));
    }
    tell(repeatFinding(engine, c, runs, budget, control));
}

std::vector<PackCase> conformancePack()
{
    std::vector<PackCase> pack;
    for (const BuiltInCase& builtIn : builtInCases()) {
        const CaseFile file = readBuiltInCase(builtIn.path);
        PackCase packed{.name = std::filesystem::path(builtIn.path).stem().string(),
                        .c = file.dispatch(0),
                        .expected = {},
                        .tolerance = file.tolerance};
        const std::string output(outputField(packed.c.op));
        const auto binding = file.dispatchCommand(0).bindings.find(output);
        if (binding != file.dispatchCommand(0).bindings.end() && file.expected.contains(binding->second.resource))
            packed.expected = Execution(file).expected(binding->second.resource);
        pack.push_back(std::move(packed));
    }
    for (Case& c : conformanceCases()) {
        const std::string name = nameFrom(c.title);
        pack.push_back({.name = name, .c = std::move(c), .expected = {}, .tolerance = {}});
    }
    return pack;
}

std::string lineOf(const PackCase& packed)
{
    const bool hasLine = !packed.expected && !std::holds_alternative<FromValues>(packed.c.data);
    return hasLine ? toText(packed.c) : "--pack " + shellWord(packed.name);
}

Finding packFinding(const Engine& engine, const PackCase& packed, const RunControl& control)
{
    const Case& c = packed.c;
    const std::string command = "tessera check " + lineOf(packed) + " --engine " + shellWord(engine.name())
        + (packed.expected ? "" : " --against reference");
    return found({.title = c.title, .figures = {}, .command = command, .c = c}, [&](Finding& finding) {
        const Plan plan = makePlan(c.op);
        const Tensor input = loadInput(c);
        Tensor output(plan.output), right(plan.output);
        engine.run(c, plan, input, output, control);
        if (packed.expected)
            right = *packed.expected;
        else
            makeEngine("reference")->run(c, plan, input, right, control);
        const Tolerance tolerance = packed.tolerance.value_or(defaultTolerance(plan, false));
        const Comparison comparison = assess(c.op, plan, input, output, right, tolerance, control.stop);
        finding.verdict = comparison.verdict;
        finding.figures = figuresText(comparison, plan.output);
    });
}

} // namespace tessera
