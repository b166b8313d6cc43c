// SPDX-License-Identifier: GPL-3.0-or-later
// What lights up in one tensor while the mouse is over the other one.
#include "tests/app/support/window_fixture.h"

namespace tessera {
namespace {

class PartnerMarksTest : public WindowTest {
protected:
    PartnerMarksTest()
    {
        m_window.resize(1400, 900);
        view(Side::Output)->setFocus();
        key(Qt::Key_Escape); // the example's pin
    }

    void hover(Side side, uint64_t element)
    {
        TensorView* over = view(side);
        const QPointF at = over->elementRect(element).center();
        QMouseEvent move(QEvent::MouseMove, at, over->mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
        QApplication::sendEvent(over, &move);
    }

    QImage pictureOf(Side side) { return view(side)->grab().toImage(); }

    // Where neither numbers nor frames are.
    QColor ground(const QImage& picture, Side side, uint64_t element)
    {
        const QRectF cell = view(side)->elementRect(element);
        return picture.pixelColor((cell.topLeft() + QPointF(cell.width() / 6, cell.height() * 0.7)).toPoint());
    }
    QColor edge(const QImage& picture, Side side, uint64_t element)
    {
        const QRectF cell = view(side)->elementRect(element);
        return picture.pixelColor((cell.topLeft() + QPointF(1, cell.height() * 0.7)).toPoint());
    }
};

int distance(const QColor& a, const QColor& b)
{
    return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue());
}

TEST_F(PartnerMarksTest, AnInputLightsUpTheOutputThatItGoesTo)
{
    const QImage before = pictureOf(Side::Output);
    hover(Side::Input, elementAt(std::array{1U, 8U, 2U, 3U}, std::array{0U, 5U, 1U, 1U}));
    const QImage after = pictureOf(Side::Output);
    for (uint64_t element = 0; element < 48; ++element) {
        const QRect cell = view(Side::Output)->elementRect(element).toRect();
        const int ink = pixelsLike(after, cell, color(Role::Partner)) - pixelsLike(before, cell, color(Role::Partner));
        EXPECT_EQ(ink > 50, element == 39) << element << ": " << ink;
    }
}

// x = (1 + 0.5) / 2 - 0.5 = 0.25 on both axes: weights 9/16, 3/16, 3/16 and 1/16, and a dot between the four centres.
TEST_F(PartnerMarksTest, WeightsFrameTheirInputsAndADotIsWhereTheCoordinateFalls)
{
    showCase("RESAMPLE1 --Sizes 1,1,4,4 --DataType FLOAT32 --InterpolationMode LINEAR "
             "--Scales 1,1,2,2 --data constant:3");
    ASSERT_TRUE(waitFor([&] { return !view(Side::Output)->elementRect(63).isEmpty(); }));
    const QImage before = pictureOf(Side::Input);
    hover(Side::Output, 9); // row 1, column 1
    const QImage after = pictureOf(Side::Input);
    const auto frame = [&](uint64_t element) {
        return distance(edge(before, Side::Input, element), edge(after, Side::Input, element));
    };
    EXPECT_GT(frame(0), frame(1));
    EXPECT_EQ(frame(1), frame(4));
    EXPECT_GT(frame(4), frame(5));
    EXPECT_GT(frame(5), 0);
    for (const uint64_t other : {2, 3, 6, 7, 8, 10, 15})
        EXPECT_EQ(frame(other), 0) << other;
    for (uint64_t element = 0; element < 16; ++element) // a colour is a value, and its number reads on it
        EXPECT_EQ(ground(before, Side::Input, element), ground(after, Side::Input, element)) << element;

    const QRectF cell = view(Side::Input)->elementRect(0);
    const QPointF there = cell.topLeft() + 0.75 * QPointF(cell.width(), cell.height());
    const QRect dot(there.toPoint() - QPoint(2, 2), QSize(4, 4));
    EXPECT_EQ(pixelsLike(before, dot, color(Role::Pin)), 0);
    EXPECT_EQ(pixelsLike(after, dot, color(Role::Pin)), 16);
}

// A weight in a cell that is too small for both hid the upper half of the number.
TEST_F(PartnerMarksTest, AWeightLeavesTheNumberToBeRead)
{
    showCase("RESAMPLE1 --Sizes 1,1,1,4 --DataType FLOAT32 --InterpolationMode LINEAR "
             "--Scales 1,1,1,0.5 --data constant:8");
    for (const auto& [zoom, isShown] : {std::pair(38, false), std::pair(72, true)}) {
        view(Side::Input)->setZoom(zoom, QPointF(100, 100));
        waitUntilIdle();
        hover(Side::Output, 0);
        const QRect cell = view(Side::Input)->elementRect(0).toRect();
        const QRect inside = cell.adjusted(4, 4, -4, -4); // without the frame
        const int ink = pixelsLike(pictureOf(Side::Input), inside, color(Role::Partner));
        EXPECT_EQ(ink > 40, isShown) << zoom << ": " << ink;
    }
}

TEST_F(PartnerMarksTest, TheTensorThatHasTheKeysHasARing)
{
    const auto ring = [this](Side side) {
        const QImage picture = pictureOf(side);
        return pixelsLike(picture, QRect(0, 0, picture.width(), 3), color(Role::Accent));
    };
    EXPECT_GT(ring(Side::Output), view(Side::Output)->width() / 2);
    EXPECT_EQ(ring(Side::Input), 0);
    for (int i = 0; i < 20 && !view(Side::Input)->hasFocus(); ++i)
        key(Qt::Key_Backtab, Qt::ShiftModifier);
    EXPECT_EQ(ring(Side::Output), 0);
    EXPECT_GT(ring(Side::Input), view(Side::Input)->width() / 2);
}

} // namespace
} // namespace tessera
