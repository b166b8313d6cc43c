// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

namespace tessera {
namespace {

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
        complete_line tessera code --framework 'Core\ M'
        complete_line tessera sweep --operator SPACE_TO_D
        complete_line tessera --theme contrast-d
        complete_line tessera nothing-is-called-so
        complete_line tessera check '$(touch gone)' 'a]b' --tole
    )");
    EXPECT_THAT(shell("bash ./script; ls gone"),
                Ends(2,
                     "case.json casefolder\ncasefolder\nall\nRESAMPLE_GRAD RESAMPLE_GRAD1\n\nCOLUMN_ROW_DEPTH\n"
                     "COLUMN_ROW_DEPTH DEPTH_COLUMN_ROW\ncase.json\nparameters\nCore\\ ML\n"
                     "SPACE_TO_DEPTH SPACE_TO_DEPTH1\ncontrast-dark\n\n--tolerance\n",
                     StartsWith("ls: ")));
}

// The same lines in every shell: what a program gets after a Tab.
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
tessera code --framework Core
tessera code --framework "Core M
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
                 "COLUMN_ROW_DEPTH\n--Order=COLUMN_ROW_DEPTH\n--data=my case.json\nCore ML\nCore ML\n"
                 "--engine=reference\nsabotage:swapped-axes:parameters\ncase\n")));
}

INSTANTIATE_TEST_SUITE_P(Shells, CompletionIn, testing::Values("bash", "zsh", "fish"),
                         [](const auto& tested) { return tested.param; });

} // namespace
} // namespace tessera
