// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/measure/verification.h"

#include "engine/compute/registry/registry.h"
#include "engine/core/case/case.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/case_file.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/judge/measure/assess.h"
#include "engine/judge/measure/proof.h"

#include <array>
#include <cctype>
#include <charconv>
#include <cmath>
#include <limits>
#include <new>

namespace tessera {

namespace {

std::string at(const TensorDesc& desc, uint64_t element)
{
    return elementText(desc.sizes, element);
}

// "tessera check DEPTH_TO_SPACE1 … --prove --engine cpu"
std::string commandOf(const Engine& engine, const Case& c)
{
    return "tessera check " + toText(c) + " --prove --engine " + shellWord(engine.name());
}

template <class Work> Finding found(Finding finding, Work&& work)
{
    const auto fail = [&](const Message& sentence) {
        finding.verdict = Verdict::Fail;
        finding.hasFailed = true;
        finding.figures = sentence;
    };
    try {
        work(finding);
    } catch (const Cancelled&) {
        throw;
    } catch (const RunFailure& e) {
        fail(e.message());
        finding.failure = e.kind;
    } catch (const std::bad_alloc&) {
        fail(say("measure", "there is not enough memory for this"));
    } catch (const std::exception& e) {
        fail(messageOf(e));
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

} // namespace

std::string_view word(const Finding& finding)
{
    if (finding.failure)
        return word(*finding.failure);
    return finding.hasFailed ? "ERROR" : word(stateOf(finding.verdict));
}

std::string countedText(uint64_t part, uint64_t whole)
{
    return groupedText(part) + " of " + groupedText(whole);
}

namespace {

std::string sizeText(double size)
{
    if (std::isinf(size) || size <= double{std::numeric_limits<float>::max()})
        return toText(DataType::Float32, fromDouble(DataType::Float32, size));
    std::array<char, 32> text = {}; // eight digits of a double, since the type may not hold the difference
    return {text.data(), std::to_chars(text.begin(), text.end(), size, std::chars_format::general, 8).ptr};
}

// A sentence about two values; its places are `before`, the element, and both values. Values with equal texts, such as
// NaNs, are shown by their bits.
Message atPlace(const Text& text, const ElementDifference& found, const TensorDesc& output,
                std::vector<Message> before = {})
{
    const auto value = [&](uint64_t bits) {
        return toText(output.dataType, bits) + (found.ulp == 0 ? " " + toHex(output.dataType, bits) : "");
    };
    before.insert(before.end(), {at(output, found.element), value(found.aBits), value(found.bBits)});
    return {text, before};
}

} // namespace

std::vector<Message> worstTexts(const Comparison& c, const TensorDesc& output)
{
    const ElementDifference &worst = *c.worst, &worstUlp = *c.worstUlp;
    std::vector<Message> all;
    const auto withFinite = [&](const Text& text) {
        all.push_back(atPlace(text, worst, output));
        if (c.worstFinite)
            all.push_back(atPlace(say("measure", "largest finite |A − B| %1 at %2: %3, not %4"), *c.worstFinite, output,
                                  {sizeText(c.maxAbsolute)}));
        //: How many elements that differ are NaN, or should be.
        if (c.nans > 0)
            all.push_back(say("measure", "NaN: %1")(groupedText(c.nans)));
        if (c.infinities > 0)
            all.push_back(say("measure", "infinite: %1")(groupedText(c.infinities)));
        return all;
    };
    switch (worstKind(c, output.dataType)) {
    case WorstKind::Bits:
        return {atPlace(say("measure", "by bits alone at %1: %2, not %3"), worst, output)};
    case WorstKind::NotANumber:
        return withFinite(say("measure", "a NaN at %1: %2, not %3"));
    case WorstKind::Infinite:
        return withFinite(say("measure", "an infinity at %1: %2, not %3"));
    case WorstKind::Integer:
        return {
            atPlace(say("measure", "largest |A − B| %1 at %2: %3, not %4"), worst, output, {groupedText(worst.ulp)})};
    case WorstKind::Real:
        break;
    }
    all.push_back(atPlace(say("measure", "largest |A − B| %1, %2 at %3: %4, not %5"), worst, output,
                          {sizeText(std::abs(worst.difference)), groupedText(worst.ulp) + " ULP"}));
    if (!isOneWorst(c))
        all.push_back(
            atPlace(say("measure", "largest ULP %1 at %2: %3, not %4"), worstUlp, output, {groupedText(worstUlp.ulp)}));
    return all;
}

namespace {

// "540 of 540 equal", with the counts within the tolerance and beyond it.
Message counts(const Comparison& c)
{
    std::vector<Message> all{say("measure", "%1 of %2 equal")(groupedText(c.equal), groupedText(c.count))};
    if (c.within > 0)
        all.push_back(say("measure", "%1 within the tolerance (%2)")(groupedText(c.within), c.rule));
    if (c.beyond > 0)
        all.push_back(c.within > 0 ? say("measure", "%1 beyond it")(groupedText(c.beyond))
                                   : say("measure", "%1 beyond the tolerance (%2)")(groupedText(c.beyond), c.rule));
    if (c.beyond > 0 && c.verdict != Verdict::Fail)
        all.emplace_back(say("measure", "which is allowed"));
    return joined(all, ", ");
}

} // namespace

Message figuresText(const Comparison& c, const TensorDesc& output)
{
    std::vector<Message> all{counts(c)};
    if (c.worst)
        std::ranges::copy(worstTexts(c, output), std::back_inserter(all));
    std::ranges::copy(advice(c), std::back_inserter(all));
    if (!c.reason.isEmpty())
        all.push_back(c.reason);
    return joined(all, "; ");
}

namespace {

// Mistrusts a finding that passed, if there is a reason.
void mistrustWhere(const Message& reason, Finding& finding)
{
    if (reason.isEmpty() || finding.verdict != Verdict::Pass)
        return;
    finding.verdict = Verdict::Mistrusted;
    finding.figures = finding.figures.isEmpty() ? reason : finding.figures + "; " + reason;
}

// A proof by numbered elements; `prove` fills in the finding where the proof applies.
template <class Prove> Finding proofFinding(const Message& title, const Engine& engine, const Case& c, Prove&& prove)
{
    const Case numbered{.title = c.title, .op = c.op, .data = Generator{.pattern = Pattern::Iota}}; // any data will do
    return found({.title = title, .figures = {}, .command = commandOf(engine, numbered), .c = c},
                 [&](Finding& finding) {
                     const Message reason = whyNotProvable(c.op);
                     if (reason.isEmpty())
                         prove(finding);
                     mistrustWhere(reason.isEmpty() ? whyProvesLittle(c.op) : reason, finding);
                 });
}

Message proofFigures(const PermutationProof& proof, const TensorDesc& input)
{
    std::vector<Message> all{say("measure", "%1 of %2 input elements stand in the output exactly once")(
        groupedText(proof.once), groupedText(proof.count))};
    if (proof.missing > 0)
        all.push_back(say("measure", "%1 nowhere")(groupedText(proof.missing)));
    if (proof.repeated > 0)
        all.push_back(say("measure", "%1 more than once")(groupedText(proof.repeated)));
    if (proof.strange > 0)
        all.push_back(say("measure", "%1 outputs come from no element")(groupedText(proof.strange)));
    const Message counted = joined(all, ", ");
    return proof.first ? counted + "; " + say("measure", "the first is %1")(at(input, *proof.first)) : counted;
}

Message tripFigures(const RoundTrip& trip, const TensorDesc& input)
{
    std::vector<Message> all{say("measure", "%1 of %2 are back after %3")(groupedText(trip.returned),
                                                                          groupedText(trip.count), name(trip.back))};
    if (trip.stray)
        all.push_back(say("measure", "%1 holds %2")(at(input, trip.stray->element), at(input, trip.stray->holds)));
    all.push_back((trip.returnedMixed == trip.count ? say("measure", "in the other order %1 of %2")
                                                    : say("measure", "in the other order only %1 of %2"))(
        groupedText(trip.returnedMixed), groupedText(trip.count)));
    if (trip.strayMixed)
        all.back() = all.back() + ": "
            + say("measure", "%1 would hold %2")(at(input, trip.strayMixed->element),
                                                 at(input, trip.strayMixed->holds));
    return joined(all, "; ");
}

Message repeatFigures(const Repetition& repetition, unsigned runs, const TensorDesc& output)
{
    if (repetition.different == 0)
        return say("measure", "%1 runs, the same bits each time")(groupedText(runs));
    if (!repetition.element)
        return say("measure", "%1 of %2 runs differ from the first")(repetition.different, runs);
    return say("measure", "%1 of %2 runs differ from the first, first at %3")(repetition.different, runs,
                                                                              at(output, *repetition.element));
}

} // namespace

Finding permutationFinding(const Engine& engine, const Case& c, const RunControl& control)
{
    return proofFinding(say("measure", "permutation"), engine, c, [&](Finding& finding) {
        const PermutationProof proof = provePermutation(engine, c.op, control);
        finding.verdict = proof.holds() ? Verdict::Pass : Verdict::Fail;
        finding.figures = proofFigures(proof, c.op.input);
    });
}

Finding roundTripFinding(const Engine& engine, const Case& c, const RunControl& control)
{
    return proofFinding(say("measure", "round trip"), engine, c, [&](Finding& finding) {
        const RoundTrip trip = roundTrip(engine, c.op, control);
        finding.verdict = trip.returned == trip.count ? Verdict::Pass : Verdict::Fail;
        finding.figures = tripFigures(trip, c.op.input);
    });
}

Finding repeatFinding(const Engine& engine, const Case& c, unsigned runs, const MemoryBudget& budget,
                      const RunControl& control)
{
    return found({.title = say("measure", "repeat"),
                  .figures = {},
                  .command = commandOf(engine, c) + " --runs " + std::to_string(runs),
                  .c = c},
                 [&](Finding& finding) {
                     const Plan plan = makePlan(c.op);
                     const Tensor input = loadInput(c, budget);
                     const Repetition repetition = repeatRuns(engine, c, plan, input, runs, control);
                     finding.verdict = repetition.different == 0 ? Verdict::Pass : Verdict::Fail;
                     finding.figures = repeatFigures(repetition, runs, plan.output);
                     mistrustWhere(mistrust(input), finding);
                 });
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
                        .expected = expectedOutput(file, 0),
                        .tolerance = file.tolerance};
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
