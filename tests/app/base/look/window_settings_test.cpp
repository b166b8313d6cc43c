// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/look/window_settings.h"

#include "tests/app/support/file_content.h"
#include "tests/support/file_size_limit.h"

#include <QtWidgets>

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
        settings.set(key("colours"), QStringList{"#123456", "ünïcode, “quoted”"});
        settings.set(key("geometry"), QByteArray("\0\1\2", 3));
    }
    const QString file = folder.filePath(key("tessera.json"));
    const QByteArray before = contentOf(file);
    {
        const FileSizeLimit full(8);
        WindowSettings settings(folder.path(), false);
        settings.set(key("more"), 7);
    }
    EXPECT_EQ(contentOf(file), before);
    const WindowSettings settings(folder.path(), false);
    EXPECT_TRUE(settings.value(key("view/grid")).toBool());
    EXPECT_EQ(settings.value(key("colours")).toStringList().value(1), "ünïcode, “quoted”");
    EXPECT_EQ(settings.value(key("geometry")).toByteArray(), QByteArray("\0\1\2", 3));
}

TEST(WindowSettingsFile, OneThatCannotBeReadIsSetAside)
{
    for (const char* broken : {"", "[General]\ntheme=dark\n", R"({"theme": "dark")", "[1, 2]", "\x80\xff"}) {
        const QTemporaryDir folder;
        const QString path = folder.filePath("tessera.json");
        writeContent(path, broken);
        {
            WindowSettings settings(folder.path());
            EXPECT_EQ(settings.problem().contains(path), *broken != 0) << broken;
            settings.set("theme", "light");
        }
        EXPECT_EQ(WindowSettings(folder.path()).value("theme"), "light");
        EXPECT_TRUE(WindowSettings(folder.path()).problem().isEmpty());
        EXPECT_EQ(contentOf(path + QStringLiteral(".unreadable")), broken); // empty is read as none
    }
}

// A stream of Qt asked for 56 GB there.
TEST(WindowSettingsFile, ItsTextHoldsNoStreams)
{
    const QTemporaryDir folder;
    writeContent(folder.filePath("tessera.json"),
                 R"({"theme": "@Variant(\u0000\u0000\u0000\t\u0000theme", "geometry": {"base64": "/w=="}})");
    const WindowSettings settings(folder.path());
    EXPECT_EQ(settings.value("theme").toString(), QString::fromLatin1("@Variant(\0\0\0\t\0theme", 19));
    EXPECT_EQ(settings.value("geometry").toByteArray(), QByteArray("\xff"));
}

// What a file of this content gives.
template <class Read> auto readFrom(const QByteArray& content, Read read)
{
    const QTemporaryDir folder;
    writeContent(folder.filePath("tessera.json"), content);
    return read(WindowSettings(folder.path()));
}

TEST(KeptSettings, AScaleThatIsNoNumberIsTheDesignedOne)
{
    for (const char* scale : {"nan", "inf", "-inf", "large", "1.25x", "0", "-2", ""})
        EXPECT_EQ(readFrom(QByteArray(R"({"textScale": ")") + scale + R"("})", keptText).scale, 1) << scale;
    EXPECT_EQ(readFrom(R"({"textScale": 1.5})", keptText).scale, 1.5);
}

TEST(KeptSettings, ABudgetInBytesIsNoSmallerThanItIsInMebibytes)
{
    for (const uint64_t mebibytes : {uint64_t{1} << 44, UINT64_MAX, uint64_t{64}}) {
        const uint64_t kept =
            readFrom(R"({"memoryBudget": )" + QByteArray::number(qulonglong(mebibytes)) + "}", keptBudget);
        EXPECT_GE(kept << 20, uint64_t{64} << 20) << mebibytes;
    }
    EXPECT_EQ(readFrom(R"({"memoryBudget": -3})", keptBudget), 0u);
}

TEST(KeptSettings, AThemeThatIsNoneIsTheDesktops)
{
    EXPECT_EQ(readFrom(R"({"theme": "dark"})", keptTheme), Theme::Dark);
    EXPECT_EQ(readFrom(R"({"theme": "pink"})", keptTheme), std::nullopt);
}

} // namespace
} // namespace tessera
