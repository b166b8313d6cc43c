// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/lesson/spotlight.h"

#include "app/base/look/theme.h"
#include "tests/app/support/window_fixture.h"

#include <QPainter>

#include <cmath>

namespace tessera {
namespace {

using SpotlightTest = WindowTest;

// How far the pixels of a part are from the ground behind tensors, on average.
double distance(const QImage& image, const QRectF& part)
{
    const double dpr = image.devicePixelRatio();
    const QRect pixels = QRectF(part.topLeft() * dpr, part.size() * dpr).toRect();
    const QColor ground = color(Role::Canvas);
    double sum = 0;
    for (int y = pixels.top(); y <= pixels.bottom(); ++y)
        for (int x = pixels.left(); x <= pixels.right(); ++x) {
            const QColor here = image.pixelColor(x, y);
            sum += std::abs(here.red() - ground.red()) + std::abs(here.green() - ground.green())
                + std::abs(here.blue() - ground.blue());
        }
    return sum / (pixels.width() * pixels.height());
}

TEST_F(SpotlightTest, TheSpotlightDimsAllButThePinAndItsPartners)
{
    key(Qt::Key_F5);
    m_window.document()->pin({});
    waitUntilIdle();
    TensorView* output = view(Side::Output);
    const QRectF cell = output->elementRect(4), other = output->elementRect(11);
    const QImage plain = output->grab().toImage();
    m_window.document()->pin(Pick{Side::Output, 4});
    waitUntilIdle();
    const auto* light = output->findChild<Spotlight*>();
    ASSERT_TRUE(light);
    ASSERT_EQ(output->elementRect(4), cell); // the pin changes no size
    ASSERT_EQ(light->lit().size(), 1U);
    EXPECT_TRUE(light->lit().front().contains(cell));
    const QImage lit = output->grab().toImage();
    EXPECT_LT(distance(lit, other), 0.9 * distance(plain, other));
    EXPECT_GT(distance(lit, cell), 0.7 * distance(plain, cell));
    const auto outside = [output](const QImage& image) { // captions, axes and the legend
        QImage copy = image;
        QPainter painter(&copy);
        for (const QRectF& plane : output->planeRects())
            painter.fillRect(plane.adjusted(-4, -4, 4, 4), Qt::black); // with the ring of a cell at the edge
        return copy;
    };
    EXPECT_EQ(outside(lit), outside(plain));
    EXPECT_EQ(view(Side::Input)->findChild<Spotlight*>()->lit().size(), 1U);
    key(Qt::Key_F5);
    EXPECT_FALSE(output->findChild<Spotlight*>());
}

// The contrast between the lightest and the darkest pixel.
double contrast(const QImage& image, const QRectF& part)
{
    const double dpr = image.devicePixelRatio();
    const QRect pixels = QRectF(part.topLeft() * dpr, part.size() * dpr).toRect();
    const auto linear = [](double value) {
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    double least = 1, most = 0;
    for (int y = pixels.top(); y <= pixels.bottom(); ++y)
        for (int x = pixels.left(); x <= pixels.right(); ++x) {
            const QColor here = image.pixelColor(x, y);
            const double light =
                0.2126 * linear(here.redF()) + 0.7152 * linear(here.greenF()) + 0.0722 * linear(here.blueF());
            least = std::min(least, light);
            most = std::max(most, light);
        }
    return (most + 0.05) / (least + 0.05);
}

TEST_F(SpotlightTest, NumbersInDimmedCellsCanBeRead)
{
    for (const Theme theme : {Theme::Light, Theme::Dark}) {
        m_window.setTheme(theme);
        key(Qt::Key_F5);
        m_window.document()->pin(Pick{Side::Output, 4});
        waitUntilIdle();
        TensorView* output = view(Side::Output);
        const QImage lit = output->grab().toImage();
        for (uint64_t element = 8; element < 48; ++element) {
            const QRectF inside = output->elementRect(element).adjusted(4, 4, -4, -4);
            EXPECT_GE(contrast(lit, inside), 2.5) << element; // thin strokes are lighter than their ink
        }
        key(Qt::Key_F5);
    }
}

// The light of a pixel of a photograph is not found, and all the rest was washed out.
TEST_F(SpotlightTest, NothingIsDimmedWhereCellsAreSmall)
{
    m_window.openCase(caseFromText("DEPTH_TO_SPACE --Sizes 1,4,100,100 --DataType UINT8 --BlockSize 2 --data iota"));
    waitUntilIdle();
    key(Qt::Key_F5);
    m_window.document()->pin(Pick{Side::Output, 4});
    waitUntilIdle();
    ASSERT_LT(view(Side::Output)->elementRect(4).width(), 12);
    EXPECT_TRUE(view(Side::Output)->findChild<Spotlight*>()->lit().empty());
    view(Side::Output)->setZoom(40, view(Side::Output)->elementRect(4).center());
    waitUntilIdle();
    EXPECT_EQ(view(Side::Output)->findChild<Spotlight*>()->lit().size(), 1U);
    key(Qt::Key_F5);
}

} // namespace
} // namespace tessera
