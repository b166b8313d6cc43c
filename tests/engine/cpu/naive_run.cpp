// SPDX-License-Identifier: Apache-2.0
#include "tests/engine/cpu/naive_run.h"

#include "engine/case/case.h"
#include "engine/cpu/cpu_engine.h"
#include "engine/tensor/value.h"
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
    const std::span a = actual.bytes();
    const std::span b = expected.bytes();
    if (a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size()) == 0)
        return testing::AssertionSuccess();
    const DataType type = plan.output.dataType;
    const uint32_t bytes = elementBytes(type);
    const auto* taps = std::get_if<SeparableTaps>(&plan.work);
    const bool computes = taps && !taps->copies();
    for (uint64_t i = 0; i < a.size() / bytes; ++i) {
        const uint64_t x = bitsAt(actual, bytes, i);
        const uint64_t y = bitsAt(expected, bytes, i);
        if (x != y && !(computes && isNan(type, x) && isNan(type, y)))
            return testing::AssertionFailure()
                << "element of memory " << i << " is " << toText(type, x) << " (" << toHex(type, x) << ") and not "
                << toText(type, y) << " (" << toHex(type, y) << ")";
    }
    return testing::AssertionSuccess();
}

std::vector<Variant> variants(const std::vector<unsigned>& threadCounts)
{
    std::vector<Variant> all;
    for (const unsigned threads : threadCounts)
        for (const std::string_view instructions : cpuInstructionSets())
            all.push_back({threads, instructions});
    return all;
}

std::string nameOfType(const testing::TestParamInfo<DataType>& type)
{
    return std::string(name(type.param));
}

void expectNaive(const Plan& plan, Random& random, const std::vector<Variant>& engines)
{
    const auto [input, expected] = inputAndExpected(plan, random);
    for (const auto& [threads, instructions] : engines)
        for (const Stores stores : {Stores::Fitting, Stores::Streaming}) {
            Tensor actual = markedOutput(plan);
            makeCpuEngine(threads, instructions, stores)->run(Case{}, plan, input, actual);
            ASSERT_TRUE(sameBytes(plan, actual, expected))
                << threads << " threads, " << instructions << (stores == Stores::Streaming ? ", streaming" : "");
        }
}

} // namespace tessera::test
