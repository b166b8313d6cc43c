// SPDX-License-Identifier: Apache-2.0
#include "tests/engine/compute/cpu/naive_run.h"

#include "engine/compute/cpu/cpu_engine.h"
#include "engine/core/case/case.h"
#include "engine/core/tensor/value.h"
#include "tests/support/engines.h"

#include <algorithm>
#include <cstring>

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

namespace {

void expectNaive(const Plan& plan, const InputAndExpected& made, const std::vector<unsigned>& threadCounts)
{
    for (const unsigned threads : threadCounts)
        for (const std::string_view instructions : cpuInstructionSets())
            for (const Stores stores : {Stores::Fitting, Stores::Streaming}) {
                Tensor actual = markedOutput(plan);
                makeCpuEngine(threads, instructions, stores)->run(Case{}, plan, made.input, actual);
                ASSERT_TRUE(sameBytes(plan, actual, made.expected))
                    << threads << " threads, " << instructions << (stores == Stores::Streaming ? ", streaming" : "");
            }
}

std::vector<uint32_t> specialBits(DataType type)
{
    switch (type) {
    case DataType::Float32: // denormals, largest numbers, infinities, NaN, zeros
        return {1, 3, 0x7fffff, 0x80000001, 0x7f7fffff, 0xff7fffff, 0x7f800000, 0xff800000, 0x7fc00000, 0x80000000, 0};
    case DataType::Float16:
        return {1, 3, 0x3ff, 0x8001, 0x7bff, 0xfbff, 0x7c00, 0xfc00, 0x7e00, 0x8000, 0, 0x3c01};
    default:
        return {0, 1, 2, 3, 126, 127, 128, 129, 253, 254, 255};
    }
}

} // namespace

void expectNaive(const Plan& plan, Random& random, const std::vector<unsigned>& threadCounts)
{
    if (!testing::Test::HasFatalFailure())
        expectNaive(plan, inputAndExpected(plan, random), threadCounts);
}

void expectNaiveOnSpecialValues(const Plan& plan, Random& random)
{
    const DataType type = plan.input.dataType;
    const std::vector<uint32_t> special = specialBits(type);
    InputAndExpected made{Tensor(plan.input), markedOutput(plan)};
    const std::span bytes = made.input.writableBytes();
    for (uint64_t at = 0; at < bytes.size(); at += elementBytes(type))
        std::memcpy(bytes.data() + at, &special[random.below(special.size())], elementBytes(type));
    runNaively(plan, made.input, made.expected);
    expectNaive(plan, made, {1});
}

} // namespace tessera::test
