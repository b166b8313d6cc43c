// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/work/latest.h"
#include "app/cli/commands/window_program.h"
#include "app/model/inputs/picture_codec.h"
#include "app/window/program/offscreen.h"
#include "app/window/program/thumbnail.h"
#include "app/window/program/window_services.h"
#include "engine/core/tensor/error.h"
#include "engine/formats/files/temporary.h"

#include <QGuiApplication>
#include <QScreen>

#include <cstdio>

namespace {

using namespace tessera;

// For the commands, which read and write PNG: tessera-window convert-picture IN OUT.
int convertPicture(int argc, char** argv)
{
    silenceQt();
    qputenv("QT_QPA_PLATFORM", "offscreen");
    removeTemporariesOnSignals();
    try {
        needThreads();
        const QGuiApplication application(argc, argv);
        windowPictureCodec().write(windowPictureCodec().read(argv[2]), argv[3]);
        return exit_code::kFine;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "tessera-window: %s\n", error.what());
        return exit_code::kBadInput;
    }
}

// For `tessera doctor`.
int describePlatform(int argc, char** argv)
{
    silenceQt();
    const QGuiApplication application(argc, argv);
    const QScreen* const screen = QGuiApplication::primaryScreen();
    const QSize size = screen ? screen->size() * screen->devicePixelRatio() : QSize();
    std::printf("Qt %s, %s, %d × %d\n", qVersion(), qPrintable(QGuiApplication::platformName()), size.width(),
                size.height());
    return exit_code::kFine;
}

} // namespace

int main(int argc, char** argv)
{
    const Arguments arguments(argv + 1, argv + argc);
    if (arguments.size() == 3 && arguments.front() == kConvertPicture)
        return convertPicture(argc, argv);
    if (arguments == Arguments{kDescribePlatform})
        return describePlatform(argc, argv);
    if (arguments.size() == 4 && arguments.front() == kThumbnail)
        return writeThumbnail(argv[2], argv[3], argv[4]);
    return programMain(arguments, windowServices());
}
