// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

namespace tessera::window_test {
namespace {

const std::string kCase = "DEPTH_TO_SPACE1 --Sizes 1,72,4,4 --BlockSize 2";

// A copy of the program in a folder of its own, where no window program lies beside it.
Output alone(const std::string& line)
{
    std::filesystem::create_directories(testFolder() / "bin");
    std::filesystem::copy_file(TESSERA_PROGRAM, testFolder() / "bin/tessera",
                               std::filesystem::copy_options::skip_existing);
    return shell("tessera() { PATH=$PATH:$PWD/path ./bin/tessera \"$@\"; }\n" + line);
}

// A window program that says what it was called with.
void writeWindowProgram(const std::string& folder)
{
    writeText(folder + "/tessera-window", "#!/bin/sh\necho \"$0\"\nprintf '<%s>' \"$@\"\nexit 7\n");
    std::filesystem::permissions(testFolder() / folder / "tessera-window", std::filesystem::perms::owner_all);
}

TEST(Commands, LinkNoQt)
{
    for (const std::string tool : {"readelf -d", "ldd"})
        EXPECT_THAT(shell(tool + " '" TESSERA_PROGRAM "'"), Says(0, "libpng", "libjpeg", Not(HasSubstr("Qt")))) << tool;
}

TEST(WindowProgram, IsNamedWhereItIsMissing)
{
    EXPECT_THAT(alone("tessera render --out x.png"),
                Ends(5, IsEmpty(), AllOf(HasSubstr("tessera-window"), HasSubstr("install the package tessera"))));
    writeText("case.json", readText(caseFile("depth_to_space.json")));
    for (const std::string line : {"", "case.json", "DEPTH_TO_SPACE1 --Sizes 1,8,2,3"})
        EXPECT_THAT(alone("export DISPLAY=:99; tessera " + line), Exits(5)) << line;
}

TEST(WindowProgram, IsMissedByNoOtherCommand)
{
    EXPECT_THAT(alone("tessera check " + caseFile("depth_to_space.json")), Exits(0));
    EXPECT_THAT(alone("tessera render --help"), Exits(0));
    EXPECT_THAT(alone("tessera"), Exits(4)); // there is no display
}

// A line that is wrong is refused before the window program is looked for.
TEST(WindowProgram, GetsNoLineThatIsWrong)
{
    for (const std::string line : {"render", "render --out x.png --theme pink", "render --out x.png --nonsense",
                                   "--nonsense", "--theme pink", "--fresh=yes"})
        EXPECT_THAT(alone("export DISPLAY=:99; tessera " + line), Complains(4, Not(HasSubstr("tessera-window"))))
            << line;
}

TEST(WindowProgram, BesideTheProgramIsCalledWithTheSameArguments)
{
    writeWindowProgram("bin");
    writeWindowProgram("path");
    EXPECT_THAT(alone("tessera render 'RESAMPLE --Sizes 2 --Scales 2' --out 'a b.png'"),
                Says(7, "bin/tessera-window\n<render><RESAMPLE --Sizes 2 --Scales 2><--out><a b.png>"));
    writeText("case.json", "{}");
    EXPECT_THAT(alone("DISPLAY=:99 tessera case.json --theme dark").out, HasSubstr("\n<case.json><--theme><dark>"));
    EXPECT_THAT(alone("DISPLAY=:99 tessera " + kCase).out, HasSubstr("\n<DEPTH_TO_SPACE1><--Sizes>"));
    EXPECT_THAT(alone("DISPLAY=:99 tessera"), Exits(7));
}

TEST(WindowProgram, IsFoundOnThePath)
{
    writeWindowProgram("path");
    EXPECT_THAT(alone("tessera render --out x.png"), Says(7, "path/tessera-window\n<render><--out><x.png>"));
}

#ifdef TESSERA_WINDOW // which draws
TEST(Window, OfADisplayThatIsNotThereEndsWithASentence)
{
    EXPECT_THAT(shell("DISPLAY=:4711 '" TESSERA_PROGRAM "'"), Complains(5, "tessera-window: ", ":4711"));
}
#endif

TEST(Window, OpensNowhereWithoutADisplay)
{
    for (const std::string variables :
         {"", "DISPLAY= ", "WAYLAND_DISPLAY= ", "DISPLAY= WAYLAND_DISPLAY= QT_QPA_PLATFORM= "})
        EXPECT_THAT(shell(variables + "tessera " + caseFile("depth_to_space.json")),
                    Complains(4, "neither DISPLAY nor WAYLAND_DISPLAY is set"))
            << variables;
}

TEST(Pictures, OfPngAndJpegNeedNoWindowProgram)
{
    EXPECT_THAT(
        alone("tessera run DEPTH_TO_SPACE --Sizes 1,1,2,2 --BlockSize 1 --data values:0,0.2,0.4,1 --output out.png"),
        Exits(0));
    EXPECT_THAT(alone("tessera run DEPTH_TO_SPACE --Sizes 1,1,2,2 --BlockSize 1 --DataType UINT8 --data out.png"),
                Says(0, "  0,  51\n102, 255\n"));
    // A picture has 1, 3 or 4 channels: twelve are refused, not made up.
    EXPECT_THAT(alone("tessera run DEPTH_TO_SPACE --Sizes 1,12,2,2 --BlockSize 1 --data out.png"), Exits(4));
    EXPECT_THAT(alone("head -c 60 out.png > cut.png; tessera run DEPTH_TO_SPACE --Sizes 1,1,2,2 --data cut.png").err,
                HasSubstr("cut.png"));
}

#ifdef TESSERA_WINDOW
// The name's ending is what the file holds, and Qt has nothing to say about it.
TEST(Render, WritesWhatTheNamePromises)
{
    for (const std::string line : {"render --out x.jpg --size 320x240", "render --out y.jpeg --view output",
                                   "render --out z.png --size 320x240"})
        EXPECT_THAT(shell("unset XDG_RUNTIME_DIR; tessera " + line + " " + kCase), Complains(0, IsEmpty())) << line;
    for (const char* name : {"x.jpg", "y.jpeg"})
        EXPECT_EQ(readText(name).substr(0, 3), "\xff\xd8\xff") << name;
    EXPECT_EQ(readText("z.png").substr(1, 3), "PNG");
    EXPECT_EQ(shell("tessera render --size 320x240 --out - | head -c 4 | tail -c 3").out, "PNG");
    EXPECT_THAT(shell("echo " + kCase + " | tessera render - --size 320x240 --out w.png --tolerance ulp=3"), Exits(0));
    EXPECT_THAT(tessera("render --out x.gif"), Complains(4, ".jpg"));
}
#endif

} // namespace
} // namespace tessera::window_test
