// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/compute/foreign/foreign_engine.h"
#include "engine/core/ops/axes.h"
#include "engine/core/ops/operators.h"
#include "engine/core/tensor/run_failure.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/io/case_file.h"
#include "tests/engine/formats/io/io_files.h"
#include "tests/support/engines.h"
#include "tests/support/printers.h"
#include "tests/support/random_case.h"
#include "tests/support/todays_part.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <iostream>
#include <map>
#include <thread>

#include <sys/wait.h>

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

// An adapter of resources/adapters, as the engine that asks it. environment: "NAME=value …"; framework: its name and
// options, as adapter.py takes them.
std::unique_ptr<Engine> adapterEngine(const std::string& framework, const std::string& environment = {},
                                      const std::string& pythonOptions = {})
{
    return makeForeignEngine("serve:env " + environment + " " TESSERA_PYTHON " " + pythonOptions
                             + " " TESSERA_ADAPTERS "/adapter.py " + framework);
}

// Empty: it is there.
std::string whyMissing(const Engine& adapter)
{
    try {
        static_cast<void>(adapter.description());
    } catch (const EngineError& error) {
        return error.what();
    }
    return {};
}

// Inf, NaN and −0 beside a weight of 0 are our own rule and no framework's: elsewhere they leak. ONNX Runtime moves
// FLOAT16 as FLOAT32, and PyTorch adds gradients to 0: both make a signalling NaN a quiet one.
Case fairCase(Case c, bool isExact)
{
    const bool isHalf = c.op.input.dataType == DataType::Float16;
    if (auto* generator = std::get_if<Generator>(&c.data);
        generator && !isExact && (isHalf || isLinear(c.op) || c.op.row().isGradient))
        generator->pattern = Pattern::Random;
    return c;
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

// Stand-ins for frameworks that a test machine may lack. The modules for TensorFlow and OpenVINO do what their pages
// document; the one for ONNX Runtime calls its Node package. Our own program runs DxDispatch's case files.
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

using testing::AllOf;
using testing::AnyOf;
using testing::HasSubstr;

class AdapterForms : public testing::Test {
protected:
    std::filesystem::path in(const char* name) const { return m_folder / name; }
    int shell(const std::string& line) const
    {
        return WEXITSTATUS(std::system(("cd " + m_folder.path().string() + " && " + line).c_str()));
    }

private:
    TemporaryFolder m_folder;
};

const std::string kOnce = TESSERA_PYTHON " " TESSERA_ADAPTERS "/adapter.py ";

// A program that runs once: exit 0 ran, 77 unsupported with the reason on standard error, else failed.
TEST_F(AdapterForms, RunsOneCaseAndEnds)
{
    std::ofstream(in("case.json")) << R"({"type": "DML_OPERATOR_SPACE_TO_DEPTH", "desc": {"BlockSize": 2,
        "InputTensor": {"DataType": "UINT8", "Sizes": [1, 1, 2, 2]},
        "OutputTensor": {"DataType": "UINT8", "Sizes": [1, 4, 1, 1]}}})";
    const Case c = caseFromText("SPACE_TO_DEPTH --Sizes 1,1,2,2 --DataType UINT8 --BlockSize 2 --data values:5,6,7,8");
    writeNpy(loadInput(c), in("in.npy"));
    EXPECT_EQ(shell(kOnce + "numpy case.json in.npy out.npy"), 0);
    EXPECT_TRUE(equalElements(readNpy(in("out.npy")), runOn(engineNamed("cpu"), c, loadInput(c))));
    EXPECT_THAT(shell(kOnce + "opencv case.json in.npy never.npy 2> reason"), AnyOf(77, 1)); // 1: no OpenCV here
    EXPECT_FALSE(std::filesystem::exists(in("never.npy")));
    EXPECT_EQ(shell(kOnce + "tensorflo case.json in.npy never.npy 2> reason"), 2);
    EXPECT_THAT(contentOf(in("reason")), HasSubstr("tensorflow"));
}

TEST_F(AdapterForms, WhatIsMissingSaysWhatInstallsIt)
{
    EXPECT_THAT(whyMissing(*adapterEngine("tensorflow", "PYTHONPATH=" TESSERA_STAND_INS "/../broken")),
                AllOf(HasSubstr("no module tensorflow"), HasSubstr("pip install tensorflow")));
    EXPECT_THAT(whyMissing(*adapterEngine("dxdispatch --folders x")), HasSubstr("--folder DIR"));
    // A missing program was said once for each case, as a Python exception.
    EXPECT_THAT(whyMissing(*adapterEngine("dxdispatch --command 'no-such-program {case}'")),
                AllOf(HasSubstr("there is no program no-such-program"), HasSubstr("github.com/microsoft/DirectML")));
}

// A virtual environment's Python may lack the framework. The system's Python then answers on the same pipes.
TEST_F(AdapterForms, TheSystemsPythonTakesOver)
{
    const auto adapter = adapterEngine("numpy", "", "-S");
    EXPECT_EQ(whyMissing(*adapter), "");
    const Case c = caseFromText("DEPTH_TO_SPACE --Sizes 1,8,2,3 --BlockSize 2");
    EXPECT_NO_THROW(runOn(*adapter, c, loadInput(c)));
}

// A person carries the case to another machine and the .npy back.
TEST_F(AdapterForms, DxDispatchWaitsForTheFileThatAPersonBrings)
{
    const auto desk = in("desk"), place = desk / "0001-depth_to_space";
    const auto adapter = adapterEngine("dxdispatch --folder " + desk.string());
    const Case c = caseFromText("DEPTH_TO_SPACE --Sizes 1,8,2,3 --DataType FLOAT16 --BlockSize 2 --data random:3");
    std::jthread person([&](const std::stop_token& stop) {
        while (!stop.stop_requested() && !std::filesystem::exists(place / "case.json"))
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        shell("cd " + place.string() + " && " TESSERA_PROGRAM " run case.json --output .");
    });
    EXPECT_TRUE(equalElements(runOn(*adapter, c, loadInput(c)), runOn(engineNamed("cpu"), c, loadInput(c))));
}

} // namespace
} // namespace tessera
