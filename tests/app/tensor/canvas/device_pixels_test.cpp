// SPDX-License-Identifier: GPL-3.0-or-later
// Elements and device pixels: run once more for each of several scale factors (tests/CMakeLists.txt).
#include "app/views/tabs/map/memory_view.h"
#include "tests/app/support/window_fixture.h"

namespace tessera {
namespace {

struct DevicePixels : WindowTest {
    static constexpr uint32_t kHeight = 40, kWidth = 60;

    DevicePixels()
    {
        changeCase("DEPTH_TO_SPACE1 --Sizes 1,4,20,30 --DataType UINT8 --BlockSize 2 --data random:7");
        (void)waitFor([&] { return view(Side::Output)->elementRect(kHeight * kWidth - 1).isValid(); });
        document().pin({});
        view(Side::Output)->setFocus();
    }

    double ratio() const { return view(Side::Output)->devicePixelRatioF(); }
    // Moves the mouse to a whole device pixel, as the platform does. That may be no whole point, and QTest::mouseMove()
    // takes whole points only.
    void moveMouse(QPointF pixelOfWindow)
    {
        const QPointF to = pixelOfWindow / ratio();
        qt_handleMouseEvent(m_window.windowHandle(), to, m_window.mapToGlobal(to), Qt::NoButton, Qt::NoButton,
                            QEvent::MouseMove, Qt::NoModifier, ++m_time);
    }
    int m_time = 0;
    // Where a point of the view lies, in device pixels of the window.
    QPointF inWindow(QPointF point) const { return (view(Side::Output)->mapTo(&m_window, QPoint()) + point) * ratio(); }
    QPoint corner() const { return inWindow(view(Side::Output)->elementRect(0).topLeft()).toPoint(); }

