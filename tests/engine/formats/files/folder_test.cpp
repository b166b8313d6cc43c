// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/files/folder.h"

#include "tests/engine/formats/io/io_files.h"

#include <gmock/gmock.h>

namespace tessera {
namespace {

namespace fs = std::filesystem;

// a, b/c, and two links: to b, and to nothing.
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

TEST_F(FolderTest, EntriesAreSortedAndOfThisFolderAlone)
{
    EXPECT_THAT(entriesOf(folder.path(), error),
                testing::ElementsAre(folder / "a", folder / "b", folder / "link", folder / "lost"));
    EXPECT_FALSE(error);
}

TEST_F(FolderTest, FilesBelowAreThoseOfAllFoldersButBehindLinks)
{
    EXPECT_THAT(filesBelow(folder.path(), error),
                testing::ElementsAre(folder / "a", folder / "b/c", folder / "link", folder / "lost"));
    EXPECT_FALSE(error);
}

TEST_F(FolderTest, WhatCannotBeReadIsSaid)
{
    EXPECT_THAT(entriesOf(folder / "a", error), testing::IsEmpty());
    EXPECT_EQ(error, std::errc::not_a_directory);
    EXPECT_THAT(filesBelow(folder / "nowhere", error), testing::IsEmpty());
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
