// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/teach/lesson/player_controller.h"
#include "app/tensor/canvas/tensor_display.h"
#include "app/views/tabs/map/mapping_view.h"
#include "tests/app/tensor/panes/panel_support.h"
#include "tests/app/window/player_fixture.h"

namespace tessera {
namespace {

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
    document().pin(Pick{Side::Output, 5});
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
    EXPECT_EQ(document().pinned(), (Pick{Side::Output, 5}));
}

TEST_F(PlayerTest, SpacePlaysToTheEndAndStops)
{
    show("DEPTH_TO_SPACE1 --Sizes 1,4,1,1 --DataType UINT32 --BlockSize 2 --data iota");
    turnOn();
    auto* speed = named<QComboBox>("Steps a second");
    QTest::keyClick(speed, Qt::Key_End);
    view(Side::Output)->setFocus();
    QTest::keyClick(view(Side::Output), Qt::Key_Space);
    EXPECT_TRUE(waitFor([&] { return count() == "4 of 4"; }));
    EXPECT_EQ(button("Play")->text().remove(u'&'), "Play");
    QTest::keyClick(view(Side::Output), Qt::Key_Space); // begins again
    EXPECT_EQ(count(), "0 of 4");
    QTest::keyClick(view(Side::Output), Qt::Key_Space); // and pauses
    EXPECT_EQ(button("Play")->text().remove(u'&'), "Play");
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
    const auto drawn = [&] {
        const QImage picture = arrows();
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
    EXPECT_GT(drawn(), one) << "(0,0,1,1) has four sources";
    key(Qt::Key_F9);
    EXPECT_FALSE(part("stepArrows")->isVisible());
}

// Not of the row that it fills, nor of what lies before its source.
TEST_F(PlayerTest, NoArrowStrikesANumberThrough)
{
    m_window.resize(1600, 1000);
    show("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH --data doc-iota");
    turnOn();
    for (int step = 1; step <= 24; ++step) {
        key(Qt::Key_Right);
        const QImage picture = arrows();
        for (const Side side : {Side::Input, Side::Output})
            for (uint64_t element = 0; element < 48; ++element) {
                const QRectF cell = view(side)->elementRect(element);
                ASSERT_GT(cell.height(), 20);
                const QPoint middle =
                    part("stepArrows")->mapFromGlobal(view(side)->mapToGlobal(cell.center().toPoint()));
                for (int x = -6; x <= 6; ++x)
                    ASSERT_EQ(qAlpha(picture.pixel(middle + QPoint(x, 0))), 0) << step << ' ' << element;
            }
    }
}

TEST_F(PlayerTest, WhatIsTooSmallToBeSeenIsRingedOnBothSides)
{
    show("DEPTH_TO_SPACE1 --Sizes 1,4,600,600 --DataType UINT8 --BlockSize 2 --data constant:7");
    turnOn();
    document().pin({});
    document().setPlay({true, {StepOrder::Output, StepUnit::Row}, 601});
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
    document().setPlay({true, {StepOrder::Memory, StepUnit::Row}, 3});
    const std::string line = copiedLine();
    EXPECT_THAT(line, HasSubstr(" --along memory --by row --step 3"));
    key(Qt::Key_F9);
    EXPECT_THAT(copiedLine(), Not(HasSubstr("--step")));
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

TEST_F(PlayerTest, TheMappingTabTellsItsStepUntilThePinIsFilled)
{
    ASSERT_TRUE(m_window.showTab("Mapping"));
    auto& mapping = *m_window.findChild<MappingView*>();
    const auto told = [&mapping] { return tessera::visibleText(mapping).toStdString(); };
    document().pin(Pick{Side::Output, 2});
    turnOn();
    EXPECT_THAT(told(), HasSubstr("has not filled this output yet"));
    key(Qt::Key_Right);
    EXPECT_THAT(told(), HasSubstr("output (0, 0, 0, 0)"));
    key(Qt::Key_Right);
    EXPECT_THAT(told(), HasSubstr("output (0, 0, 0, 1)"));
    document().hover(Pick{Side::Output, 7});
    EXPECT_THAT(told(), HasSubstr("has not filled this output yet"));
    document().hover({});
    key(Qt::Key_End);
    EXPECT_THAT(told(), HasSubstr("output (0, 0, 0, 2)"));
}

// A tab of another size is shown before the player has followed to it.
TEST_F(PlayerTest, AStepIsOfTheResultsThatItWasMadeFor)
{
    turnOn();
    const auto tables =
        std::make_shared<const StepTables>(document().shown()->plan, Player(document().shown()->plan, {}));
    TensorDisplay display(m_window.document());
    display.setStep(StepLook{.tables = tables, .done = 1, .now = {}, .sources = {}});
    ASSERT_TRUE(display.step());
    EXPECT_FALSE(display.isToCome(0));
    EXPECT_TRUE(display.isToCome(1));
    show("DEPTH_TO_SPACE --Sizes 1,4,9,9 --DataType UINT32 --BlockSize 2 --data iota");
    EXPECT_FALSE(display.step());
    EXPECT_FALSE(display.isToCome(1));
    EXPECT_FALSE(display.isToCome(18 * 18 - 1)) << "the tables have no such coordinates";
}

TEST_F(PlayerTest, ItsStepsEndAtBothEnds)
{
    show("DEPTH_TO_SPACE --Sizes 1,4,1,1 --DataType UINT32 --BlockSize 2 --data iota");
    TensorDisplay display(m_window.document());
    PlayerController player(document(), display, {view(Side::Input), view(Side::Output)});
    EXPECT_FALSE(player.step(1)) << "it is off";
    document().setPlay({.isOn = true, .stepping = {}, .stepsDone = 3});
    EXPECT_TRUE(player.step(1));
    EXPECT_FALSE(player.step(1));
    EXPECT_TRUE(player.step(-1));
    document().setPlay({.isOn = true, .stepping = {}, .stepsDone = 0});
    EXPECT_FALSE(player.step(-1));
}

} // namespace
} // namespace tessera