    QRgb colourOf(uint32_t y, uint32_t x) const
    {
        const auto [least, most] = *view(Side::Output)->range();
        const Tensor& tensor = *document().tensor(Side::Output);
        const double value = toDouble(DataType::UInt8, tensor.bits(uint64_t(y) * kWidth + x));
        return mapped(ColorMap::Viridis, (value - least) / (most - least));
    }
};

TEST_F(DevicePixels, AtHundredPercentEveryElementIsOne)
{
    const QByteArray factor = qgetenv("QT_SCALE_FACTOR");
    EXPECT_EQ(ratio(), factor.isEmpty() ? 1 : factor.toDouble());
    key(Qt::Key_1);
    QTest::mouseMove(&m_window, QPoint(1, 1));
    const QImage picture = m_window.grab().toImage();
    for (int y = 0; y < int(kHeight); ++y) {
        for (int x = 0; x < int(kWidth); ++x)
            ASSERT_EQ(picture.pixel(corner() + QPoint(x, y)), colourOf(uint32_t(y), uint32_t(x))) << y << ' ' << x;
        for (const int x : {-1, int(kWidth)}) // and no pixel more
            EXPECT_EQ(picture.pixelColor(corner() + QPoint(x, y)), color(Role::Canvas)) << y;
    }
    EXPECT_THAT(spoken("zoomReadout").toStdString(), HasSubstr("100"));
}

TEST_F(DevicePixels, TheMousePicksTheElementWhosePixelItIsOnUpToTheEdges)
{
    for (const double zoom : {1.0, 3.0, 8.0}) {
        view(Side::Output)->setZoom(zoom, QRectF(view(Side::Output)->rect()).center());
        QTest::mouseMove(&m_window, QPoint(1, 1));
        const QPoint start = corner();
        const int width = int(zoom * kWidth), height = int(zoom * kHeight);
        const QRect pixels(inWindow({0, 0}).toPoint(), (QSizeF(view(Side::Output)->size()) * ratio()).toSize());
        const QPoint middle =
            inWindow(view(Side::Output)->elementRect(uint64_t(kHeight) / 2 * kWidth + 7).center()).toPoint();
        for (const bool across : {true, false}) { // a row of the window's pixels, then a column
            const int from = across ? pixels.left() : pixels.top();
            const int to = across ? pixels.right() : pixels.bottom() - int(25 * ratio());
            for (int i = from + 1; i < to; ++i) {
                const QPoint at = across ? QPoint(i, middle.y()) : QPoint(middle.x(), i);
                const int x = at.x() - start.x(), y = at.y() - start.y();
                const bool inside = x >= 0 && x < width && y >= 0 && y < height;
                moveMouse(at);
                const QString expected = inside
                    ? QStringLiteral("out (0,0,%1,%2) ").arg(int(y / zoom)).arg(int(x / zoom))
                    : QStringLiteral("out –");
                ASSERT_TRUE(spoken("outReadout").startsWith(expected))
                    << "zoom " << zoom << ", at " << at.x() << ',' << at.y() << ": "
                    << spoken("outReadout").toStdString() << ", not " << expected.toStdString();
            }
        }
    }
}

// The lane of an axis is light and dark by turns: where the picture changes, the next element begins.
TEST_F(DevicePixels, AStripOfMemoryPicksTheElementThatItsPixelShows)
{
    document().replaceCase(caseFromText("DEPTH_TO_SPACE1 --Sizes 1,1,1,60 --DataType UINT8 --BlockSize 1 --data iota"),
                           {});
    key(Qt::Key_M, Qt::AltModifier | Qt::ShiftModifier);
    auto* strip = qobject_cast<MemoryStrip*>(QApplication::focusWidget());
    ASSERT_TRUE(strip);
    for (const bool zoomed : {false, true}) {
        if (zoomed)
            key(Qt::Key_Plus);
        QTest::mouseMove(&m_window, QPoint(1, 1));
        waitUntilIdle();
        const QImage picture = m_window.grab().toImage();
        const QPointF origin = QPointF(strip->mapTo(&m_window, QPoint())) * ratio();
        const int ring = int(std::ceil(ratio())); // the ring of the focus
        const int row = int(std::round(origin.y())) + ring, left = int(std::round(origin.x())) + ring;
        const int right = int(std::floor(origin.x() + strip->width() * ratio())) - ring;
        const auto indexAt = [&](int x) { // as the window says
            moveMouse(QPointF(x, row));
            const QString text = spoken("outReadout");
            return text.startsWith("out (0,0,0,") ? text.mid(11).section(u')', 0, 0).toInt() : -1;
        };
        int expected = indexAt(left), changes = 0;
        for (int x = left + 1; x < right; ++x) {
            const bool next = picture.pixel(x, row) != picture.pixel(x - 1, row);
            expected += next;
            changes += next;
            ASSERT_EQ(indexAt(x), expected) << "pixel " << x - left << " of the strip";
        }
        EXPECT_GT(changes, 20);
    }
}

// On X11 a mouse event's positions in the widget and on the screen are rounded. Only the one in the window is exact.
TEST_F(DevicePixels, AClickAndAMoveAreAtTheExactPlaceInTheWindow)
{
    key(Qt::Key_1);
    const QPoint start = corner();
    for (int x = 0; x < 12; ++x) {
        const QPointF to = QPointF(start + QPoint(x, 9)) / ratio();
        for (const auto& [type, buttons] :
             {std::pair(QEvent::MouseButtonPress, Qt::LeftButton), std::pair(QEvent::MouseButtonRelease, Qt::NoButton)})
            qt_handleMouseEvent(m_window.windowHandle(), to, m_window.mapToGlobal(to), buttons, Qt::LeftButton, type,
                                Qt::NoModifier, m_time += 1000);
        ASSERT_TRUE(document().pinned());
        EXPECT_EQ(document().pinned()->element, 9 * kWidth + uint32_t(x));
        QMouseEvent event(QEvent::MouseMove, view(Side::Output)->mapFrom(&m_window, to).toPoint(), to,
                          m_window.mapToGlobal(to).toPoint(), Qt::NoButton, {}, {});
        QApplication::sendEvent(view(Side::Output), &event);
        EXPECT_TRUE(spoken("outReadout").startsWith(QStringLiteral("out (0,0,9,%1) ").arg(x)))
            << x << ": " << spoken("outReadout").toStdString();
    }
}

} // namespace
} // namespace tessera
