// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/look/format.h"
#include "app/views/tabs/map/mapping_view.h"
#include "tests/app/support/window_fixture.h"

namespace tessera {

// The window with its player, as its keys and buttons drive it.
struct PlayerTest : WindowTest {
    using WindowTest::WindowTest;

    void show(const char* line)
    {
        m_window.files().openCase(caseFromText(line));
        waitUntilIdle();
    }
    void turnOn() { keyAt(Side::Output, Qt::Key_F9); }
    bool isOn() const { return bar()->isVisible(); }
    QWidget* bar() const { return part("playerBar"); }
    QSlider* slider() const { return bar()->findChild<QSlider*>(); }
    std::string count() const { return text("playerCount"); }
    std::string text(const char* name) const { return part<QLabel>(name)->text().toStdString(); }
    QAbstractButton* button(const char* words) const { return buttonOf(*bar(), QLatin1String(words)); }
    // Whether the element's cell looks like one that is not filled yet.
    bool isEmpty(std::array<uint32_t, 4> at)
    {
        waitUntilIdle();
        TensorView* output = view(Side::Output);
        const auto element = elementAt(document().tensor(Side::Output)->desc.sizes, at);
        const QSize cell = output->elementRect(0).size().toSize() - QSize(8, 8);
        return pixelsLike(output->grab().toImage(), output->elementRect(element).toRect().adjusted(4, 4, -4, -4),
                          color(Role::Panel))
            == cell.width() * cell.height();
    }
    QImage nothing() const
    {
        QImage picture(part("stepArrows")->size(), QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::transparent);
        return picture;
    }
    QImage arrows() const // alone
    {
        QImage picture = nothing();
        part("stepArrows")->render(&picture, {}, {}, QWidget::RenderFlags());
        return picture;
    }
    std::string copiedLine()
    {
        key(Qt::Key_C, Qt::ControlModifier | Qt::AltModifier);
        return QGuiApplication::clipboard()->text().toStdString();
    }
};

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
    slider()->setValue(24);
    EXPECT_EQ(count(), "24 of 48");
    EXPECT_FALSE(isEmpty({0, 0, 3, 5}));
    EXPECT_TRUE(isEmpty({0, 1, 0, 0}));
    key(Qt::Key_F9);
    EXPECT_FALSE(isOn());
    EXPECT_FALSE(isEmpty({0, 0, 0, 0})) << "the output is whole again";
}

TEST_F(PlayerTest, KeysStepOnTheTensorsAndAPinStaysWhereItIs)
{
    document().pin(Pick{Side::Output, 5});
    turnOn();
    for (const auto& [pressed, there] : {std::pair(Qt::Key_Right, "1 of 48"),
                                         {Qt::Key_PageDown, "2 of 48"},
                                         {Qt::Key_PageUp, "1 of 48"},
                                         {Qt::Key_Left, "0 of 48"},
                                         {Qt::Key_End, "48 of 48"},
                                         {Qt::Key_Home, "0 of 48"}}) {
        key(pressed);
        EXPECT_EQ(count(), there);
        EXPECT_EQ(isEmpty({0, 0, 0, 0}), there[0] == '0');
        EXPECT_EQ(isEmpty({0, 1, 3, 5}), pressed != Qt::Key_End);
    }
    EXPECT_EQ(document().pinned(), (Pick{Side::Output, 5}));
}

TEST_F(PlayerTest, SpacePlaysToTheEndAndStops)
{
    show("DEPTH_TO_SPACE1 --Sizes 1,4,1,1 --DataType UINT32 --BlockSize 2 --data iota");
    turnOn();
    QTest::keyClick(named<QComboBox>("Steps a second"), Qt::Key_End);
    keyIn(view(Side::Output), Qt::Key_Space);
    EXPECT_TRUE(waitFor([&] { return count() == "4 of 4"; }));
    EXPECT_TRUE(button("Play"));
    QTest::keyClick(view(Side::Output), Qt::Key_Space); // begins again
    EXPECT_EQ(count(), "0 of 4");
    QTest::keyClick(view(Side::Output), Qt::Key_Space); // and pauses
    EXPECT_TRUE(button("Play"));
}

