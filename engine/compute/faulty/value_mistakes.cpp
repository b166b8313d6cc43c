// SPDX-License-Identifier: Apache-2.0
// The right elements are read, and the arithmetic is wrong.
#include "engine/compute/faulty/changed_run.h"
#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/value.h"

#include <bit>

namespace tessera::faulty {

namespace {

TensorDesc asFloats(const TensorDesc& desc)
{
    return {.dataType = DataType::Float32, .sizes = desc.sizes};
}

// The sums in float32, rounded in another way.
Timings runRounded(const HonestRun& honest, IntegerRounding rounding, Tensor& output)
{
    Operator op = honest.c.op;
    setField(op, inputField(op), asFloats(honest.plan.input));
    setField(op, outputField(op), asFloats(honest.plan.output));
    const Plan plan = makePlan(op);
    const DataType type = honest.plan.output.dataType;
    Tensor input(plan.input), sums(plan.output);
    for (uint64_t i = 0; i < elementCount(plan.input); ++i)
        input.setBits(i, fromDouble(DataType::Float32, toDouble(type, honest.input.bits(i))));
    const Timings timings = honest.engine.run(honest.c, plan, input, sums, honest.control);
    for (uint64_t i = 0; i < elementCount(plan.output); ++i)
        output.setBits(i, fromDouble(type, rounded(toDouble(DataType::Float32, sums.bits(i)), rounding)));
    return timings;
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

Timings halfWeights(const HonestRun& honest, Tensor& output)
{
    Plan plan = honest.plan;
    for (AxisTaps& axis : std::get<SeparableTaps>(plan.work).axes)
        for (float& weight : axis.weights)
            weight = inHalf(weight);
    return runPlan(honest, plan, output);
}

Timings halfSums(const HonestRun& honest, Tensor& output)
{
    const DataType type = honest.plan.output.dataType;
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
