// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/window_services.h"

#include "app/base/controls/latest.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"
#include "app/cli/commands/commands.h"
#include "app/model/document/picture_codec.h"
#include "app/teach/lesson/lesson_html.h"
#include "engine/core/tensor/error.h"

#include <QApplication>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace tessera {

namespace {

void drawSheet(const std::string& path, const Lesson& lesson, std::string_view of, std::string_view language,
               const MemoryBudget& budget)
{
    const auto application = offscreenApplication(1);
    applyTheme(*qApp, Theme::Light); // the theme needs the application's fonts
    applyLanguage(QString::fromUtf8(language.data(), qsizetype(language.size())));
    const auto which = static_cast<SheetOf>(std::ranges::find(kLessonSheets, of) - kLessonSheets.begin());
    writeSheet(QString::fromStdString(path), QString::fromStdString(lesson.title), sheetParts(lesson, which, budget));
}

} // namespace

Services windowServices()
{
    static const DrawingServices drawing{.openWindow = showWindow, .render = drawWindow, .sheet = drawSheet};
    return {.makeEngine = makeEngineWith, .pictures = &windowPictureCodec(), .drawing = &drawing};
}

namespace {

// Qt keeps references to the arguments.
int argc = 1;
char programName[] = "tessera";
char* argv[] = {programName, nullptr};

QtMessageHandler usual = nullptr; // null in commands, whose own messages say what is wrong

// Qt ends the program by a signal if it cannot start. The first paragraph of its message says why.
void take(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (type == QtFatalMsg) {
        std::fprintf(stderr, "tessera-window: %s\n", qPrintable(message.section(QLatin1Char('\n'), 0, 0)));
        std::_Exit(exit_code::kEngineFailed);
    }
    if (usual)
        usual(type, context, message);
    else if (type == QtCriticalMsg)
        std::fprintf(stderr, "tessera-window: %s\n", qPrintable(message));
}

} // namespace

void endWithSentenceWithoutQt()
{
    usual = qInstallMessageHandler(take);
}

std::unique_ptr<QApplication> offscreenApplication(double scale)
{
    if (QCoreApplication::instance())
        return nullptr;
    requireThreads();
    qInstallMessageHandler(take);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_SCALE_FACTOR", QByteArray::number(scale)); // the widgets themselves, not an enlarged picture of them
    return std::make_unique<QApplication>(argc, argv);
}

} // namespace tessera
