// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/look/theme.h"
#include "app/teach/lesson/lesson_panel.h"
#include "app/window/main_window.h"
#include "app/window/program/offscreen.h"
#include "app/window/program/window_services.h"
#include "engine/core/tensor/error.h"

#include <QApplication>
#include <QBuffer>

namespace tessera {

namespace {

constexpr double kSlidePoints = 24, kSlideHeight = 1080, kDesignedPoints = 9.75; // as a lecture's letters

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
    window.open(QString::fromStdU16String(lesson.u16string()), 0);
    Document& document = *window.document();
    waitUntilDrawn(document);
    auto& panel = *window.findChild<LessonPanel*>();
    window.actions().get(QStringLiteral("lecture"))->trigger();
    window.setWindowState(Qt::WindowNoState);
    setTextSettings(*qApp, {kSlidePoints / kDesignedPoints * size.height() / kSlideHeight, textSettings().dataFamily});
    window.resize(size);
    for (size_t i = 0; i < slides.size(); ++i) {
        if (const Theme theme = themeWith(slides[i].isDark, true); theme != currentTheme())
            applyTheme(*qApp, theme); // which dresses every widget
        panel.setStep(stepWith(panel.lesson(), slides[i].figure));
        panel.showFigure(slides[i].figure);
        waitUntilDrawn(document);
        window.findChild<QWidget*>("playerBar")->hide(); // nobody presses its buttons
        if (!document.pinned())
            window.findChild<QWidget*>("lectureSentence")->hide(); // it says how to pin one
        window.resize(size); // the bar and the sentence may have made it larger
        waitUntilDrawn(document);
        drawn(i, pngOf(window));
    }
    window.actions().get(QStringLiteral("lecture"))->trigger(); // the theme and the letters are those of before
}

} // namespace tessera
