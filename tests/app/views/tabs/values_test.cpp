// SPDX-License-Identifier: GPL-3.0-or-later
// The panel of values: a histogram for each channel, and profiles through the pin.
#include "app/views/tabs/histogram_view.h"
#include "app/views/tabs/profile_view.h"
#include "app/window/values_dock.h"
#include "tests/app/support/window_fixture.h"

namespace tessera {
namespace {

class ValuesTest : public WindowTest {
protected:
    ValuesTest() { m_window.resize(1600, 1000); }

    ValuesDock* dock() const { return m_window.findChild<ValuesDock*>(); }
    ProfileView* profile(const char* axis) const
    {
        return m_window.findChild<ProfileView*>(QStringLiteral("profile_") + QLatin1String(axis));
    }
    void open(const char* line) { showCase(line); }
    void pin(Side side, std::array<uint32_t, 4> at)
    {
        document().pin(Pick{side, elementAt(document().tensor(side)->desc.sizes, at)});
        waitUntilIdle();
    }
    void moveOver(QWidget* widget, QPoint to)
    {
        QMouseEvent move(QEvent::MouseMove, to, widget->mapToGlobal(to), Qt::NoButton, {}, {});
        QApplication::sendEvent(widget, &move);
    }
};

TEST_F(ValuesTest, IsHiddenAtFirstAndStaysBesideEveryTab)
{
    EXPECT_TRUE(dock()->isHidden());
    view(Side::Output)->setFocus();
    key(Qt::Key_H);
    EXPECT_TRUE(dock()->isVisible());
    EXPECT_TRUE(dock()->isAncestorOf(QApplication::focusWidget()));
    EXPECT_TRUE(m_window.showTab("Memory"));
    EXPECT_TRUE(dock()->isVisible());
    key(Qt::Key_H); // in the panel
    EXPECT_TRUE(dock()->isHidden());
    EXPECT_TRUE(m_window.showTab("histogram"));
    EXPECT_TRUE(dock()->isVisible());
    trigger("panels");
    EXPECT_TRUE(dock()->isHidden());
    trigger("panels");
    EXPECT_TRUE(dock()->isVisible()) << "as it was";
    trigger("resetLayout");
    EXPECT_TRUE(dock()->isHidden());
    trigger("panels");
    trigger("panels");
    EXPECT_TRUE(dock()->isHidden()) << "as it was";
    trigger("profileTab");
    EXPECT_TRUE(profile("x")->hasFocus());
}

// 2× upsampling to the nearest: output x comes from input x / 2.
TEST_F(ValuesTest, TheProfileTellsInputAAndBAtTheirOwnCoordinates)
{
    trigger("profileTab");
    open("RESAMPLE1 --Sizes 1,1,3,4 --DataType FLOAT32 --InterpolationMode NEAREST_NEIGHBOR --Scales 1,1,2,2 --data "
         "iota");
    pin(Side::Output, {0, 0, 2, 5});
    EXPECT_EQ(profile("x")->sentence(), "out x 5, in x 2: Input 6, A 6, B 6");
    EXPECT_EQ(profile("y")->sentence(), "out y 2, in y 1: Input 6, A 6, B 6");
    pin(Side::Input, {0, 0, 0, 3});
    EXPECT_THAT(profile("x")->sentence().toStdString(), EndsWith("in x 3: Input 3, A 3, B 3"));
}

TEST_F(ValuesTest, TheMouseTellsAndAClickPinsAnElementOfTheLine)
{
    trigger("profileTab");
    open("RESAMPLE1 --Sizes 1,1,3,4 --DataType FLOAT32 --InterpolationMode NEAREST_NEIGHBOR --Scales 1,1,2,2 --data "
         "iota");
    pin(Side::Output, {0, 0, 2, 5});
    ProfileView* x = profile("x");
    const QPoint atStart(14, x->height() / 2);
    moveOver(x, atStart);
    EXPECT_EQ(x->sentence(), "out x 0, in x 0: Input 4, A 4, B 4");
    EXPECT_EQ(document().hovered(), (Pick{Side::Output, 2 * 8}));
    QTest::mouseClick(x, Qt::LeftButton, {}, atStart);
    EXPECT_EQ(document().pinned(), (Pick{Side::Output, 2 * 8}));
    waitUntilIdle();
    x->setFocus();
    QTest::keyClick(x, Qt::Key_Right, Qt::ShiftModifier);
    QTest::keyClick(x, Qt::Key_Return);
    EXPECT_EQ(document().pinned(), (Pick{Side::Output, 2 * 8 + 7}));
}

TEST_F(ValuesTest, ANotANumberIsSaidAndMarked)
{
    trigger("profileTab");
    open("SPACE_TO_DEPTH1 --Sizes 1,1,8,8 --DataType FLOAT32 --BlockSize 1 --data special");
    QStringList said;
    int marked = 0;
    for (uint64_t element = 0; element < 64; ++element) {
        document().pin(Pick{Side::Output, element});
        waitUntilIdle();
        said << profile("x")->sentence();
        const QImage drawn = profile("x")->grab().toImage();
        marked = std::max(marked, pixelsLike(drawn, drawn.rect(), color(Role::Bad)));
    }
    EXPECT_FALSE(said.filter("A NaN").isEmpty()) << said.join(u'\n').toStdString();
    EXPECT_FALSE(said.filter("A +Inf").isEmpty());
    EXPECT_GT(marked, 5);
}

TEST_F(ValuesTest, WithoutAPinItSaysWhatToDo)
{
    trigger("profileTab");
    EXPECT_TRUE(profile("x")->isVisible());
    document().pin({});
    EXPECT_FALSE(profile("x")->isVisible());
    EXPECT_TRUE(shows("Pin an element"));
}

// Red is 255 everywhere, green 0, blue a ramp: each is drawn in its own colour.
TEST_F(ValuesTest, APictureHasALineForEachChannel)
{
    open("SPACE_TO_DEPTH1 --Sizes 1,3,16,16 --DataType UINT8 --BlockSize 1 --data iota");
    trigger("histogramTab");
    const auto drawn = [this](int channel) {
        waitUntilIdle();
        const QImage picture = dock()->findChild<HistogramView*>()->grab().toImage();
        return pixelsLike(picture, picture.rect(), QColor::fromRgb(primaryColors()[size_t(channel)]));
    };
    EXPECT_EQ(drawn(0), 0);
    view(Side::Output)->setMode(TensorView::Mode::Picture);
    for (int channel = 0; channel < 3; ++channel)
        EXPECT_GT(drawn(channel), 30) << channel;
    view(Side::Output)->setMode(TensorView::Mode::Atlas);
    EXPECT_EQ(drawn(0), 0);
}

TEST_F(ValuesTest, CountsAreLinearOrLogarithmic)
{
    open("SPACE_TO_DEPTH1 --Sizes 1,1,16,16 --DataType UINT8 --BlockSize 1 --data iota");
    trigger("histogramTab");
    HistogramView view;
    view.resize(240, 120);
    view.setHistogram({.edges = {0, 1, 2}, .counts = {1000, 10}}, HistogramAxis::Linear);
    const auto bars = [&] { // pixels that are no ground, in the right half
        const QImage picture = view.grab().toImage();
        const QColor ground = view.palette().color(QPalette::Base);
        return 100 * 90 - pixelsLike(picture, {125, 16, 100, 90}, ground);
    };
    const int logarithmic = bars();
    view.setLogarithmic(false);
    EXPECT_LT(bars() * 3, logarithmic);
}

} // namespace
} // namespace tessera
