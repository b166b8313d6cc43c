// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

namespace tessera {
namespace {

TEST(Help, OfACommandIsTheSameBothWays)
{
    for (const std::string command : {"run", "check", "prove", "map", "bench", "render", "code", "engines", "help"}) {
        const Output output = tessera(command + " --help");
        EXPECT_EQ(output.code, 0);
        EXPECT_THAT(output.out, AllOf(HasSubstr("tessera " + command), HasSubstr("--memory-budget MIB"))) << command;
        EXPECT_EQ(tessera("help " + command).out, output.out);
    }
    EXPECT_EQ(tessera("help").out, tessera("--help").out);
    const Output wrong = tessera("help chekc");
    EXPECT_EQ(wrong.code, 4);
    EXPECT_THAT(wrong.err, HasSubstr("did you mean check?"));
}

// Paragraphs are filled by the program; rows of options and examples are as long as they are.
TEST(Help, ItsParagraphsFitATerminal)
{
    for (const std::string command : {"run", "check", "bug", "engines", "quiz"}) {
        std::istringstream lines(tessera(command + " --help").out);
        for (std::string line; std::getline(lines, line);)
            if (!line.starts_with(' ')) {
                const auto width = std::ranges::count_if(line, [](char each) { return (each & 0xc0) != 0x80; });
                EXPECT_LE(width, 100) << line;
            }
    }
    EXPECT_THAT(tessera("run --help").out, HasSubstr("with --output, written to DIR/output.npy"));
    EXPECT_THAT(tessera("engines --help").out, HasSubstr("\n  'exec:COMMAND'   a process for each run;"));
}

// Nothing of a table is filled with the words around it.
TEST(Help, KeepsItsTables)
{
    writeText("tables.py", R"(
import json, subprocess, sys
def said(*words):
    return subprocess.run([sys.argv[1], 'help', *words], capture_output=True, text=True, check=True).stdout
tables = 0
for command in json.loads(said('--format', 'json'))['commands']:
    lines = said(command['name']).splitlines()
    for row in command['remarks'].splitlines():
        if '  ' in row.rstrip():
            tables += 1
            assert row in lines, (command['name'], row)
print(tables)
)");
    const Output output = shell("python3 tables.py '" TESSERA_PROGRAM "'");
    EXPECT_EQ(output.code, 0) << output.err;
    EXPECT_NE(output.out, "0\n");
    EXPECT_THAT(tessera("prove --help").out, HasSubstr("\nround trip   the inverse operator"));
    EXPECT_THAT(tessera("identify --help").out, HasSubstr("\nlikely   all else that is named"));
}

TEST(Help, SaysWhatACaseIs)
{
    const Output output = tessera("help case");
    EXPECT_EQ(output.code, 0) << output.err;
    EXPECT_THAT(output.out,
                AllOf(HasSubstr("--Order COLUMN_ROW_DEPTH"), HasSubstr("DxDispatch"), HasSubstr("doc-iota")));
    EXPECT_THAT(tessera("help cas").err, HasSubstr("did you mean case?"));
    EXPECT_THAT(tessera("help help").out, HasSubstr("help case"));
}

// An option that stands for the operands stands there alone.
TEST(Help, SaysEachOptionOnceInItsUsage)
{
    for (const std::string command : {"check", "matrix"}) {
        const std::string text = tessera(command + " --help").out, usage = text.substr(0, text.find("\n\n"));
        EXPECT_NE(usage.find("--pack"), usage.npos);
        EXPECT_EQ(usage.find("--pack"), usage.rfind("--pack")) << usage;
    }
}

TEST(Help, NamesDefaultsAndChoices)
{
    EXPECT_THAT(tessera("run --help").out, HasSubstr("`tessera engines` lists them. Default: cpu."));
    EXPECT_THAT(tessera("check --help").out,
                HasSubstr("What others allow: bits, bound, foreign, webnn, onnx or onnxruntime."));
    EXPECT_THAT(tessera("--help").out, HasSubstr("The colours: light, dark, contrast-light or contrast-dark."));
}

TEST(Help, IsAlsoForPrograms)
{
    const Output json = tessera("help --format json");
    EXPECT_EQ(json.code, 0);
    for (const char* text :
         {"\"name\": \"check\"", "\"kind\": \"engine-or-file\"", "\"default\": \"1280x800\"", "\"name\": \"RESAMPLE3\"",
          "\"COLUMN_ROW_DEPTH\"", "\"exitCodes\"", "\"VK_DRIVER_FILES\"", "\"examples\""})
        EXPECT_THAT(json.out, HasSubstr(text));
    EXPECT_EQ(shell("tessera help --format json | python3 -c 'import json, sys; json.load(sys.stdin)'").code, 0);
    EXPECT_EQ(tessera("help --format xml").code, 4);
    EXPECT_EQ(tessera("help check --format json").code, 4);
}

TEST(Version, SaysForProgramsHowItWasBuilt)
{
    EXPECT_THAT(tessera("--version --json").out,
                AllOf(HasSubstr("\"program\": \"tessera "), HasSubstr("\"command\": \"version\""),
                      HasSubstr("\"compiler\": \"")));
}

} // namespace
} // namespace tessera
