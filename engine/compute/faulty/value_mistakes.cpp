// SPDX-License-Identifier: Apache-2.0
// The right elements are read, and the arithmetic is wrong.
#include "engine/compute/faulty/changed_run.h"
#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"
#include "engine/core/ops/resample_rules.h"
#include "engine/core/tensor/value.h"

#include <cmath>

namespace tessera::faulty {

namespace {

Tensor converted(const Tensor& tensor, const TensorDesc& desc, const std::function<double(double)>& value)
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

} // namespace

Timings roundedHalfEven(const HonestRun& honest, Tensor& output)
{
    return runRounded(honest, IntegerRounding::HalfEven, output);
}

Timings roundedDown(const HonestRun& honest, Tensor& output)
{
    return runRounded(honest, IntegerRounding::Floor, output);
}

Timings halfWeights(const HonestRun& honest, Tensor& output)
{
    return runWeights(
        honest, [](float weight) { return halfToFloat(floatToHalf(weight)); }, output);
}

Timings eightBitWeights(const HonestRun& honest, Tensor& output)
{
    return runWeights(
        honest, [](float weight) { return std::round(weight * 256) / 256; }, output);
}

Timings inverted(const HonestRun& honest, Tensor& output)
{
    const Timings timings = runPlan(honest, honest.plan, output);
    const DataType type = output.desc.dataType;
    const unsigned unused = 64 - 8 * elementBytes(type);
    for (uint64_t i = 0; i < elementCount(honest.plan.output); ++i) {
        const uint64_t bits = output.bits(i);
        output.setBits(i, isFloat(type) ? fromDouble(type, -toDouble(type, bits)) : ~bits << unused >> unused);
    }
    return timings;
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
