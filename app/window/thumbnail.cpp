// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/base/look/image_file.h"
#include "app/base/look/theme.h"
#include "app/cli/arguments/arguments.h"
#include "app/model/document/picture_codec.h"
#include "app/tensor/painting/case_picture.h"
#include "app/window/window_services.h"
#include "engine/core/message/plain_text.h"
#include "engine/formats/files/temporary.h"

#include <QApplication>

#include <csignal>
#include <cstdio>

#include <unistd.h>

namespace tessera {

namespace {

constexpr uint64_t kMebibytes = 256; // the memory that a case may take
constexpr double kSmallest = 16, kLargest = 2048; // pixels; desktops ask for 128 to 1024
constexpr double kDesigned = 256; // pixels of a picture at scale 1

uint64_t widthFrom(const std::string& text)
{
    const std::optional<double> size = numberIn<double>(text);
    if (!size || !(*size >= kSmallest && *size <= kLargest))
        throw TextError("\"" + text + "\": expected a width of 16 to 2048 pixels");
    return static_cast<uint64_t>(*size);
}

QImage drawing(const char* in, uint64_t width)
{
    const MemoryBudget budget{.bytes = kMebibytes << 20};
    const Case c = loadCase({.name = in, .source = std::filesystem::path(in)}, windowPictureCodec(), budget).first();
    const QSize pixels(int(width), int(width * 5 / 8));
    QImage image = drawCase(c, pixels, double(width) / kDesigned, CasePictureColors::ofTheme(), budget, {});
    if (image.isNull())
        throw TextError(std::string(in) + " has no picture: the case has issues, or takes more than "
                        + std::to_string(kMebibytes) + " MiB");
    return image;
}

} // namespace

int writeThumbnail(const char* in, const char* out, const char* size)
{
    // Ends the program after a time, also in code that cannot be stopped otherwise. The handler of SIGTERM removes a
    // half written file.
    std::signal(SIGALRM, [](int) { std::raise(SIGTERM); });
    alarm(kThumbnailSeconds);
    removeTemporariesOnSignals();
    try {
        registerCaseFormats();
        const uint64_t width = widthFrom(size);
        const OffscreenApplication application(1);
        applyTheme(*qApp, Theme::Light);
        writeImage(drawing(in, width), QString::fromLocal8Bit(out), "PNG");
        return exit_code::kFine;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "tessera-window: %s\n", error.what());
        return exit_code::kBadInput;
    }
}

} // namespace tessera
