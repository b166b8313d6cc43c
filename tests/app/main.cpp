// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/look/theme.h"
#include "app/base/look/words.h"
#include "app/cli/arguments/loaded_case.h"
#include "app/window/window_services.h"
#include "tests/app/support/window_programs.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QCursor>

namespace {

// Language, theme and mouse belong to the whole program. Each test finds them as they are when the program starts.
class StartingLook : public testing::EmptyTestEventListener {
    void OnTestStart(const testing::TestInfo&) override
    {
        tessera::applyLanguage("en");
        tessera::setTextSettings(*qApp, {});
        tessera::applyTheme(*qApp, tessera::Theme::Light);
        QCursor::setPos(0, 0);
    }
};

} // namespace

// The tests are listed while they are built, where there is no display.
int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    for (const char* variable : {"LC_ALL", "LANGUAGE"}) // whatever the desktop speaks, tests read English
        qputenv(variable, "C.UTF-8");
    testing::InitGoogleTest(&argc, argv);
    tessera::endWithSentenceWithoutQt();
    const QApplication application(argc, argv);
    // Kerning and ligatures are what most of a layout's time goes into, and no test looks at them.
    QFont font = QApplication::font();
    font.setStyleStrategy(QFont::PreferNoShaping);
    QApplication::setFont(font);
    tessera::registerCaseFormats();
    QCoreApplication::setApplicationName("tessera-tests");
    if (argc == 3 && QLatin1String(argv[1]) == QLatin1String("--edit-and-wait"))
        return tessera::editAndWait(QString::fromLocal8Bit(argv[2]));
    if (argc == 3 && QLatin1String(argv[1]) == QLatin1String("--use-window"))
        return tessera::useWindow(QString::fromLocal8Bit(argv[2]));
    testing::UnitTest::GetInstance()->listeners().Append(new StartingLook);
    return RUN_ALL_TESTS();
}
