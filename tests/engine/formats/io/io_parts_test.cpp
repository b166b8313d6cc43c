// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/io/case_file.h"
#include "engine/formats/io/file_kind.h"
#include "engine/formats/io/json_text.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

TEST(CsvText, QuotesWhatNeedsIt)
{
    EXPECT_EQ(csvText("resample1"), "resample1");
    EXPECT_EQ(csvText("a, b"), "\"a, b\"");
    EXPECT_EQ(csvText("say \"a\"\n"), "\"say \"\"a\"\"\n\"");
    EXPECT_EQ(csvText(""), "");
}

// A spreadsheet runs what begins like that, whoever has named a case so.
TEST(CsvText, IsNoFormula)
{
    EXPECT_EQ(csvText("=cmd|' /C calc'!A0"), "\"'=cmd|' /C calc'!A0\"");
    for (const char* name : {"+a.json", "-a.json", "@SUM(A1)", "\ta", "-1+2", "+"})
        EXPECT_EQ(csvText(name), "\"'" + std::string(name) + "\"");
    for (const char* number : {"-1", "+2.5", "-1e-3", "-inf", "0"})
        EXPECT_EQ(csvText(number), number);
}

TEST(FileKind, FollowsFromTheExtensionInEitherCase)
{
    const std::pair<FileKind, std::vector<const char*>> rows[] = {
        {FileKind::Case, {"case.json", "CASE.JSON", ":/cases/a.json"}},
        {FileKind::Npy, {"a.b.npy", "a.Npy", "a.npz", "a.npz#x.y/z"}},
        {FileKind::Picture,
         {"p.png", "folder/p.JPG", "p.jpeg", "p.bmp", "a.npy#picture", "a.npz#picture", "a.npz#x#picture"}},
        {FileKind::Other, {"p.gif", "raw.bin", "folder.npy/raw", ".npy", "", "a.npy#x"}},
        {FileKind::Lesson, {"a.lesson.md", "LESSON.MD"}},
    };
    for (const auto& [kind, paths] : rows)
        for (const char* path : paths)
            EXPECT_EQ(fileKind(path), kind) << path;
}

TEST(ResourceMemory, OfMoreElementsThanASizeSaysIsRefused)
{
    Resource resource{.name = "many", .dataType = DataType::UInt8, .initial = Buffer(16), .valueCount = 16};
    EXPECT_EQ(flatTensor(resource).desc.sizes, std::vector<uint32_t>{16});
    resource.valueCount += uint64_t{1} << 32;
    EXPECT_THROW(flatTensor(resource), IoError);
    EXPECT_EQ(flatDesc(DataType::UInt8, 4294967295).sizes, std::vector<uint32_t>{4294967295});
}

} // namespace
} // namespace tessera
