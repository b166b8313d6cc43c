// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/sabotage/changed_run.h"
#include "engine/compute/sabotage/mistake.h"
#include "engine/core/case/case.h"
#include "engine/core/ops/axis_taps.h"
#include "engine/core/ops/operator.h"
#include "engine/core/plan/plan.h"

#include <algorithm>

namespace tessera {

namespace {

using namespace sabotage;
using enum MistakeScope;

Timings honestly(const HonestRun& honest, Tensor& output)
{
    return runPlan(honest, honest.plan, output);
}

constexpr Mistake kMistakes[] = {
    {"none", say("sabotage", "nothing is done wrong"), Every, honestly},
    {"order", say("sabotage", "DEPTH_COLUMN_ROW for COLUMN_ROW_DEPTH, or the reverse"), Permutations, otherOrder},
    {"permutation", say("sabotage", "from BlockSize 3 on a block's rows are taken for its columns"), Permutations,
     rowsForColumns},
    {"permutation:inverse", say("sabotage", "elements are moved the other way round"), Permutations, wrongWay},
    {"permutation:batch", say("sabotage", "the batch is folded into the channels, channels outermost"), Batches,
     foldedBatch},
    {"layout", say("sabotage", "the input's memory is read as packed, whatever its strides"), Every, ignoredStrides},
    {"layout:channels-last", say("sabotage", "the input is read as NHWC"), Batches, channelsLast},
    {"swapped-axes", say("sabotage", "the input's planes are read column by column"), Planes, swappedAxes},
    {"swapped-axes:parameters", say("sabotage", "scales and offsets of H and W are exchanged"), Resamplings,
     swappedParameters},
    {"swapped-axes:flipped", say("sabotage", "the input is read from its last row up"), Planes, flippedRows},
    {"channel-order", say("sabotage", "the first and the third channel are exchanged: BGR for RGB"), Channels,
     reversedChannels},
    {"coordinates", say("sabotage", "asymmetric: x = o / Scale, whatever the offsets"), Resamplings, asymmetric},
    {"coordinates:half-pixel", say("sabotage", "half-pixel, whatever the offsets"), Resamplings, halfPixel},
    {"coordinates:align-corners", say("sabotage", "x = o (n - 1) / (m - 1), whatever scales and offsets"), Resamplings,
     alignedCorners},
    {"nearest-rule", say("sabotage", "floor for half up and for ceil, ceil for floor"), Nearest, otherRounding},
    {"tie", say("sabotage", "the other neighbour on every tie"), Nearest, otherNeighbour},
    {"tie:reciprocal", say("sabotage", "coordinates by a multiplication with 1 / Scale in float32"), Nearest,
     reciprocalScale},
    {"scale", say("sabotage", "output size / input size for the scale that is given"), Resamplings, scaleOfSizes},
    {"length-one", say("sabotage", "an output axis of length one reads its first element"), Resamplings,
     lengthOneApart},
    {"integer-rounding", say("sabotage", "sums are rounded half to even, not toward zero"), Rounded, roundedHalfEven},
    {"integer-rounding:half-up", say("sabotage", "sums are rounded half up, not toward zero"), Rounded, roundedHalfUp},
    {"half-weights", say("sabotage", "weights are rounded to FLOAT16"), Linear, halfWeights},
    {"half-weights:sums", say("sabotage", "products and sums are rounded to FLOAT16"), Linear, halfSums},
    {"edge", say("sabotage", "coordinates are clamped one element short of the end"), Resamplings, clampOneShort},
    {"edge:extrapolated", say("sabotage", "coordinates are not clamped: outside, weights are negative"), Linear,
     extrapolated},
    {"edge:zero-weight", say("sabotage", "a neighbour of weight 0 is added, too: NaN and infinities leak from it"),
     Linear, addedZeros},
    {"antialias", say("sabotage", "the filter is on for off, or off for on"), Antialiasing, switchedFilter},
    {"antialias:other", say("sabotage", "the filter is a stretched triangle for halving, or the reverse"), Antialiased,
     otherFilter},
    {"mode", say("sabotage", "nearest for linear, or the reverse"), Resamplings, otherMode},
    {"unwritten", say("sabotage", "the output's last row is not written"), Every, lastRowUnwritten},
    {"gradient", say("sabotage", "the gradient is resized, not added to what it came from"), Gradients,
     forwardForGradient},
    {"gradient:offsets", say("sabotage", "InputPixelOffsets is taken for the forward input's, not its output's"),
     Gradients, exchangedOffsets},
    {"unknown", say("sabotage", "every seventh element has its lowest bits inverted"), Every, damaged},
};

constexpr std::array<Text, static_cast<size_t>(Batches) + 1> kScopes = {
    say("sabotage", "every operator"),
    say("sabotage", "depth and space operators"),
    say("sabotage", "resamplings and their gradients"),
    say("sabotage", "nearest neighbour"),
    say("sabotage", "linear interpolation"),
    say("sabotage", "linear interpolation of integers"),
    say("sabotage", "linear RESAMPLE3"),
    say("sabotage", "linear RESAMPLE3, antialiased"),
    say("sabotage", "gradients"),
    say("sabotage", "tensors of two dimensions and more"),
    say("sabotage", "tensors of three channels and more"),
    say("sabotage", "tensors of four dimensions"),
};
static_assert(*kScopes.back().text != '\0');

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
    return isInside() ? Message() : say("sabotage", "this mistake is one of %1")(name(scope));
}

} // namespace tessera
