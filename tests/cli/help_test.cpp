// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

#include <algorithm>

namespace tessera {
namespace {

TEST(Help, OfACommandIsTheSameBothWays)
{
    for (const std::string command : {"run", "check", "map", "bench", "render", "code", "engines", "help"}) {
        const Output output = tessera(command + " --help");
        EXPECT_THAT(output, Says(0, "tessera " + command, "--memory-budget MIB")) << command;
        EXPECT_EQ(tessera("help " + command).out, output.out);
    }
    EXPECT_EQ(tessera("help").out, tessera("--help").out);
    EXPECT_THAT(tessera("run RESAMPLE3 --help").out, HasSubstr("--Antialiased true|false"));
    EXPECT_THAT(tessera("help chekc"), Complains(4, "did you mean check?"));
}

// Paragraphs are filled by the program; rows of options and examples are as long as they are.
TEST(Help, ItsParagraphsFitATerminal)
{
    for (const std::string command : {"run", "check", "engines"}) {
        for (const std::string& line : linesOf(tessera(command + " --help").out))
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
    EXPECT_THAT(python(R"(
import json, subprocess
def said(*words):
    return subprocess.run([')" TESSERA_PROGRAM R"(', 'help', *words], capture_output=True, text=True, check=True).stdout
tables = 0
for command in json.loads(said('--json'))['commands']:
    lines = said(command['name']).splitlines()
    for row in command['remarks'].splitlines():
        if '  ' in row.rstrip():
            tables += 1
            assert row in lines, (command['name'], row)
print(tables)
)"),
                Says(0, Not(StrEq("0\n"))));
    EXPECT_THAT(tessera("check --help").out, HasSubstr("\n  round trip   the inverse operator"));
    EXPECT_THAT(tessera("identify --help").out, HasSubstr("\nlikely   all else that is named"));
}

TEST(Help, SaysWhatACaseIs)
{
    EXPECT_THAT(tessera("help case"), Says(0, "--Order COLUMN_ROW_DEPTH", "DxDispatch", "doc-iota"));
    EXPECT_THAT(tessera("help cas").err, HasSubstr("did you mean case?"));
    EXPECT_THAT(tessera("help help").out, HasSubstr("help case"));
}

TEST(Help, IsAlsoForPrograms)
{
    const Output json = tessera("help --json");
    EXPECT_EQ(json.code, 0);
    for (const char* text : {"\"name\": \"check\"", "\"kind\": \"engine-or-file\"", "\"default\": \"1280x800\"",
                             "\"name\": \"RESAMPLE3\"", "\"COLUMN_ROW_DEPTH\"", "\"exitCodes\"", "\"examples\""})
        EXPECT_THAT(json.out, HasSubstr(text));
    EXPECT_THAT(shell("tessera help --json | python3 -c 'import json, sys; json.load(sys.stdin)'"), Exits(0));
    EXPECT_THAT(tessera("help --format json"), Complains(4, "--format is now: --json"));
    EXPECT_THAT(tessera("help check --json"), Exits(4));
    EXPECT_THAT(tessera("help --json -").out, json.out);
    EXPECT_THAT(shell("tessera help --json x.json; cat x.json"), Says(0, StrEq(json.out)));
}

TEST(Version, SaysForProgramsHowItWasBuilt)
{
    EXPECT_THAT(tessera("--version --json").out,
                AllOf(HasSubstr("\"program\": \"tessera "), HasSubstr("\"command\": \"version\""),
                      HasSubstr("\"compiler\": \"")));
}

} // namespace
} // namespace tessera
