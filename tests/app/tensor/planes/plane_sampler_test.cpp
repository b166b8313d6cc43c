// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/planes/plane_sampler.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <set>

namespace tessera {
namespace {

// Four elements of three channels, all 0 but what is set.
class DifferenceOfColours : public testing::Test {
protected:
    void set(uint32_t channel, uint32_t x, float value)
    {
        tensor.setBits(channel * 4 + x, std::bit_cast<uint32_t>(value));
    }

    QRgb colourOf(uint32_t x) const
    {
        const DrawableTensor drawable(tensor, range, Reduction::Farthest, {});
        PlaneLayout layout;
        layout.width = 4;
        layout.zoom = 8;
        QImage image(64, 64, QImage::Format_RGB32);
        paintPlanes(image, image.rect(), drawable, layout, planes, colors);
        return image.pixel(layout.cellRect({0, 0, 0, x}).center().toPoint());
    }
    QRgb mapped(double value) const { return colors.byLevel[range.level(value)]; }

    Tensor tensor{TensorDesc{.sizes = {1, 3, 1, 4}}};
    ValueRange range{-1, 1};
    ShownPlanes planes{.all = false, .channels = 3, .picked = {0, 1, 2, 3}};
    LevelColors colors = LevelColors::ofMap(ColorMap::Diverging);
};

TEST_F(DifferenceOfColours, NoChannelHidesAnother)
{
    set(2, 1, 0.5f); // in the last channel alone
    set(0, 2, 0.25f);
    set(1, 2, -0.75f); // the larger of two
    set(1, 3, NAN);
    set(2, 3, 1);
    EXPECT_EQ(colourOf(0), mapped(0));
    EXPECT_EQ(colourOf(1), mapped(0.5));
    EXPECT_EQ(colourOf(2), mapped(-0.75));
    EXPECT_EQ(colourOf(3), mapped(NAN));
    planes.channels = 1;
    EXPECT_EQ(colourOf(1), mapped(0)) << "the first alone";
}

// Whatever is transparent lies over checks, at any zoom; what is opaque does not.
TEST(PlaneSampler, TransparentPixelsLieOverChecks)
{
    Tensor tensor{TensorDesc{.dataType = DataType::UInt8, .sizes = {1, 4, 1, 2}}};
    tensor.setBits(0, 200); // red
    tensor.setBits(7, 255); // the second one's opacity
    const ValueRange range{0, 255};
    const DrawableTensor drawable(tensor, range, Reduction::Mean, {});
    PlaneLayout layout;
    layout.width = 2;
    layout.zoom = 32;
    QImage image(128, 64, QImage::Format_RGB32);
    const LevelColors colors = LevelColors::ofPicture(DataType::UInt8, range);
    paintPlanes(image, image.rect(), drawable, layout,
                {.all = false, .channels = 4, .picked = {0, 1, 2, 3}, .picture = true}, colors);
    const auto coloursOf = [&](uint32_t x) {
        std::set<QRgb> found;
        const QRect cell = layout.cellRect({0, 0, 0, x}).toRect();
        for (int at = cell.left(); at <= cell.right(); ++at)
            found.insert(image.pixel(at, cell.center().y()));
        return found;
    };
    EXPECT_EQ(coloursOf(0), (std::set<QRgb>{color(Role::Canvas).rgb(), color(Role::Border).rgb()}));
    EXPECT_EQ(coloursOf(1), (std::set<QRgb>{qRgb(0, 0, 0)}));
}

} // namespace
} // namespace tessera
