// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/window_settings.h"

#include "tests/support/file_size_limit.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace tessera {
namespace {

TEST(WindowSettingsFile, AFullDiskKeepsTheOldSettings)
{
    const QTemporaryDir folder;
    const auto key = [](const char* name) { return QString::fromLatin1(name); };
    {
        WindowSettings settings(folder.path(), false);
        settings.set(key("view/grid"), true);
        settings.set(key("colours"), QStringList{QStringLiteral("#123456"), QStringLiteral("ünïcode, “quoted”")});
        settings.set(key("geometry"), QByteArray("\0\1\2", 3));
    }
    QFile file(QDir(folder.path()).filePath(key("tessera.ini")));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QByteArray before = file.readAll();
    file.close();
    {
        const FileSizeLimit full(8);
        WindowSettings settings(folder.path(), false);
        settings.set(key("more"), 7);
    }
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(file.readAll(), before);
    const WindowSettings settings(folder.path(), false);
    EXPECT_TRUE(settings.value(key("view/grid")).toBool());
    EXPECT_EQ(settings.value(key("colours")).toStringList().value(1), QStringLiteral("ünïcode, “quoted”"));
    EXPECT_EQ(settings.value(key("geometry")).toByteArray(), QByteArray("\0\1\2", 3));
}

} // namespace
} // namespace tessera
