// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/look/theme.h"
#include "app/views/tabs/map/mapping_view.h"
#include "tests/app/support/window_fixture.h"
#include "tests/app/tensor/panes/panel_support.h"

namespace tessera {
namespace {

class PredictionTest : public WindowTest {
protected:
    void begin(const char* line = "DEPTH_TO_SPACE1 --Sizes 1,4,2,2 --DataType UINT32 --BlockSize 2 --data iota")
    {
        m_window.openCase(caseFromText(line));
        waitUntilIdle();
        view(Side::Output)->setFocus();
        key(Qt::Key_F9);
        trigger("playerPredict");
    }
    void click(Side side, std::array<uint32_t, 4> at)
    {
        QTest::mouseClick(view(side), Qt::LeftButton, {}, middleOf(side, at));
        waitUntilIdle();
    }
    std::string text(const char* name) const { return part<QLabel>(name)->text().toStdString(); }
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

TEST_F(PredictionTest, AClickOnTheSourceIsRightAndExplained)
{
    begin();
    click(Side::Input, {0, 0, 0, 0});
    EXPECT_THAT(said(), StartsWith("Right"));
    EXPECT_EQ(score(), "1 of 1 right");
    EXPECT_THAT(text("playerSentence"), HasSubstr("column 0"));
    EXPECT_EQ(document().pinned(), std::nullopt) << "the click was an answer";
    view(Side::Output)->setFocus();
    key(Qt::Key_Right);
    EXPECT_THAT(said(), HasSubstr("(0,0,0,1)"));
}

TEST_F(PredictionTest, AnotherCellIsWrongAndBothAreNamed)
{
    begin();
    click(Side::Input, {0, 1, 0, 1});
    EXPECT_THAT(said(), AllOf(StartsWith("Not this one"), HasSubstr("(0,1,0,1)"), HasSubstr("(0,0,0,0)")));
    EXPECT_EQ(score(), "0 of 1 right");
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

TEST_F(PredictionTest, WhatIsGivenUpIsShownAndNotRight)
{
    begin();
    press();
    EXPECT_THAT(said(), HasSubstr("comes from"));
    EXPECT_EQ(score(), "0 of 1 right");
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
    view(Side::Output)->setFocus();
    key(Qt::Key_F9);
    click(Side::Input, {0, 1, 0, 0});
    EXPECT_EQ(document().pinned(), (Pick{Side::Input, 1}));
}

// The status bar told where an input goes, and what comes out there.
TEST_F(PredictionTest, TheStatusBarDoesNotTellTheAnswer)
{
    begin();
    const auto told = [this](const char* name) { return part<QLabel>(name)->text().trimmed().toStdString(); };
    document().hover(Pick{Side::Input, 0});
    EXPECT_THAT(told("inReadout"), HasSubstr("(0,0,0,0)"));
    EXPECT_EQ(told("outReadout"), "–");
    EXPECT_EQ(told("otherOrderReadout"), "–");
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
