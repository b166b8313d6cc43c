// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/program/window_services.h"

#include "app/base/look/language.h"
#include "app/base/look/theme.h"
#include "app/model/inputs/picture_codec.h"
#include "app/teach/lesson/lesson_html.h"
#include "app/window/program/offscreen.h"

#include <QApplication>
#include <QBuffer>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>

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
    applyTheme(*qApp, Theme::Light); // whose fonts are known to it
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

} // namespace tessera
