// SPDX-License-Identifier: Apache-2.0

// The cpu engine's kernels on random plans, beside the same plans one element at a time: the bits must be equal. A
// plain program, to be built for another processor and run there or by an emulator.

#include "engine/compute/cpu/slices.h"
#include "tests/engine/compute/cpu/plan_cases.h"
#include "tests/support/naive_plan.h"

#include <cstdio>
#include <string>

namespace tessera {
namespace {

using namespace test;

void execute(const Plan& plan, const Tensor& input, Tensor& output, const cpu::Kernels& kernels)
{
    tbb::task_arena arena(1);
    const RunControl control;
    const cpu::Slices slices(arena, control);
    std::visit(
        [&](const auto& work) {
            cpu::execute(work, plan.output.dataType, input.bytes().data(), output.writableBytes().data(), kernels,
                         slices);
        },
        plan.work);
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
            if (firstDifference(plan, actual, expected)) {
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
