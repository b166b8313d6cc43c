// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapter_process.h"

#include "engine/case/conformance.h"
#include "engine/compare/compare.h"
#include "engine/io/built_in_cases.h"
#include "engine/io/case_input.h"
#include "engine/ops/operator.h"
#include "tests/support/engines.h"
#include "tests/support/printers.h"
#include "tests/support/random_case.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <iostream>
#include <map>

namespace tessera {
namespace {

// The adapters whose framework this machine may have. Each answers with the cpu engine's values, or says why not.

struct Framework {
    const char* name;
    const char* greeting; // its name in the greeting
    uint64_t atLeast; // so many of the cases it does
};

class Adapter : public testing::TestWithParam<Framework> {
};

bool isLinear(const Operator& op)
{
    for (const Field& field : fields(op))
        if (const auto* value = std::get_if<EnumValue>(&field.value); value && value->name() == "LINEAR")
            return true;
    return false;
}

// Inf, NaN and −0 beside a weight of 0 are our own rule and no framework's: elsewhere they leak. ONNX Runtime moves
// FLOAT16 as FLOAT32, which makes a signalling NaN a quiet one.
Case fairCase(Case c, bool isExact)
{
    const bool isHalf = inputDesc(c.op).dataType == DataType::Float16;
    if (auto* generator = std::get_if<Generator>(&c.data); generator && !isExact && (isHalf || isLinear(c.op)))
        generator->pattern = Pattern::Random;
    return c;
}

std::vector<Case> allCases(bool isExact)
{
    std::vector<Case> cases = conformanceCases();
    for (const BuiltInCase& each : builtInCases()) {
        const CaseFile file = readBuiltInCase(each.path);
        for (size_t i = 0; i < file.dispatchCount(); ++i)
            cases.push_back(file.dispatch(i));
    }
    for (const uint64_t seed : testSeeds(400))
        cases.push_back(randomCase(seed));
    for (Case& c : cases)
        c = fairCase(std::move(c), isExact);
    return cases;
}

struct Tally {
    uint64_t ran = 0, equalBits = 0;
    std::map<std::string, uint64_t> reasons; // of what is unsupported
};

void check(const Case& c, AdapterProcess& adapter, bool isExact, Tally& tally)
{
    const Plan plan = makePlan(c.op);
    const Tensor input = loadInput(c);
    const AdapterProcess::Answer answer = adapter.run(c, input);
    EXPECT_EQ(answer.error, "") << toText(c);
    if (!answer.output) {
        EXPECT_NE(answer.unsupported, "") << toText(c);
        ++tally.reasons[answer.unsupported.substr(0, 40)];
        return;
    }
    ++tally.ran;
    const Tensor ours = runOn(engineNamed("cpu"), c, plan, input);
    const Tolerance tolerance = isExact ? Tolerance{} : tolerancePreset("foreign")->of(plan);
    const Comparison comparison = compare(plan, input, *answer.output, ours, tolerance);
    tally.equalBits += static_cast<uint64_t>(comparison.equal == comparison.count);
    EXPECT_EQ(comparison.verdict, Verdict::Pass) << toText(c) << '\n' << comparison;
}

TEST_P(Adapter, GivesOurValuesOrSaysWhyNot)
{
    AdapterProcess adapter(std::string("adapter.py ") + GetParam().name);
    if (!adapter.greeting()["ready"].GetBool())
        GTEST_SKIP() << adapter.greetingText("error") << "; " << adapter.greetingText("install");
    EXPECT_EQ(adapter.greetingText("name"), GetParam().greeting);
    EXPECT_NE(adapter.greetingText("version"), "");
    EXPECT_NE(adapter.greetingText("device"), "");
    const bool isExact = GetParam().name == std::string("numpy");
    const std::vector<Case> cases = allCases(isExact);
    Tally tally;
    for (const Case& c : cases)
        check(c, adapter, isExact, tally);
    std::cout << GetParam().name << ": of " << cases.size() << " cases " << tally.ran << " ran, " << tally.equalBits
              << " with equal bits\n";
    for (const auto& [reason, count] : tally.reasons)
        std::cout << "  " << count << " unsupported: " << reason << '\n';
    EXPECT_GE(tally.ran, GetParam().atLeast);
}

INSTANTIATE_TEST_SUITE_P(, Adapter,
                         testing::Values(Framework{"numpy", "numpy", 450}, Framework{"torch", "torch", 40},
                                         Framework{"opencv", "opencv", 20}, Framework{"pillow", "pillow", 10},
                                         Framework{"onnxruntime", "onnxruntime", 40},
                                         Framework{"onnxruntime-node", "onnxruntime-node", 40},
                                         Framework{"tensorflow", "tensorflow", 20}, Framework{"tflite", "tflite", 20},
                                         Framework{"openvino", "openvino", 40}),
                         [](const auto& parameter) {
                             std::string name = parameter.param.name;
                             std::erase(name, '-');
                             return name;
                         });

} // namespace
} // namespace tessera
