// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/files/file.h"

#include "tests/engine/formats/io/io_files.h"
#include "tests/support/file_size_limit.h"
#include "tests/support/matchers.h"

#include <cstdlib>

#include <sys/stat.h>
#include <sys/wait.h>

namespace tessera {
namespace {

namespace fs = std::filesystem;

void save(const fs::path& path, std::string_view content)
{
    writeFileAtomically(path, std::as_bytes(std::span(content)));
}

std::vector<std::string> namesIn(const fs::path& folder)
{
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder))
        names.push_back(entry.path().filename().string());
    return names;
}

// While this lives, the test may not write into the folder, even if it runs as root.
class Unprivileged {
public:
    explicit Unprivileged(const fs::path& folder)
        : m_wasRoot(geteuid() == 0)
        , m_folder(folder)
    {
        fs::permissions(folder, fs::perms(0555));
        m_dropped = !m_wasRoot || seteuid(65534) == 0;
    }
    ~Unprivileged()
    {
        if (m_wasRoot && seteuid(0) != 0)
            std::abort();
        fs::permissions(m_folder, fs::perms(0755));
    }
    Unprivileged(const Unprivileged&) = delete;
    Unprivileged& operator=(const Unprivileged&) = delete;
    bool worked() const { return m_dropped; }

private:
    bool m_wasRoot;
    fs::path m_folder;
    bool m_dropped = false;
};

TEST(File, AnotherNameStandsForItsPath)
{
    const Text lost{"room", "%1 is lost: %2"};
    const Message said = "in " + lost("/tmp/a", lost("/tmp/ab", "/tmp/a"));
    EXPECT_EQ(english(renamed(said, "/tmp/a", "it")), "in it is lost: /tmp/ab is lost: it");
}

TEST(AtomicWrite, ReplacesTheContentAndLeavesNothingElse)
{
    const TemporaryFolder folder;
    save(folder / "a", "first");
    save(folder / "a", "second, longer");
    EXPECT_EQ(contentOf(folder / "a"), "second, longer");
    EXPECT_EQ(namesIn(folder.path()), std::vector<std::string>{"a"});
}

TEST(AtomicWrite, KeepsPermissionsAndHonoursTheMask)
{
    const TemporaryFolder folder;
    folder.write("a", "old");
    fs::permissions(folder / "a", fs::perms(0640));
    save(folder / "a", "new");
    EXPECT_EQ(fs::status(folder / "a").permissions(), fs::perms(0640));
    const mode_t mask = umask(027);
    save(folder / "b", "new");
    umask(mask);
    EXPECT_EQ(fs::status(folder / "b").permissions(), fs::perms(0640));
}

TEST(AtomicWrite, GoesThroughLinks)
{
    const TemporaryFolder folder;
    fs::create_directory(folder / "deep");
    folder.write("deep/real", "old");
    fs::create_symlink("deep/real", folder / "link");
    save(folder / "link", "new");
    EXPECT_TRUE(fs::is_symlink(folder / "link"));
    EXPECT_EQ(contentOf(folder / "deep/real"), "new");
}

