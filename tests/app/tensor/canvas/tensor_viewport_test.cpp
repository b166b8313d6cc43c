// SPDX-License-Identifier: GPL-3.0-or-later
// Geometry in numbers: no window, no document.
#include "app/tensor/canvas/look_memory.h"
#include "app/tensor/canvas/tensor_viewport.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

namespace tessera {
namespace {

PaddedShape shapeOf(std::vector<uint32_t> sizes)
{
    return PaddedShape(TensorDesc{.dataType = DataType::Float32, .sizes = std::move(sizes)});
}

TensorViewport viewportOf(std::vector<uint32_t> sizes, double dpr = 1)
{
    TensorViewport viewport;
    viewport.resize({600, 400});
    viewport.setDpr(dpr);
    viewport.setShape(shapeOf(std::move(sizes)));
    viewport.apply({});
    return viewport;
}

class AtRatio : public testing::TestWithParam<double> { };
INSTANTIATE_TEST_SUITE_P(Ratios, AtRatio, testing::Values(1, 1.25, 1.5, 1.75, 2));

TEST_P(AtRatio, TheAreaIsWholePixels)
{
    TensorViewport viewport = viewportOf({1, 1, 4, 4}, GetParam());
    viewport.resize({601, 399});
    EXPECT_EQ(viewport.area(), QRectF(0, 0, std::ceil(601 * GetParam()), std::ceil(399 * GetParam())));
}

TEST_P(AtRatio, AFittedContentIsWhollyInSight)
{
    const TensorViewport viewport = viewportOf({2, 3, 5, 7}, GetParam());
    EXPECT_TRUE(viewport.isFitted());
    EXPECT_TRUE(viewport.area().contains(QRectF(viewport.layout().origin, viewport.layout().contentSize())));
    EXPECT_EQ(viewport.cellsInSight(), 2u * 3 * 5 * 7);
    EXPECT_TRUE(viewport.minimap().isEmpty());
}

TEST_P(AtRatio, AnotherScaleShowsTheSamePart)
{
    TensorViewport viewport = viewportOf({1, 1, 40, 60});
    viewport.zoomTo(16, {100, 100});
    const QPointF center = viewport.center();
    const TensorViewport scaled = viewport.scaledTo(GetParam());
    viewport.setDpr(GetParam());
    for (const TensorViewport& other : {scaled, viewport}) {
        EXPECT_DOUBLE_EQ(other.zoom(), 16 * GetParam());
        EXPECT_NEAR(other.center().x(), center.x(), 1e-2);
        EXPECT_NEAR(other.center().y(), center.y(), 1e-2);
    }
}

TEST_P(AtRatio, TheElementUnderTheMouseStaysWhenZoomed)
{
    TensorViewport viewport = viewportOf({1, 4, 30, 30}, GetParam());
    const uint64_t element = 2 * 900 + 15 * 30 + 15;
    const QPointF about = viewport.elementRect(element).center();
    for (int i = 0; i < 6; ++i) {
        EXPECT_TRUE(viewport.zoomBy(1.4, about));
        EXPECT_EQ(viewport.elementAt(about), element) << i;
    }
    EXPECT_FALSE(viewport.isFitted());
    EXPECT_EQ(viewport.zoom(), std::round(viewport.zoom()));
}

TEST_P(AtRatio, ALookIsTheSameAtAnyScale)
{
    const TensorLook look{.fitted = false, .zoom = 20, .center = {0.25, 0.75}};
    TensorViewport viewport = viewportOf({1, 1, 100, 100}, GetParam());
    EXPECT_TRUE(viewport.apply(look));
    EXPECT_DOUBLE_EQ(viewport.zoom(), 20 * GetParam());
    EXPECT_NEAR(viewport.look().center.x(), 0.25, 1e-9);
    EXPECT_NEAR(viewport.look().center.y(), 0.75, 1e-9);
}

TEST(TensorViewport, NothingMovesWithoutATensor)
{
    TensorViewport viewport;
    EXPECT_FALSE(viewport.resize({300, 200}));
    EXPECT_FALSE(viewport.fit());
    EXPECT_FALSE(viewport.moveBy({10, 10}));
    EXPECT_FALSE(viewport.zoomTo(3, {}));
    EXPECT_FALSE(viewport.follow(3, {0.5, 0.5}));
    EXPECT_FALSE(viewport.elementAt({10, 10}));
    EXPECT_EQ(viewport.cellsInSight(), 0u);
}

TEST(TensorViewport, AnAreaOfNoHeightKeepsOnePixel)
{
    TensorViewport viewport = viewportOf({1, 1, 4, 4});
    viewport.resize({100, -8});
    EXPECT_EQ(viewport.area(), QRectF(0, 0, 100, 1));
}

TEST(TensorViewport, APartOfTheContentCannotBeDraggedAway)
{
    TensorViewport viewport = viewportOf({1, 1, 10, 10});
    EXPECT_TRUE(viewport.moveBy({1e6, -1e6}));
    const QRectF content(viewport.layout().origin, viewport.layout().contentSize());
    EXPECT_TRUE(content.intersects(viewport.area()));
    EXPECT_FALSE(viewport.isFitted());
    EXPECT_FALSE(viewport.moveBy({}));
}

TEST(TensorViewport, RevealingMovesOnlyWhatIsOutOfSight)
{
    TensorViewport viewport = viewportOf({1, 1, 100, 100});
    EXPECT_FALSE(viewport.reveal(9999)) << "all is in sight";
    viewport.zoomTo(32, {0, 0});
    EXPECT_TRUE(viewport.elementRect(9999).isEmpty());
    EXPECT_TRUE(viewport.reveal(9999));
    EXPECT_TRUE(viewport.area().contains(viewport.elementRect(9999)));
    EXPECT_FALSE(viewport.minimap().intersects(viewport.elementRect(9999).toRect()));
}

// Not by one that is smaller than a pixel either: it is in sight where all is.
TEST(TensorViewport, RevealingMovesNothingThatIsFitted)
{
    TensorViewport viewport;
    viewport.resize({200, 150});
    viewport.setShape(PaddedShape(TensorDesc{.dataType = DataType::UInt8, .sizes = {1, 3, 600, 800}}));
    viewport.apply({});
    for (uint64_t element = 0; element < 3 * 600 * 800; element += 12'345) {
        EXPECT_FALSE(viewport.reveal(element)) << element;
        ASSERT_TRUE(viewport.isFitted());
    }
}

TEST(TensorViewport, LookingAtAnElementPutsItInTheMiddle)
{
    TensorViewport viewport = viewportOf({1, 4, 50, 50});
    const uint64_t element = 2 * 2500 + 25 * 50 + 25;
    EXPECT_TRUE(viewport.lookAt(element, 40, false));
    EXPECT_TRUE(viewport.elementRect(element).contains(viewport.area().center()));
    EXPECT_TRUE(viewport.lookAt(10 * 50 + 10, 40, true));
    EXPECT_TRUE(viewport.elementRect(2 * 2500 + 10 * 50 + 10).contains(viewport.area().center())) << "plane kept";
}

TEST(TensorViewport, OnePlaneShowsItsElementsOnly)
{
    TensorViewport viewport = viewportOf({2, 3, 4, 5});
    EXPECT_TRUE(viewport.setMode(PlaneMode::Plane));
    viewport.setPlane(1, 2);
    EXPECT_EQ(viewport.cellsInSight(), 20u);
    EXPECT_TRUE(viewport.shows(5 * 20));
    EXPECT_FALSE(viewport.shows(4 * 20));
    viewport.setPlane(9, 9);
    EXPECT_EQ(viewport.plane(), std::pair(1u, 2u));
    const std::vector<ElementBox> boxes = viewport.boxesInSight();
    ASSERT_EQ(boxes.size(), 1u);
    EXPECT_EQ(boxes[0].first, (std::array<uint32_t, 4>{1, 2, 0, 0}));
    EXPECT_EQ(boxes[0].last, (std::array<uint32_t, 4>{1, 2, 3, 4}));
}

TEST(TensorViewport, APictureNeedsItsChannels)
{
    TensorViewport viewport = viewportOf({1, 2, 4, 4});
    viewport.apply({.mode = PlaneMode::Picture});
    EXPECT_EQ(viewport.mode(), PlaneMode::Atlas);
    viewport.apply({.mode = PlaneMode::Picture, .channels = {.grey = true}});
    EXPECT_EQ(viewport.mode(), PlaneMode::Picture) << "grey needs one";
    EXPECT_EQ(viewport.planes().channels, 1u);

    viewport = viewportOf({1, 5, 4, 4});
    viewport.apply({.mode = PlaneMode::Picture, .c = 3});
    const ShownPlanes planes = viewport.planes();
    EXPECT_TRUE(planes.picture);
    EXPECT_EQ((std::array{planes.picked[0], planes.picked[1], planes.picked[2]}), (std::array{3u, 4u, 0u}));
    viewport.setIsDifference(true); // the same channels, but no picture
    EXPECT_FALSE(viewport.planes().picture);
    EXPECT_EQ(viewport.planes().channels, 3u);
    EXPECT_EQ(viewport.planes().picked, planes.picked);
}

TEST(TensorViewport, CaptionsAndTheNearestElementAreOfTheirPlane)
{
    const TensorViewport viewport = viewportOf({1, 2, 4, 4});
    const QRectF plane = viewport.layout().planeRect(0, 1);
    const auto caption = viewport.captionAt({plane.center().x(), plane.top() - 3});
    ASSERT_TRUE(caption);
    EXPECT_EQ(caption->c, 1u);
    EXPECT_FALSE(viewport.captionAt(plane.center()));
    EXPECT_EQ(viewport.nearestElement(plane.bottomRight() + QPointF(5, 5)), (std::array<uint32_t, 4>{0, 1, 3, 3}));
}

TEST(TensorViewport, TheMinimapIsForWhatIsOutOfSight)
{
    TensorViewport viewport = viewportOf({1, 1, 200, 200});
    viewport.zoomTo(32, {0, 0});
    EXPECT_TRUE(viewport.area().contains(QRectF(viewport.minimap())));
    EXPECT_FALSE(viewport.minimap().isEmpty());
    EXPECT_TRUE(viewport.lookAtShare({0.25, 0.75}));
    EXPECT_NEAR(viewport.center().x(), 0.25, 1e-9);
    EXPECT_NEAR(viewport.center().y(), 0.75, 1e-9);
    viewport.setHasMinimap(false);
    EXPECT_TRUE(viewport.minimap().isEmpty());
}

constexpr LookMemory::Sizes kSmall = {1, 1, 10, 10}, kAlike = {1, 1, 20, 20}, kLarge = {1, 1, 100, 100};
const TensorLook kZoomed{.fitted = false, .zoom = 8, .center = {0.2, 0.3}};

TEST(LookMemory, SizesThatWereThereGetTheirLookBack)
{
    LookMemory memory;
    memory.keep(kSmall, kZoomed, {5, 5}, true);
    memory.keep(kLarge, {}, {}, true);
    EXPECT_EQ(memory.find(kSmall, true).look, kZoomed);
    EXPECT_FALSE(memory.find(kSmall, true).origin);
    memory.forget();
    EXPECT_NE(memory.find(kSmall, true).look, kZoomed);
}

TEST(LookMemory, OtherSizesAreLookedAtAsTheUserChose)
{
    LookMemory memory;
    memory.keep(kSmall, kZoomed, {5, 6}, true);
    const LookMemory::Found alike = memory.find(kAlike, true);
    EXPECT_EQ(alike.look, kZoomed);
    EXPECT_EQ(alike.origin, QPointF(5, 6));
    EXPECT_TRUE(memory.find(kLarge, true).look.fitted) << "another scale";
}

TEST(LookMemory, WhatTheUserDidNotChooseIsNotTakenOn)
{
    LookMemory memory;
    memory.keep(kSmall, kZoomed, {5, 6}, true);
    const TensorLook led{.zoom = 3};
    memory.setTaken(led);
    memory.keep(kAlike, led, {}, true);
    EXPECT_EQ(memory.find({1, 2, 12, 12}, true).look, kZoomed);
}

TEST(LookMemory, OverlaysHaveNoLooksOfTheirOwn)
{
    LookMemory memory;
    memory.keep(kSmall, kZoomed, {}, true);
    memory.keep(kAlike, {.zoom = 2}, {}, false);
    EXPECT_EQ(memory.find(kSmall, false).look.zoom, 2);
    EXPECT_EQ(memory.find(kSmall, true).look, kZoomed);
}

} // namespace
} // namespace tessera
