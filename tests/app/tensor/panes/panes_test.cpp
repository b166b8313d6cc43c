// SPDX-License-Identifier: GPL-3.0-or-later
// Which channels a pane shows: stepping by key, one alone, three as colours, one as grey.
#include "app/views/tabs/map/mapping_view.h"
#include "tests/app/support/window_fixture.h"

namespace tessera {
namespace {

struct ChannelsTest : WindowTest {
    ChannelsTest() { m_window.resize(1280, 800); }

    void show(const char* text)
    {
        changeCase(text);
        document().pin({});
        view(Side::Output)->setFocus();
    }

    QString shownChannels() const
    {
        const QWidget* pane = part("outputPane");
        const auto* button = pane->findChild<QToolButton*>("plane");
        return button->isVisible() ? button->accessibleName().section(": ", 1) : QStringLiteral("all");
    }

    void rightClick(QPoint at)
    {
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, view(Side::Output)->mapToGlobal(at));
        QApplication::sendEvent(view(Side::Output), &event);
        waitUntilIdle();
    }

    void click(const char* text)
    {
        press(*part("channelPanel"), QLatin1String(text));
        waitUntilIdle();
    }

    QColor colourOf(uint64_t element) { return groundOf(view(Side::Output), element); }
};

TEST_F(ChannelsTest, KeysStepThroughChannelsAndImages)
{
    show("SPACE_TO_DEPTH1 --Sizes 3,2,4,4 --DataType UINT8 --BlockSize 2 --data iota");
    key(Qt::Key_2, Qt::AltModifier);
    EXPECT_EQ(shownChannels(), "n0 c0");
    for (const auto& [pressed, shown] : {std::pair(Qt::Key_BracketRight, "n0 c1"),
                                         {Qt::Key_BraceRight, "n1 c1"},
                                         {Qt::Key_BraceLeft, "n0 c1"},
                                         {Qt::Key_BraceLeft, "n2 c1"}}) { // round the ends
        key(pressed);
        EXPECT_EQ(shownChannels(), shown);
    }
    key(Qt::Key_1, Qt::AltModifier); // where all are shown the pin moves
    document().pin(Pick{Side::Output, 0});
    key(Qt::Key_BraceRight);
    key(Qt::Key_BracketRight);
    EXPECT_THAT(spoken("outReadout").toStdString(), StartsWith("out (1,1,0,0)"));
}

TEST_F(ChannelsTest, ARightClickOnACaptionShowsThatChannelAloneAndBack)
{
    show("SPACE_TO_DEPTH1 --Sizes 1,2,4,4 --DataType UINT8 --BlockSize 2 --data iota");
    EXPECT_EQ(shownChannels(), "all");
    for (const char* next : {"c5", "all"}) {
        rightClick((view(Side::Output)->elementRect(20).topLeft() + QPointF(4, -8)).toPoint()); // above channel 5
        EXPECT_EQ(shownChannels(), next);
    }
    document().pin(Pick{Side::Output, 12});
    key(Qt::Key_S, Qt::ShiftModifier);
    EXPECT_EQ(shownChannels(), "c3");
    key(Qt::Key_S, Qt::ShiftModifier);
    EXPECT_EQ(shownChannels(), "all");
}

TEST_F(ChannelsTest, AnyThreeChannelsAreAColourAndOneIsGrey)
{
    show("SPACE_TO_DEPTH1 --Sizes 1,3,4,4 --DataType UINT8 --BlockSize 2 --Order COLUMN_ROW_DEPTH --data random:3");
    key(Qt::Key_C, Qt::ShiftModifier);
    click("Colours");
    click("A third apart"); // the colours of one pixel
    EXPECT_EQ(shownChannels(), "R0 G4 B8");
    const Tensor& input = *document().tensor(Side::Input);
    const Tensor& output = *document().tensor(Side::Output);
    EXPECT_EQ(colourOf(0), QColor(int(input.bits(0)), int(input.bits(16)), int(input.bits(32))));
    click("Neighbours");
    EXPECT_EQ(shownChannels(), "R0 G1 B2");
    EXPECT_EQ(colourOf(3), QColor(int(output.bits(3)), int(output.bits(7)), int(output.bits(11))));
    click("Grey");
    EXPECT_EQ(shownChannels(), "grey c0");
    EXPECT_EQ(colourOf(3), QColor(int(output.bits(3)), int(output.bits(3)), int(output.bits(3))));
}

struct GoToTest : WindowTest { };

TEST_F(GoToTest, WhatIsTypedIsPinnedOutweighsTheMouseAndGivesTheKeysBack)
{
    QTest::mouseMove(view(Side::Output), middleOf(Side::Output, {0, 0, 1, 1}));
    keyAt(Side::Output, Qt::Key_G, Qt::ControlModifier);
    auto* field = named<QLineEdit>("Coordinate");
    ASSERT_TRUE(field && field->hasFocus());
    QTest::keyClicks(field, "0,9,0,0");
    key(Qt::Key_Return);
    EXPECT_THAT(visibleText().toStdString(), HasSubstr("is outside {1, 2, 4, 6}"));
    field->selectAll();
    QTest::keyClicks(field, "0 1 2 3");
    key(Qt::Key_Return);
    EXPECT_FALSE(field->isVisible());
    EXPECT_THAT(spoken("outReadout").toStdString(), StartsWith("out (0,1,2,3)"));
    key(Qt::Key_G, Qt::ControlModifier);
    key(Qt::Key_Escape);
    key(Qt::Key_Right);
    EXPECT_THAT(spoken("outReadout").toStdString(), StartsWith("out (0,1,2,4)"));
}

// For each mapping, from either pane: the link alone might move the other end out of sight.
TEST_F(GoToTest, BothEndsAreInSightInPanesThatMoveTogether)
{
    const auto isSeen = [this](Side side, uint64_t element) {
        const QRectF cell = view(side)->elementRect(element);
        return !cell.isEmpty() && QRectF(view(side)->rect()).contains(cell);
    };
    for (const char* c :
         {"RESAMPLE1 --Sizes 1,1,200,300 --DataType UINT8 --InterpolationMode NEAREST_NEIGHBOR --Scales 1,1,2,0.5",
          "DEPTH_TO_SPACE1 --Sizes 1,8,100,100 --DataType UINT8 --BlockSize 2 --Order COLUMN_ROW_DEPTH",
          "SPACE_TO_DEPTH1 --Sizes 1,2,200,200 --DataType UINT8 --BlockSize 2 --Order DEPTH_COLUMN_ROW"}) {
        m_window.files().openCase(caseFromText(c));
        waitUntilIdle();
        ASSERT_TRUE(
            waitFor([this] { return view(Side::Input)->centerElement() && view(Side::Output)->centerElement(); }));
        view(Side::Output)->setZoom(40, QRectF(view(Side::Output)->rect()).center());
        for (const Side side : {Side::Input, Side::Output}) {
            const uint64_t last = elementCount(document().tensor(side)->desc) - 1;
            for (const uint64_t element : {uint64_t{0}, last, last / 3, last * 7 / 8, uint64_t{1}}) {
                view(side)->setFocus();
                key(Qt::Key_G, Qt::ControlModifier);
                QTest::keyClicks(QApplication::focusWidget(), QString::number(element));
                key(Qt::Key_Return);
                EXPECT_TRUE(isSeen(side, element)) << c << ", side " << int(side) << ", element " << element;
                const Partners partners = document().partners({side, element});
                if (!partners.list.empty()) {
                    EXPECT_TRUE(isSeen(side == Side::Input ? Side::Output : Side::Input, partners.list.front().element))
                        << c << ", side " << int(side) << ", partner of element " << element;
                }
            }
        }
    }
}

struct RangeTest : WindowTest {
    RangeTest()
    {
        document().pin({});
        view(Side::Output)->setFocus();
    }

