// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

#include <algorithm>

namespace tessera {
namespace {

// What is offered for the last of the words, which stand as on a shell's line; first what the shell finds.
Output completed(const std::string& words)
{
    return tessera("__complete -- " + words);
}

std::vector<std::string> wordsOffered(const std::string& words)
{
    std::vector<std::string> offered;
    for (const std::string& line : linesOf(completed(words).out))
        offered.push_back(line.substr(0, line.find('\t')));
    return offered;
}

TEST(Completion, SaysWhatEachWordIs)
{
    EXPECT_EQ(completed("che").out,
              ":file\ncheck\tholds engines against expected values, the reference or each other\n");
    EXPECT_EQ(completed("check --tol").out, ":none\n--tolerance\tWhat others allow\n");
    EXPECT_THAT(completed("run RES").out, HasSubstr("\nRESAMPLE\tResizes by scales, pixel centres at one half\n"));
    EXPECT_THAT(completed("sabotage length").out, StartsWith(":none\nlength-one\t"));
    EXPECT_THAT(completed("run RESAMPLE --data doc").out, StartsWith(":file\ndoc-iota\t"));
}

TEST(Completion, SaysWhatTheShellFinds)
{
    EXPECT_THAT(wordsOffered("check case.json --diff cas"), ElementsAre(":directory"));
    EXPECT_THAT(wordsOffered("run --output="), ElementsAre(":file"));
    EXPECT_THAT(wordsOffered("check x"), ElementsAre(":file"));
    EXPECT_THAT(wordsOffered("check --ulp 1"), ElementsAre(":none"));
    EXPECT_THAT(wordsOffered("engines ''"), ElementsAre(":none"));
}

TEST(Completion, OffersOperatorsAndListsOfTypes)
{
    EXPECT_THAT(wordsOffered("sweep --operator SPACE_TO_DEPTH"),
                ElementsAre(":none", "SPACE_TO_DEPTH", "SPACE_TO_DEPTH1"));
    EXPECT_THAT(wordsOffered("sweep --types FLOAT3"), ElementsAre(":none", "FLOAT32"));
    EXPECT_THAT(wordsOffered("sweep --types FLOAT32,UINT8,FLOAT1"), ElementsAre(":none", "FLOAT32,UINT8,FLOAT16"));
    EXPECT_THAT(wordsOffered("sweep --types=INT8,FLOAT1"), ElementsAre(":none", "--types=INT8,FLOAT16"));
}

TEST(Completion, IsOfTheWholeWordBehindAnEqualsSign)
{
    EXPECT_THAT(wordsOffered("run DEPTH_TO_SPACE1 --Order=COL"), ElementsAre(":none", "--Order=COLUMN_ROW_DEPTH"));
    EXPECT_THAT(wordsOffered("check --ties=ei"), ElementsAre(":none", "--ties=either"));
    EXPECT_THAT(wordsOffered("check --engine=sabotage:swapped-axes:p"),
                ElementsAre(":file", "--engine=sabotage:swapped-axes:parameters"));
}

TEST(Completion, OffersFieldsOfTheOperatorThatIsNamed)
{
    EXPECT_THAT(wordsOffered("run DEPTH_TO_SPACE1 --B"), ElementsAre(":none", "--BlockSize"));
    EXPECT_THAT(wordsOffered("run RESAMPLE --B"), ElementsAre(":none"));
    EXPECT_THAT(wordsOffered("run case.json --B"), ElementsAre(":none"));
    EXPECT_THAT(wordsOffered("DEPTH_TO_SPACE1 --Order D"), ElementsAre(":none", "DEPTH_COLUMN_ROW"));
    EXPECT_THAT(wordsOffered("run DEPTH_TO_SPACE --Order D"), Not(ElementsAre(":none", "DEPTH_COLUMN_ROW")));
}

TEST(Completion, LeavesOutWhatIsGiven)
{
    const auto count = [](const std::string& words, const char* word) {
        const auto offered = wordsOffered(words);
        return std::ranges::count(offered, word);
    };
    EXPECT_EQ(count("check --ulp 1 --", "--ulp"), 0);
    EXPECT_EQ(count("check --ulp=1 --", "--ulp"), 0);
    EXPECT_EQ(count("check --engine-file a --", "--engine-file"), 1); // may be given more than once
    EXPECT_EQ(count("run RESAMPLE --Sizes 1,2 --", "--Sizes"), 0);
    EXPECT_EQ(count("check RESAMPLE --Sizes 1,2 RESAMPLE --", "--Sizes"), 1); // the options of the next case
    EXPECT_EQ(count("check --", "--Sizes"), 0);
    EXPECT_EQ(count("check -- --", "--ulp"), 0); // "--" ends the options
    EXPECT_THAT(wordsOffered("--version --"), ElementsAre(":none", "--json"));
}

// The parser, the help and the completion read one table.
TEST(Completion, OffersTheOptionsOfTheHelpOnceEach)
{
    EXPECT_THAT(python(R"(
import json, subprocess
def said(*words):
    return subprocess.run([')" TESSERA_PROGRAM R"(', *words], capture_output=True, text=True, check=True).stdout
commands = json.loads(said('help', '--format', 'json'))['commands']
for command in commands:
    lines = said('__complete', '--', command['name'], '--').splitlines()[1:]
    wanted = ['--' + option['name'] for option in command['options']]
    got = [line.split('\t')[0] for line in lines]
    assert sorted(set(wanted) | {'--memory-budget', '--help'}) == sorted(got), (command['name'], got)
    assert all(line.count('\t') == 1 and line[-1] not in '\t.' for line in lines), lines
print(len(commands))
)"),
                Says(0, MatchesRegex("2[0-9]\n"))); // commands
}

TEST(Completion, OffersCommandsFirstAlone)
{
    EXPECT_THAT(wordsOffered("''"), AllOf(testing::Contains("check"), Not(testing::Contains("__complete"))));
    EXPECT_THAT(wordsOffered("--theme dark che"), ElementsAre(":file"));
    EXPECT_THAT(tessera("--help").out, Not(HasSubstr("__complete")));
}

// While a line is typed nothing is said of it; no device is asked for but for the names of devices.
TEST(Completion, NeverFails)
{
    for (const std::string words :
         {"", "--", "-", "=", "--=", "nonsense --x=y --", "check --engine", "check --engine-file missing --engine x",
          "run 'RESAMPLE --Sizes' --", "run \"RESAMPLE 'open\" ''", "$(printf '\\377\\1')", "sabotage x --engine y z"})
        EXPECT_THAT(completed(words), Ends(0, AllOf(StartsWith(":"), Not(HasSubstr("\n\n"))), IsEmpty())) << words;
    EXPECT_EQ(tessera("__complete").out, completed("''").out);
    EXPECT_EQ(shell("tessera __complete check --engine '' | grep -x vulkan").out, "vulkan\n");
    EXPECT_EQ(shell("LD_DEBUG=files tessera __complete check --engine '' 2>&1 | grep -c 'lvp\\|lavapipe'").out, "0\n");
}

// In a bash without the package bash-completion.
TEST(Completion, InBashOffersTheLastPartOfAWord)
{
    EXPECT_THAT(shell("tessera help --format bash > completion; bash -n completion"), Exits(0));
    writeText("case.json", "{}");
    std::filesystem::create_directories(testFolder() / "casefolder");
    writeText("script", R"(
        tessera() { ')" TESSERA_PROGRAM R"(' "$@"; }
        . ./completion
        complete_line() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _tessera; printf "%s\n" "${COMPREPLY[@]}" | sort | paste -sd " "; }
        complete_line tessera che
        complete_line tessera check --tol
        complete_line tessera check --tolerance web
        complete_line tessera check --ties ei
        complete_line tessera check case
        complete_line tessera check case.json --diff cas
        complete_line tessera run DEPTH_TO_SPACE1 --Bl
        complete_line tessera run DEPTH_TO_SPACE1 --Order COL
        complete_line tessera run DEPTH_TO_SPACE1 --Order = COL
        complete_line tessera run RESAMPLE --engine ref
        complete_line tessera code --framework PyT
        complete_line tessera render --theme contrast-d
        complete_line tessera run RESAMPLE_
        complete_line tessera code --framework Core
        complete_line tessera code --framework 'Core\ M'
        complete_line tessera check --pack resample1_l
        complete_line tessera check --pack al
        complete_line tessera sabotage length
        complete_line tessera sabotage coordinates : al
        complete_line tessera run RESAMPLE --engine sab
        complete_line tessera run RESAMPLE --engine sabotage : swapped-axes : p
        complete_line tessera help cas
        complete_line tessera run DEPTH_TO_SPACE1 --data = case.
        complete_line tessera run DEPTH_TO_SPACE1 --Order =
        complete_line tessera run DEPTH_TO_SPACE1 --Order=COL
        complete_line tessera nothing-is-called-so
    )");
    const std::string expected = "check\n--tolerance\nwebnn\neither\ncase.json casefolder\ncasefolder\n--BlockSize\n"
                                 "COLUMN_ROW_DEPTH\nCOLUMN_ROW_DEPTH\nreference\nPyTorch\ncontrast-dark\n"
                                 "RESAMPLE_GRAD RESAMPLE_GRAD1\nCore\\ ML\nCore\\ ML\nresample1_linear_2x\nall\n"
                                 "length-one\nalign-corners\nsabotage:\nparameters\ncase\ncase.json\n"
                                 "COLUMN_ROW_DEPTH DEPTH_COLUMN_ROW\n"
                                 "--Order=COLUMN_ROW_DEPTH\n" // where "=" is none of COMP_WORDBREAKS
                                 "\n";
    const Output output = shell("bash ./script");
    EXPECT_EQ(output.out, expected) << output.err;
    EXPECT_EQ(output.err, "");
}

// The same lines in every shell: what a program gets after a Tab.
class CompletionIn : public testing::TestWithParam<std::string> { };

TEST_P(CompletionIn, CompletesALineThatIsTyped)
{
    const std::string name = GetParam();
    if (!isInstalled(name))
        GTEST_SKIP() << name << " is not installed";
    writeText("my case.json", "{}");
    std::filesystem::create_directories(testFolder() / "a folder");
    writeText("lines", R"(tessera che
tessera check --tol
tessera check my
tessera check "my c
tessera check --diff a
tessera check --diff=a\ f
tessera run DEPTH_TO_SPACE1 --Bl
tessera run DEPTH_TO_SPACE1 --Order COL
tessera run DEPTH_TO_SPACE1 --Order=COL
tessera run DEPTH_TO_SPACE1 --data=my
tessera code --framework Core
tessera code --framework "Core M
tessera check --engine=sab
tessera check --engine sabotage:swapped-axes:p
tessera help cas
)");
    EXPECT_THAT(shell("tessera help --format " + name + " > completion; python3 '" TESSERA_TAB "' " + name
                      + " ./completion '" TESSERA_PROGRAM "' < lines | sed 's|/$||'")
                    .out,
                StrEq("check\n--tolerance\nmy case.json\nmy case.json\na folder\n--diff=a folder\n--BlockSize\n"
                      "COLUMN_ROW_DEPTH\n--Order=COLUMN_ROW_DEPTH\n--data=my case.json\nCore ML\nCore ML\n"
                      "--engine=sabotage:\nsabotage:swapped-axes:parameters\ncase\n"));
}

// fish itself finds the folder's files behind each colon.
TEST(Completion, InFishOffersNoFileThatIsNotThere)
{
    if (!isInstalled("fish"))
        GTEST_SKIP() << "fish is not installed";
    writeText("a:b.json", "{}");
    writeText("lines", R"(tessera check --engine sabotage:swapped-axes:
tessera check --engine=sabotage:swapped-axes:
tessera check a:
)");
    EXPECT_THAT(shell("tessera help --format fish > completion; python3 '" TESSERA_TAB
                      "' fish ./completion '" TESSERA_PROGRAM "' < lines")
                    .out,
                AllOf(Not(AnyOf(HasSubstr("lines"), HasSubstr("completion"))), StartsWith("sabotage:swapped-axes:"),
                      HasSubstr("\na:b.json\n")));
}

INSTANTIATE_TEST_SUITE_P(Shells, CompletionIn, testing::Values(std::string("bash"), "zsh", "fish"),
                         [](const auto& tested) { return tested.param; });

} // namespace
} // namespace tessera
