// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/window_services.h"

#include "app/base/controls/latest.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"
#include "app/cli/commands/commands.h"
#include "app/model/document/picture_codec.h"
#include "app/teach/lesson/lesson_html.h"
#include "app/teach/lesson/lesson_panel.h"
#include "app/window/files/files_controller.h"
#include "app/window/main_window.h"
#include "engine/core/tensor/error.h"

#include <QApplication>
#include <QBuffer>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace tessera {

namespace {

void drawSvgs(uint64_t count, const std::function<std::string(uint64_t)>& svg,
              const std::function<void(uint64_t, const std::string&)>& drawn)
{
    const OffscreenApplication application(1);
    for (uint64_t number = 0; number < count; ++number) {
        QSvgRenderer renderer(QByteArray::fromStdString(svg(number)));
        QImage image(renderer.defaultSize(), QImage::Format_RGB32);
        QPainter painter(&image);
        renderer.render(&painter);
        painter.end();
        QBuffer png;
        if (!png.open(QIODevice::WriteOnly) || !image.save(&png, "PNG"))
            throw EngineError("a frame cannot be drawn: " + std::to_string(number));
        drawn(number, png.data().toStdString());
    }
}

void drawSheet(const std::string& path, const Lesson& lesson, std::string_view of, const LessonLook& look)
{
    const OffscreenApplication application(1);
    applyTheme(*qApp, Theme::Light); // the theme needs the application's fonts
    applyLanguage(QString::fromStdString(look.language));
    const auto which = static_cast<SheetOf>(std::ranges::find(kLessonSheets, of) - kLessonSheets.begin());
    writeSheet(QString::fromStdString(path), QString::fromStdString(lesson.title),
               sheetParts(lesson, which, look.budget));
}

} // namespace

Services windowServices()
{
    static const DrawingServices drawing{.openWindow = showWindow,
                                         .render = drawWindow,
                                         .rasterize = drawSvgs,
                                         .sheet = drawSheet,
                                         .slides = drawSlides};
    return {.makeEngine = makeEngineWith, .pictures = &windowPictureCodec(), .drawing = &drawing};
}

namespace {

// Qt keeps references to the arguments.
int argc = 1;
char programName[] = "tessera";
char* argv[] = {programName, nullptr};

// Qt ends the program by a signal if it cannot start. The first paragraph of its message says why.
[[noreturn]] void endWith(const QString& message)
{
    std::fprintf(stderr, "tessera-window: %s\n", qPrintable(message.section(QLatin1Char('\n'), 0, 0)));
    std::_Exit(exit_code::kEngineFailed);
}

// Qt's own messages (no runtime folder, a plug-in that cannot do something) mean nothing to the user of a command.
void leaveOut(QtMsgType type, const QMessageLogContext&, const QString& message)
{
    if (type == QtFatalMsg)
        endWith(message);
    if (type == QtCriticalMsg)
        std::fprintf(stderr, "tessera-window: %s\n", qPrintable(message));
}

QtMessageHandler usual = nullptr;

void passOn(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (type == QtFatalMsg)
        endWith(message);
    usual(type, context, message);
}

} // namespace

void silenceQt()
{
    qInstallMessageHandler(leaveOut);
}

void endWithSentenceWithoutQt()
{
    usual = qInstallMessageHandler(passOn);
}

OffscreenApplication::OffscreenApplication(double scale)
{
    if (QCoreApplication::instance())
        return;
    requireThreads();
    silenceQt();
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_SCALE_FACTOR", QByteArray::number(scale)); // the widgets themselves, not an enlarged picture of them
    m_own = std::make_unique<QApplication>(argc, argv);
}

OffscreenApplication::~OffscreenApplication() = default;

namespace {

// The letters are as large as a lecture's.
constexpr double kSlidePoints = 24, kSlideHeight = 1080, kDesignedPoints = 9.75;

std::string pngOf(QWidget& window)
{
    QImage image = window.grab().toImage();
    image.setDevicePixelRatio(1);
    QBuffer png;
    if (!png.open(QIODevice::WriteOnly) || !image.save(&png, "PNG"))
        throw EngineError("a picture cannot be drawn");
    return png.data().toStdString();
}

// The step under whose heading the figure stands.
size_t stepWith(const Lesson& lesson, size_t figure)
{
    const std::vector<LessonStep> steps = stepsOf(lesson);
    for (size_t i = 0; i < steps.size(); ++i)
        for (size_t block = steps[i].begin; block < steps[i].end; ++block)
            if (lesson.blocks[block].kind == LessonBlock::Kind::Figure && lesson.blocks[block].index == figure)
                return i;
    return 0;
}

} // namespace

void drawSlides(const std::filesystem::path& lesson, std::span<const Slide> slides, const LessonLook& look,
                const std::function<void(size_t slide, const std::string& png)>& drawn)
{
    const QSize size = sizeFrom(QString::fromStdString(look.size));
    const OffscreenApplication application(1);
    MainWindow window({.fresh = true,
                       .theme = Theme::Light,
                       .language = QString::fromStdString(look.language),
                       .memoryBudget = look.budget.bytes >> 20,
                       .readsInBackground = false});
    window.show();
    window.files().open(QString::fromStdU16String(lesson.u16string()), 0);
    Document& document = *window.document();
    waitUntilDrawn(document);
    auto& panel = *window.findChild<LessonPanel*>();
    window.actions().get(QStringLiteral("lecture"))->trigger();
    window.setWindowState(Qt::WindowNoState);
    setTextSettings(*qApp, {kSlidePoints / kDesignedPoints * size.height() / kSlideHeight, textSettings().dataFamily});
    window.resize(size);
    for (size_t i = 0; i < slides.size(); ++i) {
        if (const Theme theme = themeWith(slides[i].isDark, true); theme != currentTheme())
            applyTheme(*qApp, theme); // every widget takes on the theme
        panel.setStep(stepWith(panel.lesson(), slides[i].figure));
        panel.showFigure(slides[i].figure);
        waitUntilDrawn(document);
        window.findChild<QWidget*>("playerBar")->hide(); // nobody presses its buttons
        if (!document.pinned())
            window.findChild<QWidget*>("lectureSentence")->hide(); // the sentence would say how to pin an element
        window.resize(size); // the bar and the sentence may have made it larger
        waitUntilDrawn(document);
        drawn(i, pngOf(window));
    }
    // Ends the lecture, which brings back the theme and the letters.
    window.actions().get(QStringLiteral("lecture"))->trigger();
}

} // namespace tessera
