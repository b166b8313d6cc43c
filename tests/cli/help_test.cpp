// SPDX-License-Identifier: GPL-3.0-or-later
// What the commands say of themselves: help, completion of shells, and the manual.
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
}

// A table in the help is not wrapped into the paragraphs around it.
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
    EXPECT_THAT(tessera("identify --help").out, HasSubstr("\nlikely   all other names"));
}

TEST(Help, IsAlsoForPrograms)
{
    const Output json = tessera("help --json");
    EXPECT_EQ(json.code, 0);
    for (const char* text : {"\"name\": \"check\"", "\"kind\": \"engine-or-file\"", "\"default\": \"1280x800\"",
                             "\"name\": \"RESAMPLE3\"", "\"COLUMN_ROW_DEPTH\"", "\"exitCodes\"", "\"examples\""})
        EXPECT_THAT(json.out, HasSubstr(text));
    EXPECT_THAT(shell("tessera help --json | python3 -c 'import json, sys; json.load(sys.stdin)'"), Exits(0));
    EXPECT_THAT(tessera("help check --json"), Exits(4));
    EXPECT_THAT(tessera("help --json -").out, json.out);
    EXPECT_THAT(shell("tessera help --json x.json; cat x.json"), Says(0, StrEq(json.out)));
}

// In a bash without the package bash-completion.
TEST(Completion, InBashOffersTheLastPartOfAWord)
{
    writeText("case.json", "{}");
    std::filesystem::create_directories(testFolder() / "casefolder");
    writeText("script", R"(. ')" TESSERA_COMPLETION R"(/tessera.bash'
        complete_line() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _tessera; printf "%s\n" "${COMPREPLY[@]}" | sort | paste -sd " "; }
        complete_line tessera check case
        complete_line tessera check case.json --diff cas
        complete_line tessera check --pack al
        complete_line tessera run RESAMPLE_
        complete_line tessera run RESAMPLE --B
        complete_line tessera run DEPTH_TO_SPACE1 --Order = COL
        complete_line tessera run DEPTH_TO_SPACE1 --Order =
        complete_line tessera run DEPTH_TO_SPACE1 --data = case.
        complete_line tessera check --engine sabotage : swapped-axes : p
        complete_line tessera sweep --operator SPACE_TO_D
        complete_line tessera --theme contrast-d
        complete_line tessera nothing-is-called-so
        complete_line tessera check '$(touch gone)' 'a]b' --tole
    )");
    EXPECT_THAT(shell("bash ./script; ls gone"),
                Ends(2,
                     "case.json casefolder\ncasefolder\nall\nRESAMPLE_GRAD RESAMPLE_GRAD1\n\nCOLUMN_ROW_DEPTH\n"
                     "COLUMN_ROW_DEPTH DEPTH_COLUMN_ROW\ncase.json\nparameters\n"
                     "SPACE_TO_DEPTH SPACE_TO_DEPTH1\ncontrast-dark\n\n--tolerance\n",
                     StartsWith("ls: ")));
}

// Each shell completes the same lines: the words that a program gets after a Tab.
class CompletionIn : public testing::TestWithParam<const char*> { };

TEST_P(CompletionIn, CompletesALineThatIsTyped)
{
    const std::string name = GetParam();
    if (!isInstalled(name))
        GTEST_SKIP() << name << " is not installed";
    writeText("my case.json", "{}");
    std::filesystem::create_directories(testFolder() / "a folder");
    writeText("lines", R"(tessera che
tessera check --tol
tessera check --tolerance onnxr
tessera check my
tessera check "my c
tessera check --diff a
tessera check --diff=a\ f
tessera run DEPTH_TO_SPACE1 --Bl
tessera run DEPTH_TO_SPACE1 --Order COL
tessera run DEPTH_TO_SPACE1 --Order=COL
tessera run DEPTH_TO_SPACE1 --data=my
tessera code --framework Pil
tessera check --engine=ref
tessera check --engine sabotage:swapped-axes:p
tessera help cas
)");
    const std::string script = name == "zsh" ? "_tessera" : "tessera." + name;
    EXPECT_THAT(
        shell("python3 '" TESSERA_TAB "' " + name + " '" TESSERA_COMPLETION "/" + script + "' < lines | sed 's|/$||'"),
        Says(0,
             StrEq(
                 "check\n--tolerance\nonnxruntime\nmy case.json\nmy case.json\na folder\n--diff=a folder\n--BlockSize\n"
                 "COLUMN_ROW_DEPTH\n--Order=COLUMN_ROW_DEPTH\n--data=my case.json\nPillow\n"
                 "--engine=reference\nsabotage:swapped-axes:parameters\ncase\n")));
}

