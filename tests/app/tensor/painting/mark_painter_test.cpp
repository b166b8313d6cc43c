// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/painting/mark_painter.h"

#include "app/base/look/theme.h"

#include <QImage>
#include <QPainter>

#include <gtest/gtest.h>

#include <map>

namespace tessera {
namespace {

// What is NaN or infinite has a colour of its own, which is its mark's: the lines must be seen on it, or one who tells
// no colours apart does not see it.
TEST(MarkPainter, LinesAreSeenOnWhatIsNotFinite)
{
    const ShownPlanes planes;
    const LevelColors colors = LevelColors::ofMap(ColorMap::Viridis);
    for (const auto& [mark, bits] : {std::pair{CellMark::NotANumber, 0x7fc00000}, {CellMark::Infinite, 0x7f800000}})
        for (const int zoom : {1, 3, 7, 12, 18, 21}) {
            Tensor values({.dataType = DataType::Float32, .sizes = {1, 1, 16, 16}});
            for (uint64_t i = 0; i < 256; ++i)
                values.setBits(i, uint64_t(bits));
            const DrawableTensor tensor(values, ValueRange{0, 1}, Reduction::Farthest, std::stop_token());
            const ValueFlags flags(values, {}, {});
            PlaneLayout layout{.height = 16, .width = 16, .zoom = double(zoom), .hasNames = false, .origin = {}};
            QImage image(16 * zoom, 16 * zoom, QImage::Format_RGB32);
            image.fill(Qt::black);
            paintPlanes(image, image.rect(), tensor, layout, planes, colors);
            paintMarks(image, image.rect(), tensor, layout, planes, {.wanted = setOf(mark), .ofValues = &flags});
            std::map<QRgb, int> pixels;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    ++pixels[image.pixel(x, y)];
            int seen = 0; // pixels that stand out from what there is most of
            const auto most = std::ranges::max_element(pixels, {}, [](const auto& each) { return each.second; });
            for (const auto& [pixel, count] : pixels)
                seen += contrastRatio(QColor::fromRgb(pixel), QColor::fromRgb(most->first)) >= 1.8 ? count : 0;
            EXPECT_GE(seen, image.width() * image.height() / 10) << nameOf(mark).toStdString() << ' ' << zoom;
        }
}

} // namespace
} // namespace tessera
