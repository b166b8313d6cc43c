// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/planes/plane_layout.h"

#include <gtest/gtest.h>

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
                    const QRectF area(0, 0, 640, 480);
                    for (uint32_t n = 0; n < batches; ++n)
                        for (uint32_t c = 0; c < channels; ++c)
                            for (uint32_t y = 0; y < height; ++y)
                                for (uint32_t x = 0; x < width; ++x) {
                                    const Cell cell{n, c, y, x};
                                    const QRectF rect = layout.cellRect(cell);
                                    ASSERT_TRUE(area.contains(rect));
                                    ASSERT_EQ(layout.cellAt(rect.center()), cell);
                                }
                }
}

TEST(PlaneLayout, ABatchEntryStartsARow)
{
    const PlaneLayout layout = fittedLayout(3, 5, 4, 4);
    for (uint32_t n = 0; n < 3; ++n)
        EXPECT_EQ(layout.planeOrigin(n, 0).x(), layout.planeOrigin(0, 0).x());
    EXPECT_GT(layout.planeOrigin(1, 0).y(), layout.planeRect(0, 4).bottom());
}

TEST(PlaneLayout, ABatchOfOneChannelIsWrapped)
{
    const PlaneLayout layout = fittedLayout(16, 1, 4, 4);
    EXPECT_GT(layout.columns, 1u);
    EXPECT_EQ(layout.planeOrigin(1, 0).y(), layout.planeOrigin(0, 0).y());
}

TEST(PlaneLayout, TheElementUnderThePointStaysWhenZooming)
{
    PlaneLayout layout = fittedLayout(1, 12, 30, 40);
    const QPointF point = layout.cellRect({0, 7, 11, 23}).center();
    const std::optional<Cell> cell = layout.cellAt(point);
    ASSERT_EQ(cell, (Cell{0, 7, 11, 23}));
    for (const double zoom : {9.0, 33.3, 512.0, 100.0, 2.5, 1.0, 0.5, 17.0}) {
        layout.zoomTo(zoom, point);
        EXPECT_EQ(layout.cellAt(point), cell) << zoom;
    }
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

// The caption of a plane lies in the gap above it, at every size at which there is one.
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

// Channels of one block stand together: in whole rows, or a block in whole rows.
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

} // namespace
} // namespace tessera
