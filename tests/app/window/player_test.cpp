// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/format.h"
#include "app/look/theme.h"
#include "tests/app/support/window_fixture.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QMenuBar>
#include <QSlider>
#include <QTemporaryDir>
#include <QToolButton>

namespace tessera {
namespace {

class PlayerTest : public WindowTest {
protected:
    using WindowTest::WindowTest;

    void show(const char* line)
    {
        m_window.openCase(caseFromText(line));
        waitUntilIdle();
    }
    void turnOn()
    {
        view(Side::Output)->setFocus();
        key(Qt::Key_F9);
    }
    bool isOn() const { return bar()->isVisible(); }
    QWidget* bar() const { return m_window.findChild<QWidget*>(QStringLiteral("playerBar")); }
    QSlider* slider() const { return bar()->findChild<QSlider*>(); }
    std::string count() const { return text("playerCount"); }
    std::string text(const char* name) const
    {
        return bar()->findChild<QLabel*>(QLatin1String(name))->text().toStdString();
    }
    QToolButton* button(const char* words) const { return named<QToolButton>(QLatin1String(words)); }
    // How many pixels of an element's cell are as an empty cell is.
    int emptyPixels(std::array<uint32_t, 4> at)
    {
        waitUntilIdle();
        TensorView* output = view(Side::Output);
        const auto element = elementAt(m_window.document()->tensor(Side::Output)->desc.sizes, at);
        return pixelsLike(output->grab().toImage(), output->elementRect(element).toRect().adjusted(4, 4, -4, -4),
                          color(Role::Panel));
    }
    bool isEmpty(std::array<uint32_t, 4> at)
    {
        const QSize cell = view(Side::Output)->elementRect(0).size().toSize() - QSize(8, 8);
        return emptyPixels(at) == cell.width() * cell.height();
    }
    std::string copiedLine()
    {
        key(Qt::Key_C, Qt::ControlModifier | Qt::AltModifier);
        return QGuiApplication::clipboard()->text().toStdString();
    }
};

TEST_F(PlayerTest, IsOffAtFirstAndOpensOnAnEmptyOutput)
{
    EXPECT_FALSE(isOn());
    EXPECT_FALSE(isEmpty({0, 0, 0, 0}));
    turnOn();
    ASSERT_TRUE(isOn());
    EXPECT_EQ(count(), "0 of 48");
    EXPECT_TRUE(isEmpty({0, 0, 0, 0}));
    EXPECT_TRUE(isEmpty({0, 1, 3, 5}));
    key(Qt::Key_F9);
    EXPECT_FALSE(isOn());
    EXPECT_FALSE(isEmpty({0, 0, 0, 0})) << "the output is whole again";
}

TEST_F(PlayerTest, KeysStepOnTheTensorsAndAPinStaysWhereItIs)
{
    m_window.document()->pin(Pick{Side::Output, 5});
    turnOn();
    key(Qt::Key_Right);
    EXPECT_EQ(count(), "1 of 48");
    EXPECT_FALSE(isEmpty({0, 0, 0, 0}));
    EXPECT_TRUE(isEmpty({0, 0, 0, 1}));
    key(Qt::Key_PageDown);
    key(Qt::Key_PageDown);
    EXPECT_EQ(count(), "3 of 48");
    key(Qt::Key_PageUp);
    key(Qt::Key_Left);
    EXPECT_EQ(count(), "1 of 48");
    key(Qt::Key_End);
    EXPECT_EQ(count(), "48 of 48");
    EXPECT_FALSE(isEmpty({0, 1, 3, 5}));
    key(Qt::Key_Home);
    EXPECT_EQ(count(), "0 of 48");
    EXPECT_EQ(m_window.document()->pinned(), (Pick{Side::Output, 5}));
}

TEST_F(PlayerTest, LeavesTheKeysToTheTensorsWhileItIsOff)
{
    m_window.document()->pin(Pick{Side::Output, 1});
    view(Side::Output)->setFocus();
    key(Qt::Key_Right);
    EXPECT_EQ(m_window.document()->pinned(), (Pick{Side::Output, 2}));
}

TEST_F(PlayerTest, SpacePlaysToTheEndAndStops)
{
    show("DEPTH_TO_SPACE1 --Sizes 1,4,1,1 --DataType UINT32 --BlockSize 2 --data iota");
    turnOn();
    auto* speed = named<QComboBox>(QStringLiteral("Steps a second"));
    QTest::keyClick(speed, Qt::Key_End);
    view(Side::Output)->setFocus();
    QTest::keyClick(view(Side::Output), Qt::Key_Space);
    EXPECT_TRUE(waitFor([&] { return count() == "4 of 4"; }));
    EXPECT_EQ(button("Play")->text().remove(u'&'), QStringLiteral("Play"));
    QTest::keyClick(view(Side::Output), Qt::Key_Space); // begins again
    EXPECT_EQ(count(), "0 of 4");
    QTest::keyClick(view(Side::Output), Qt::Key_Space); // and pauses
    EXPECT_EQ(button("Play")->text().remove(u'&'), QStringLiteral("Play"));
}

TEST_F(PlayerTest, SaysWhereAnElementComesFromWithItsNumbers)
{
    turnOn();
    for (int i = 0; i < 4; ++i)
        key(Qt::Key_Right);
    EXPECT_THAT(text("playerSentence"), testing::HasSubstr("column 3"));
    EXPECT_THAT(text("playerFormula"), testing::HasSubstr("3 = 1·2 + 1"));
}

TEST_F(PlayerTest, FollowsTheOrderAndTheUnitThatAreChosen)
{
    turnOn();
    key(Qt::Key_Right);
    QAbstractButton* input = nullptr;
    for (auto* each : bar()->findChildren<QAbstractButton*>())
        if (each->accessibleName() == QStringLiteral("Input"))
            input = each;
    ASSERT_TRUE(input);
    QTest::mouseClick(input, Qt::LeftButton);
    view(Side::Output)->setFocus();
    key(Qt::Key_Right); // the input's second element goes two columns on
    EXPECT_FALSE(isEmpty({0, 0, 0, 2}));
    EXPECT_TRUE(isEmpty({0, 0, 0, 1}));
    auto* unit = named<QComboBox>(QStringLiteral("What a step fills"));
    QTest::keyClick(unit, Qt::Key_End);
    EXPECT_THAT(count(), testing::HasSubstr(" of 8"));
}

TEST_F(PlayerTest, TheSliderGoesAnywhere)
{
    turnOn();
    slider()->setFocus();
    QTest::mouseClick(slider(), Qt::LeftButton, {}, QPoint(slider()->width() - 2, slider()->height() / 2));
    key(Qt::Key_Home);
    EXPECT_EQ(count(), "0 of 48");
    slider()->setValue(24);
    EXPECT_EQ(count(), "24 of 48");
    EXPECT_FALSE(isEmpty({0, 0, 3, 5}));
    EXPECT_TRUE(isEmpty({0, 1, 0, 0}));
}

TEST_F(PlayerTest, DrawsArrowsFromTheSourcesWithTheirWeights)
{
    show("RESAMPLE1 --Sizes 1,1,2,2 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,2,2 "
         "--InputPixelOffsets 0.5,0.5,0.5,0.5 --OutputPixelOffsets -0.5,-0.5,-0.5,-0.5 --data iota");
    turnOn();
    const auto* arrows = m_window.findChild<QWidget*>(QStringLiteral("stepArrows"));
    const auto drawn = [&] {
        QImage picture(arrows->size(), QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::transparent);
        const_cast<QWidget*>(arrows)->render(&picture, {}, {}, QWidget::RenderFlags());
        int pixels = 0;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                pixels += qAlpha(picture.pixel(x, y)) > 0;
        return pixels;
    };
    EXPECT_EQ(drawn(), 0);
    key(Qt::Key_Right);
    const int one = drawn();
    EXPECT_GT(one, 50);
    for (int i = 0; i < 5; ++i)
        key(Qt::Key_Right);
    EXPECT_GT(drawn(), 2 * one) << "(0,0,1,1) has four sources";
    key(Qt::Key_F9);
    EXPECT_FALSE(arrows->isVisible());
}

TEST_F(PlayerTest, WhatIsTooSmallToBeSeenIsRingedOnBothSides)
{
    show("DEPTH_TO_SPACE1 --Sizes 1,4,600,600 --DataType UINT8 --BlockSize 2 --data constant:7");
    turnOn();
    m_window.document()->pin({});
    m_window.document()->setPlay({true, {StepOrder::Output, StepUnit::Row}, 601});
    waitUntilIdle();
    TensorView* input = view(Side::Input);
    input->setMode(TensorView::Mode::Plane);
    const auto ringed = [&](uint32_t channel) {
        input->setPlane(0, channel);
        waitUntilIdle();
        const QImage picture = input->grab().toImage();
        return pixelsLike(picture, picture.rect(), color(Role::Partner));
    };
    EXPECT_GT(ringed(1), 80) << "row 600 is made of channels 0 and 1";
    EXPECT_EQ(ringed(2), 0);
}

TEST_F(PlayerTest, StandsInTheLineThatIsCopiedAndPasted)
{
    turnOn();
    m_window.document()->setPlay({true, {StepOrder::Memory, StepUnit::Row}, 3});
    const std::string line = copiedLine();
    EXPECT_THAT(line, testing::HasSubstr(" --along memory --by row --step 3"));
    key(Qt::Key_F9);
    EXPECT_THAT(copiedLine(), testing::Not(testing::HasSubstr("--step")));
    QGuiApplication::clipboard()->setText(QString::fromStdString(line));
    key(Qt::Key_V, Qt::ControlModifier);
    EXPECT_TRUE(isOn());
    EXPECT_EQ(count(), "3 of 8");
    EXPECT_EQ(copiedLine(), line);
}

TEST_F(PlayerTest, AnotherCaseBeginsAtItsBeginning)
{
    turnOn();
    key(Qt::Key_End);
    show("DEPTH_TO_SPACE1 --Sizes 1,4,2,2 --DataType UINT32 --BlockSize 2 --data iota");
    EXPECT_TRUE(isOn());
    EXPECT_EQ(count(), "0 of 16");
}

TEST_F(PlayerTest, AHundredMillionElementsStepAsFluently)
{
    show("DEPTH_TO_SPACE1 --Sizes 1,4,5000,5000 --DataType UINT8 --BlockSize 2 --data constant:7");
    turnOn();
    QElapsedTimer time;
    time.start();
    for (int i = 0; i < 20; ++i)
        QTest::keyClick(view(Side::Output), Qt::Key_Right);
    EXPECT_EQ(count(), "20 of " + countText(100'000'000).toStdString());
    EXPECT_LT(time.elapsed(), 15'000) << "a step looks at all elements, which takes seconds each";
    key(Qt::Key_End);
    EXPECT_EQ(count(), countText(100'000'000).toStdString() + " of " + countText(100'000'000).toStdString());
}

TEST(PlayerSession, ComesBackWhereItStood)
{
    const QTemporaryDir folder;
    const PlayState play{true, {StepOrder::Input, StepUnit::Block}, 2};
    const WindowOptions options{.configFolder = folder.path(), .theme = Theme::Light};
    {
        MainWindow window(options);
        window.show();
        ASSERT_TRUE(waitForRun(*window.document()));
        window.document()->setPlay(play);
        window.close();
    }
    const MainWindow window(options);
    EXPECT_EQ(window.document()->play(), play);
}

TEST_F(PlayerTest, TheFormulaIsWholeInANarrowWindow)
{
    m_window.resize(900, 800);
    m_window.actions().get(QStringLiteral("player"))->trigger();
    m_window.actions().get(QStringLiteral("playerLast"))->trigger();
    waitUntilIdle();
    const auto* formula = m_window.findChild<QLabel*>(QStringLiteral("playerFormula"));
    ASSERT_TRUE(formula->wordWrap());
    EXPECT_LE(formula->heightForWidth(formula->width()), formula->height());
    EXPECT_FALSE(formula->text().contains(u'…'));
}

// In large letters its other parts took all the room.
TEST_F(PlayerTest, TheSliderHasRoomInANarrowWindowAndALecture)
{
    show("DEPTH_TO_SPACE --Sizes 1,64,100,100 --DataType UINT8 --BlockSize 2 --data iota");
    turnOn();
    auto* choice = bar()->findChild<QComboBox*>();
    const auto isBelow = [&] {
        return choice->mapTo(bar(), QPoint()).y() > slider()->mapTo(bar(), QPoint()).y() + slider()->height();
    };
    m_window.resize(1500, 800);
    waitUntilIdle();
    EXPECT_GE(slider()->width(), 160);
    EXPECT_FALSE(isBelow());
    m_window.resize(800, 800);
    waitUntilIdle();
    EXPECT_GE(slider()->width(), 160);
    EXPECT_TRUE(isBelow());
    m_window.resize(1500, 800);
    waitUntilIdle();
    EXPECT_FALSE(isBelow());
    key(Qt::Key_F5);
    m_window.showNormal();
    m_window.resize(1440, 900);
    waitUntilIdle();
    EXPECT_EQ(m_window.width(), 1440);
    EXPECT_GT(bar()->findChild<QToolButton*>()->iconSize().height(), 20) << "as large as the letters";
    EXPECT_GE(slider()->width(), 160);
}

} // namespace
} // namespace tessera
