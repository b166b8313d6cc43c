// SPDX-License-Identifier: Apache-2.0
// The right elements are read, and the arithmetic is wrong.
#include "engine/compute/faulty/changed_run.h"
#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"
#include "engine/core/ops/resample_rules.h"
#include "engine/core/tensor/value.h"

#include <bit>
#include <cmath>

namespace tessera::faulty {

namespace {

DataType outputType(const HonestRun& honest)
{
    return honest.plan.output.dataType;
}

Tensor converted(const Tensor& tensor, const TensorDesc& desc, const std::function<double(double)>& value)
{
    Tensor result(desc);
    for (uint64_t i = 0; i < elementCount(desc); ++i)
        result.setBits(i, fromDouble(desc.dataType, value(toDouble(tensor.desc.dataType, tensor.bits(i)))));
    return result;
}

TensorDesc asFloats(const TensorDesc& desc)
{
    return {.dataType = DataType::Float32, .sizes = desc.sizes}; // packed
}

double same(double value)
{
    return value;
}

// The sums of a plan in float32, rounded in another way.
Timings runRounded(const HonestRun& honest, IntegerRounding rounding, Tensor& output)
{
    Plan plan = honest.plan;
    plan.input = asFloats(honest.plan.input);
    plan.output = asFloats(honest.plan.output);
    auto& work = std::get<SeparableTaps>(plan.work);
    work.inStrides = paddedStrides(plan.input);
    work.outStrides = paddedStrides(plan.output);
    Tensor sums(plan.output);
    const Timings timings =
        honest.engine.run(honest.c, plan, converted(honest.input, plan.input, same), sums, honest.control);
    output = converted(sums, honest.plan.output, [=](double sum) { return rounded(sum, rounding); });
    return timings;
}

// Each weight as `value` makes it.
Timings runWeights(const HonestRun& honest, float (*value)(float weight), Tensor& output)
{
    Plan plan = honest.plan;
    for (AxisTaps& axis : std::get<SeparableTaps>(plan.work).axes)
        for (float& weight : axis.weights)
            weight = value(weight);
    return runPlan(honest, plan, output);
}

float inHalf(float value)
{
    return halfToFloat(floatToHalf(value));
}

} // namespace

Timings roundedHalfEven(const HonestRun& honest, Tensor& output)
{
    return runRounded(honest, IntegerRounding::HalfEven, output);
}

Timings roundedHalfUp(const HonestRun& honest, Tensor& output)
{
    return runRounded(honest, IntegerRounding::HalfUp, output);
}

Timings roundedHalfDown(const HonestRun& honest, Tensor& output)
{
    return runRounded(honest, IntegerRounding::HalfDown, output);
}

Timings roundedHalfAway(const HonestRun& honest, Tensor& output)
{
    return runRounded(honest, IntegerRounding::HalfAwayFromZero, output);
}

Timings roundedDown(const HonestRun& honest, Tensor& output)
{
    return runRounded(honest, IntegerRounding::Floor, output);
}

Timings roundedUp(const HonestRun& honest, Tensor& output)
{
    return runRounded(honest, IntegerRounding::Ceil, output);
}

// W first, then H, C and N, as most programs go; each is an integer tensor.
Timings roundedEachAxis(const HonestRun& honest, Tensor& output)
{
    const auto& work = std::get<SeparableTaps>(honest.plan.work);
    std::array<uint32_t, 4> sizes;
    for (size_t axis = 0; axis < 4; ++axis)
        sizes[axis] = work.axes[axis].inputs;
    Tensor tensor = withLayout(honest.input, {.dataType = outputType(honest), .sizes = honest.plan.input.sizes});
    tensor.desc.sizes.assign(sizes.begin(), sizes.end());
    for (size_t axis = 4; axis-- > 0;) {
        std::array<AxisMap, 4> maps; // that keep every axis
        for (size_t each = 0; each < 4; ++each)
            maps[each] = {.inputs = sizes[each], .outputs = sizes[each]};
        TensorDesc next = tensor.desc;
        next.sizes[axis] = sizes[axis] = work.axes[axis].outputs;
        Plan plan = separablePlan(tensor.desc, next, maps, false);
        std::get<SeparableTaps>(plan.work).axes[axis] = work.axes[axis];
        Tensor rows(next);
        honest.engine.run(honest.c, plan, tensor, rows, honest.control);
        tensor = std::move(rows);
    }
    for (uint64_t i = 0; i < elementCount(honest.plan.output); ++i)
        output.setBits(i, tensor.bits(i));
    return {};
}

Timings halfWeights(const HonestRun& honest, Tensor& output)
{
    return runWeights(honest, inHalf, output);
}

Timings bfloat16Weights(const HonestRun& honest, Tensor& output)
{
    return runWeights(
        honest,
        [](float weight) {
            const auto bits = std::bit_cast<uint32_t>(weight);
            return std::bit_cast<float>((bits + 0x7fff + ((bits >> 16) & 1)) & 0xffff0000); // to nearest, even
        },
        output);
}

Timings eightBitWeights(const HonestRun& honest, Tensor& output)
{
    return runWeights(
        honest, [](float weight) { return std::round(weight * 256) / 256; }, output);
}

Timings elevenBitWeights(const HonestRun& honest, Tensor& output)
{
    return runWeights(
        honest, [](float weight) { return std::round(weight * 2048) / 2048; }, output);
}

Timings cutWeights(const HonestRun& honest, Tensor& output)
{
    return runWeights(
        honest, [](float weight) { return std::floor(weight * 128) / 128; }, output);
}

Timings halfSums(const HonestRun& honest, Tensor& output)
{
    const DataType type = outputType(honest);
    for (uint64_t i = 0; i < elementCount(honest.plan.output); ++i) {
        float sum = 0;
        for (const Partner& source : sources(honest.plan, i).list) {
            const auto value = static_cast<float>(toDouble(type, honest.input.bits(source.element)));
            sum = inHalf(sum + inHalf(static_cast<float>(source.weight) * value));
        }
        output.setBits(i, fromSum(type, double{sum}));
    }
    return {};
}

Timings damaged(const HonestRun& honest, Tensor& output)
{
    constexpr uint64_t kStep = 7;
    const Timings timings = runPlan(honest, honest.plan, output);
    for (uint64_t i = kStep - 1; i < elementCount(honest.plan.output); i += kStep)
        output.setBits(i, output.bits(i) ^ 0x2a);
    return timings;
}

} // namespace tessera::faulty