INSTANTIATE_TEST_SUITE_P(Shells, CompletionIn, testing::Values("bash", "zsh", "fish"),
                         [](const auto& tested) { return tested.param; });

// The pages that a build makes for its packages, in the test's folder.
class Manual : public testing::Test {
protected:
    void SetUp() override
    {
        const Output made = shell("python3 '" TESSERA_RESOURCES "/manual.py' '" TESSERA_PROGRAM "' .");
        ASSERT_EQ(made.code, 0) << made.err;
    }
    static std::string page(const std::string& name, int section)
    {
        const std::string number = std::to_string(section);
        return shell("gunzip -c man/man" + number + "/" + name + "." + number + ".gz").out;
    }
};

TEST_F(Manual, SaysWhatTheHelpSays)
{
    struct {
        const char* name;
        int section;
        std::vector<std::string> parts;
    } const pages[] = {
        {"tessera",
         1,
         {".TH tessera 1 ", ".SH NAME", ".SH EXIT STATUS", ".SH ENVIRONMENT", ".SH FILES", ".SH EXAMPLES",
          ".B tessera\\-check\n"}},
        {"tessera-check",
         1,
         {".TH tessera\\-check 1 ", ".B \\-\\-against ", ".B \\-\\-memory\\-budget MIB", ".SH EXAMPLES"}},
        {"tessera-check", 1, {"\n.nf\n  permutation  every"}}, // a table keeps its lines
        {"tessera-bench", 1, {"\\-\\-sweep FIELD=A,B", "CASE\\[u2026]"}},
        {"tessera-case",
         5,
         {".TH tessera\\-case 5 ", ".SS DEPTH_TO_SPACE\n", ".SS RESAMPLE3\n", ".B \\-\\-BlockSize ", "doc\\-iota",
          ".SH RESOURCES\n", "valueDelta", ".SH COMMANDS\n", "elementOffset", "allowedShare"}},
        {"tessera-engine",
         7,
         {".TH tessera\\-engine 7 ", ".SH EXEC\n", ".SH SERVE\n", "\n.TP\n\\fBTIMEOUT\\fR\n",
          ".BR tessera\\-case (5)"}},
    };
    for (const auto& each : pages) {
        SCOPED_TRACE(each.name);
        const std::string text = page(each.name, each.section);
        for (const std::string& part : each.parts)
            EXPECT_THAT(text, HasSubstr(part));
        EXPECT_THAT(text, Not(HasSubstr("](")));
        EXPECT_TRUE(std::ranges::all_of(text, [](char c) { return static_cast<signed char>(c) > 0; })); // any encoding
    }
}

TEST_F(Manual, HasNoWarningOfMandoc)
{
    if (shell("command -v mandoc").code != 0)
        GTEST_SKIP() << "mandoc is not installed";
    EXPECT_THAT(shell("for page in man/*/*.gz; do gunzip -c $page > page; "
                      "mandoc -T lint -W warning page | sed \"s|^|$page: |\"; done")
                    .out,
                IsEmpty());
}

TEST(Help, PrintsTheTextOfTheEnginesManual)
{
    EXPECT_EQ(tessera("help engine").out, readText(TESSERA_RESOURCES "/engines.md"));
}

} // namespace
} // namespace tessera
