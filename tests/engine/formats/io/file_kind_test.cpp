// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/io/file_kind.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

TEST(FileKind, FollowsFromTheExtensionInEitherCase)
{
    const std::pair<const char*, FileKind> rows[] = {
        {"case.json", FileKind::Case},
        {"CASE.JSON", FileKind::Case},
        {":/cases/a.json", FileKind::Case},
        {"a.b.npy", FileKind::Npy},
        {"a.Npy", FileKind::Npy},
        {"p.png", FileKind::Picture},
        {"folder/p.JPG", FileKind::Picture},
        {"p.jpeg", FileKind::Picture},
        {"p.bmp", FileKind::Picture},
        {"p.gif", FileKind::Other},
        {"raw.bin", FileKind::Other},
        {"folder.npy/raw", FileKind::Other},
        {".npy", FileKind::Other},
        {"", FileKind::Other},
        {"a.lesson.md", FileKind::Lesson},
        {"LESSON.MD", FileKind::Lesson},
        {"a.npz", FileKind::Npy},
        {"a.npz#x.y/z", FileKind::Npy},
        {"a.npy#x", FileKind::Other},
        {"a.npy#picture", FileKind::Picture},
        {"a.npz#picture", FileKind::Picture},
        {"a.npz#x#picture", FileKind::Picture},
    };
    for (const auto& [path, kind] : rows)
        EXPECT_EQ(fileKind(path), kind) << path;
}

} // namespace
} // namespace tessera
