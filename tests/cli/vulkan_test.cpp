// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

namespace tessera {
namespace {

constexpr const char* kAllCases = TESSERA_RESOURCES "/cases/*.json";

TEST(Validate, PassesOnTheBuiltInCases)
{
    EXPECT_THAT(
        tessera(std::string("check --validate --engine vulkan ") + kAllCases),
        Ends(0,
             AllOf(HasSubstr("\n14 passed, 0 mistrusted, 0 failed\n"), HasSubstr(".json --engine vulkan --validate\n")),
             IsEmpty())); // the command that repeats the line
}

// 784 taps an output: llvmpipe ends the loops of a kernel before, without an error, when nothing bounds them.
TEST(Vulkan, SumsAreWhole)
{
    const std::string shrink =
        "check RESAMPLE3 --Sizes 1,1,112,112 --DataType UINT8 --InterpolationMode LINEAR --Scales "
        "1,1,0.0714285,0.0714285 --Antialiased true --OutputTensor.Sizes 1,1,8,8 --data random --against cpu --engine ";
    EXPECT_THAT(tessera(shrink + "vulkan"), Says(0, "64 of 64 equal"));
}

// Where the layer is not found, the option says so: it is not silently without effect.
TEST(Validate, NeedsTheLayer)
{
    const std::string without = "VK_LAYER_PATH=/nowhere tessera ";
    for (const std::string command : {"run ", "check "}) {
        const std::string line = command + caseFile("depth_to_space.json") + " --validate";
        EXPECT_THAT(shell(without + line + " --engine vulkan"),
                    Complains(5, "Install the package vulkan-validationlayers"));
        EXPECT_THAT(shell(without + line + " --engine cpu"), Exits(0));
    }
}

TEST(Validate, IsASwitch)
{
    for (const std::string command : {"run", "check"}) {
        EXPECT_THAT(tessera(command + " --help").out, HasSubstr("--validate"));
        EXPECT_THAT(tessera(command + " --validate=yes " + caseFile("depth_to_space.json")),
                    Complains(4, "--validate takes no value"));
        EXPECT_THAT(tessera(command + " " + caseFile("depth_to_space.json") + " --validate"), Exits(0));
    }
}

// A machine on which Vulkan does not start, made by variables in front of the command.
struct Machine {
    const char* name;
    std::string variables;
    const char* lacks;
};

void PrintTo(const Machine& machine, std::ostream* stream)
{
    *stream << machine.variables;
}

std::string icd(const char* library)
{
    return std::string(R"({ "file_format_version": "1.0.0", "ICD": { "api_version": "1.3.0", "library_path": ")")
        + library + "\" } }";
}

class Missing : public testing::TestWithParam<Machine> {
protected:
    void SetUp() override
    {
        writeText("garbage.json", "{ \"ICD\": [");
        writeText("no_library.json", icd("/nowhere/libvulkan_none.so"));
        writeText("no_driver.json", icd("libz.so.1"));
        for (const char* loader : {"loader/libvulkan.so", "loader/libvulkan.so.1"})
            writeText(loader, "no library");
    }

    // What a shell runs there.
    std::string there(const std::string& line) const { return GetParam().variables + " tessera " + line; }
};

TEST_P(Missing, IsListedWithWhatToInstall)
{
    const Output output = shell(there("engines"));
    EXPECT_THAT(output,
                Ends(0,
                     AllOf(StartsWith("cpu   "), ContainsRegex("\nvulkan +missing: Vulkan has no "),
                           HasSubstr(GetParam().lacks), HasSubstr("mesa-vulkan-drivers")),
                     IsEmpty()));
    const std::string& variables = GetParam().variables; // the reason names what keeps the loader from looking around
    if (const size_t end = variables.find('='); variables.starts_with("VK_")) {
        EXPECT_THAT(output.out, AllOf(HasSubstr(variables.substr(0, end)), HasSubstr(variables.substr(end + 1))));
    }
}

TEST_P(Missing, EndsARunWithTheSameSentence)
{
    const std::string list = shell(there("engines")).out, mark = "missing: ";
    const size_t begin = list.find(mark);
    ASSERT_NE(begin, std::string::npos) << list;
    const std::string sentence = list.substr(begin + mark.size(), list.find('\n', begin) - begin - mark.size());
    for (const std::string engine : {"vulkan", "vulkan:llvmpipe"})
        EXPECT_THAT(shell(there("run " + caseFile("depth_to_space.json") + " --engine " + engine)),
                    Ends(5, IsEmpty(),
                         StartsWith("tessera run: There is no engine \"" + engine + "\". " + sentence
                                    + " Engines of this machine: cpu, reference, ")));
}

TEST_P(Missing, LeavesTheOthersAsTheyAre)
{
    EXPECT_THAT(shell(there(std::string("check --engine cpu ") + kAllCases)), Complains(0, IsEmpty()));
}

const Machine kMachines[] = {
    {"NoSuchFile", "VK_DRIVER_FILES=/nowhere.json", "driver that starts"},
    {"NoSuchFileByItsOldName", "VK_ICD_FILENAMES=/nowhere.json", "driver that starts"},
    {"Garbage", "VK_DRIVER_FILES=garbage.json", "driver that starts"},
    {"NoLibrary", "VK_DRIVER_FILES=no_library.json", "driver that starts"},
    {"NotADriver", "VK_DRIVER_FILES=no_driver.json", "driver that starts"},
    {"NoLoader", "LD_LIBRARY_PATH=loader", "loader that starts"},
};

INSTANTIATE_TEST_SUITE_P(, Missing, testing::ValuesIn(kMachines),
                         [](const testing::TestParamInfo<Machine>& row) { return row.param.name; });

} // namespace
} // namespace tessera
