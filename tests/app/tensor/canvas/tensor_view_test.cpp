// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/canvas/tensor_view.h"

#include "engine/core/tensor/value.h"

#include "tests/support/matchers.h"

#include <QSignalSpy>
#include <QTest>

namespace tessera {
namespace {

class TensorViewTest : public testing::Test {
protected:
    TensorViewTest()
        : input(&document, Side::Input)
        , output(&document, Side::Output)
    {
        for (TensorView* view : {&input, &output}) {
            view->resize(600, 424);
            view->show();
        }
    }

    // The documentation's example: {1, 8, 2, 3} → {1, 2, 4, 6}, values 9c + 3h + w.
    void
    showExample(const char* text = "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --data doc-iota")
    {
        document.newCase(caseFromText(text));
        document.setEngines("cpu", "");
        document.run();
        ASSERT_TRUE(QTest::qWaitFor([this] { return document.shown() && !document.isRunning(); }));
        ASSERT_TRUE(QTest::qWaitFor([this] { return input.range() && output.range(); }));
    }

    static void moveMouse(TensorView& view, QPoint to, Qt::MouseButton held)
    {
        QMouseEvent event(QEvent::MouseMove, to, view.mapToGlobal(to), Qt::NoButton, held, Qt::NoModifier);
        QApplication::sendEvent(&view, &event);
    }

    static QPoint centerOf(const TensorView& view, uint64_t element)
    {
        return view.elementRect(element).center().toPoint();
    }

    std::optional<uint64_t> pinned(Side side) const
    {
        const auto pick = document.pinned();
        return pick && pick->side == side ? std::optional(pick->element) : std::nullopt;
    }

