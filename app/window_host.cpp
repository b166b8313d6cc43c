// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window_host.h"

#include "app/document/picture_codec.h"
#include "app/look/theme.h"
#include "app/offscreen.h"
#include "app/render.h"
#include "app/show_window.h"
#include "app/tabs/timing/timing_plot.h"

#include <QApplication>

namespace tessera {

namespace {

void drawPlot(const std::string& path, std::span<const TimedCase> results)
{
    const OffscreenApplication application(1);
    applyTheme(*qApp, Theme::Light);
    Plot chart;
    chart.setContent(timingPlot(results));
    chart.write(QString::fromStdString(path), {880, 480});
}

} // namespace

Host windowHost()
{
    static const Drawing drawing{.openWindow = showWindow, .render = drawWindow, .plot = drawPlot};
    return {.makeEngine = makeEngineWith, .pictures = &windowPictureCodec(), .drawing = &drawing};
}

} // namespace tessera
