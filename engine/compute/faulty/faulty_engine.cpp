// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/faulty/faulty_engine.h"

#include "engine/compute/cpu/cpu_engine.h"
#include "engine/compute/faulty/changed_run.h"
#include "engine/core/case/case.h"
#include "engine/core/case/suggest.h"
#include "engine/core/engines/run_failure.h"
#include "engine/core/ops/operator.h"

#include <algorithm>

namespace tessera {

namespace {

using namespace faulty;
using enum MistakeScope;

Timings honestly(const HonestRun& honest, Tensor& output)
{
    return runPlan(honest, honest.plan, output);
}

constexpr Mistake kMistakes[] = {
    {"none", say("faulty", "nothing is done wrong"), Every, honestly},
    {"order", say("faulty", "DEPTH_COLUMN_ROW for COLUMN_ROW_DEPTH, or the reverse"), Permutations, otherOrder},
    {"permutation", say("faulty", "from BlockSize 3 on a block's rows are taken for its columns"), Permutations,
     rowsForColumns},
    {"permutation:inverse", say("faulty", "elements are moved the other way round"), Permutations, wrongWay},
    {"permutation:batch", say("faulty", "the batch is folded into the channels, channels outermost"), Batches,
     foldedBatch},
    {"layout", say("faulty", "the input's memory is read as packed, whatever its strides"), Every, ignoredStrides},
    {"layout:channels-last", say("faulty", "the input is read as NHWC"), Batches, channelsLast},
    {"swapped-axes", say("faulty", "the input's planes are read column by column"), Planes, swappedAxes},
    {"swapped-axes:parameters", say("faulty", "scales and offsets of H and W are exchanged"), Resamplings,
     swappedParameters},
    {"swapped-axes:flipped", say("faulty", "the input is read from its last row up"), Planes, flippedRows},
    {"channel-order", say("faulty", "the first and the third channel are exchanged: BGR for RGB"), Channels,
     reversedChannels},
    {"coordinates", say("faulty", "asymmetric: x = o / Scale, whatever the offsets"), Resamplings, asymmetric},
    {"coordinates:half-pixel", say("faulty", "half-pixel, whatever the offsets"), Resamplings, halfPixel},
    {"coordinates:align-corners", say("faulty", "x = o (n - 1) / (m - 1), whatever scales and offsets"), Resamplings,
     alignedCorners},
    {"nearest-rule", say("faulty", "floor for half up and for ceil, ceil for floor"), Nearest, otherRounding},
    {"tie", say("faulty", "the other neighbour on every tie"), Nearest, otherNeighbour},
    {"tie:reciprocal", say("faulty", "coordinates by a multiplication with 1 / Scale in float32"), Nearest,
     reciprocalScale},
    {"scale", say("faulty", "output size / input size for the scale that is given"), Resamplings, scaleOfSizes},
    {"length-one", say("faulty", "an output axis of length one reads its first element"), Resamplings, lengthOneApart},
    {"integer-rounding", say("faulty", "sums are rounded half to even, not toward zero"), Rounded, roundedHalfEven},
    {"integer-rounding:half-up", say("faulty", "sums are rounded half up, not toward zero"), Rounded, roundedHalfUp},
    {"half-weights", say("faulty", "weights are rounded to FLOAT16"), Linear, halfWeights},
    {"half-weights:sums", say("faulty", "products and sums are rounded to FLOAT16"), Linear, halfSums},
    {"edge", say("faulty", "coordinates are clamped one element short of the end"), Resamplings, clampOneShort},
    {"edge:extrapolated", say("faulty", "coordinates are not clamped: outside, weights are negative"), Linear,
     extrapolated},
    {"edge:zero-weight", say("faulty", "a neighbour of weight 0 is added, too: NaN and infinities leak from it"),
     Linear, addedZeros},
    {"antialias", say("faulty", "the filter is on for off, or off for on"), Antialiasing, switchedFilter},
    {"antialias:other", say("faulty", "the filter is a stretched triangle for halving, or the reverse"), Antialiased,
     otherFilter},
    {"mode", say("faulty", "nearest for linear, or the reverse"), Resamplings, otherMode},
    {"unwritten", say("faulty", "the output's last row is not written"), Every, lastRowUnwritten},
    {"gradient", say("faulty", "the gradient is resized, not added to what it came from"), Gradients,
     forwardForGradient},
    {"gradient:offsets", say("faulty", "InputPixelOffsets is taken for the forward input's, not its output's"),
     Gradients, exchangedOffsets},
    {"unknown", say("faulty", "every seventh element has its lowest bits inverted"), Every, damaged},
};

constexpr std::array<Text, static_cast<size_t>(Batches) + 1> kScopes = {
    say("faulty", "every operator"),
    say("faulty", "depth and space operators"),
    say("faulty", "resamplings and their gradients"),
    say("faulty", "nearest neighbour"),
    say("faulty", "linear interpolation"),
    say("faulty", "linear interpolation of integers"),
    say("faulty", "linear RESAMPLE3"),
    say("faulty", "linear RESAMPLE3, antialiased"),
    say("faulty", "gradients"),
    say("faulty", "tensors of two dimensions and more"),
    say("faulty", "tensors of three channels and more"),
    say("faulty", "tensors of four dimensions"),
};
static_assert(*kScopes.back().text != '\0');

class FaultyEngine final : public Engine {
public:
    FaultyEngine(const Mistake& mistake, unsigned threads)
        : m_mistake(mistake)
        , m_honest(makeCpuEngine(threads))
    {
    }

