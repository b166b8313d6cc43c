// SPDX-License-Identifier: Apache-2.0
#include "engine/case/case.h"
#include "engine/ops/axis_taps.h"
#include "engine/ops/operator.h"
#include "engine/plan/plan.h"
#include "engine/sabotage/changed_run.h"
#include "engine/sabotage/mistake.h"

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
    {"none", "nothing is done wrong", Every, honestly},
    {"order", "DEPTH_COLUMN_ROW for COLUMN_ROW_DEPTH, or the reverse", Permutations, otherOrder},
    {"permutation", "from BlockSize 3 on a block's rows are taken for its columns", Permutations, rowsForColumns},
    {"permutation:inverse", "elements are moved the other way round", Permutations, wrongWay},
    {"permutation:batch", "the batch is folded into the channels, channels outermost", Batches, foldedBatch},
    {"layout", "the input's memory is read as packed, whatever its strides", Every, ignoredStrides},
    {"layout:channels-last", "the input is read as NHWC", Batches, channelsLast},
    {"swapped-axes", "the input's planes are read column by column", Planes, swappedAxes},
    {"swapped-axes:parameters", "scales and offsets of H and W are exchanged", Resamplings, swappedParameters},
    {"swapped-axes:flipped", "the input is read from its last row up", Planes, flippedRows},
    {"channel-order", "the first and the third channel are exchanged: BGR for RGB", Channels, reversedChannels},
    {"coordinates", "asymmetric: x = o / Scale, whatever the offsets", Resamplings, asymmetric},
    {"coordinates:half-pixel", "half-pixel, whatever the offsets", Resamplings, halfPixel},
    {"coordinates:align-corners", "x = o (n - 1) / (m - 1), whatever scales and offsets", Resamplings, alignedCorners},
    {"nearest-rule", "floor for half up and for ceil, ceil for floor", Nearest, otherRounding},
    {"tie", "the other neighbour on every tie", Nearest, otherNeighbour},
    {"tie:reciprocal", "coordinates by a multiplication with 1 / Scale in float32", Nearest, reciprocalScale},
    {"scale", "output size / input size for the scale that is given", Resamplings, scaleOfSizes},
    {"length-one", "an output axis of length one reads its first element", Resamplings, lengthOneApart},
    {"integer-rounding", "sums are rounded half to even, not toward zero", Rounded, roundedHalfEven},
    {"integer-rounding:half-up", "sums are rounded half up, not toward zero", Rounded, roundedHalfUp},
    {"half-weights", "weights are rounded to FLOAT16", Linear, halfWeights},
    {"half-weights:sums", "products and sums are rounded to FLOAT16", Linear, halfSums},
    {"edge", "coordinates are clamped one element short of the end", Resamplings, clampOneShort},
    {"edge:extrapolated", "coordinates are not clamped: outside, weights are negative", Linear, extrapolated},
    {"edge:zero-weight", "a neighbour of weight 0 is added, too: NaN and infinities leak from it", Linear, addedZeros},
    {"antialias", "the filter is on for off, or off for on", Antialiasing, switchedFilter},
    {"antialias:other", "the filter is a stretched triangle for halving, or the reverse", Antialiased, otherFilter},
    {"mode", "nearest for linear, or the reverse", Resamplings, otherMode},
    {"unwritten", "the output's last row is not written", Every, lastRowUnwritten},
    {"gradient", "the gradient is resized, not added to what it came from", Gradients, forwardForGradient},
    {"gradient:offsets", "InputPixelOffsets is taken for the forward input's, not its output's", Gradients,
     exchangedOffsets},
    {"unknown", "every seventh element has its lowest bits inverted", Every, damaged},
};

constexpr std::array<std::string_view, static_cast<size_t>(Batches) + 1> kScopes = {
    "every operator",
    "depth and space operators",
    "resamplings and their gradients",
    "nearest neighbour",
    "linear interpolation",
    "linear interpolation of integers",
    "linear RESAMPLE3",
    "linear RESAMPLE3, antialiased",
    "gradients",
    "tensors of two dimensions and more",
    "tensors of three channels and more",
    "tensors of four dimensions",
};
static_assert(!kScopes.back().empty());

} // namespace

std::string_view name(MistakeScope scope)
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

std::string outsideScope(MistakeScope scope, const Case& c)
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
    return isInside() ? "" : "this mistake is one of " + std::string(name(scope));
}

} // namespace tessera
