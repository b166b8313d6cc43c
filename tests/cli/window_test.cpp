// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

#include <array>
#include <csignal>

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
// The file has the format of its name's ending, and Qt prints no warning.
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

// Its own folder for sockets and settings, and no display.
const std::string kAlone = "mkdir -p run; export XDG_RUNTIME_DIR=$PWD/run XDG_CONFIG_HOME=$PWD/config HOME=$PWD; "
                           "unset DISPLAY WAYLAND_DISPLAY QT_QPA_PLATFORM; ";
const std::string kOffscreen = kAlone + "export QT_QPA_PLATFORM=offscreen; ";
const std::string kShown = "DEPTH_TO_SPACE1 --BlockSize 2";

pid_t window()
{
    std::error_code error; // there is no folder yet
    for (const auto& entry : std::filesystem::directory_iterator(testFolder() / "run/tessera", error))
        if (const std::string name = entry.path().filename().string(); name.starts_with("show-"))
            return std::stoi(name.substr(5));
    return 0;
}

class Show : public testing::Test {
protected:
    void SetUp() override
    {
        for (const auto& [name, block, sizes] :
             {std::array{"in.npy", "1", "1,8,2,3"}, {"out.npy", "2", "1,8,2,3"}, {"large.npy", "1", "1,8,512,512"}})
            ASSERT_THAT(tessera(std::string("run DEPTH_TO_SPACE1 --DataType FLOAT32 --data iota --BlockSize ") + block
                                + " --Sizes " + sizes + " --output " + name),
                        Exits(0));
    }

    void TearDown() override
    {
        if (const pid_t process = window()) // that the test has started
            kill(process, SIGKILL);
    }
};

TEST_F(Show, SaysWhatIsWrongBeforeAWindowOpens)
{
    writeText("case.json", readText(caseFile("depth_to_space.json")));
    const std::pair<const char*, const char*> rows[] = {
        {"", "here are 0 arrays"},
        {"in.npy out.npy in.npy", "here are 3 arrays"},
        {"'DEPTH_TO_SPACE1 --BlockSize 2'", "here are 0 arrays"},
        {"case.json", "`tessera CASE` opens a case alone"},
        {"in.npy in.npy 'DEPTH_TO_SPACE1 --BlockSize 2'",
         "in.npy is FLOAT32 {1, 8, 2, 3}; the case's output is FLOAT32"},
        {"in.npy 'DEPTH_TO_SPACE1 --BlockSize 2 --Sizes 1,8,2,4'", "the case's input is FLOAT32 {1, 8, 2, 4}"},
        {"in.npy 'DEPTH_TO_SPACE1 --BlockSize 3'", "BlockSize"},
        {"missing.npy", "missing.npy"},
        {"in.npy --name ''", "--name: expected 1 to 200 bytes"},
        {"in.npy", "no window takes tensors, and none can open: neither DISPLAY nor WAYLAND_DISPLAY is set"},
    };
    for (const auto& [line, expected] : rows)
        EXPECT_THAT(shell(kAlone + "tessera show " + line), Ends(4, IsEmpty(), expected)) << line;
}

TEST_F(Show, NeedsAFolderOfTheUsersOwn)
{
    EXPECT_THAT(shell(kAlone + "mkdir -m 755 run/tessera; tessera show in.npy"),
                Complains(4, "run/tessera is not a folder that this user alone may enter; remove it"));
}

#ifdef TESSERA_WINDOW

TEST_F(Show, StartsAWindowOnceAndFindsItAgain)
{
    EXPECT_THAT(shell(kOffscreen + "tessera show in.npy out.npy '" + kShown + "'"), Ends(0, IsEmpty(), IsEmpty()));
    const pid_t process = window();
    ASSERT_NE(process, 0);
    EXPECT_THAT(shell(kOffscreen + "tessera show in.npy out.npy --name again; tessera show large.npy"), Exits(0));
    EXPECT_EQ(window(), process);

    const Output refused = shell(kOffscreen + "tessera show in.npy --name \"$(printf 'x\\xff')\"");
    EXPECT_LE(refused.code, 4);

    // A window that crashed leaves its socket, which the next one removes.
    kill(process, SIGKILL);
    Output none;
    do // while it dies its socket still takes connections
        none = shell(kAlone + "tessera show in.npy");
    while (none.err.find("closed the connection") != std::string::npos);
    EXPECT_THAT(none, Complains(4, "no window takes tensors"));
    EXPECT_EQ(window(), 0);
}

TEST_F(Show, SaysThatAWindowIsSilent)
{
    ASSERT_THAT(shell(kOffscreen + "tessera show in.npy"), Exits(0));
    kill(window(), SIGSTOP);
    EXPECT_THAT(shell(kOffscreen + "tessera show in.npy"), Complains(4, "the window does not answer"));
    kill(window(), SIGCONT);
}

TEST_F(Show, SaysThatMemoryIsFull)
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    GTEST_SKIP() << "a sanitizer has its own calls";
#endif
    ASSERT_THAT(shell(kOffscreen + "tessera show in.npy"), Exits(0));
    EXPECT_THAT(shell(kOffscreen + "export LD_PRELOAD=" TESSERA_FAULTS "; TESSERA_FAULT=full:1 tessera show large.npy"),
                Complains(4, "there is no memory for 8388736 bytes to share"));
}

TEST_F(Show, SaysThatTheWindowEndsAtOnce)
{
    EXPECT_THAT(shell(kAlone + "export QT_QPA_PLATFORM=nonsense; tessera show in.npy"),
                Complains(5, "has ended at once; `tessera-window` says why"));
}

#endif

} // namespace
} // namespace tessera::window_test