    std::string name() const override { return std::string(kFaultyEngine) + ":" + std::string(m_mistake.name); }
    Message description() const override { return say("faulty", "wrong on purpose: %1")(m_mistake.sentence); }
    unsigned threads() const override { return m_honest->threads(); }
    bool executesPlans() const override { return false; }

    Timings run(const Case& c, const Plan&, const Tensor& input, Tensor& output,
                const RunControl& control) const override
    {
        if (const Message why = outsideScope(m_mistake.scope, c); !why.isEmpty())
            throw RunFailure(FailureKind::Unsupported, why);
        const Plan plan = makePlan(c.op);
        return m_mistake.run({c, plan, input, *m_honest, control}, output);
    }

    std::unique_ptr<CopyProbe> makeCopyProbe(uint64_t bytes) const override { return m_honest->makeCopyProbe(bytes); }

private:
    const Mistake& m_mistake;
    std::unique_ptr<Engine> m_honest;
};

} // namespace

Text name(MistakeScope scope)
{
    return kScopes[static_cast<size_t>(scope)];
}

std::span<const Mistake> mistakes()
{
    return kMistakes;
}

const Mistake* findMistake(std::string_view name)
{
    const auto found = std::ranges::find(kMistakes, name, &Mistake::name);
    return found == std::end(kMistakes) ? nullptr : found;
}

std::vector<std::string_view> mistakeClasses()
{
    std::vector<std::string_view> names;
    for (const Mistake& each : kMistakes)
        if (names.empty() || names.back() != each.className())
            names.push_back(each.className());
    return names;
}

Message outsideScope(MistakeScope scope, const Case& c)
{
    const std::vector<AxisMap> maps = c.op->axisMaps();
    const std::vector<uint32_t>& sizes = inputDesc(c.op).sizes;
    const bool isLinear = !maps.empty() && maps.front().mode == InterpolationMode::Linear;
    const auto isInside = [&] {
        switch (scope) {
        case Every:
            return true;
        case Permutations:
            return c.op->waysBack().has_value();
        case Resamplings:
            return !maps.empty();
        case Nearest:
            return !maps.empty() && !isLinear;
        case Linear:
            return isLinear;
        case Rounded:
            return isLinear && !isFloat(inputDesc(c.op).dataType);
        case Antialiasing:
            return isLinear && c.op.as<Resample3>() != nullptr;
        case Antialiased:
            return isLinear && maps.front().antialias.has_value();
        case Gradients:
            return c.op->isGradient();
        case Planes:
            return sizes.size() >= 2;
        case Channels:
            return sizes.size() >= 3 && sizes[sizes.size() - 3] >= 3;
        case Batches:
            break;
        }
        return sizes.size() == 4;
    };
    return isInside() ? Message() : say("faulty", "this mistake is one of %1")(name(scope));
}

bool isFaultyEngine(const std::string& engine)
{
    return engine.substr(0, engine.find(':')) == kFaultyEngine;
}

std::unique_ptr<Engine> makeFaultyEngine(const std::string& engine, const EngineOptions& options)
{
    const size_t colon = engine.find(':');
    const std::string wanted = colon == std::string::npos ? "" : engine.substr(colon + 1);
    if (const Mistake* mistake = findMistake(wanted))
        return std::make_unique<FaultyEngine>(*mistake, options.threads);
    std::vector<std::string> known;
    for (const Mistake& each : mistakes())
        known.emplace_back(each.name);
    const std::string prefix = std::string(kFaultyEngine) + ":";
    if (const std::string meant = closest(wanted, known); !meant.empty())
        throw EngineError(say("faulty", "There is no engine \"%1\"; did you mean %2?")(engine, prefix + meant));
    std::string names;
    for (const std::string& each : known)
        names += (names.empty() ? "" : ", ") + prefix + each;
    throw EngineError(say("faulty", "There is no engine \"%1\". One of these would be: %2")(engine, names) + ".");
}

} // namespace tessera
