// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/measure/assess.h"

#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/engine.h"
#include "engine/core/tensor/run_failure.h"
#include "engine/detect/identify/identify.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <iterator>
#include <utility>

namespace tessera {

namespace {

bool isConstant(const Tensor& tensor)
{
    TensorDesc distinct = tensor.desc; // strides of 0 repeat elements: one of each is enough
    distinct.strides = std::vector<uint32_t>();
    for (size_t i = 0; i < distinct.sizes.size(); ++i) {
        distinct.strides->push_back(static_cast<uint32_t>(effectiveStrides(tensor.desc)[i]));
        if (distinct.strides->back() == 0)
            distinct.sizes[i] = 1;
    }
    const size_t size = elementBytes(distinct.dataType);
    const uint64_t count = elementCount(distinct);
    const std::byte* memory = tensor.bytes().data();
    if (isPacked(distinct)) // compare each element with the next
        return std::memcmp(memory, memory + size, (count - 1) * size) == 0;
    for (uint64_t i = 1; i < count; ++i)
        if (std::memcmp(memory, memory + offsetOf(distinct, i) * size, size) != 0)
            return false;
    return true;
}

} // namespace

Message mistrust(const Operator& op, const Tensor& input)
{
    const Message reason = mistrust(input);
    return reason.isEmpty() ? mistrust(op) : reason;
}

Message mistrust(const Tensor& input)
{
    return isConstant(input) ? say("measure", "the input is constant: whatever is read, the output is the same")
                             : Text();
}

Message mistrust(const Operator& op, const Tensor& input, const Comparison& comparison)
{
    const Message reason = mistrust(op, input);
    if (!reason.isEmpty() || comparison.shareOnTies <= 0.5)
        return reason;
    const auto elements =
        static_cast<uint64_t>(std::llround(comparison.shareOnTies * static_cast<double>(comparison.count)));
    return say("measure", "%1 of %2 elements lie on ties: with either neighbour accepted the case tells little")(
        groupedText(elements), groupedText(comparison.count));
}

static void mistrustPass(const Operator& op, const Tensor& input, Comparison& comparison)
{
    if (comparison.verdict == Verdict::Pass)
        comparison.reason = mistrust(op, input, comparison);
    if (!comparison.reason.isEmpty())
        comparison.verdict = Verdict::Mistrusted;
}

Comparison assess(const Operator& op, const Plan& plan, const Tensor& input, const Tensor& a, const Tensor& b,
                  const Tolerance& tolerance, const std::stop_token& stop)
{
    Comparison result = compare(plan, input, a, b, tolerance, stop);
    result.notes = notesOf(op, plan);
    if (result.verdict == Verdict::Pass) // a failure says enough
        std::ranges::copy(blindSpots(op), std::back_inserter(result.notes));
    mistrustPass(op, input, result);
    return result;
}

namespace {

constexpr std::array<std::string_view, kTrialStates.size() + 1> kWords = {"PASS",
                                                                          "MISTRUSTED",
                                                                          word(FailureKind::Failed),
                                                                          word(FailureKind::Unsupported),
                                                                          word(FailureKind::Crash),
                                                                          word(FailureKind::Timeout),
                                                                          word(FailureKind::Invalid),
                                                                          "MISSING"};
static_assert(kWords.size() == static_cast<size_t>(TrialState::Missing) + 1 && !kWords.back().empty());

bool hasEqualMemory(const Tensor& a, const Tensor& b)
{
    return a.desc == b.desc && a.bytes().size() == b.bytes().size()
        && std::memcmp(a.bytes().data(), b.bytes().data(), a.bytes().size()) == 0;
}

// The index of the place that the text ends with.
std::optional<size_t> lastPlace(const Message& sentence)
{
    const std::string_view text = sentence.text().text;
    const size_t count = sentence.places().size();
    const size_t last = text.size() < 2 || text[text.size() - 2] != '%' ? count : size_t(text.back()) - '1';
    return last < count ? std::optional(last) : std::nullopt;
}

// A table's line has no full stop. Engines append one to their sentences, and other programs' words may end in one.
Message withoutFullStop(const Message& sentence)
{
    if (sentence.isWords()) {
        std::string words = sentence.words();
        while (words.ends_with('.') || words.ends_with('\n'))
            words.pop_back();
        return words;
    }
    const auto last = lastPlace(sentence);
    if (!last)
        return sentence;
    std::vector<Message> places = sentence.places();
    places[*last] = withoutFullStop(places[*last]);
    const bool isBeside = *sentence.text().room == '\0' && *last == 1 && places[1].isEmpty();
    return isBeside ? withoutFullStop(places[0]) : Message(sentence.text(), places);
}

} // namespace

std::string_view word(TrialState state)
{
    return kWords[static_cast<size_t>(state)];
}

std::optional<TrialState> trialStateFromWord(std::string_view word)
{
    const auto found = std::ranges::find(kWords, word);
    if (found == kWords.end())
        return {};
    return static_cast<TrialState>(found - kWords.begin());
}

TrialState stateOf(Verdict verdict)
{
    return verdict == Verdict::Pass ? TrialState::Pass
        : verdict == Verdict::Fail  ? TrialState::Fail
                                    : TrialState::Mistrusted;
}

TrialState stateOf(FailureKind kind)
{
    using enum TrialState;
    constexpr std::array kStates = {Unsupported, Fail, Crash, Timeout, Invalid}; // in the order of FailureKind
    static_assert(kStates[static_cast<size_t>(FailureKind::Invalid)] == Invalid);
    return kStates[static_cast<size_t>(kind)];
}

bool isWrong(TrialState state)
{
    return state != TrialState::Pass && state != TrialState::Mistrusted && state != TrialState::Unsupported;
}

RunOutcome tryRun(const OutputSource& engine, const Case& c, const Plan& plan, const Tensor& input, Tensor output,
                  const RunControl& control)
{
    RunOutcome outcome;
    try {
        outcome.note = engine.run(c, plan, input, output, control).note;
        outcome.output = std::move(output);
    } catch (const RunFailure& failure) {
        outcome.state = stateOf(failure.kind);
        outcome.isMissing = dynamic_cast<const StartFailure*>(&failure) != nullptr;
        outcome.reason = withoutFullStop(failure.message());
    } catch (const EngineError& error) {
        outcome.state = TrialState::Fail;
        outcome.isMissing = dynamic_cast<const EngineMissing*>(&error) != nullptr;
        outcome.reason = withoutFullStop(error.message());
    }
    return outcome;
}

Judgement judge(const Case& c, const Plan& plan, const Tensor& input, const Tensor& a, const Tensor& b,
                const Tolerance& tolerance, const std::stop_token& stop)
{
    if (tolerance.nanEqualsNan && hasEqualMemory(a, b))
        return {.state = mistrust(c.op, input).isEmpty() ? TrialState::Pass : TrialState::Mistrusted};
    Judgement judgement{.comparison = compare(plan, input, a, b, tolerance, stop)};
    mistrustPass(c.op, input, *judgement.comparison);
    judgement.state = stateOf(judgement.comparison->verdict);
    return judgement;
}

Message changesText(unsigned changedRuns, unsigned wrongRun)
{
    if (changedRuns == 0)
        return {};
    const Message changes = changedRuns == 1 ? say("measure", "%1 run differs from the first")(changedRuns)
                                             : say("measure", "%1 runs differ from the first")(changedRuns);
    return wrongRun == 0 ? changes : say("measure", "this is run %1")(wrongRun) + "; " + changes;
}

} // namespace tessera
