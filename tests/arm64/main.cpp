// SPDX-License-Identifier: Apache-2.0

// The cpu engine's kernels on random plans, beside the same plans one element at a time: the bits must be equal. A
// plain program, to be built for another processor and run there or by an emulator.

#include "engine/compute/cpu/execute.h"
#include "engine/core/tensor/value.h"
#include "tests/engine/compute/cpu/plan_cases.h"
#include "tests/support/naive_plan.h"

#include <algorithm>
#include <cstdio>
#include <string>

namespace tessera {
namespace {

using namespace test;

// Where the plan computes, any NaN equals any NaN.
bool areEqual(const Plan& plan, const Tensor& actual, const Tensor& expected)
{
    const DataType type = plan.output.dataType;
    const auto* taps = std::get_if<SeparableTaps>(&plan.work);
    const uint32_t bytes = elementBytes(type);
    for (uint64_t i = 0; i < actual.bytes().size() / bytes; ++i) {
        const uint64_t a = bitsAt(actual, bytes, i), b = bitsAt(expected, bytes, i);
        if (a != b && !(taps && !taps->copies() && isNan(type, a) && isNan(type, b)))
            return false;
    }
    return true;
}

void execute(const Plan& plan, const Tensor& input, Tensor& output, const cpu::Kernels& kernels)
{
    tbb::task_arena arena(1);
    const RunControl control;
    const cpu::Slices slices(arena, control);
    const DataType type = plan.output.dataType;
    const std::byte* const in = input.bytes().data();
    std::byte* const out = output.writableBytes().data();
    if (const auto* copy = std::get_if<StridedCopy>(&plan.work))
        cpu::execute(*copy, elementBytes(type), in, out, kernels, slices);
    else
        cpu::execute(std::get<SeparableTaps>(plan.work), type, in, out, kernels, slices);
}

// The mean of two inputs after the other.
AxisTaps halfOf(uint32_t outputs)
{
    AxisTaps axis;
    axis.inputs = 2 * outputs;
    axis.outputs = outputs;
    axis.weights.assign(axis.inputs, 0.5f);
    for (uint32_t output = 0; output <= outputs; ++output)
        axis.rowStart.push_back(2 * output);
    for (uint32_t output = 0; output < outputs; ++output)
        axis.first.push_back(2 * output);
    return axis;
}

Plan randomTaps(Random& random)
{
    using enum AxisKind;
    const auto axis = [&](std::initializer_list<AxisKind> kinds, uint64_t most) {
        const auto outputs = static_cast<uint32_t>(1 + random.below(most));
        const auto inputs = static_cast<uint32_t>(1 + random.below(2 * most));
        return randomAxis(random, random.pick(kinds), inputs, outputs);
    };
    const DataType type = random.pick({DataType::Float32, DataType::Float16, DataType::Int8, DataType::UInt8});
    const bool strided = random.below(4) == 0;
    if (random.below(4) == 0)
        return tapsPlan(random, type,
                        {axis({Copies}, 2), axis({Copies}, 3), halfOf(1 + static_cast<uint32_t>(random.below(9))),
                         halfOf(1 + static_cast<uint32_t>(random.below(150)))},
                        strided);
    if (random.below(2) == 0) // two axes, as pictures have them
        return tapsPlan(random, type,
                        {axis({Copies}, 2), axis({Copies}, 3), axis({Copies, Linear, Sixteenths}, 20),
                         axis({Copies, Linear, Sixteenths}, 150)},
                        strided);
    return tapsPlan(random, type,
                    {axis({Copies, Linear}, 3), axis({Copies, Linear, Wide}, 4), axis({Copies, Linear, Wide}, 12),
                     axis({Copies, Linear, Wide}, 90)},
                    strided);
}

Plan randomPlan(Random& random)
{
    using enum DataType;
    using enum ChannelsLast;
    const DataType type = random.pick({UInt8, Float16, Float32, Float64});
    switch (random.below(4)) {
    case 0:
        return randomCopy(random, type, 7);
    case 1: {
        const BlockCopy copy = {.block = random.pick<uint64_t>({2, 3, 4, 5, 6, 7, 8, 12}),
                                .channels = 1 + random.below(5),
                                .width = 1 + random.below(140),
                                .toSpace = random.below(2) == 0,
                                .depthFirst = random.below(2) == 0,
                                .last = random.pick({Neither, Neither, Input, Output})};
        return blockPlan(type, copy);
    }
    default:
        return randomTaps(random);
    }
}

int run(uint64_t count)
{
    for (const cpu::Kernels& kernels : cpu::kernelSets())
        for (uint64_t seed = 0; seed < count; ++seed) {
            Random random(seed);
            const Plan plan = randomPlan(random);
            const Tensor input = randomInput(random, plan);
            Tensor expected(plan.output), actual(plan.output);
            runNaively(plan, input, expected);
            execute(plan, input, actual, kernels);
            if (!areEqual(plan, actual, expected)) {
                std::printf("%s: other bits, seed %llu, %s\n", kernels.name, static_cast<unsigned long long>(seed),
                            std::string(name(plan.output.dataType)).c_str());
                return 1;
            }
        }
    std::printf("%llu plans, bits equal\n", static_cast<unsigned long long>(count));
    return 0;
}

} // namespace
} // namespace tessera

int main(int count, char** arguments)
{
    return tessera::run(count > 1 ? std::stoull(arguments[1]) : 1000);
}