    std::pair<double, double> range(Side side)
    {
        EXPECT_TRUE(waitFor([&] { return view(side)->range().has_value(); }));
        return view(side)->range().value_or(std::pair(0.0, 0.0));
    }

    // Until both panes are laid out.
    void showBoth(const char* line)
    {
        showCase(line);
        document().pin({});
        ASSERT_TRUE(waitFor([this] { return input->centerElement() && output->centerElement(); }));
    }

    TensorView* const input = view(Side::Input);
    TensorView* const output = view(Side::Output);
};

TEST_F(RangeTest, KeysChooseTheRange)
{
    showCase("RESAMPLE1 --Sizes 1,1,4,4 --InterpolationMode LINEAR --Scales 1,1,0.5,0.5 --data iota");
    const auto expectRanges = [this](std::pair<double, double> ofInput, std::pair<double, double> ofOutput) {
        EXPECT_EQ(range(Side::Input), ofInput);
        EXPECT_EQ(range(Side::Output), ofOutput);
    };
    const std::pair both(0.0, 15.0), own(2.5, 12.5), unit(0.0, 1.0);
    expectRanges(both, both);
    key(Qt::Key_A);
    expectRanges(both, own);
    key(Qt::Key_N);
    expectRanges(unit, unit);
    key(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier); // all of the output is in sight
    expectRanges(own, own);
    document().run(); // a fixed range stays
    waitUntilIdle();
    expectRanges(own, own);
    key(Qt::Key_A, Qt::ShiftModifier);
    expectRanges(both, both);
}

TEST_F(RangeTest, LargeTensorsFollowEveryChangeToTheRangeOfBoth)
{
    const auto becomes = [this](std::pair<double, double> wanted) {
        return waitFor([&] { return view(Side::Input)->range() == wanted && view(Side::Output)->range() == wanted; });
    };
    showCase(
        "RESAMPLE1 --Sizes 1,1,600,600 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,2,2 --data iota");
    EXPECT_TRUE(becomes({0, 359999}));
    type("Scales W", "0.5"); // the same input, and averages of it
    EXPECT_TRUE(becomes({0, 359999}));
    keyAt(Side::Output, Qt::Key_A);
    EXPECT_TRUE(waitFor([&] { return view(Side::Output)->range() == std::pair(0.5, 359998.5); }));
    showCase("SPACE_TO_DEPTH1 --Sizes 1,1,700,700 --DataType FLOAT32 --BlockSize 2 --data iota");
    key(Qt::Key_A, Qt::ShiftModifier);
    EXPECT_TRUE(becomes({0, 489999}));
}

TEST_F(RangeTest, AClickOnTheLegendOpensTheHistogramAndADragSetsWhite)
{
    QTest::mouseClick(output, Qt::LeftButton, {}, QPoint(40, output->height() - 8));
    EXPECT_TRUE(waitFor([this] { return shows("tensor maximum: 68"); })); // all is counted
    const QList<QWidget*> all = m_window.findChildren<QWidget*>("histogram");
    const auto found = std::ranges::find_if(all, &QWidget::isVisible);
    ASSERT_NE(found, all.end());
    QWidget* bars = *found;
    for (const TensorView* picture : {input, output}) // it covers none
        EXPECT_FALSE(placeIn(&m_window, bars).intersects(placeIn(&m_window, picture)));
    const QImage before = output->grab().toImage();
    drag(bars, {QPoint(bars->width() - 10, 60), QPoint(bars->width() / 2, 60)});
    EXPECT_NEAR(range(Side::Output).second, 34, 1);
    EXPECT_EQ(range(Side::Input), range(Side::Output));
    EXPECT_NE(output->grab().toImage(), before);
}

TEST_F(RangeTest, TheStoryTellsEveryStepOfTheElementUnderTheMouse)
{
    auto* story = part("story");
    ASSERT_TRUE(story);
    QTest::mouseMove(view(Side::Output), middleOf(Side::Output, {0, 1, 2, 3}));
    EXPECT_TRUE(story->isVisible());
    // k = c·b² + by·b + bx = 1·4 + 0·2 + 1
    EXPECT_EQ(story->accessibleName(),
              "input: n 0 of 1, k 5 of 8, h 1 of 2, w 1 of 3; "
              "reshape: n 0 of 1, c 1 of 2, by 0 of 2, bx 1 of 2, h 1 of 2, w 1 of 3; "
              "transpose: n 0 of 1, c 1 of 2, h 1 of 2, by 0 of 2, w 1 of 3, bx 1 of 2; "
              "output: n 0 of 1, c 1 of 2, y 2 of 4, x 3 of 6");
    const QImage there = story->grab().toImage();
    EXPECT_GT(pixelsLike(there, there.rect(), color(Role::Pin)), 100);
    QTest::mouseMove(view(Side::Output), middleOf(Side::Output, {0, 0, 0, 0}));
    EXPECT_NE(story->grab().toImage(), there);
    showCase("RESAMPLE --Sizes 1,1,2,2 --DataType FLOAT32 --Scales 1,1,2,2");
    document().pin(Pick{Side::Output, 0});
    EXPECT_FALSE(story->isVisible());
}

TEST_F(RangeTest, ByTheMappingTheOtherPaneShowsWhereTheMiddleComesFrom)
{
    showBoth("SPACE_TO_DEPTH1 --Sizes 1,1,400,400 --DataType UINT8 --BlockSize 4 --data ramp");
    action("linkMapping")->trigger();
    input->setFocus();
    input->setZoom(24, QRectF(input->rect()).center());
    const QPoint start = input->rect().center();
    for (const QPoint way : {QPoint(150, 60), QPoint(-90, 120), QPoint(-140, -160)}) {
        drag(input, {start, start + way / 2, start + way});
        const auto middle = input->centerElement(), there = output->centerElement();
        ASSERT_TRUE(middle && there);
        const uint64_t partner = document().partners({Side::Input, *middle}).list.front().element;
        EXPECT_EQ(*there % 10000, partner % 10000) << "row and column of planes of 100 × 100";
    }
}

// A rounded zoom of one pane was the beginning of the next step of the other.
TEST_F(RangeTest, LinkedPanesHaveWholePixelsAndKeepTheirRatio)
{
    showBoth(
        "RESAMPLE1 --Sizes 1,3,300,400 --DataType UINT8 --InterpolationMode NEAREST_NEIGHBOR --Scales 1,1,0.5,0.5");
    key(Qt::Key_F);
    const double ratio = output->exactZoom() / input->exactZoom();
    for (int i = 0; i < 20; ++i)
        input->setZoom(input->exactZoom() * 1.13, QRectF(input->rect()).center());
    EXPECT_GT(input->zoom(), 1);
    EXPECT_EQ(input->zoom(), std::round(input->zoom()));
    EXPECT_EQ(output->zoom(), std::round(output->zoom()));
    EXPECT_NEAR(output->exactZoom() / input->exactZoom(), ratio, 1e-9);
}

TEST_F(RangeTest, ByElementsBothPanesMoveByAsMany)
{
    showBoth("RESAMPLE1 --Sizes 1,1,100,100 --DataType UINT8 --InterpolationMode NEAREST_NEIGHBOR --Scales 1,1,2,2");
    action("linkPixel")->trigger();
    key(Qt::Key_F);
    const auto columnOf = [](TensorView* view, uint64_t width) { return double(*view->centerElement() % width); };
    input->setZoom(16, QRectF(input->rect()).center());
    const double from = columnOf(input, 100), fromOther = columnOf(output, 200);
    const QPoint start = input->rect().center();
    drag(input, {start, start - QPoint(60, 0), start - QPoint(160, 0)});
    EXPECT_NEAR(columnOf(input, 100) - from, 10, 1);
    EXPECT_NEAR(columnOf(output, 200) - fromOther, 10, 1.1);
}

} // namespace
} // namespace tessera
