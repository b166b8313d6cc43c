// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapter_cases.h"

#include "engine/core/ops/operator.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/io/dispatch_job.h"
#include "tests/engine/formats/io/io_files.h"
#include "tests/support/engines.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <thread>

#include <sys/wait.h>

namespace tessera {
namespace {

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
    // It was a failure of each case, with an exception of Python.
    EXPECT_THAT(whyMissing(*adapterEngine("dxdispatch --command 'no-such-program {case}'")),
                AllOf(HasSubstr("there is no program no-such-program"), HasSubstr("github.com/microsoft/DirectML")));
}

// A Python without the framework, as that of a virtual environment: the system's goes on, on the same pipes.
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
