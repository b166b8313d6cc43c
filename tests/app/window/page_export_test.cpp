// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/look/language.h"
#include "app/cli/commands/commands.h"
#include "app/window/program/window_services.h"
#include "tests/app/support/dialogs.h"
#include "tests/app/support/file_content.h"
#include "tests/app/support/window_fixture.h"

#include <sstream>

namespace tessera {
namespace {

class PageExportTest : public WindowTest {
protected:
    QByteArray exported()
    {
        const QString path = m_folder.filePath(QStringLiteral("window%1.html").arg(++m_count));
        const Answers answers({typePath(path)});
        action("exportPage")->trigger();
        return contentOf(path);
    }
    // What `tessera page` writes.
    static QByteArray printed(Arguments words)
    {
        words.insert(words.end(), {"--out", "-"});
        std::ostringstream out, err;
        EXPECT_EQ(callCommand(kPageText, words, out, err, windowServices()), 0) << err.str();
        return QByteArray::fromStdString(out.str());
    }

    QTemporaryDir m_folder;
    int m_count = 0;
};

TEST_F(PageExportTest, OfACaseIsWhatTheCommandWrites)
{
    m_window.openCase(caseFromText("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --data iota"));
    waitUntilIdle();
    document().forgetPins();
    EXPECT_EQ(exported(),
              printed({"DEPTH_TO_SPACE1", "--Sizes", "1,8,2,3", "--DataType", "UINT32", "--BlockSize", "2", "--data",
                       "iota"}));
    document().pin(Pick{Side::Output, 7});
    document().setPlay({true, {StepOrder::Input, StepUnit::Row}, 3});
    EXPECT_EQ(exported(),
              printed({"DEPTH_TO_SPACE1", "--Sizes", "1,8,2,3", "--DataType", "UINT32", "--BlockSize", "2", "--data",
                       "iota", "--pin", "0,0,1,1", "--along", "input", "--by", "row", "--step", "3"}));
}

TEST_F(PageExportTest, OfALessonIsWhatTheCommandWrites)
{
    trigger("lesson03");
    const QString path = m_folder.filePath("lesson.md");
    ASSERT_TRUE(QFile::copy(":/lessons/03_depth_to_space.md", path));
    ASSERT_TRUE(QFile::copy(":/lessons/lighthouse_channels.npy", m_folder.filePath("lighthouse_channels.npy")));
    EXPECT_EQ(exported(), printed({path.toStdString()}));
}

TEST_F(PageExportTest, IsInTheWindowsLanguage)
{
    applyLanguage("it");
    trigger("lesson03");
    const QByteArray page = exported();
    applyLanguage("en");
    EXPECT_TRUE(page.contains("<html lang=\"it\">"));
    EXPECT_TRUE(page.contains("Depth to space, a mano"));
    EXPECT_TRUE(page.contains("Lettore"));
}

TEST_F(PageExportTest, WhatIsTooLargeIsSaidAndNothingIsWritten)
{
    m_window.openCase(caseFromText("DEPTH_TO_SPACE1 --Sizes 1,4,500,500 --DataType UINT8 --BlockSize 2"));
    waitUntilIdle();
    action("exportPage")->trigger(); // asks for no name
    waitUntilIdle();
    EXPECT_TRUE(shows("try smaller Sizes"));
}

} // namespace
} // namespace tessera
