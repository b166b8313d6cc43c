// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

#include <array>
#include <csignal>

namespace tessera::show_test {
namespace {

// Its own folder for sockets and settings, and no display.
const std::string kAlone = "mkdir -p run; export XDG_RUNTIME_DIR=$PWD/run XDG_CONFIG_HOME=$PWD/config HOME=$PWD; "
                           "unset DISPLAY WAYLAND_DISPLAY QT_QPA_PLATFORM; ";
const std::string kOffscreen = kAlone + "export QT_QPA_PLATFORM=offscreen; ";
const std::string kCase = "DEPTH_TO_SPACE1 --BlockSize 2";

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
    EXPECT_THAT(shell(kOffscreen + "tessera show in.npy out.npy '" + kCase + "'"), Ends(0, IsEmpty(), IsEmpty()));
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

TEST_F(Show, TakesAFileWhereMemoryIsFull)
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    GTEST_SKIP() << "a sanitizer has its own calls";
#endif
    ASSERT_THAT(shell(kOffscreen + "tessera show in.npy"), Exits(0));
    const std::string faulty =
        kOffscreen + "export LD_PRELOAD=" TESSERA_FAULTS "; mkdir -p room; export TMPDIR=$PWD/room; ";
    EXPECT_THAT(shell(faulty + "TESSERA_FAULT=write:1 tessera show large.npy"), Exits(0));
    EXPECT_THAT(shell(faulty + "TESSERA_FAULT=full:1 tessera show large.npy"),
                Complains(4, "there is no room for 8388736 bytes to share, neither in memory nor in"));
    EXPECT_TRUE(std::filesystem::is_empty(testFolder() / "room"));
}

TEST_F(Show, SaysThatTheWindowEndsAtOnce)
{
    EXPECT_THAT(shell(kAlone + "export QT_QPA_PLATFORM=nonsense; tessera show in.npy"),
                Complains(5, "has ended at once; `tessera-window` says why"));
}

#endif

} // namespace
} // namespace tessera::show_test
