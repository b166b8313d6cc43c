// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapter_process.h"

#include "engine/core/ops/operator.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/io/case_input.h"
#include "engine/formats/io/json.h"
#include "tests/support/engines.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <thread>

#include <sys/wait.h>
#include <unistd.h>

namespace tessera {
namespace {

using testing::AnyOf;
using testing::HasSubstr;

// A folder of this process, since tests run side by side; gone when it ends.
struct Folder {
    Folder() { std::filesystem::create_directories(path); }
    ~Folder()
    {
        std::error_code none;
        std::filesystem::remove_all(path, none);
    }
    std::filesystem::path path =
        std::filesystem::path(testing::TempDir()) / ("adapter_forms-" + std::to_string(getpid()));
};

const std::filesystem::path& folder()
{
    static const Folder made;
    return made.path;
}

int shell(const std::string& line)
{
    return WEXITSTATUS(std::system(("cd " + folder().string() + " && " + line).c_str()));
}

const std::string kOnce = TESSERA_PYTHON " " TESSERA_ADAPTERS "/adapter.py ";

// A program that runs once: exit 0 ran, 77 unsupported with the reason on standard error, else failed.
TEST(AdapterForms, RunsOneCaseAndEnds)
{
    std::ofstream(folder() / "case.json") << R"({"type": "DML_OPERATOR_SPACE_TO_DEPTH", "desc": {"BlockSize": 2,
        "InputTensor": {"DataType": "UINT8", "Sizes": [1, 1, 2, 2]},
        "OutputTensor": {"DataType": "UINT8", "Sizes": [1, 4, 1, 1]}}})";
    const Case c = caseFromText("SPACE_TO_DEPTH --Sizes 1,1,2,2 --DataType UINT8 --BlockSize 2 --data values:5,6,7,8");
    writeNpy(loadInput(c), folder() / "in.npy");
    EXPECT_EQ(shell(kOnce + "numpy case.json in.npy out.npy"), 0);
    EXPECT_TRUE(equalElements(readNpy(folder() / "out.npy"), runOn(engineNamed("cpu"), c, loadInput(c))));
    EXPECT_THAT(shell(kOnce + "opencv case.json in.npy never.npy 2> reason"), AnyOf(77, 1)); // 1: no OpenCV here
    EXPECT_FALSE(std::filesystem::exists(folder() / "never.npy"));
    EXPECT_EQ(shell(kOnce + "tensorflo case.json in.npy never.npy 2> reason"), 2);
    std::ifstream reason(folder() / "reason");
    EXPECT_THAT(std::string(std::istreambuf_iterator<char>(reason), {}), HasSubstr("tensorflow"));
}

TEST(AdapterForms, AMissingFrameworkSaysWhatInstallsIt)
{
    AdapterProcess adapter("PYTHONPATH=" TESSERA_STAND_INS "/../broken", "tensorflow");
    EXPECT_FALSE(adapter.greeting()["ready"].GetBool());
    EXPECT_THAT(adapter.greetingText("error"), HasSubstr("no module tensorflow"));
    EXPECT_THAT(adapter.greetingText("install"), HasSubstr("pip install tensorflow"));
}

// A Python without the framework, as that of a virtual environment: the system's goes on, on the same pipes.
TEST(AdapterForms, TheSystemsPythonTakesOver)
{
    AdapterProcess adapter("", "numpy", "-S");
    EXPECT_TRUE(adapter.greeting()["ready"].GetBool());
    const Case c = caseFromText("DEPTH_TO_SPACE --Sizes 1,8,2,3 --BlockSize 2");
    EXPECT_TRUE(adapter.run(c, loadInput(c)).output);
}

TEST(AdapterForms, AnOptionThatThereIsNotIsSaid)
{
    AdapterProcess adapter("", "dxdispatch --folders x");
    EXPECT_FALSE(adapter.greeting()["ready"].GetBool());
    EXPECT_THAT(adapter.greetingText("error"), HasSubstr("--folder DIR"));
}

// It was a failure of each case, with an exception of Python.
TEST(AdapterForms, DxDispatchThatIsNotHereIsMissing)
{
    AdapterProcess adapter("", "dxdispatch --command 'no-such-program {case}'");
    EXPECT_FALSE(adapter.greeting()["ready"].GetBool());
    EXPECT_EQ(adapter.greetingText("error"), "there is no program no-such-program");
    EXPECT_THAT(adapter.greetingText("install"), HasSubstr("github.com/microsoft/DirectML"));
}

// A person carries the case to another machine and the .npy back.
TEST(AdapterForms, DxDispatchWaitsForTheFileThatAPersonBrings)
{
    const auto desk = folder() / "desk", place = desk / "0001-depth_to_space";
    AdapterProcess adapter("", "dxdispatch --folder " + desk.string());
    const Case c = caseFromText("DEPTH_TO_SPACE --Sizes 1,8,2,3 --DataType FLOAT16 --BlockSize 2 --data random:3");
    std::jthread person([&](const std::stop_token& stop) {
        while (!stop.stop_requested() && !std::filesystem::exists(place / "case.json"))
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        shell("cd " + place.string() + " && " TESSERA_PROGRAM " run case.json --output .");
    });
    const AdapterProcess::Answer answer = adapter.run(c, loadInput(c));
    ASSERT_TRUE(answer.output) << answer.error;
    EXPECT_TRUE(equalElements(*answer.output, runOn(engineNamed("cpu"), c, loadInput(c))));
}

} // namespace
} // namespace tessera