TEST_F(PlayerTest, DrawsArrowsFromTheSourcesWithTheirWeights)
{
    show("RESAMPLE1 --Sizes 1,1,2,2 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,2,2 "
         "--InputPixelOffsets 0.5,0.5,0.5,0.5 --OutputPixelOffsets -0.5,-0.5,-0.5,-0.5 --data iota");
    turnOn();
    const auto drawn = [&] { return pixelsThatDiffer(arrows(), nothing()); };
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

// The arrow crosses no number of the row that it fills, nor of the elements before its source.
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
        return pixelsLike(input, color(Role::Partner));
    };
    EXPECT_GT(ringed(1), 80) << "row 600 is made of channels 0 and 1";
    EXPECT_EQ(ringed(2), 0);
}

TEST_F(PlayerTest, StandsInTheLineThatIsCopiedAndPasted)
{
    turnOn();
    document().setPlay({true, {StepOrder::Memory, StepUnit::Row}, 3});
    const std::string line = copiedLine();
    EXPECT_THAT(line, HasSubstr(" --step 3,along=memory,by=row"));
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

// A tab with another shape is shown while the player still has the step of the tab before.
TEST_F(PlayerTest, AStepIsOfTheResultsThatItWasMadeFor)
{
    turnOn();
    const auto tables =
        std::make_shared<const StepTables>(document().shown()->plan, Player(document().shown()->plan, {}));
    TensorDisplay display(m_window.document());
    display.setStep(PlaybackState{.tables = tables, .done = 1, .now = {}, .sources = {}});
    ASSERT_TRUE(display.step());
    EXPECT_FALSE(display.isPending(0));
    EXPECT_TRUE(display.isPending(1));
    show("DEPTH_TO_SPACE --Sizes 1,4,9,9 --DataType UINT32 --BlockSize 2 --data iota");
    EXPECT_FALSE(display.step());
    EXPECT_FALSE(display.isPending(1));
    EXPECT_FALSE(display.isPending(18 * 18 - 1)) << "the tables have no such coordinates";
}

TEST_F(PlayerTest, NothingMovesFromTheBeginningToTheEnd)
{
    m_window.resize(900, 800); // the formula takes two lines
    show("DEPTH_TO_SPACE --Sizes 1,4,2,2 --DataType UINT32 --BlockSize 2 --data iota");
    turnOn();
    const QRect before = bar()->geometry(), tensor = view(Side::Output)->geometry();
    const auto* formula = part<QLabel>("playerFormula");
    for (int i = 0; i < 16; ++i) {
        key(Qt::Key_Right);
        EXPECT_EQ(bar()->geometry(), before) << i;
        EXPECT_LE(formula->heightForWidth(formula->width()), formula->height()) << i;
        EXPECT_EQ(view(Side::Output)->geometry(), tensor) << i;
    }
}

TEST_F(PlayerTest, StepsWithKeysAfterAClickInItsBar)
{
    turnOn();
    press(*bar(), "Input");
    waitUntilIdle();
    for (int i = 0; i < 3; ++i)
        key(Qt::Key_Right);
    EXPECT_EQ(count(), "3 of 48");
    EXPECT_EQ(document().play().stepping.order, StepOrder::Input);
    auto* unit = named<QComboBox>("What a step fills");
    QTest::mouseClick(unit, Qt::LeftButton);
    ASSERT_TRUE(waitFor([&] { return unit->view()->isVisible(); }));
    const QRect row = unit->view()->visualRect(unit->model()->index(1, 0));
    QTest::mouseMove(unit->view()->viewport(), row.center());
    QTest::qWait(QApplication::doubleClickInterval()
                 + 100); // until then the list takes a release for the first click's
    click(unit->view()->viewport(), row.center());
    ASSERT_EQ(document().play().stepping.unit, StepUnit::Row);
    const uint64_t before = document().play().stepsDone;
    key(Qt::Key_Right);
    EXPECT_EQ(document().play().stepsDone, before + 1);
    EXPECT_EQ(document().play().stepping.unit, StepUnit::Row);
}

TEST_F(PlayerTest, ItsChoicesCanBeMadeWithKeys)
{
    turnOn();
    button("Output")->setFocus(Qt::TabFocusReason);
    key(Qt::Key_Right);
    key(Qt::Key_Right);
    EXPECT_EQ(document().play().stepping.order, StepOrder::Memory);
    auto* unit = named<QComboBox>("What a step fills");
    unit->setFocus(Qt::TabFocusReason);
    key(Qt::Key_Down);
    key(Qt::Key_Down);
    EXPECT_EQ(document().play().stepping.unit, StepUnit::Block);
}

// With large letters the other parts of the bar left the slider no room.
TEST_F(PlayerTest, TheSliderHasRoomInANarrowWindowAndALecture)
{
    show("DEPTH_TO_SPACE --Sizes 1,64,100,100 --DataType UINT8 --BlockSize 2 --data iota");
    turnOn();
    auto* choice = bar()->findChild<QComboBox*>();
    const auto isBelow = [&] {
        return choice->mapTo(bar(), QPoint()).y() > slider()->mapTo(bar(), QPoint()).y() + slider()->height();
    };
    for (const int width : {1500, 800, 1500}) {
        resize({width, 800});
        EXPECT_GE(slider()->width(), 160) << width;
        EXPECT_EQ(isBelow(), width == 800) << width;
    }
    key(Qt::Key_F5);
    m_window.showNormal();
    resize({1440, 900});
    EXPECT_EQ(m_window.width(), 1440);
    EXPECT_GT(bar()->findChild<QToolButton*>()->iconSize().height(), 20) << "as large as the letters";
    EXPECT_GE(slider()->width(), 160);
}

// In a low window the bottom panel gives the tensors some of its height.
TEST_F(PlayerTest, TheTensorsStayHighInALowWindow)
{
    m_window.resize(900, 600);
    turnOn();
    EXPECT_TRUE(waitFor([&] { return view(Side::Output)->height() >= 150; })) << view(Side::Output)->height();
}

struct PredictionTest : PlayerTest {
    void begin(const char* line = "DEPTH_TO_SPACE1 --Sizes 1,4,2,2 --DataType UINT32 --BlockSize 2 --data iota")
    {
        show(line);
        turnOn();
        trigger("playerPredict");
    }
    std::string said() const { return text("prediction"); }
    std::string score() const { return text("predictionScore"); }
    void press() { QTest::mouseClick(part<QPushButton>("predictionNext"), Qt::LeftButton); }
    void typeValue(const QString& value)
    {
        auto* field = named<QLineEdit>("The value that comes out");
        field->setFocus();
        QTest::keyClicks(field, value);
        QTest::keyClick(field, Qt::Key_Return);
        waitUntilIdle();
    }
};

TEST_F(PredictionTest, AsksWithAnEmptyOutputAndTellsNothing)
{
    begin();
    EXPECT_THAT(said(), AllOf(StartsWith("Where does output"), HasSubstr("(0,0,0,0)")));
    EXPECT_EQ(text("playerSentence"), "");
    EXPECT_EQ(text("playerFormula"), "");
    QTest::mouseMove(view(Side::Output), middleOf(Side::Output, {0, 0, 0, 0}));
    waitUntilIdle();
    EXPECT_EQ(document().hovered(), std::nullopt) << "its partner would light up";
    EXPECT_EQ(document().pinned(), std::nullopt);
}

TEST_F(PredictionTest, AValueCanBeTypedAtOnceAndKeysGoOn)
{
    begin();
    key(Qt::Key_0);
    key(Qt::Key_Return);
    EXPECT_EQ(score(), "1 of 1 right");
    key(Qt::Key_Right);
    EXPECT_THAT(said(), HasSubstr("(0,0,0,1)"));
    key(Qt::Key_4);
    key(Qt::Key_Left); // moves in what is typed
    EXPECT_THAT(said(), HasSubstr("(0,0,0,1)"));
    key(Qt::Key_Return);
    EXPECT_EQ(score(), "2 of 2 right");
    press();
    key(Qt::Key_1);
    key(Qt::Key_Return);
    EXPECT_EQ(score(), "3 of 3 right") << "the button left the keys to the field";
    trigger("playerPredict");
    EXPECT_TRUE(view(Side::Output)->hasFocus());
}

TEST_F(PredictionTest, ACellThatIsClickedIsRightOrNotAndBothAreNamed)
{
    begin();
    click(Side::Input, {0, 0, 0, 0});
    EXPECT_THAT(said(), StartsWith("Right"));
    EXPECT_EQ(score(), "1 of 1 right");
    EXPECT_THAT(text("playerSentence"), HasSubstr("column 0"));
    EXPECT_EQ(document().pinned(), std::nullopt) << "the click was an answer";
    keyAt(Side::Output, Qt::Key_Right);
    EXPECT_THAT(said(), HasSubstr("(0,0,0,1)"));
    click(Side::Input, {0, 3, 0, 1});
    EXPECT_THAT(said(), AllOf(StartsWith("Not this one"), HasSubstr("(0,3,0,1)"), HasSubstr("(0,1,0,0)")));
    EXPECT_EQ(score(), "1 of 2 right");
    press();
    press(); // given up
    EXPECT_THAT(said(), HasSubstr("comes from"));
    EXPECT_EQ(score(), "1 of 3 right");
}

TEST_F(PredictionTest, AValueCanBeTypedAndRounded)
{
    begin("RESAMPLE1 --Sizes 1,1,1,3 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,1,3 --data iota");
    typeValue("0");
    EXPECT_THAT(said(), StartsWith("Right"));
    press();
    typeValue("17");
    EXPECT_THAT(said(), AllOf(StartsWith("Not this one"), HasSubstr("17")));
    press();
    typeValue("0.33");
    EXPECT_THAT(said(), StartsWith("Right"));
    EXPECT_EQ(score(), "2 of 3 right");
}

TEST_F(PredictionTest, AtTheEndThereIsAResultAndClicksPinAgainWhenItIsOver)
{
    begin("DEPTH_TO_SPACE1 --Sizes 1,4,1,1 --DataType UINT32 --BlockSize 2 --data iota");
    for (uint32_t channel = 0; channel < 4; ++channel) {
        click(Side::Input, {0, channel, 0, 0});
        if (channel < 3)
            press();
    }
    EXPECT_THAT(said(), HasSubstr("4 of 4 were right"));
    keyAt(Side::Output, Qt::Key_F9);
    click(Side::Input, {0, 1, 0, 0});
    EXPECT_EQ(document().pinned(), (Pick{Side::Input, 1}));
}

// While a prediction is asked for, the status bar said where the input goes and which value comes out.
TEST_F(PredictionTest, TheStatusBarDoesNotTellTheAnswer)
{
    begin();
    const auto told = [this](const char* name) { return part<QLabel>(name)->text().trimmed().toStdString(); };
    document().hover(Pick{Side::Input, 0});
    EXPECT_THAT(told("inReadout"), HasSubstr("(0,0,0,0)"));
    EXPECT_EQ(told("outReadout"), "–");
    action("playerPredict")->trigger();
    trigger("playerLast");
    document().hover(Pick{Side::Input, 0});
    EXPECT_THAT(told("outReadout"), HasSubstr("(0,0,0,0)"));
}

TEST_F(PredictionTest, TheMappingTabDoesNotTellTheAnswer)
{
    begin();
    ASSERT_TRUE(m_window.showTab("Mapping"));
    auto& mapping = *m_window.findChild<MappingView*>();
    const auto said = [&] { return tessera::visibleText(mapping).toStdString(); };
    document().pin(Pick{Side::Output, 3});
    EXPECT_THAT(said(), AllOf(HasSubstr("has not filled this output yet"), Not(ContainsRegex("\\(0, ?0, ?0, ?3\\)"))));
    document().pin(Pick{Side::Input, 0});
    EXPECT_THAT(said(), HasSubstr("has not filled every output"));
    EXPECT_THAT(said(), ContainsRegex("\\(0, ?0, ?0, ?0\\)")) << "of the input itself";
    EXPECT_EQ(mapping.findChild<QTableView*>()->model()->rowCount(), 0);
    action("playerPredict")->trigger();
    trigger("playerLast");
    EXPECT_EQ(mapping.findChild<QTableView*>()->model()->rowCount(), 1);
    document().pin(Pick{Side::Output, 3});
    EXPECT_THAT(said(), ContainsRegex("\\(0, ?0, ?0, ?3\\)"));
}

} // namespace
} // namespace tessera
