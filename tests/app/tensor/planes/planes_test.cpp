// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments/shared_options.h"
#include "app/tensor/planes/plane_layout.h"
#include "app/tensor/planes/plane_sampler.h"
#include "app/tensor/planes/tone.h"
#include "app/tensor/planes/value_levels.h"
#include "app/tensor/planes/value_statistics.h"
#include "tests/support/tensors.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <bit>
#include <chrono>
#include <cmath>
#include <new>
#include <set>
#include <thread>
#include <vector>

namespace tessera {
namespace {

using Cell = PlaneLayout::Cell;

PlaneLayout fittedLayout(uint32_t batches, uint32_t channels, uint32_t height, uint32_t width, double dpr = 1)
{
    PlaneLayout layout{
        .batches = batches, .channels = channels, .height = height, .width = width, .dpr = dpr, .origin = {}};
    layout.fit(QRectF(0, 0, 640 * dpr, 480 * dpr));
    return layout;
}

// Every pixel of the area belongs to the cell whose rectangle contains it, or to none.
void expectHitsAreRects(const PlaneLayout& layout, const QRect& area)
{
    for (int y = area.top(); y <= area.bottom(); ++y)
        for (int x = area.left(); x <= area.right(); ++x) {
            const std::optional<Cell> cell = layout.cellAt(QPointF(x + 0.3, y + 0.9));
            int owners = 0;
            layout.forPlanesIn(QRectF(area), [&](uint32_t n, uint32_t c) {
                for (uint32_t row = 0; row < layout.height; ++row)
                    for (uint32_t column = 0; column < layout.width; ++column) {
                        const QRectF rect = layout.cellRect({n, c, row, column});
                        if (x < rect.left() || x >= rect.right() || y < rect.top() || y >= rect.bottom())
                            continue;
                        ++owners;
                        EXPECT_EQ(cell, (Cell{n, c, row, column})) << x << ',' << y << " zoom " << layout.zoom;
                    }
            });
            ASSERT_EQ(owners, cell ? 1 : 0) << x << ',' << y << " zoom " << layout.zoom;
        }
}

TEST(PlaneLayout, HitsAreWhatIsDrawnAtAnyZoomAndScaleFactor)
{
    for (const double dpr : {1.0, 1.25, 2.0})
        for (const double zoom : {1.0, 1.37, 3.0, 7.9, 16.0}) {
            PlaneLayout layout = fittedLayout(2, 3, 2, 3, dpr);
            layout.zoomTo(zoom, QPointF(320, 240));
            layout.origin = QPointF(3.3, 2.8);
            expectHitsAreRects(layout, QRect(0, 0, 70, 50));
        }
}

TEST(PlaneLayout, EveryCellOfEverySmallShapeIsFoundAtItsCentre)
{
    for (uint32_t batches = 1; batches <= 3; ++batches)
        for (uint32_t channels = 1; channels <= 5; ++channels)
            for (uint32_t height = 1; height <= 3; ++height)
                for (uint32_t width = 1; width <= 4; ++width) {
                    const PlaneLayout layout = fittedLayout(batches, channels, height, width);
                    for (uint32_t i = 0; i < batches * channels * height * width; ++i) {
                        const uint32_t plane = i / (height * width);
                        const Cell cell{plane / channels, plane % channels, i / width % height, i % width};
                        const QRectF rect = layout.cellRect(cell);
                        ASSERT_TRUE(QRectF(0, 0, 640, 480).contains(rect));
                        ASSERT_EQ(layout.cellAt(rect.center()), cell);
                    }
                }
}

TEST(PlaneLayout, ABatchEntryStartsARowUnlessItIsOneChannel)
{
    const PlaneLayout rows = fittedLayout(3, 5, 4, 4), wrapped = fittedLayout(16, 1, 4, 4);
    for (uint32_t n = 0; n < 3; ++n)
        EXPECT_EQ(rows.planeOrigin(n, 0).x(), rows.planeOrigin(0, 0).x());
    EXPECT_GT(rows.planeOrigin(1, 0).y(), rows.planeRect(0, 4).bottom());
    EXPECT_GT(wrapped.columns, 1u);
    EXPECT_EQ(wrapped.planeOrigin(1, 0).y(), wrapped.planeOrigin(0, 0).y());
}

TEST(PlaneLayout, FittedContentIsInsideAndLarge)
{
    const std::vector<PlaneLayout> layouts = {fittedLayout(1, 1, 3000, 4000), fittedLayout(1, 256, 64, 64),
                                              fittedLayout(1, 8, 2, 3), fittedLayout(4, 3, 100, 7)};
    for (const PlaneLayout& layout : layouts) {
        const QRectF content(layout.origin, layout.contentSize());
        EXPECT_TRUE(QRectF(0, 0, 640, 480).contains(content)) << layout.channels;
        EXPECT_TRUE(content.width() > 300 || content.height() > 220) << layout.channels;
    }
    EXPECT_EQ(layouts[2].zoom, std::floor(layouts[2].zoom)); // large cells have whole pixels
    EXPECT_EQ(layouts[2].columns, 4u); // full rows rather than the largest cells
}

TEST(PlaneLayout, FarAwayCellsHaveExactPlaces)
{
    PlaneLayout layout = fittedLayout(1, 2, 1u << 20, 1u << 20);
    layout.zoomTo(512, QPointF(320, 240));
    const Cell cell{0, 1, (1u << 20) - 1, (1u << 20) - 2};
    layout.origin -= layout.cellRect(cell).topLeft();
    EXPECT_EQ(layout.cellRect(cell), QRectF(0, 0, 512, 512));
    EXPECT_EQ(layout.cellAt(QPointF(511, 511)), cell);
    EXPECT_EQ(layout.cellAt(QPointF(512, 511)), (Cell{0, 1, (1u << 20) - 1, (1u << 20) - 1}));
}

TEST(PlaneLayout, CaptionsHaveRoomAboveTheirPlanes)
{
    for (const double dpr : {1.0, 1.5, 2.0})
        for (double zoom = 0.5; zoom < 40; zoom *= 1.1) {
            PlaneLayout layout = fittedLayout(1, 64, 6, 8, dpr);
            layout.zoomTo(zoom, QPointF(10, 10));
            const double text = 11 * 1.2 * dpr * layout.captionScale(); // for the caption's ink and what is under it
            EXPECT_GE(layout.captionHeight(), text) << zoom;
            EXPECT_TRUE(layout.captionScale() == 0 || layout.captionScale() >= 0.7) << zoom;
        }
}

TEST(PlaneLayout, ColumnsKeepTheChannelsOfABlockTogether)
{
    for (const uint32_t block : {2u, 3u, 4u})
        for (const uint32_t depth : {1u, 2u, 3u, 5u, 16u}) {
            PlaneLayout layout{.channels = block * block * depth, .height = 8, .width = 8, .origin = {}};
            layout.columnUnit = block * block;
            for (const QRectF area : {QRectF(0, 0, 640, 480), QRectF(0, 0, 480, 390), QRectF(0, 0, 300, 700)}) {
                layout.fit(area);
                EXPECT_TRUE(layout.columns % (block * block) == 0 || block * block % layout.columns == 0)
                    << block << ' ' << depth << ": " << layout.columns;
            }
        }
}

// Four elements of three channels, all 0 but what is set.
struct DifferenceOfColours : testing::Test {
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

// Transparent pixels lie over checks at any zoom, and opaque ones do not.
TEST(PlaneSampler, TransparentPixelsLieOverChecks)
{
    const Tensor tensor = tensorOf(DataType::UInt8, {1, 4, 1, 2}, {200, 0, 0, 0, 0, 0, 0, 255}); // red, and an opacity
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
    EXPECT_TRUE(std::ranges::equal(namedMaps(), kMapNames, {}, &NamedMap::name));
}

TEST(Tone, IsSaidInWordsAndAsOptions)
{
    const Tone tone{.map = ColorMap::Cividis, .exposure = 1, .gamma = 2.2, .showsClipping = true};
    EXPECT_EQ(toneText(tone).toStdString(), "cividis · +1 EV · γ 2.2 · clipping");
    EXPECT_EQ(toneOptions(tone).toStdString(), " --colours cividis,exposure=1,gamma=2.2,clipping=on");
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

// Also what is dark in a wide range, and what is beyond the range.
TEST(Tone, ALevelHasColoursOfItsOwnUnderAnExposure)
{
    struct Row {
        std::vector<double> values;
        double maximum, exposure;
        int tolerance;
        std::vector<int> expected; // 255 · value · 2^exposure / maximum
    };
    const Row rows[] = {{{0, 1, 2, 100000}, 100000, 14, 1, {0, 42, 84, 255}}, {{1, 2}, 1, -2, 0, {64, 128}}};
    for (const auto& [values, maximum, exposure, tolerance, expected] : rows) {
        const Tone tone{.exposure = exposure};
        const Tensor light = rowOf(values);
        const DrawableTensor drawn(light, {.minimum = 0, .maximum = maximum}, Reduction::Mean, {}, exposure);
        std::vector<Level> levels(values.size());
        drawn.reader.read(0, 1, uint32_t(levels.size()), levels.data());
        const LevelColors grey = LevelColors::ofMap(ColorMap::Grey, tone, drawn.part);
        const LevelColors picture = LevelColors::ofPicture(DataType::Float32, drawn.range, tone, drawn.part);
        for (size_t i = 0; i < values.size(); ++i) {
            EXPECT_NEAR(qRed(grey.byLevel[levels[i]]), expected[i], tolerance) << values[i];
            EXPECT_NEAR(picture.bytes[levels[i]], expected[i], 1) << values[i];
        }
    }
}

// The legend ends there.
TEST(Tone, NoColourIsKeptForValuesThatAreNotThere)
{
    const ValueRange range{.minimum = 0, .maximum = 68};
    EXPECT_EQ(exposedPart(DataType::UInt32, range, 1), 1);
    EXPECT_EQ(exposedPart(DataType::Float32, {.minimum = 0, .maximum = 1}, 1), 0.5);
    EXPECT_GE(exposedPart(DataType::UInt32, range, -1), 2) << "white is beyond";
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

// The element at n, c, y, x is c·100 + y·10 + x.
Tensor planes()
{
    return tensorWith({.sizes = {1, 2, 3, 4}}, [](uint64_t i) {
        return fromDouble(DataType::Float32, double(i / 12 * 100 + i % 12 / 4 * 10 + i % 4));
    });
}

std::vector<double> lows(const ValueProfile& profile)
{
    std::vector<double> values;
    for (const ValueProfile::Bin& bin : profile.bins)
        values.push_back(bin.low);
    return values;
}

TEST(ValueProfileTest, GoesAlongXAndAlongYThroughTheElement)
{
    const ValueProfile x = profileOf(planes(), {0, 1, 2, 3}, 3, 100), y = profileOf(planes(), {0, 1, 2, 3}, 2, 100);
    EXPECT_EQ(x.length, 4U);
    EXPECT_EQ(lows(x), (std::vector<double>{120, 121, 122, 123}));
    EXPECT_EQ(y.length, 3U);
    EXPECT_EQ(lows(y), (std::vector<double>{103, 113, 123}));
    EXPECT_EQ(x.at(2).low, x.at(2).high);
}

TEST(ValueProfileTest, TellsASingleSpikeAmongMillions)
{
    constexpr uint32_t kLength = 1 << 24;
    Tensor tensor(TensorDesc{.dataType = DataType::UInt8, .sizes = {1, 1, 1, kLength}});
    tensor.setBits(12'345'678, 200);
    const ValueProfile profile = profileOf(tensor, {0, 0, 0, 0}, 3, 300);
    ASSERT_EQ(profile.bins.size(), 300U);
    uint32_t next = 0, spikes = 0;
    for (const ValueProfile::Bin& bin : profile.bins) {
        EXPECT_EQ(bin.first, std::exchange(next, bin.end));
        EXPECT_EQ(bin.low, 0);
        spikes += bin.high > 0;
    }
    EXPECT_EQ(next, kLength);
    EXPECT_EQ(spikes, 1U);
    const ValueProfile::Bin& spike = profile.at(12'345'678);
    EXPECT_EQ(spike.high, 200);
    EXPECT_EQ(spike.highAt, 12'345'678U);
    EXPECT_EQ(profile.at(0).highAt, 0U);
}

TEST(ValueProfileTest, KeepsWhatIsNotFiniteApart)
{
    const Tensor tensor = rowOf({1, NAN, INFINITY, 2, -INFINITY, -INFINITY}, DataType::Float16);
    const ValueProfile profile = profileOf(tensor, {}, 3, 3);
    EXPECT_TRUE(profile.bins[0].hasNaN && profile.bins[0].isFinite && !profile.bins[0].hasPlus);
    EXPECT_EQ(profile.bins[0].high, 1);
    EXPECT_TRUE(profile.bins[1].hasPlus && !profile.bins[1].hasMinus);
    EXPECT_EQ(profile.bins[1].low, 2);
    EXPECT_TRUE(profile.bins[2].hasMinus && !profile.bins[2].isFinite);
}

TEST(FiniteRanges, ASearchWithoutMemoryFailsForAllWhoWaitAndIsDoneAgain)
{
    const Tensor tensor({.dataType = DataType::Float32, .sizes = {1, 1, 1, 4}});
    std::atomic<int> searches = 0;
    std::atomic<bool> mayFail = false;
    FiniteRanges ranges([&](const Tensor& each) {
        if (++searches > 1)
            return finiteRange(each, {});
        while (!mayFail)
            std::this_thread::yield();
        throw std::bad_alloc();
    });
    std::thread first([&] { EXPECT_THROW(ranges.of(tensor), std::bad_alloc); });
    while (searches == 0)
        std::this_thread::yield();
    std::thread second([&] {
        try {
            ranges.of(tensor); // it came when the first had failed
        } catch (const std::bad_alloc&) { // as the first, for which it waited
        }
    });
    std::this_thread::sleep_for(std::chrono::milliseconds(50)); // so that it waits
    mayFail = true;
    first.join();
    second.join();
    EXPECT_EQ(ranges.of(tensor), FiniteRange(std::pair(0.0, 0.0)));
}

} // namespace
} // namespace tessera
