// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

namespace tessera::engines_test {
namespace {

// The doctor without engine files of the user who runs the tests.
constexpr const char* kOwnFiles = "export XDG_CONFIG_HOME=\"$PWD/config\"; ";

// The same without adapters, which lie beside the program, and without Vulkan: each takes a while to start.
Output doctor(const std::string& environment, const std::string& options = {})
{
    return shell("mkdir -p alone; cp '" TESSERA_PROGRAM
                 "' alone; export TESTED=\"$PWD/alone\"; export VK_DRIVER_FILES=/nowhere.json; "
                 + std::string(kOwnFiles) + environment + " \"$TESTED/tessera\" doctor " + options);
}

TEST(Doctor, HasALineForEachThing)
{
#ifdef TESSERA_WINDOW
    constexpr char kWindow[] = "\nPASS +window program: /.*tessera-window\n";
#else
    constexpr char kWindow[] = "\nMISSING +window program: ";
#endif
    EXPECT_THAT(
        shell(kOwnFiles + std::string("tessera doctor")),
        Ends(0,
             AllOf(
                 ContainsRegex("\nPASS +engine cpu: [0-9]+ thread"), ContainsRegex("\nPASS +engine reference: "),
                 ContainsRegex("\nPASS +memory budget: [0-9]+ MiB, half of the machine's memory; --memory-budget"),
                 ContainsRegex(kWindow),
                 ContainsRegex("\nMISSING +window display: neither DISPLAY nor WAYLAND_DISPLAY is set; .*ssh -X"),
                 // Vulkan's software device; adapters with their versions, or with the line that installs them
                 ContainsRegex("(^|\n)PASS +vulkan loader: Vulkan 1\\.[0-9]+\\.[0-9]+\n"),
                 ContainsRegex("\nPASS +engine vulkan:llvmpipe: llvmpipe [^\n]*, software, driver llvmpipe"),
                 ContainsRegex("\n(PASS +adapter numpy: numpy [0-9]|MISSING +adapter numpy: .*To install it: .*numpy)"),
                 Not(ContainsRegex("\nERROR +adapter"))),
             IsEmpty()));
}

TEST(Doctor, SaysWhatIsMissing)
{
    EXPECT_THAT(doctor(""), // the cpu engine computes
                Says(0, ContainsRegex("\nMISSING +engine vulkan: Vulkan has no driver .*Install the packages"),
                     ContainsRegex("\nMISSING +adapter all: none are installed. Install the package tessera-engines")));
    EXPECT_THAT(doctor("", "--json"), Ends(0, StartsWith("{"), HasSubstr("PASS        engine")));
}

// The module is imported from where Python has it, and a case is planned with it.
TEST(Doctor, AsksPythonForItsModule)
{
    writeText("working.py",
              "__version__ = '4.2'\ndef case(line):\n    return type('Case', (), {'output_shape': (1,)})\n");
    writeText("broken.py", "raise ImportError('no libtessera')\n");
    const std::string modules = "for each in working broken; do mkdir -p $each/tessera; cp $each.py "
                                "$each/tessera/__init__.py; done; ";
    EXPECT_THAT(doctor(modules + "PYTHONPATH=$PWD/working").out,
                ContainsRegex("\nPASS +python module: tessera 4\\.2 of /.* in /.*/working/tessera\n"));
    EXPECT_THAT(doctor(modules + "PYTHONPATH=$PWD/broken").out,
                ContainsRegex("\nERROR +python module: exit code 1: .*no libtessera"));
    EXPECT_THAT(doctor(modules + "cd broken;").out, Not(HasSubstr("no libtessera")));
    writeText("python3", "#!/bin/sh\n");
    EXPECT_THAT(doctor("chmod +x python3; PATH=\"$PWD:$PATH\"").out,
                ContainsRegex("\nMISSING +python module: python3 finds none\\. Install .*python3-tessera"));
    EXPECT_THAT(doctor("PATH=/nowhere").out,
                ContainsRegex("\nMISSING +python module: python3 cannot be started: .*python3-tessera"));
}

// The doctor reads a user's engine files. It starts only an engine that is named.
TEST(Doctor, ReadsTheEngineFilesOfAUser)
{
    const std::string mine = R"({"tessera-engine": 1, "name": "mine", "start": "serve:sh {folder}/mine.sh"})";
    const std::string files = "mkdir -p config/tessera/engines; cp mine.json config/tessera/engines/mine.engine.json; "
                              "cp mine.sh config/tessera/engines; "
                              "echo { > config/tessera/engines/bad.engine.json;";
    writeText("mine.json", mine);
    writeText("mine.sh",
              "touch started; echo '{\"tessera\": 1, \"ready\": true, \"name\": \"mine\", "
              "\"version\": \"4.2\"}'; cat\n");
    EXPECT_THAT(doctor(files).out,
                AllOf(ContainsRegex("\nPASS +engine file mine: `tessera engines --engine mine` starts it\n"),
                      ContainsRegex("\nERROR +engine file bad: ")));
    EXPECT_FALSE(std::filesystem::exists(testFolder() / "started"));
    EXPECT_THAT(doctor("", "--engine-file config/tessera/engines/mine.engine.json").out,
                ContainsRegex("\nPASS +adapter mine: mine 4\\.2"));
}

constexpr const char* kAllCases = TESSERA_RESOURCES "/cases/*.json";

TEST(Validate, PassesOnTheBuiltInCases)
{
    EXPECT_THAT(
        tessera(std::string("check --validate --engine vulkan ") + kAllCases),
        Ends(0,
             AllOf(HasSubstr("\n14 passed, 0 mistrusted, 0 failed\n"), HasSubstr(".json --engine vulkan --validate\n")),
             IsEmpty())); // the command that repeats the line
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
} // namespace tessera::engines_test