    Document document;
    TensorView input, output;
};

int pixelsIn(const QImage& image, QRgb color)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += (image.pixel(x, y) & 0xffffff) == (color & 0xffffff);
    return count;
}

TEST_F(TensorViewTest, ACellHasTheColourOfItsValue)
{
    showExample();
    const QImage image = output.grab().toImage();
    for (uint64_t element = 0; element < 48; ++element) {
        // Beside the number, and off the grid.
        const QPointF at = output.elementRect(element).bottomLeft() + QPointF(4, -4);
        const double value = toDouble(DataType::UInt32, document.tensor(Side::Output)->bits(element));
        EXPECT_EQ(image.pixel(at.toPoint()), mapped(ColorMap::Viridis, value / 68)) << element;
    }
}

TEST_F(TensorViewTest, NumbersAreDrawnWhenTheyFit)
{
    showExample();
    const auto inks = [this] {
        const QRect cell = output.elementRect(0).toRect().adjusted(3, 3, -3, -3);
        const QImage image = output.grab(cell).toImage();
        return image.width() * image.height() - pixelsIn(image, mapped(ColorMap::Viridis, 0));
    };
    ASSERT_GE(output.zoom(), 40);
    EXPECT_GT(inks(), 20);
    output.setZoom(12, centerOf(output, 0));
    EXPECT_EQ(inks(), 0);
}

TEST_F(TensorViewTest, AClickPinsAndAClickBesideClears)
{
    showExample();
    QTest::mouseClick(&output, Qt::LeftButton, {}, centerOf(output, 33));
    EXPECT_EQ(pinned(Side::Output), 33u);
    EXPECT_THAT(output.accessibleDescription().toStdString(), StartsWith("Output (0,1,1,3) = 64. "));
    QTest::mouseClick(&output, Qt::LeftButton, {}, QPoint(2, 2));
    EXPECT_FALSE(document.pinned());
}

TEST_F(TensorViewTest, TheMouseLightsUpThePartner)
{
    showExample();
    const uint64_t element = 33;
    const uint64_t source = document.partners({Side::Output, element}).list.at(0).element;
    const QRect cell = input.elementRect(source).toRect();
    const QImage before = input.grab(cell).toImage();
    moveMouse(output, centerOf(output, element), Qt::NoButton);
    EXPECT_EQ(document.hovered(), (Pick{Side::Output, element}));
    EXPECT_GT(pixelsIn(input.grab(cell).toImage(), color(Role::Partner).rgb()), 20);
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(&output, &leave);
    EXPECT_EQ(input.grab(cell).toImage(), before);
}

TEST_F(TensorViewTest, ArrowsMoveThePinByOneAndWithShiftByABlock)
{
    showExample(); // output {1, 2, 4, 6}
    document.pin(Pick{Side::Output, 0});
    const auto press = [this](int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(&output, Qt::Key(key), modifiers);
        return pinned(Side::Output).value_or(~0ull);
    };
    EXPECT_EQ(press(Qt::Key_Right), 1u);
    EXPECT_EQ(press(Qt::Key_Right, Qt::ShiftModifier), 3u);
    EXPECT_EQ(press(Qt::Key_Down), 9u);
    EXPECT_EQ(press(Qt::Key_Down, Qt::ShiftModifier), 21u);
    EXPECT_EQ(press(Qt::Key_Down), 21u); // the last row
    EXPECT_EQ(press(Qt::Key_Left), 20u);
    EXPECT_EQ(press(Qt::Key_Up), 14u);
    EXPECT_EQ(press(Qt::Key_PageDown), 38u);
    EXPECT_EQ(press(Qt::Key_PageUp), 14u);
    QTest::keyClick(&output, Qt::Key_Escape);
    EXPECT_FALSE(document.pinned());
}

TEST_F(TensorViewTest, WholePixelsAtActualSizeAndFitAgainOnResize)
{
    showExample();
    const double fitted = output.zoom();
    output.resize(300, 224);
    EXPECT_LT(output.zoom(), fitted);
    output.actualSize();
    EXPECT_EQ(output.zoom(), 1);
    output.resize(600, 424);
    EXPECT_EQ(output.zoom(), 1);
    output.fit();
    EXPECT_EQ(output.zoom(), fitted);
}

TEST_F(TensorViewTest, APictureShowsItsChannelsAsOnePixel)
{
    showExample("SPACE_TO_DEPTH1 --Sizes 1,3,4,4 --DataType UINT8 --BlockSize 2 --data random:5");
    ASSERT_TRUE(input.pictureRefusal().isEmpty());
    input.setMode(TensorView::Mode::Picture);
    const Tensor& tensor = *document.tensor(Side::Input);
    const QImage image = input.grab().toImage();
    for (uint64_t pixel = 0; pixel < 16; ++pixel) {
        const QPoint at = (input.elementRect(pixel).bottomLeft() + QPointF(3, -4)).toPoint();
        const auto channel = [&](uint64_t c) { return static_cast<int>(tensor.bits(c * 16 + pixel)); };
        EXPECT_EQ(image.pixel(at), qRgb(channel(0), channel(1), channel(2))) << pixel;
    }
}

TEST_F(TensorViewTest, ASingleWrongElementOfSixteenMillionIsSeenAtFit)
{
    Tensor difference(TensorDesc{.dataType = DataType::Float32, .sizes = {1, 1, 4096, 4096}});
    difference.setBits(2345 * 4096 + 1234, 0x3f800000);
    TensorView::Overlay overlay{.tensor = difference, .map = ColorMap::Viridis, .minimum = 0, .maximum = 1};
    const auto brightAtFit = [&] {
        output.setOverlay(overlay);
        EXPECT_TRUE(QTest::qWaitFor([this] { return output.range().has_value(); }, 20000));
        EXPECT_LT(output.zoom(), 0.12);
        return pixelsIn(output.grab(QRect(0, 0, output.width(), output.height() - 30)).toImage(),
                        mapped(ColorMap::Viridis, 1));
    };
    EXPECT_GE(brightAtFit(), 1);
    output.setOverlay({});
    overlay.average = true;
    EXPECT_EQ(brightAtFit(), 0);
}

TEST_F(TensorViewTest, ThePinOfAPictureIsSeenAtFit)
{
    showExample("SPACE_TO_DEPTH1 --Sizes 1,1,1500,2000 --DataType UINT8 --BlockSize 2 --data constant:7");
    const auto marks = [](TensorView& view, Role role) { return pixelsIn(view.grab().toImage(), color(role).rgb()); };
    EXPECT_EQ(marks(output, Role::Pin), 0);
    document.pin(Pick{Side::Output, 777 * 1000 + 333});
    EXPECT_GT(marks(output, Role::Pin), 4);
    EXPECT_GT(marks(input, Role::Partner), 4);
}

} // namespace
} // namespace tessera
