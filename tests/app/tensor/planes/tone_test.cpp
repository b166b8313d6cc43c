// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/planes/tone.h"

#include "app/cli/arguments/view_options.h"
#include "app/tensor/planes/blend.h"
#include "app/tensor/planes/plane_sampler.h"

#include <gtest/gtest.h>

#include <cstring>

namespace tessera {
namespace {

Tensor floats(std::initializer_list<float> values)
{
    Tensor tensor(TensorDesc{.dataType = DataType::Float32, .sizes = {1, 1, 1, uint32_t(values.size())}});
    std::memcpy(tensor.writableBytes().data(), values.begin(), values.size() * sizeof(float));
    return tensor;
}

TEST(Tone, ExposureIsFactorsOfTwoAndGammaAPower)
{
    EXPECT_EQ((Tone{.exposure = 1}).shown(0.25), 0.5);
    EXPECT_EQ((Tone{.exposure = 2}).shown(0.5), 1);
    EXPECT_EQ((Tone{.exposure = -1}).shown(0.5), 0.25);
    EXPECT_EQ((Tone{.gamma = 2}).shown(0.25), 0.5);
    EXPECT_EQ(Tone().shown(0.3), 0.3);
}

TEST(Tone, TheMapsHaveTheNamesOfTheCommandLine)
{
    ASSERT_EQ(namedMaps().size(), kMapNames.size());
    for (size_t i = 0; i < kMapNames.size(); ++i)
        EXPECT_EQ(namedMaps()[i].name, kMapNames[i]);
}

TEST(Tone, IsSaidInWordsAndAsOptions)
{
    const Tone tone{.map = ColorMap::Cividis, .exposure = 1, .gamma = 2.2, .showsClipping = true};
    EXPECT_EQ(toneText(tone).toStdString(), "cividis · +1 EV · γ 2.2 · clipping");
    EXPECT_EQ(toneOptions(tone).toStdString(), " --map cividis --exposure 1 --gamma 2.2 --clipping");
    EXPECT_TRUE(toneText({}).isEmpty());
    EXPECT_TRUE(toneOptions({}).isEmpty());
}

TEST(Tone, ClippingMarksBothEnds)
{
    const LevelColors colors = LevelColors::ofMap(ColorMap::Grey, {.exposure = 1, .showsClipping = true});
    EXPECT_EQ(colors.byLevel[0], LevelColors::kTooDark);
    EXPECT_EQ(colors.byLevel[kTopLevel], LevelColors::kTooLight);
    EXPECT_EQ(colors.byLevel[kTopLevel / 2], LevelColors::kTooLight); // twice as light is white
    EXPECT_EQ(colors.byLevel[kTopLevel / 4], qRgb(128, 128, 128));
}

TEST(Tone, WhatIsDarkInAWideRangeHasColoursOfItsOwnUnderAnExposure)
{
    const Tensor light = floats({0, 1, 2, 100000});
    const Tone tone{.exposure = 14};
    const DrawableTensor drawn(light, {.minimum = 0, .maximum = 100000}, Reduction::Mean, {}, tone.exposure);
    std::array<Level, 4> levels = {};
    drawn.reader.read(0, 1, 4, levels.data());
    const LevelColors grey = LevelColors::ofMap(ColorMap::Grey, tone, drawn.part);
    const LevelColors picture = LevelColors::ofPicture(DataType::Float32, drawn.range, tone, drawn.part);
    const int expected[] = {0, 42, 84, 255}; // 255 · value · 2^14 / 100000
    for (size_t i = 0; i < 4; ++i) {
        EXPECT_NEAR(qRed(grey.byLevel[levels[i]]), expected[i], 1) << i;
        EXPECT_NEAR(picture.bytes[levels[i]], expected[i], 1) << i;
    }
}

TEST(Tone, WhatIsBeyondTheLevelsIsSeenWithLessExposure)
{
    const Tensor light = floats({1, 2});
    const Tone tone{.exposure = -2};
    const DrawableTensor drawn(light, {.minimum = 0, .maximum = 1}, Reduction::Mean, {}, tone.exposure);
    std::array<Level, 2> levels = {};
    drawn.reader.read(0, 1, 2, levels.data());
    const LevelColors grey = LevelColors::ofMap(ColorMap::Grey, tone, drawn.part);
    EXPECT_EQ(qRed(grey.byLevel[levels[0]]), 64);
    EXPECT_EQ(qRed(grey.byLevel[levels[1]]), 128);
}

TEST(Tone, OfAPictureMarksPixelsWithAWhiteChannelAndBlackOnes)
{
    const LevelColors colors =
        LevelColors::ofPicture(DataType::UInt8, {.minimum = 0, .maximum = 255}, {.showsClipping = true});
    const auto pixel = [&](int r, int g, int b) {
        const Level channels[] = {Level(r * 256), Level(g * 256), Level(b * 256)};
        return colors.picture(channels, 3);
    };
    EXPECT_EQ(pixel(255, 10, 20), LevelColors::kTooLight);
    EXPECT_EQ(pixel(0, 0, 0), LevelColors::kTooDark);
    EXPECT_EQ(pixel(0, 10, 20), qRgb(0, 10, 20));
}

TEST(Tone, TurboAndCividisGoFromEndToEnd)
{
    EXPECT_EQ(mapped(ColorMap::Cividis, 0), qRgb(0x00, 0x22, 0x4e));
    EXPECT_EQ(mapped(ColorMap::Cividis, 1), qRgb(0xfe, 0xe8, 0x38));
    EXPECT_EQ(mapped(ColorMap::Turbo, 0), qRgb(0x30, 0x12, 0x3b));
    EXPECT_EQ(mapped(ColorMap::Turbo, 1), qRgb(0x7a, 0x04, 0x02));
}

TEST(Blend, EveryChannelIsRoundedToTheNearest)
{
    for (uint32_t weight = 0; weight <= 255; ++weight)
        for (int above = 0; above <= 255; ++above)
            for (int below = 0; below <= 255; below += 7) {
                const int wanted = (above * int(weight) + below * (255 - int(weight)) + 127) / 255;
                const QRgb found =
                    mixed(qRgba(above, 255 - above, above, 0), qRgba(below, 255 - below, below, 255), weight);
                const int other = ((255 - above) * int(weight) + (255 - below) * (255 - int(weight)) + 127) / 255;
                const QRgb expected = qRgba(wanted, other, wanted, (255 * (255 - int(weight)) + 127) / 255);
                ASSERT_EQ(found, expected) << above << " over " << below << " by " << weight;
            }
}

} // namespace
} // namespace tessera