TEST(AtomicWrite, AFullDiskLeavesTheOldFile)
{
    const TemporaryFolder folder;
    const auto path = folder.write("a", "old");
    std::string message;
    {
        const FileSizeLimit limit(100'000);
        message = messageOf<IoError>([&] { save(path, std::string(1'000'000, 'x')); });
    }
    EXPECT_THAT(message, AllOf(StartsWith(path.string()), HasSubstr("cannot be written")));
    EXPECT_EQ(contentOf(path), "old");
    EXPECT_EQ(namesIn(folder.path()), std::vector<std::string>{"a"});
}

TEST(AtomicWrite, ADeviceIsWrittenInPlaceAndMayBeFull)
{
    EXPECT_THAT(messageOf<IoError>([] { save("/dev/full", "x"); }),
                AllOf(StartsWith("/dev/full cannot be written"), HasSubstr("No space left")));
    EXPECT_TRUE(fs::is_character_file("/dev/full"));
    save("/dev/null", "x");
    EXPECT_TRUE(fs::is_character_file("/dev/null"));
}

TEST(AtomicWrite, AFolderThatMayNotBeWrittenLeavesTheOldFile)
{
    const TemporaryFolder folder;
    const auto path = folder.write("a", "old");
    fs::permissions(path, fs::perms(0666));
    std::string message;
    {
        const Unprivileged nobody(folder.path());
        ASSERT_TRUE(nobody.worked());
        message = messageOf<IoError>([&] { save(path, "new"); });
    }
    EXPECT_THAT(message, AllOf(StartsWith(path.string()), HasSubstr("cannot be written: ")));
    EXPECT_EQ(contentOf(path), "old");
}

TEST(AtomicWrite, AProtectedFileStays)
{
    const TemporaryFolder folder;
    fs::permissions(folder.path(), fs::perms(0777));
    const auto path = folder.write("a", "old");
    fs::permissions(path, fs::perms(0444));
    fs::create_directory(folder / "locked");
    const Unprivileged nobody(folder / "locked");
    ASSERT_TRUE(nobody.worked());
    EXPECT_THROW(save(path, "new"), IoError);
    EXPECT_EQ(contentOf(path), "old");
}

TEST(AtomicWrite, ImpossibleTargetsAreNamed)
{
    const TemporaryFolder folder;
    folder.write("file", "");
    EXPECT_THAT(messageOf<IoError>([&] { save(folder.path(), "x"); }), HasSubstr("it is a folder"));
    EXPECT_THAT(messageOf<IoError>([&] { save(folder / "none/a", "x"); }),
                HasSubstr("none/a cannot be written: No such file"));
    EXPECT_THAT(messageOf<IoError>([&] { save(folder / "file/a", "x"); }), HasSubstr("file/a cannot be written"));
}

// Begins a file in a process of its own, which the signal then ends; what wait() says of it.
int endedWhileWriting(const fs::path& path, int signal)
{
    const pid_t child = fork();
    if (child == 0) {
        removeTemporariesOnSignals();
        AtomicFile file(path);
        file.write(std::as_bytes(std::span("half", 4)));
        std::raise(signal);
        _exit(0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    return status;
}

TEST(AtomicWrite, SignalsLeaveNothingHalfWritten)
{
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        const TemporaryFolder folder;
        const auto path = folder.write("a", "old");
        const auto before = std::signal(signal, SIG_DFL); // a shell's job in the background begins with SIGINT ignored
        const int status = endedWhileWriting(path, signal);
        std::signal(signal, before);
        EXPECT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == signal) << "ended as if nobody had listened";
        EXPECT_EQ(contentOf(path), "old");
        EXPECT_EQ(namesIn(folder.path()), std::vector<std::string>{"a"});
    }
}

TEST(AtomicWrite, ASignalThatIsIgnoredStaysSo)
{
    const TemporaryFolder folder;
    const auto before = std::signal(SIGHUP, SIG_IGN); // as nohup does
    const int status = endedWhileWriting(folder / "a", SIGHUP);
    std::signal(SIGHUP, before);
    EXPECT_TRUE(WIFEXITED(status));
}

TEST(TemporaryName, AFolderGoesWithItsFile)
{
    const TemporaryFolder folder;
    {
        const Temporary inner(folder / "inner");
        fs::create_directory(inner.path());
        const Temporary file(inner.path() / "file");
        folder.write("inner/file", "x");
    }
    EXPECT_TRUE(fs::is_empty(folder.path()));
}

// A folder with a, b/c, a link to b and a link to nothing.
struct FolderTest : testing::Test {
    FolderTest()
    {
        fs::create_directory(folder / "b");
        folder.write("a", "1");
        folder.write("b/c", "2");
        fs::create_directory_symlink(folder / "b", folder / "link");
        fs::create_symlink(folder / "nowhere", folder / "lost");
    }

    TemporaryFolder folder;
    std::error_code error;
};

TEST_F(FolderTest, EntriesAreOfThisFolderAloneAndFilesOfAllBelowButBehindLinks)
{
    EXPECT_THAT(entriesOf(folder.path(), error),
                ElementsAre(folder / "a", folder / "b", folder / "link", folder / "lost"));
    EXPECT_FALSE(error);
    EXPECT_THAT(filesBelow(folder.path(), error),
                ElementsAre(folder / "a", folder / "b/c", folder / "link", folder / "lost"));
    EXPECT_FALSE(error);
}

TEST_F(FolderTest, WhatCannotBeReadIsSaid)
{
    EXPECT_THAT(entriesOf(folder / "a", error), IsEmpty());
    EXPECT_EQ(error, std::errc::not_a_directory);
    EXPECT_THAT(filesBelow(folder / "nowhere", error), IsEmpty());
    EXPECT_EQ(error, std::errc::no_such_file_or_directory);
    entriesOf(folder / "b", error);
    EXPECT_FALSE(error) << "it is of the last call";
}

TEST_F(FolderTest, ATreeIsRemovedAndWhatItsLinksLeadToStays)
{
    fs::create_directory(folder / "tree");
    fs::create_directory_symlink(folder / "b", folder / "tree/link");
    folder.write("tree/d", "3");
    removeTree(folder / "tree");
    EXPECT_FALSE(fs::exists(folder / "tree"));
    EXPECT_TRUE(fs::exists(folder / "b/c"));
    removeTree(folder / "a");
    EXPECT_FALSE(fs::exists(folder / "a"));
    removeTree(folder / "nowhere");
}

} // namespace
} // namespace tessera
