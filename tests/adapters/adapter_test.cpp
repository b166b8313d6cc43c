// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapter_cases.h"

#include "engine/core/case/case.h"
#include "engine/core/compare/compare.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/run_failure.h"
#include "engine/detect/probe/xray.h"
#include "engine/formats/io/case_format.h"
#include "engine/formats/io/case_input.h"
#include "tests/support/engines.h"
#include "tests/support/printers.h"
#include "tests/support/random_case.h"
#include "tests/support/todays_part.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <map>

namespace tessera {
namespace {

// The adapters whose framework this machine may have. Each answers with the cpu engine's values, or says why not.

struct Framework {
    const char* name;
    uint64_t seeds; // two random cases of each that runs today, beside the conformance pack and the built-in ones
    uint64_t atLeast; // so many of all cases it does
    const char* options = ""; // behind its name
    const char* environment = "";
    const char* test = name; // its name as a test's
};

std::ostream& operator<<(std::ostream& out, const Framework& framework)
{
    return out << framework.name << ' ' << framework.options;
}

std::string nameOfTest(std::string framework)
{
    std::ranges::replace(framework, '-', '_');
    return framework;
}

class Adapter : public testing::TestWithParam<Framework> { };

std::vector<Case> allCases(bool isExact, uint64_t seeds)
{
    std::vector<Case> cases = conformanceCases();
    for (const BuiltInCase& each : builtInCases()) {
        const CaseFile file = readBuiltInCase(each.path);
        for (size_t i = 0; i < file.dispatchCount(); ++i)
            cases.push_back(file.dispatch(i));
    }
    for (const uint64_t seed : testSeeds(seeds)) {
        if (!runsToday(seed))
            continue;
        cases.push_back(randomCase(seed));
        cases.push_back(conventionCase(seed));
    }
    for (Case& c : cases)
        c = fairCase(std::move(c), isExact);
    return cases;
}

struct Tally {
    uint64_t ran = 0, equalBits = 0;
    std::map<std::string, uint64_t> reasons; // why cases are unsupported
};

void check(const Case& c, const Engine& adapter, bool isExact, Tally& tally)
{
    const Plan plan = makePlan(c.op);
    const Tensor input = loadInput(c);
    Tensor theirs(plan.output);
    try {
        adapter.run(c, plan, input, theirs);
    } catch (const RunFailure& failure) {
        EXPECT_EQ(failure.kind, FailureKind::Unsupported) << toText(c) << '\n' << failure.what();
        ++tally.reasons[std::string(failure.what()).substr(0, 40)];
        return;
    }
    ++tally.ran;
    const Tensor ours = runOn(engineNamed("cpu"), c, plan, input);
    const Tolerance tolerance = isExact ? Tolerance{} : foreignTolerance(c.op, plan);
    const Comparison comparison = compare(plan, input, theirs, ours, tolerance);
    tally.equalBits += static_cast<uint64_t>(comparison.equal == comparison.count);
    EXPECT_EQ(comparison.verdict, Verdict::Pass) << toText(c) << '\n' << comparison;
}

TEST_P(Adapter, GivesOurValuesOrSaysWhyNot)
{
    const auto adapter = adapterEngine(GetParam().name + std::string(" ") + GetParam().options, GetParam().environment);
    if (const std::string reason = whyMissing(*adapter); !reason.empty())
        GTEST_SKIP() << reason;
    // With its version, and the device behind a comma.
    EXPECT_THAT(english(adapter->description()),
                testing::AllOf(testing::HasSubstr(GetParam().name), testing::HasSubstr(", ")));
    const bool isExact = GetParam().name == std::string("numpy") || GetParam().name == std::string("dxdispatch");
    const std::vector<Case> cases = allCases(isExact, GetParam().seeds);
    Tally tally;
    for (const Case& c : cases)
        check(c, *adapter, isExact, tally);
    std::cout << GetParam().name << ": of " << cases.size() << " cases " << tally.ran << " ran, " << tally.equalBits
              << " with equal bits\n";
    for (const auto& [reason, count] : tally.reasons)
        std::cout << "  " << count << " unsupported: " << reason << '\n';
    EXPECT_GE(tally.ran, runsAllParts() ? GetParam().atLeast : GetParam().atLeast / 10);
}

// Modules with the framework's calls: of TensorFlow and OpenVINO what they document, of ONNX Runtime's Python package
// the one of Node. DxDispatch's case files are run by our own program.
constexpr const char* kStandIns = "PYTHONPATH=" TESSERA_STAND_INS ":" TESSERA_ADAPTERS;
constexpr const char* kDxDispatch = "--command '" TESSERA_PROGRAM " run {case} --output {place}'";

INSTANTIATE_TEST_SUITE_P(, Adapter,
                         testing::Values(Framework{"numpy", 250, 560}, Framework{"torch", 250, 180},
                                         Framework{"opencv", 250, 110}, Framework{"pillow", 250, 90},
                                         Framework{"onnxruntime-node", 250, 250}, Framework{"onnxruntime", 250, 250},
                                         Framework{"tensorflow", 250, 220}, Framework{"tflite", 250, 220},
                                         Framework{"openvino", 250, 300},
                                         Framework{"onnxruntime", 60, 60, "", kStandIns, "onnxruntime_stand_in"},
                                         Framework{"tensorflow", 60, 60, "", kStandIns, "tensorflow_stand_in"},
                                         Framework{"tflite", 60, 60, "", kStandIns, "tflite_stand_in"},
                                         Framework{"openvino", 60, 80, "", kStandIns, "openvino_stand_in"},
                                         Framework{"dxdispatch", 30, 120, kDxDispatch}),
                         [](const auto& parameter) { return nameOfTest(parameter.param.test); });

// Frameworks, X-rayed: what they do is what they say, without looking at a value that we computed.

class AdapterXray : public testing::TestWithParam<const char*> { };

// Both operators move or blend FLOAT32 as every one of these frameworks can; what it cannot say is its reason.
TEST_P(AdapterXray, FindsTheMapThatTheFrameworkDocuments)
{
    const auto engine = adapterEngine(GetParam());
    if (const std::string reason = whyMissing(*engine); !reason.empty())
        GTEST_SKIP() << reason;
    const char* cases[] = {
        "DEPTH_TO_SPACE1 --Sizes 1,18,2,2 --DataType FLOAT32 --BlockSize 3 --Order COLUMN_ROW_DEPTH",
        "RESAMPLE1 --Sizes 1,2,3,5 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,2,3",
        "RESAMPLE1 --Sizes 1,2,5,7 --DataType FLOAT32 --OutputTensor.Sizes 1,2,8,11 --Scales 1,1,1.6,1.5714285",
    };
    unsigned found = 0;
    for (const char* text : cases) {
        try {
            const Xray xray = probe(*engine, caseFromText(text).op);
            EXPECT_TRUE(xray.isSame) << text << english(joined(xray.findings, "\n"));
            EXPECT_EQ(xray.isProved, xray.kind == XrayKind::Copies);
            ++found;
        } catch (const RunFailure& failure) {
            EXPECT_EQ(failure.kind, FailureKind::Unsupported) << failure.what();
        }
    }
    EXPECT_GE(found, 2u);
}

INSTANTIATE_TEST_SUITE_P(, AdapterXray, testing::Values("numpy", "torch", "opencv", "pillow", "onnxruntime-node"),
                         [](const auto& parameter) { return nameOfTest(parameter.param); });

} // namespace
} // namespace tessera
