// SPDX-License-Identifier: Apache-2.0
// How mistakes change a run, and the mistakes that take more than a few lines.
#include "engine/compute/registry/baseline_run.h"
#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/run_failure.h"
#include "engine/core/tensor/value.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <utility>

namespace tessera::faulty {

namespace {

constexpr float kFirstElement = std::numeric_limits<float>::max(); // a scale that forces x to 0

// Makes the ends of bands never fall, as plans require.
void makeRising(AxisTaps& taps)
{
    for (size_t o = 1; o < taps.first.size(); ++o)
        taps.first[o] = std::max(taps.first[o], taps.first[o - 1]);
}

// The nearest element by the map's rule.
uint32_t indexOf(const AxisMap& map, float x)
{
    const float near = std::clamp(x, -1.0f, static_cast<float>(map.inputs));
    return static_cast<uint32_t>(
        std::clamp<int64_t>(static_cast<int64_t>(rounded(near, map.rounding)), 0, int64_t{map.inputs} - 1));
}

// R. Keys, Cubic convolution interpolation for digital image processing, IEEE ASSP 29 (1981), (4) and (15).
float keys(float d)
{
    constexpr float a = -0.75f;
    return d <= 1 ? (a + 2) * d * d * d - (a + 3) * d * d + 1 : d < 2 ? a * (d * d * d - 5 * d * d + 8 * d - 4) : 0;
}

// The plan with changed maps or taps, on the axes of the tensor's rank.
Plan changedPlan(const MistakeChange& change, const BaselineRun& honest)
{
    const bool isGradient = honest.c.op.row().isGradient;
    std::array<AxisMap, 4> maps = paddedMaps(honest.c.op);
    Plan plan = planOf(honest, maps);
    auto& work = std::get<SeparableTaps>(plan.work);
    for (size_t axis = 4 - honest.plan.input.sizes.size(); axis < 4; ++axis) {
        if (change.map)
            change.map(maps[axis]);
        AxisTaps taps = makeTaps(maps[axis]);
        if (change.taps)
            change.taps(maps[axis], taps);
        work.axes[axis] = isGradient ? transposed(taps) : std::move(taps);
    }
    return plan;
}

Plan weightedPlan(Plan plan, float (*value)(float weight))
{
    for (AxisTaps& axis : std::get<SeparableTaps>(plan.work).axes)
        std::ranges::transform(axis.weights, axis.weights.begin(), value);
    return plan;
}

Tensor rearranged(const Tensor& input, decltype(MistakeChange::source) source)
{
    const std::vector<uint32_t>& sizes = input.desc.sizes;
    Tensor result({.dataType = input.desc.dataType, .sizes = sizes});
    for (uint64_t i = 0; i < elementCount(input.desc); ++i)
        result.setBits(i, input.bits(source(sizes, coordinates(sizes, i))));
    return withLayout(result, input.desc);
}

Tensor converted(const Tensor& tensor, const TensorDesc& desc, const auto& value)
{
    Tensor result(desc);
    for (uint64_t i = 0; i < elementCount(desc); ++i)
        result.setBits(i, fromDouble(desc.dataType, value(toDouble(tensor, i))));
    return result;
}

TensorDesc asFloats(const TensorDesc& desc)
{
    return {.dataType = DataType::Float32, .sizes = desc.sizes}; // packed
}

} // namespace

Timings runChanged(const MistakeChange& change, const BaselineRun& honest, Tensor& output)
{
    if (change.run)
        return change.run(honest, output);
    if (change.source)
        return honest.run(rearranged(honest.input, change.source), output);
    if (change.weight)
        return honest.run(weightedPlan(honest.plan, change.weight), output);
    if (change.map || change.taps)
        return honest.run(changedPlan(change, honest), output);
    const Tensor before = output;
    Timings timings = honest.run(honest.plan, output);
    if (change.output)
        change.output(output, before);
    return timings;
}

Plan planOf(const BaselineRun& honest, const std::array<AxisMap, 4>& maps)
{
    return separablePlan(honest.plan.input, honest.plan.output, maps, honest.c.op.row().isGradient);
}

void alignedCorners(AxisMap& map)
{
    const bool isPoint = map.inputs == 1 || map.outputs == 1;
    setMap(map, isPoint ? kFirstElement : static_cast<float>(map.outputs - 1) / static_cast<float>(map.inputs - 1), 0,
           0);
}

void lengthOneApart(AxisMap& map)
{
    if (map.outputs == 1)
        setMap(map, kFirstElement, 0, 0);
}

void otherNeighbour(const AxisMap&, AxisTaps& taps)
{
    taps.first = taps.otherNeighbour;
    makeRising(taps);
}

void reciprocalScale(const AxisMap& map, AxisTaps& taps)
{
    const float reciprocal = 1 / map.scale;
    for (uint32_t o = 0; o < taps.outputs; ++o) {
        const float x = (static_cast<float>(o) - map.outputPixelOffset) * reciprocal - map.inputPixelOffset;
        if (!std::isnan(x))
            taps.first[o] = indexOf(map, x);
    }
    makeRising(taps);
}

void clampOneShort(const AxisMap& map, AxisTaps& taps)
{
    if (map.inputs < 2)
        return;
    AxisMap shorter = map;
    --shorter.inputs;
    taps = makeTaps(shorter);
    taps.inputs = map.inputs;
}

void extrapolated(const AxisMap& map, AxisTaps& taps)
{
    if (map.inputs < 2 || filterOf(map))
        return;
    taps.weights.clear();
    const auto last = static_cast<float>(map.inputs - 1);
    for (uint32_t o = 0; o < taps.outputs; ++o) {
        const float x = std::clamp(coordinate32(map, o), -last, 2 * last);
        taps.first[o] = static_cast<uint32_t>(std::clamp(std::floor(x), 0.0f, last - 1));
        const float t = x - static_cast<float>(taps.first[o]);
        taps.weights.insert(taps.weights.end(), {1 - t, t});
        taps.rowStart[o + 1] = static_cast<uint32_t>(taps.weights.size());
    }
}

void addedZeros(const AxisMap&, AxisTaps& taps)
{
    if (taps.isIdentity())
        return;
    const std::vector<float> own = std::move(taps.weights);
    taps.weights.clear();
    uint32_t begin = 0;
    for (uint32_t o = 0; o < taps.outputs; ++o) {
        const uint32_t end = taps.rowStart[o + 1];
        taps.weights.insert(taps.weights.end(), own.begin() + begin, own.begin() + end);
        if (end - begin == 1 && taps.first[o] + 1 < taps.inputs)
            taps.weights.push_back(0);
        begin = end;
        taps.rowStart[o + 1] = static_cast<uint32_t>(taps.weights.size());
    }
}

// Four elements, the edge repeated.
void cubic(const AxisMap& map, AxisTaps& taps)
{
    if (taps.isIdentity())
        return;
    const auto last = static_cast<int64_t>(map.inputs) - 1;
    taps.weights.clear();
    for (uint32_t o = 0; o < taps.outputs; ++o) {
        const float x = std::clamp(coordinate32(map, o), -2.0f, static_cast<float>(last) + 2);
        const auto left = static_cast<int64_t>(std::floor(x)) - 1;
        const int64_t begin = std::clamp<int64_t>(left, 0, last), end = std::clamp<int64_t>(left + 3, 0, last);
        std::vector<float> weights(static_cast<size_t>(end - begin) + 1);
        for (int64_t i = left; i < left + 4; ++i)
            weights[static_cast<size_t>(std::clamp(i, begin, end) - begin)] +=
                keys(std::abs(static_cast<float>(i) - x));
        taps.first[o] = static_cast<uint32_t>(begin);
        taps.weights.insert(taps.weights.end(), weights.begin(), weights.end());
        taps.rowStart[o + 1] = static_cast<uint32_t>(taps.weights.size());
    }
}

void inverted(Tensor& output, const Tensor&)
{
    const DataType type = output.desc.dataType;
    const unsigned unused = 64 - 8 * elementBytes(type);
    for (uint64_t i = 0; i < elementCount(output.desc); ++i) {
        const uint64_t bits = output.bits(i);
        output.setBits(i, isFloat(type) ? fromDouble(type, -toDouble(type, bits)) : ~bits << unused >> unused);
    }
}

void lastRowUnwritten(Tensor& output, const Tensor& before)
{
    const std::vector<uint32_t>& s = output.desc.sizes;
    const size_t axis = s.size() < 2 ? 0 : s.size() - 2;
    for (uint64_t i = 0; i < elementCount(output.desc); ++i)
        if (coordinates(s, i)[axis] == s[axis] - 1)
            output.setBits(i, before.bits(i));
}

Timings otherOrder(const BaselineRun& honest, Tensor& output)
{
    Operator op = honest.c.op;
    if (const auto ordered = operatorFromName(std::string(name(op)) + "1")) // else it is DEPTH_COLUMN_ROW
        op = converted(op, *ordered);
    const auto other = withOtherOrder(op);
    if (!other)
        throw RunFailure(FailureKind::Unsupported, say("faulty", "%1 has no order")(name(op)));
    return honest.run(makePlan(*other), output);
}

Timings rowsForColumns(const BaselineRun& honest, Tensor& output)
{
    Plan plan = honest.plan;
    auto& work = std::get<StridedCopy>(plan.work);
    const auto find = [&](std::string_view letters) {
        return static_cast<size_t>(std::ranges::find(work.factors, letters, &AxisFactor::name) - work.factors.begin());
    };
    const size_t row = find("by"), column = find("bx");
    if (std::max(row, column) == work.factors.size())
        throw RunFailure(FailureKind::Unsupported, say("faulty", "%1 has no blocks")(name(honest.c.op)));
    if (work.sizes[row] >= 3)
        std::swap(work.inStrides[row], work.inStrides[column]);
    return honest.run(plan, output);
}

Timings ignoredStrides(const BaselineRun& honest, Tensor& output)
{
    const TensorDesc packed{.dataType = honest.plan.input.dataType, .sizes = honest.plan.input.sizes};
    if (honest.input.bytes().size() < totalBytes(packed))
        throw RunFailure(FailureKind::Unsupported,
                         say("faulty", "the input's memory is smaller than its packed elements"));
    return honest.run(withLayout(Tensor(packed, honest.input.buffer), honest.plan.input), output);
}

Timings swappedParameters(const BaselineRun& honest, Tensor& output)
{
    if (honest.plan.input.sizes.size() < 2)
        throw RunFailure(FailureKind::Unsupported, say("faulty", "there is one axis"));
    auto maps = paddedMaps(honest.c.op);
    std::swap(maps[2].scale, maps[3].scale);
    std::swap(maps[2].inputPixelOffset, maps[3].inputPixelOffset);
    std::swap(maps[2].outputPixelOffset, maps[3].outputPixelOffset);
    return honest.run(planOf(honest, maps), output);
}

// Resizes by outX = (inX + InputPixelOffset)·Scale + OutputPixelOffset, without transposing.
Timings forwardForGradient(const BaselineRun& honest, Tensor& output)
{
    Plan plan = honest.plan;
    auto& work = std::get<SeparableTaps>(plan.work);
    work.transposed = false;
    const auto maps = paddedMaps(honest.c.op);
    for (size_t axis = 0; axis < 4; ++axis) {
        AxisMap map = maps[axis];
        std::swap(map.inputs, map.outputs);
        setMap(map, 1 / map.scale, -maps[axis].outputPixelOffset, -maps[axis].inputPixelOffset);
        if (!(map.scale > 0) || !std::isfinite(map.scale))
            throw RunFailure(FailureKind::Unsupported, say("faulty", "a scale has no reciprocal in float32"));
        work.axes[axis] = makeTaps(map);
    }
    return honest.run(plan, output);
}

// Runs the plan in float32, and rounds its sums differently.
Timings runRounded(const BaselineRun& honest, IntegerRounding rounding, Tensor& output)
{
    Plan plan = honest.plan;
    plan.input = asFloats(honest.plan.input);
    plan.output = asFloats(honest.plan.output);
    auto& work = std::get<SeparableTaps>(plan.work);
    work.inStrides = paddedStrides(plan.input);
    work.outStrides = paddedStrides(plan.output);
    Tensor sums(plan.output);
    Timings timings =
        honest.engine.run(honest.c, plan, converted(honest.input, plan.input, std::identity()), sums, honest.control);
    output = converted(sums, honest.plan.output, [=](double sum) { return rounded(sum, rounding); });
    return timings;
}

} // namespace tessera::faulty
