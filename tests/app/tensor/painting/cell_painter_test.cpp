// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/painting/cell_painter.h"

#include "app/base/look/theme.h"
#include "app/tensor/painting/mark_painter.h"
#include "app/tensor/painting/step_look.h"
#include "app/tensor/planes/plane_sampler.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <algorithm>
#include <map>

namespace tessera {
namespace {

// How many pixels of the cell are within a hair of the ink.
int inkOf(const QImage& image, const QRect& cell, const QColor& ink)
{
    int count = 0;
    for (int y = cell.top(); y <= cell.bottom(); ++y)
        for (int x = cell.left(); x <= cell.right(); ++x) {
            const QColor is(image.pixel(x, y));
            count += std::abs(is.red() - ink.red()) + std::abs(is.green() - ink.green()) < 24;
        }
    return count;
}

// Marks, selections and the player's steps lie between a cell's colour and its number.
TEST(CellPainter, ANumberReadsOnWhatLiesOverItsCell)
{
    Tensor tensor(TensorDesc{.dataType = DataType::UInt8, .sizes = {1, 1, 1, 2}});
    tensor.writableBytes()[0] = std::byte{11};
    tensor.writableBytes()[1] = std::byte{88};
    const DrawableTensor drawable(tensor, {11, 88}, Reduction::Mean, {});
    QImage frame(100, 50, QImage::Format_RGB32);
    PlaneLayout layout{.height = 1, .width = 2, .hasNames = false, .origin = {}};
    layout.fit(frame.rect());
    const ShownPlanes planes;
    const LevelColors colors = LevelColors::ofMap(ColorMap::Viridis);
    paintPlanes(frame, frame.rect(), drawable, layout, planes, colors);
    const QRect violet = layout.cellRect({0, 0, 0, 0}).toRect(), yellow = layout.cellRect({0, 0, 0, 1}).toRect();
    QPainter painter(&frame);
    painter.fillRect(violet, QColor(255, 255, 255, 200));
    painter.fillRect(yellow, QColor(0, 0, 0, 200));
    CellPainter(painter, frame.rect(), drawable, layout, planes, colors).paintNumbers();
    painter.end();
    EXPECT_GT(inkOf(frame, violet, textOn(Qt::white)), 4);
    EXPECT_GT(inkOf(frame, yellow, textOn(Qt::black)), 4);
}

// A number is there to be read, as soon as it is there.
TEST(CellPainter, ASmallCellsNumberHasAllOfItsInk)
{
    Tensor tensor(TensorDesc{.dataType = DataType::UInt8, .sizes = {1, 1, 1, 2}});
    const DrawableTensor drawable(tensor, {0, 0}, Reduction::Mean, {});
    QImage frame(34, 17, QImage::Format_RGB32);
    frame.fill(Qt::white);
    const PlaneLayout layout{.height = 1, .width = 2, .zoom = 17, .hasNames = false, .origin = {}};
    const LevelColors colors = LevelColors::ofMap(ColorMap::Viridis);
    QPainter painter(&frame);
    CellPainter(painter, frame.rect(), drawable, layout, ShownPlanes(), colors).paintNumbers();
    painter.end();
    int darkest = 255;
    for (int y = 0; y < frame.height(); ++y)
        for (int x = 0; x < frame.width(); ++x)
            darkest = std::min(darkest, qGray(frame.pixel(x, y)));
    EXPECT_LT(darkest, 100); // half of the ink leaves more than 127
}

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

// An output that is not filled yet must be told from the paper that it lies on.
TEST(StepLook, EmptyCellsAreSeenInEveryTheme)
{
    for (const Theme theme : {Theme::Light, Theme::Dark, Theme::ContrastLight, Theme::ContrastDark}) {
        applyTheme(*qApp, theme);
        EXPECT_GE(contrastRatio(emptyGround(), color(Role::Canvas)), 1.15) << qPrintable(name(theme));
    }
    applyTheme(*qApp, Theme::Light);
}

} // namespace
} // namespace tessera
