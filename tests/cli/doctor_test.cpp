// SPDX-License-Identifier: GPL-3.0-or-later
// What a machine lacks, and what installs it.
#include "program.h"

namespace tessera {
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
    EXPECT_THAT(
        shell(kOwnFiles + std::string("tessera doctor")),
        Ends(0,
             AllOf(
                 ContainsRegex("\nPASS +engine cpu: [0-9]+ thread"), ContainsRegex("\nPASS +engine reference: "),
                 ContainsRegex("\nPASS +memory budget: [0-9]+ MiB, half of the machine's memory; --memory-budget"),
                 ContainsRegex("\nPASS +window program: /.*tessera-window\n"),
                 ContainsRegex("\nMISSING +window display: neither DISPLAY nor WAYLAND_DISPLAY is set; .*ssh -X"),
                 // a device that is software, and adapters with their versions or the line that installs them
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

// What a user has not named is read, not started.
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

} // namespace
} // namespace tessera
