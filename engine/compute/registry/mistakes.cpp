// SPDX-License-Identifier: Apache-2.0
// The mistakes, in the order of their classes.
#include "engine/compute/registry/baseline_run.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/value.h"

#include <cmath>

namespace tessera {

namespace {

using namespace faulty;
using enum MistakeScope;
using enum MistakeStage;
using Sizes = const std::vector<uint32_t>&;
using Place = std::vector<uint32_t>;

constexpr MistakeChange eachMap(void (*change)(AxisMap& map))
{
    return {.map = change};
}

constexpr MistakeChange eachTaps(void (*change)(const AxisMap& map, AxisTaps& taps))
{
    return {.taps = change};
}

constexpr MistakeChange eachWeight(float (*change)(float weight))
{
    return {.weight = change};
}

constexpr MistakeChange eachSource(uint64_t (*source)(Sizes sizes, Place at))
{
    return {.source = source};
}

constexpr MistakeChange written(void (*change)(Tensor& output, const Tensor& before))
{
    return {.output = change};
}

constexpr MistakeChange run(Timings (*run)(const BaselineRun& honest, Tensor& output))
{
    return {.run = run};
}

constexpr Mistake kMistakes[] = {
    {"none", say("faulty", "nothing is done wrong"), Every, Output, {}},
    {"order", say("faulty", "DEPTH_COLUMN_ROW for COLUMN_ROW_DEPTH, or the reverse"), Permutations, Map,
     run(otherOrder)},
    {"permutation", say("faulty", "from BlockSize 3 on a block's rows are taken for its columns"), Permutations, Map,
     run(rowsForColumns)},
    {"permutation:batch", say("faulty", "the batch is folded into the channels, channels outermost"), Batches, Input,
     eachSource([](Sizes s, Place at) { return ((uint64_t{at[1]} * s[0] + at[0]) * s[2] + at[2]) * s[3] + at[3]; })},
    {"layout", say("faulty", "the input's memory is read as packed, whatever its strides"), Every, Input,
     run(ignoredStrides)},
    {"layout:channels-last", say("faulty", "the input is read as NHWC"), Batches, Input,
     eachSource([](Sizes s, Place at) { return ((uint64_t{at[0]} * s[2] + at[2]) * s[3] + at[3]) * s[1] + at[1]; })},
    {"swapped-axes", say("faulty", "the input's planes are read column by column"), Planes, Input,
     eachSource([](Sizes s, Place at) {
         const uint64_t rows = s[s.size() - 2], i = elementAt(s, at);
         return i - i % (rows * s.back()) + at.back() * rows + at[at.size() - 2];
     })},
    {"swapped-axes:parameters", say("faulty", "scales and offsets of H and W are exchanged"), Resamplings, Map,
     run(swappedParameters)},
    {"swapped-axes:flipped", say("faulty", "the input is read from its last row up"), Planes, Input,
     eachSource([](Sizes s, Place at) {
         uint32_t& row = at[at.size() - 2];
         row = s[s.size() - 2] - 1 - row;
         return elementAt(s, at);
     })},
    {"channel-order", say("faulty", "the first and the third channel are exchanged: BGR for RGB"), Channels, Input,
     eachSource([](Sizes s, Place at) {
         uint32_t& channel = at[at.size() - 3];
         channel = channel == 0 ? 2 : channel == 2 ? 0 : channel;
         return elementAt(s, at);
     })},
    {"coordinates", say("faulty", "asymmetric: x = o / Scale, whatever the offsets"), Resamplings, Map,
     eachMap([](AxisMap& map) { setMap(map, map.scale, 0, 0); })},
    {"coordinates:half-pixel", say("faulty", "half-pixel, whatever the offsets"), Resamplings, Map,
     eachMap([](AxisMap& map) { setMap(map, map.scale, 0.5f, -0.5f); })},
    {"coordinates:align-corners", say("faulty", "x = o (n - 1) / (m - 1), whatever scales and offsets"), Resamplings,
     Map, eachMap(alignedCorners)},
    {"nearest-rule", say("faulty", "floor for half up and for ceil, ceil for floor"), Nearest, Map,
     eachMap([](AxisMap& map) {
         map.rounding = map.rounding == NearestRule::Floor ? NearestRule::Ceil : NearestRule::Floor;
     })},
    {"tie", say("faulty", "the other neighbour on every tie"), Nearest, Map, eachTaps(otherNeighbour)},
    {"tie:reciprocal", say("faulty", "coordinates by a multiplication with 1 / Scale in float32"), Nearest, Map,
     eachTaps(reciprocalScale)},
    {"scale", say("faulty", "output size / input size for the scale that is given"), Resamplings, Map,
     eachMap([](AxisMap& map) { map.scale = static_cast<float>(map.outputs) / static_cast<float>(map.inputs); })},
    {"length-one", say("faulty", "an output axis of length one reads its first element"), Resamplings, Map,
     eachMap(lengthOneApart)},
    {"integer-rounding", say("faulty", "sums are rounded half to even, not toward zero"), Rounded, Sums,
     run([](const BaselineRun& honest, Tensor& output) {
         return runRounded(honest, IntegerRounding::HalfEven, output);
     })},
    {"integer-rounding:floor", say("faulty", "sums are rounded down, not toward zero"), Rounded, Sums,
     run([](const BaselineRun& honest, Tensor& output) { return runRounded(honest, IntegerRounding::Floor, output); })},
    {"half-weights", say("faulty", "weights are rounded to FLOAT16"), Linear, Sums,
     eachWeight([](float weight) { return halfToFloat(floatToHalf(weight)); })},
    {"half-weights:8-bit", say("faulty", "weights are rounded to parts of 256"), Linear, Sums,
     eachWeight([](float weight) { return std::round(weight * 256) / 256; })},
    {"edge", say("faulty", "coordinates are clamped one element short of the end"), Resamplings, Map,
     eachTaps(clampOneShort)},
    {"edge:extrapolated", say("faulty", "coordinates are not clamped: outside, weights are negative"), Linear, Map,
     eachTaps(extrapolated)},
    {"edge:zero-weight", say("faulty", "a neighbour of weight 0 is added, too: NaN and infinities leak from it"),
     Linear, Map, eachTaps(addedZeros)},
    {"antialias", say("faulty", "the filter is on for off, or off for on"), Antialiasing, Map,
     eachMap(
         [](AxisMap& map) { map.antialias = map.antialias ? std::nullopt : std::optional(AntialiasFilter::Halving); })},
    {"antialias:other", say("faulty", "the filter is a stretched triangle for halving, or the reverse"), Antialiased,
     Map, eachMap([](AxisMap& map) {
         using enum AntialiasFilter;
         if (map.antialias)
             map.antialias = *map.antialias == Halving ? Triangle : Halving;
     })},
    {"mode", say("faulty", "nearest for linear, or the reverse"), Resamplings, Map, eachMap([](AxisMap& map) {
         const bool isLinear = map.mode == InterpolationMode::Linear;
         map.mode = isLinear ? InterpolationMode::NearestNeighbor : InterpolationMode::Linear;
     })},
    {"mode:cubic", say("faulty", "cubic for linear: a = -0.75, four elements"), Linear, Map, eachTaps(cubic)},
    {"unwritten", say("faulty", "the output's last row is not written"), Every, Output, written(lastRowUnwritten)},
    {"unwritten:zero", say("faulty", "the output's last column holds zeros"), Every, Output,
     written([](Tensor& output, const Tensor&) {
         const uint64_t width = output.desc.sizes.back();
         for (uint64_t i = width - 1; i < elementCount(output.desc); i += width)
             output.setBits(i, 0);
     })},
    {"gradient", say("faulty", "the gradient is resized, not added to what it came from"), Gradients, Map,
     run(forwardForGradient)},
    {"gradient:offsets", say("faulty", "InputPixelOffsets is taken for the forward input's, not its output's"),
     Gradients, Map, eachMap([](AxisMap& map) { std::swap(map.inputPixelOffset, map.outputPixelOffset); })},
    {"values", say("faulty", "every value is inverted"), Every, Output, written(inverted)},
    {"unknown", say("faulty", "every seventh element has its lowest bits inverted"), Every, Output,
     written([](Tensor& output, const Tensor&) {
         constexpr uint64_t kStep = 7;
         for (uint64_t i = kStep - 1; i < elementCount(output.desc); i += kStep)
             output.setBits(i, output.bits(i) ^ 0x2a);
     })},
};

} // namespace

std::span<const Mistake> mistakes()
{
    return kMistakes;
}

} // namespace tessera
