// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/vulkan/machine.h"

#include "resources/shaders/kernel_params.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <optional>
#include <vector>

namespace tessera::vulkan {

namespace {

// A band of one or two taps. `first` is an input of the slice; a second weight of 0 means one tap.
struct Pair {
    uint32_t first;
    std::array<float, 2> weights;

    uint32_t second() const { return weights[1] == 0 ? first : first + 1; }
};

// Bands that repeat along an axis: output o reads the inputs from first[o % period] + o / period · step on. Inputs
// outside the tensor read the edge element.
struct Repeats {
    uint32_t period;
    uint32_t step;
    std::vector<int32_t> first;
    std::vector<std::array<float, 2>> weights; // for each output of a period where they repeat, else for each output

    bool repeatsWeights() const { return weights.size() == period; }
    int32_t lowest() const { return *std::ranges::min_element(first); }
    int32_t end() const // one past the highest input of a period; one more where an output may have a second tap
    {
        int32_t end = *std::ranges::max_element(first) + 1;
        for (uint32_t i = 0; i < period; ++i)
            if (!repeatsWeights() || weights[i][1] != 0)
                end = std::max(end, first[i] + 2);
        return end;
    }
};

// The bands with that period, taken from the middle of the axis: those at the edges may be clamped to one tap, and
// their weights need not repeat. Where only weights deviate, those of every output are kept. Empty where a band
// deviates.
std::optional<Repeats> repeatsWith(uint32_t period, const std::vector<Pair>& pairs, uint32_t inputs)
{
    const uint32_t outputs = narrowed(pairs.size()), middle = outputs / 2 / period * period;
    if (period > 1 && middle + period >= outputs)
        return std::nullopt;
    const uint32_t step = middle + period < outputs ? pairs[middle + period].first - pairs[middle].first : 1;
    if (step == 0 || step > kMostPeriod)
        return std::nullopt;
    Repeats repeats{period, step, {}, {}};
    for (uint32_t i = 0; i < period; ++i) {
        const auto ahead = static_cast<int64_t>(uint64_t{middle} / period * step);
        repeats.first.push_back(static_cast<int32_t>(int64_t{pairs[middle + i].first} - ahead));
        repeats.weights.push_back(pairs[middle + i].weights);
    }
    bool weightsRepeat = true;
    for (uint32_t output = 0; output < outputs; ++output) {
        const Pair& pair = pairs[output];
        const uint32_t i = output % period;
        const int64_t first = int64_t{repeats.first[i]} + int64_t{output / period} * step;
        const bool clamped = first < 0 || first + 1 >= int64_t{inputs};
        if (pair.first != std::clamp<int64_t>(first, 0, int64_t{inputs} - 1) || (clamped && pair.weights[1] != 0))
            return std::nullopt;
        weightsRepeat = weightsRepeat && (clamped || pair.weights == repeats.weights[i]);
    }
    if (!weightsRepeat) {
        repeats.weights.resize(outputs);
        std::ranges::transform(pairs, repeats.weights.begin(), &Pair::weights);
    }
    return repeats;
}

// The bands of a slice on an axis. Empty unless each has one weight 1, or two weights of which the second is not 0.
std::optional<std::vector<Pair>> pairsOf(const AxisTaps& taps, const TapsSlice& slice, size_t axis)
{
    std::vector<Pair> pairs;
    const uint32_t begin = slice.begin[axis], end = begin + static_cast<uint32_t>(slice.output.sizes[axis]);
    for (uint32_t output = begin; output < end; ++output) {
        const std::span<const float> weights = taps.band(output);
        if (!taps.passes(output) && !(weights.size() == 2 && weights[1] != 0))
            return std::nullopt;
        pairs.push_back(
            {taps.first[output] - slice.inputBegin[axis], {weights[0], weights.size() == 2 ? weights[1] : 0}});
    }
    return pairs;
}

bool anyOfTwo(const std::vector<Pair>& pairs)
{
    return std::ranges::any_of(pairs, [](const Pair& pair) { return pair.weights[1] != 0; });
}

// Empty where the bands do not repeat with a period and a step of at most kMostPeriod.
std::optional<Repeats> repeatsOf(const std::vector<Pair>& pairs, uint32_t inputs)
{
    std::optional<Repeats> repeats;
    for (uint32_t period = 1; period <= kMostPeriod && !repeats; ++period)
        repeats = repeatsWith(period, pairs, inputs);
    return repeats;
}

constexpr uint32_t kMostAround = 4; // inputs before and after a strip, which are read one by one
constexpr uint64_t kGpuSteps = 8; // the steps of an invocation
constexpr uint64_t kSoftwareSteps = 256;

struct Axes {
    std::array<std::vector<Pair>, 4> pairs;
    Repeats h, w;
};

std::optional<Axes> axesOf(const SeparableTaps& work, const TapsSlice& slice)
{
    std::array<std::vector<Pair>, 4> pairs;
    for (size_t axis = 0; axis < 4; ++axis) {
        std::optional<std::vector<Pair>> found = pairsOf(work.axes[axis], slice, axis);
        if (!found)
            return std::nullopt;
        pairs[axis] = std::move(*found);
    }
    std::optional<Repeats> h = repeatsOf(pairs[2], narrowed(slice.input.sizes[2]));
    std::optional<Repeats> w = repeatsOf(pairs[3], narrowed(slice.input.sizes[3]));
    if (!h || !w)
        return std::nullopt;
    return Axes{std::move(pairs), std::move(*h), std::move(*w)};
}

// The words of an access of the input and of the output. The outputs and inputs of a strip, and the inputs that it
// reads before and after it.
struct Shape {
    uint32_t inputWords, outputWords;
    uint32_t outputs, inputs, left, right;
};

// The shortest strip of whole accesses of that width. Empty where a stride or the row is no multiple of it.
std::optional<Shape> shapeOf(const Repeats& w, uint32_t inputWords, uint32_t outputWords, uint64_t inSteps,
                             uint64_t outSteps, uint64_t rowOutputs, uint32_t rowInputs, uint32_t elementBytes)
{
    const uint32_t perIn = 4 * inputWords / elementBytes, perOut = 4 * outputWords / elementBytes;
    uint32_t outputs = std::lcm(w.period, perOut);
    while (outputs / w.period * w.step % perIn != 0)
        outputs += std::lcm(w.period, perOut);
    const uint32_t inputs = outputs / w.period * w.step;
    const auto left = std::max(-w.lowest(), 0);
    const auto right = std::max(w.end() - static_cast<int32_t>(w.step), 0);
    const bool fits = inSteps % perIn == 0 && outSteps % perOut == 0 && rowOutputs % outputs == 0
        && rowOutputs / outputs * inputs <= rowInputs && outputs <= kMostStrip
        && std::max(left, right) <= static_cast<int32_t>(kMostAround) && inputs + 2 * kMostAround <= kMostWindow;
    return fits ? std::optional(Shape{inputWords, outputWords, outputs, inputs, static_cast<uint32_t>(left),
                                      static_cast<uint32_t>(right)})
                : std::nullopt;
}

// A software device runs fastest with the widest accesses. On a GPU short strips let neighbouring invocations access
// contiguous memory.
std::optional<Shape> bestShape(const Axes& axes, const TapsSlice& slice, uint64_t inSteps, uint64_t outSteps,
                               uint32_t elementBytes, const Grain& grain)
{
    std::optional<Shape> best;
    for (const uint32_t outputWords : {4u, 2u, 1u})
        for (const uint32_t inputWords : {4u, 2u, 1u}) {
            const auto shape = shapeOf(axes.w, inputWords, outputWords, inSteps, outSteps, slice.output.sizes[3],
                                       narrowed(slice.input.sizes[3]), elementBytes);
            if (shape && best && best->outputWords == outputWords && !grain.isSoftware
                && shape->outputs < best->outputs)
                best = shape;
            if (shape && !best)
                best = shape;
        }
    return best;
}

uint32_t packed(const std::vector<int32_t>& first)
{
    uint32_t bytes = 0;
    for (size_t i = 0; i < first.size(); ++i)
        bytes |= static_cast<uint32_t>(first[i] + static_cast<int32_t>(kFirstZero)) << 8 * i;
    return bytes;
}

bool packs(const Repeats& repeats)
{
    constexpr auto kZero = static_cast<int32_t>(kFirstZero);
    return repeats.lowest() >= -kZero && repeats.end() < kZero;
}

void addWeights(std::vector<uint32_t>& table, const std::array<float, 2>& weights)
{
    table.push_back(std::bit_cast<uint32_t>(weights[0]));
    table.push_back(std::bit_cast<uint32_t>(weights[1]));
}

// The input offsets of an outer axis, with weights where some output has two taps.
void addBands(std::vector<uint32_t>& table, const std::vector<Pair>& pairs, uint64_t stride)
{
    const bool two = anyOfTwo(pairs);
    for (const Pair& pair : pairs) {
        table.push_back(narrowed(pair.first * stride));
        if (two) {
            table.push_back(narrowed(pair.second() * stride));
            addWeights(table, pair.weights);
        }
    }
    table.resize((table.size() + 3) / 4 * 4);
}

uint32_t addAxisWeights(std::vector<uint32_t>& table, const Repeats& repeats, bool two)
{
    const uint32_t at = narrowed(table.size() / 2);
    if (two)
        for (const auto& weights : repeats.weights)
            addWeights(table, weights);
    return at;
}

uint32_t tapsOf(const Axes& axes)
{
    uint32_t taps = 0;
    for (size_t axis = 0; axis < 4; ++axis)
        taps |= anyOfTwo(axes.pairs[axis]) ? kPairsN << axis : 0;
    return taps | (axes.h.repeatsWeights() ? 0 : kWeightsH) | (axes.w.repeatsWeights() ? 0 : kWeightsW);
}

// Distributes the steps of all strips among workgroups; returns how many.
uint64_t cut(StripsParams& params, const Grain& grain)
{
    const uint64_t all = uint64_t{params.steps} * params.strips * params.planes;
    uint64_t stretch = kGpuSteps;
    if (grain.isSoftware)
        stretch = std::clamp(all / kFewGroups / grain.workgroup, uint64_t{1}, kSoftwareSteps);
    const auto groupsOfPlane = [&] {
        const uint64_t items = (params.steps + stretch - 1) / stretch * params.strips;
        return (items + grain.workgroup - 1) / grain.workgroup;
    };
    while (groupsOfPlane() * params.planes > grain.mostGroups && stretch < params.steps)
        stretch *= 2;
    params.stretch = narrowed(stretch);
    params.groupsOfPlane = narrowed(groupsOfPlane());
    return groupsOfPlane() * params.planes;
}

} // namespace

std::optional<Strips> stripsOf(const SeparableTaps& work, const TapsSlice& slice,
                               const std::array<uint64_t, 4>& inStrides, DataType type, const Grain& grain)
{
    const std::array<uint64_t, 4> outStrides = packedInMemoryOrder(slice.output);
    if (inStrides[3] != 1 || outStrides[3] != 1 || slice.output.sizes[3] == 1)
        return std::nullopt;
    const std::optional<Axes> axes = axesOf(work, slice);
    if (!axes || !packs(axes->h) || !packs(axes->w))
        return std::nullopt;
    const uint32_t bytes = elementBytes(type);
    const auto rows = static_cast<uint32_t>(axes->h.end() - axes->h.lowest());
    const uint64_t inSteps = std::gcd(std::gcd(inStrides[0], inStrides[1]), inStrides[2]);
    const uint64_t outSteps = std::gcd(std::gcd(outStrides[0], outStrides[1]), outStrides[2]);
    const std::optional<Shape> shape = bestShape(*axes, slice, inSteps, outSteps, bytes, grain);
    if (!shape || rows > kMostRows)
        return std::nullopt;

    const uint32_t taps = tapsOf(*axes), perOut = 4 * shape->outputWords / bytes;
    StripsParams params{};
    params.inRowStride = narrowed(inStrides[2]);
    params.width = narrowed(slice.input.sizes[3]);
    params.height = narrowed(slice.input.sizes[2]);
    params.outHeight = narrowed(slice.output.sizes[2]);
    for (size_t axis = 0; axis < 3; ++axis)
        params.outStrides[axis] = narrowed(outStrides[axis] / perOut);
    params.channels = narrowed(slice.output.sizes[1]);
    params.planes = narrowed(slice.output.sizes[0] * slice.output.sizes[1]);
    params.strips = narrowed(slice.output.sizes[3] / shape->outputs);
    params.steps = (params.outHeight + axes->h.period - 1) / axes->h.period;
    const uint64_t groups = cut(params, grain);

    std::vector<uint32_t> table;
    addBands(table, axes->pairs[0], inStrides[0]);
    params.offsetsC = narrowed(table.size());
    addBands(table, axes->pairs[1], inStrides[1]);
    params.weightsH = addAxisWeights(table, axes->h, (taps & kPairsH) != 0);
    params.weightsW = addAxisWeights(table, axes->w, (taps & kPairsW) != 0);
    if (groups > grain.mostGroups || table.size() > tableWords(work, slice))
        return std::nullopt;

    const auto firstRow = static_cast<uint32_t>(axes->h.lowest() + static_cast<int32_t>(kFirstZero));
    const Constants constants{bytes,
                              formatOf(type),
                              work.copies() ? 1u : 0u,
                              shape->inputWords,
                              shape->outputWords,
                              shape->outputs,
                              axes->w.period,
                              axes->w.step,
                              packed(axes->w.first),
                              axes->h.period,
                              axes->h.step,
                              packed(axes->h.first),
                              taps,
                              shape->left | shape->right << 8,
                              rows | firstRow << 8};
    return Strips{{Kernel::Strips, constants}, params, std::move(table), groups};
}

} // namespace tessera::vulkan
