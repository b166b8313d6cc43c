// SPDX-License-Identifier: Apache-2.0
#include "tests/engine/compute/cpu/naive_run.h"

#include "engine/compute/cpu/cpu_engine.h"
#include "engine/core/tensor/value.h"
#include "tests/support/engines.h"

#include <algorithm>

namespace tessera::test {

Tensor markedOutput(const Plan& plan)
{
    Tensor tensor(plan.output);
    std::ranges::fill(tensor.writableBytes(), kUntouched);
    return tensor;
}

InputAndExpected inputAndExpected(const Plan& plan, Random& random)
{
    InputAndExpected made{randomInput(random, plan), markedOutput(plan)};
    runNaively(plan, made.input, made.expected);
    return made;
}

testing::AssertionResult sameBytes(const Plan& plan, const Tensor& actual, const Tensor& expected)
{
    const std::optional<uint64_t> element = firstDifference(plan, actual, expected);
    if (!element)
        return testing::AssertionSuccess();
    const DataType type = plan.output.dataType;
    const uint64_t x = bitsAt(actual, elementBytes(type), *element), y = bitsAt(expected, elementBytes(type), *element);
    return testing::AssertionFailure() << "element of memory " << *element << " is " << toText(type, x) << " ("
                                       << toHex(type, x) << ") and not " << toText(type, y) << " (" << toHex(type, y)
                                       << ")";
}

std::string nameOfType(const testing::TestParamInfo<DataType>& type)
{
    return std::string(name(type.param));
}

void expectNaive(const Plan& plan, Random& random, const std::vector<unsigned>& threadCounts)
{
    if (testing::Test::HasFatalFailure())
        return;
    const InputAndExpected made = inputAndExpected(plan, random);
    for (const unsigned threads : threadCounts)
        for (const std::string_view instructions : cpuInstructionSets())
            for (const Stores stores : {Stores::Fitting, Stores::Streaming}) {
                Tensor actual = markedOutput(plan);
                makeCpuEngine(threads, instructions, stores)->run(Case{}, plan, made.input, actual);
                ASSERT_TRUE(sameBytes(plan, actual, made.expected))
                    << threads << " threads, " << instructions << (stores == Stores::Streaming ? ", streaming" : "");
            }
}

} // namespace tessera::test
